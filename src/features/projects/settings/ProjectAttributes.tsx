import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import ListRounded from '@mui/icons-material/ListRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDeleteProjectAttributeTypeMutation } from '@/api/project-attributes';
import type { Project } from '@/api/projects';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { type AttributeOfProject, useProjectAttributes } from '../attributes/useProjectAttributes';
import { AttributeChoicesDialog } from './AttributeChoicesDialog';
import { AttributeValueDialog } from './AttributeValueDialog';
import { NewAttributeDialog } from './NewAttributeDialog';
import { Section } from './Section';

interface Open {
  kind: 'VALUE' | 'CHOICES' | 'DELETE';
  typeUuid: string;
}

/** What a project tells of itself beside its name: customer, market, start of production. */
export function ProjectAttributes({ project, mayUpdate }: { project: Project; mayUpdate: boolean }) {
  const text = useTexts('project-settings');
  const { attributes, error, retry } = useProjectAttributes(project.uuid);
  const [isAdding, setIsAdding] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const [remove] = useDeleteProjectAttributeTypeMutation();
  const asked = attributes?.find(({ type }) => type.uuid === open?.typeUuid);
  const close = () => setOpen(null);
  const show = (kind: Open['kind'], { type }: AttributeOfProject) => setOpen({ kind, typeUuid: type.uuid });
  return (
    <Section
      title={text('attributes', 'Attributes')}
      purpose={text(
        'attributes-purpose',
        'What the project tells of itself: customer, market, start of production.',
      )}
      actions={
        mayUpdate && (
          <Button size="small" variant="outlined" onClick={() => setIsAdding(true)}>
            {text('new-attribute', 'New attribute')}
          </Button>
        )
      }
    >
      {error !== undefined && !attributes && <ErrorView error={error} onRetry={retry} />}
      {error === undefined && !attributes && <Skeleton variant="rounded" height={64} />}
      {attributes?.length === 0 && (
        <Typography variant="body2">{text('no-attributes', 'This project has no attributes.')}</Typography>
      )}
      {attributes && attributes.length > 0 && (
        <Box
          component="ul"
          aria-label={text('attributes', 'Attributes')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {attributes.map(attribute => {
            const { type, shown } = attribute;
            return (
              <Box
                component="li"
                key={type.uuid}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: '1fr auto', sm: '200px 1fr auto' },
                  gap: 1,
                  py: 0.75,
                  alignItems: 'center',
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {type.name}
                </Typography>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere', gridRow: { xs: 2, sm: 'auto' } }}>
                  {shown ?? '–'}
                </Typography>
                {mayUpdate && (
                  <Box sx={{ whiteSpace: 'nowrap', gridRow: { xs: '1 / 3', sm: 'auto' } }}>
                    <IconButton
                      size="extraSmall"
                      aria-label={text('set-value', 'Set {1}', { values: [type.name] })}
                      onClick={() => show('VALUE', attribute)}
                    >
                      <EditRounded fontSize="small" />
                    </IconButton>
                    {type.dataType === 'CHOICE' && (
                      <IconButton
                        size="extraSmall"
                        aria-label={text('choices-of', 'Choices of {1}', { values: [type.name] })}
                        onClick={() => show('CHOICES', attribute)}
                      >
                        <ListRounded fontSize="small" />
                      </IconButton>
                    )}
                    <IconButton
                      size="extraSmall"
                      aria-label={text('delete-name', 'Delete {1}', { values: [type.name] })}
                      onClick={() => show('DELETE', attribute)}
                    >
                      <DeleteOutlineRounded fontSize="small" />
                    </IconButton>
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
      )}
      {isAdding && <NewAttributeDialog projectUuid={project.uuid} onClose={() => setIsAdding(false)} />}
      {asked && open?.kind === 'VALUE' && <AttributeValueDialog attribute={asked} onClose={close} />}
      {asked && open?.kind === 'CHOICES' && <AttributeChoicesDialog attribute={asked} onClose={close} />}
      {asked && open?.kind === 'DELETE' && (
        <ConfirmDeleteDialog
          records={[{ uuid: asked.type.uuid, label: asked.type.name }]}
          // Its value and its choices say themselves what they are.
          remove={projectAttributeTypeUuid => remove({ projectAttributeTypeUuid, confirm: true })}
          confirmLabel={text('delete-attribute', 'Delete attribute')}
          deletedText={text('attribute-deleted', '{1} was deleted', { values: [asked.type.name] })}
          onClose={close}
        >
          <Typography variant="body2" color="textSecondary">
            {text('delete-attribute-explanation', 'Its value and its choices go with it.')}
          </Typography>
        </ConfirmDeleteDialog>
      )}
    </Section>
  );
}
