import { ProjectAccessRequestUpdateLimits } from '@/api/limits';
import { type ProjectAccessRequest, useUpdateProjectAccessRequestMutation } from '@/api/project-members';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { personName } from '@/features/shared/people/personName';
import {
  PROJECT_ROLE_EXPLANATIONS,
  PROJECT_ROLE_LABELS,
  PROJECT_ROLES,
  type ProjectRole,
} from '@/features/shared/people/projectRoles';
import { useTexts } from '@/glossary/useText';
import { FormChoiceField, FormLongTextField } from '@/ui/form';

interface AnswerRequestDialogProps {
  request: ProjectAccessRequest;
  status: 'ACCEPTED' | 'DECLINED';
  onClose: () => void;
}

/** Lets somebody in with a role, or not; either way with a word that they get to read. */
export function AnswerRequestDialog({ request, status, onClose }: AnswerRequestDialogProps) {
  const text = useTexts('project-members');
  const [answer] = useUpdateProjectAccessRequestMutation();
  const isAccepted = status === 'ACCEPTED';
  const name = personName(request.user);
  const form = useApiForm({
    limits: ProjectAccessRequestUpdateLimits,
    values: { role: 'VIEWER' as ProjectRole, reason: '' },
    send: ({ role, reason }, { revision }) =>
      answer({
        projectAccessRequestUuid: request.uuid,
        projectAccessRequestUpdate: {
          revision: revision || request.revision,
          status,
          reason,
          ...(isAccepted && { role }),
        },
      }),
    sentText: isAccepted
      ? text('accepted', '{1} is a member now', { values: [name] })
      : text('declined', 'The request of {1} was declined', { values: [name] }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={
        isAccepted
          ? text('accept-title', 'Let {1} in', { values: [name] })
          : text('decline-title', 'Decline the request of {1}', { values: [name] })
      }
      submitLabel={isAccepted ? text('accept', 'Accept') : text('decline', 'Decline')}
      onClose={onClose}
    >
      {isAccepted && (
        <FormChoiceField
          name="role"
          label={text('role', 'Role')}
          options={PROJECT_ROLES.map(role => ({
            value: role,
            label: text(PROJECT_ROLE_LABELS[role]),
            description: text(PROJECT_ROLE_EXPLANATIONS[role]),
          }))}
        />
      )}
      <FormLongTextField
        name="reason"
        label={text('answer', 'Answer')}
        helperText={text.prose('answer-help', 'They read it with the decision.')}
        autoFocus={!isAccepted}
      />
    </ApiFormDialog>
  );
}
