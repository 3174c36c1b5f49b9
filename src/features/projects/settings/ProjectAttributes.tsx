import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  useDeleteProjectAttributeTypeMutation,
  useUpdateProjectAttributeTypeMutation,
} from '@/api/project-attributes';
import type { Project } from '@/api/projects';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { useProjectAttributes } from '../attributes/useProjectAttributes';
import { AttributeChoicesDialog } from './AttributeChoicesDialog';
import { EditAttributeDialog, NewAttributeDialog } from './AttributeDialog';
import { type AttributeDialogKind, AttributeLine } from './AttributeLine';
import { AttributeValueDialog } from './AttributeValueDialog';
import { moved, saveOrder } from './saveOrder';

interface Open {
  kind: AttributeDialogKind;
  typeUuid: string;
}

/** Attributes of the project: customer, market, start of production. */
export function ProjectAttributes({ project, mayUpdate }: { project: Project; mayUpdate: boolean }) {
  const text = useTexts('project-settings');
  const { attributes, error, retry } = useProjectAttributes(project.uuid);
  const [isAdding, setIsAdding] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const [remove] = useDeleteProjectAttributeTypeMutation();
  const asked = attributes?.find(({ type }) => type.uuid === open?.typeUuid);
  const [update] = useUpdateProjectAttributeTypeMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const close = () => setOpen(null);
  const last = attributes?.at(-1)?.type;
  const move = async (from: number, to: number) => {
    const types = (attributes ?? []).map(({ type }) => type);
    setRefusal(
      await saveOrder(moved(types, from, to), ({ uuid, revision }, position) =>
        update({ projectAttributeTypeUuid: uuid, projectAttributeTypeUpdate: { revision, position } }),
      ),
    );
  };
  return (
    <Section
      title={text('attributes', 'Attributes')}
      purpose={text.prose(
        'attributes-purpose',
        'Attributes of the project: customer, market, start of production.',
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
      {refusal !== undefined && <ErrorView error={refusal} isRefusal />}
      {attributes?.length === 0 && (
        <Typography variant="body2">
          {text.prose('no-attributes', 'This project has no attributes.')}
        </Typography>
      )}
      {attributes && attributes.length > 0 && (
        <Box
          component="ul"
          aria-label={text('attributes', 'Attributes')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {attributes.map((attribute, index) => (
            <AttributeLine
              key={attribute.type.uuid}
              attribute={attribute}
              actions={
                mayUpdate
                  ? {
                      open: kind => setOpen({ kind, typeUuid: attribute.type.uuid }),
                      moveUp: index > 0 ? () => void move(index, index - 1) : undefined,
                      moveDown: index < attributes.length - 1 ? () => void move(index, index + 1) : undefined,
                    }
                  : null
              }
            />
          ))}
        </Box>
      )}
      {isAdding && (
        <NewAttributeDialog
          projectUuid={project.uuid}
          // Behind the others, also where some were deleted in between.
          position={Math.max(attributes?.length ?? 0, (last?.position ?? -1) + 1)}
          onClose={() => setIsAdding(false)}
        />
      )}
      {asked && open?.kind === 'EDIT' && (
        <EditAttributeDialog
          type={asked.type}
          isUsed={asked.attribute !== undefined || asked.choices.length > 0}
          onClose={close}
        />
      )}
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
            {text.prose('delete-attribute-explanation', 'Its value and its choices go with it.')}
          </Typography>
        </ConfirmDeleteDialog>
      )}
    </Section>
  );
}
