import DialogContentText from '@mui/material/DialogContentText';
import { type AdminUser, useAdminResetUserSecondFactorMutation } from '@/api/admin';
import { AdminSecondFactorResetLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';
import { FormTextField } from '@/ui/form';

/** For somebody who can no longer sign in, because phone and recovery codes are lost. */
export function ResetSecondFactorDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const text = useTexts('users');
  const [reset] = useAdminResetUserSecondFactorMutation();
  const form = useApiForm({
    limits: AdminSecondFactorResetLimits,
    values: { reason: '' },
    revision: user.revision,
    send: ({ reason }, { revision }) =>
      reset({ userUuid: user.uuid, adminSecondFactorReset: { revision, reason } }),
    sentText: text('factor-reset', 'The second factor of {1} was removed', { values: [personName(user)] }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('factor-reset-title', 'Remove the second factor of {1}', { values: [personName(user)] })}
      submitLabel={text('factor-reset-confirm', 'Remove second factor')}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'factor-reset-explanation',
          'Authenticator app, passkeys and recovery codes are removed, and the person is signed out everywhere. Their password alone signs in then, and a mail tells them. Make sure that it is really them who ask: call back at a number that you know.',
        )}
      </DialogContentText>
      <FormTextField
        name="reason"
        label={text('factor-reset-reason', 'Reason')}
        helperText={text.prose(
          'factor-reset-reason-help',
          'How you made sure who asks. It is kept in the audit trail.',
        )}
        autoFocus
      />
    </ApiFormDialog>
  );
}
