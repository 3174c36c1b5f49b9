import DialogContentText from '@mui/material/DialogContentText';
import { type Finding, useAcceptFindingMutation } from '@/api/findings';
import { FindingAcceptLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';

interface AcceptDialogProps {
  projectUuid: string;
  finding: Finding;
  onClose: () => void;
}

/** Says why a finding may stay as it is. */
export function AcceptDialog({ projectUuid, finding, onClose }: AcceptDialogProps) {
  const text = useTexts('checks');
  const [accept] = useAcceptFindingMutation();
  const { check, uuid: recordUuid, basis, code, acceptance, title } = finding;
  const words = checkText({ check });
  const form = useApiForm({
    limits: { reason: FindingAcceptLimits.reason },
    // What was said before a change is the beginning of what is to be said after it.
    values: { reason: acceptance?.reason ?? '' },
    send: ({ reason }) => accept({ projectUuid, findingAccept: { check, recordUuid, basis, reason } }),
    sentText: text('accepted', 'Finding accepted'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('accept-title', 'Accept {1} of {2}', { values: [check, code] })}
      submitLabel={text('accept-confirm', 'Accept')}
      onClose={onClose}
    >
      <DialogContentText>{words ? text.prose(words) : title}</DialogContentText>
      <DialogContentText>
        {text.prose(
          'accept-help',
          'It stays in the list as accepted, with your name and reason, until it is taken back or what the check looked at changes.',
        )}
      </DialogContentText>
      <FormLongTextField name="reason" label={text('accept-reason', 'Why it may stay as it is')} autoFocus />
    </ApiFormDialog>
  );
}
