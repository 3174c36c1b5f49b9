import { ProjectAccessRequestCreateLimits } from '@/api/limits';
import { type ProjectToRequestAccess, useRequestProjectAccessMutation } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';

interface RequestAccessDialogProps {
  project: ProjectToRequestAccess;
  onClose: () => void;
}

/** Asks the leads of a project to let the user in. */
export function RequestAccessDialog({ project, onClose }: RequestAccessDialogProps) {
  const text = useTexts('discover');
  const [request] = useRequestProjectAccessMutation();
  const form = useApiForm({
    limits: ProjectAccessRequestCreateLimits,
    values: { message: '' },
    send: values => request({ projectUuid: project.uuid, projectAccessRequestCreate: values }),
    sentText: text('sent', 'The leads of {1} were notified', { values: [project.name] }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('ask-for', 'Request access to {1}', { values: [project.name] })}
      submitLabel={text('send', 'Send request')}
      onClose={onClose}
    >
      <FormLongTextField
        name="message"
        label={text('message', 'Message')}
        helperText={text.prose(
          'message-help',
          'What the leads should know: what you will do there, and until when.',
        )}
        autoFocus
      />
    </ApiFormDialog>
  );
}
