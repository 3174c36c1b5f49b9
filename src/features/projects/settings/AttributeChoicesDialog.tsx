import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ProjectAttributeTypeValueCreateLimits } from '@/api/limits';
import {
  useCreateProjectAttributeTypeValueMutation,
  useDeleteProjectAttributeTypeValueMutation,
} from '@/api/project-attributes';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { ApiFormDialog } from '@/features/shared/form/ApiFormDialog';
import { useApiForm } from '@/features/shared/form/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormTextField } from '@/ui/form';
import type { AttributeOfProject } from '../attributes/useProjectAttributes';

interface AttributeChoicesDialogProps {
  attribute: AttributeOfProject;
  onClose: () => void;
}

/** What can be chosen: one after the other is added, each can go. */
export function AttributeChoicesDialog({ attribute, onClose }: AttributeChoicesDialogProps) {
  const text = useTexts('project-settings');
  const { type, choices, attribute: standing } = attribute;
  const [create] = useCreateProjectAttributeTypeValueMutation();
  const [remove] = useDeleteProjectAttributeTypeValueMutation();
  const [leavingUuid, setLeavingUuid] = useState<string | null>(null);
  const leaving = choices.find(({ uuid }) => uuid === leavingUuid);
  const form = useApiForm({
    limits: ProjectAttributeTypeValueCreateLimits,
    values: { name: '' },
    send: values => create({ projectAttributeTypeUuid: type.uuid, projectAttributeTypeValueCreate: values }),
    sentText: text('choice-added', 'Choice added'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('choices-of', 'Choices of {1}', { values: [type.name] })}
      submitLabel={text('add-choice', 'Add choice')}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {choices.map(({ uuid, name }) => (
          <Box component="li" key={uuid} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
            <IconButton
              size="extraSmall"
              aria-label={text('delete-name', 'Delete {1}', { values: [name] })}
              onClick={() => setLeavingUuid(uuid)}
            >
              <DeleteOutlineRounded fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <FormTextField name="name" label={text('new-choice', 'New choice')} autoFocus />
      {leaving && (
        <ConfirmDeleteDialog
          records={[{ uuid: leaving.uuid, label: leaving.name }]}
          remove={projectAttributeTypeValueUuid => remove({ projectAttributeTypeValueUuid, confirm: true })}
          confirmLabel={text('delete-choice', 'Delete choice')}
          onClose={() => setLeavingUuid(null)}
        >
          {standing?.projectAttributeTypeValueUuid === leaving.uuid && (
            <Typography variant="body2" color="textSecondary">
              {text('choice-in-use', 'It is what the project says now; the project says nothing then.')}
            </Typography>
          )}
        </ConfirmDeleteDialog>
      )}
    </ApiFormDialog>
  );
}
