import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ProjectAttributeTypeValueCreateLimits } from '@/api/limits';
import {
  useCreateProjectAttributeTypeValueMutation,
  useDeleteProjectAttributeTypeValueMutation,
  useUpdateProjectAttributeTypeValueMutation,
} from '@/api/project-attributes';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { FormTextField } from '@/ui/form';
import type { AttributeOfProject } from '../attributes/useProjectAttributes';
import { ChoiceLine } from './ChoiceLine';
import { EditChoiceDialog } from './EditChoiceDialog';
import { moved, saveOrder } from './saveOrder';

interface AttributeChoicesDialogProps {
  attribute: AttributeOfProject;
  onClose: () => void;
}

/** What can be chosen: one after the other is added; each can get another name or place, or go. */
export function AttributeChoicesDialog({ attribute, onClose }: AttributeChoicesDialogProps) {
  const text = useTexts('project-settings');
  const { type, choices, attribute: standing } = attribute;
  const [create] = useCreateProjectAttributeTypeValueMutation();
  const [update] = useUpdateProjectAttributeTypeValueMutation();
  const [remove] = useDeleteProjectAttributeTypeValueMutation();
  const [asked, setAsked] = useState<{ kind: 'EDIT' | 'DELETE'; uuid: string } | null>(null);
  const [refusal, setRefusal] = useState<unknown>();
  const choice = choices.find(({ uuid }) => uuid === asked?.uuid);
  const close = () => setAsked(null);
  const form = useApiForm({
    limits: ProjectAttributeTypeValueCreateLimits,
    values: { name: '' },
    startsAnew: true,
    send: values =>
      create({
        projectAttributeTypeUuid: type.uuid,
        projectAttributeTypeValueCreate: {
          ...values,
          position: Math.max(choices.length, (choices.at(-1)?.position ?? -1) + 1),
        },
      }),
    sentText: text('choice-added', 'Choice added'),
  });
  const move = async (from: number, to: number) =>
    setRefusal(
      await saveOrder(moved(choices, from, to), ({ uuid, revision }, position) =>
        update({
          projectAttributeTypeValueUuid: uuid,
          projectAttributeTypeValueUpdate: { revision, position },
        }),
      ),
    );
  return (
    <>
      <ApiFormDialog
        form={form}
        title={text('choices-of', 'Choices of {1}', { values: [type.name] })}
        submitLabel={text('add-choice', 'Add choice')}
        onClose={onClose}
      >
        {choices.length === 0 && (
          <Typography variant="body2">
            {text.prose('no-choices', 'There is nothing to choose from yet.')}
          </Typography>
        )}
        {refusal !== undefined && <ErrorView error={refusal} isRefusal />}
        <Box
          component="ul"
          aria-label={text('choices', 'Choices')}
          sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {choices.map(({ uuid, name }, index) => (
            <ChoiceLine
              key={uuid}
              name={name}
              onEdit={() => setAsked({ kind: 'EDIT', uuid })}
              onDelete={() => setAsked({ kind: 'DELETE', uuid })}
              onUp={index > 0 ? () => void move(index, index - 1) : undefined}
              onDown={index < choices.length - 1 ? () => void move(index, index + 1) : undefined}
            />
          ))}
        </Box>
        <FormTextField name="name" label={text('new-choice', 'New choice')} autoFocus />
      </ApiFormDialog>
      {choice && asked?.kind === 'EDIT' && <EditChoiceDialog choice={choice} onClose={close} />}
      {choice && asked?.kind === 'DELETE' && (
        <ConfirmDeleteDialog
          records={[{ uuid: choice.uuid, label: choice.name }]}
          remove={projectAttributeTypeValueUuid => remove({ projectAttributeTypeValueUuid, confirm: true })}
          confirmLabel={text('delete-choice', 'Delete choice')}
          onClose={close}
        >
          {standing?.projectAttributeTypeValueUuid === choice.uuid && (
            <Typography variant="body2" color="textSecondary">
              {text.prose('choice-in-use', 'The project uses this choice now; the attribute will be empty.')}
            </Typography>
          )}
        </ConfirmDeleteDialog>
      )}
    </>
  );
}
