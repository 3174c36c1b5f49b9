import DialogContentText from '@mui/material/DialogContentText';
import { useSnackbar } from 'notistack';
import { useSendVoteSummaryMutation } from '@/api/hazard-voting';
import { VoteSummaryRequestLimits } from '@/api/limits';
import type { ProjectMember } from '@/api/project-members';
import { useConfiguration } from '@/config/ConfigurationContext';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { personName } from '@/features/shared/people/personName';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField, FormSearchChoiceField } from '@/ui/form';

interface SummaryDialogProps {
  projectUuid: string;
  voters: readonly ProjectMember[];
  /** Only of these hazards; undefined for all present rounds. */
  hazardUuids: readonly string[] | undefined;
  /** Chosen beforehand. */
  userUuids: readonly string[];
  onClose: () => void;
}

/** How it reaches people; each may have chosen otherwise for themselves. */
const HOW = defineTexts(
  'voting',
  {
    mail: 'Everybody gets a notification and a mail, as they have chosen in their account.',
    inApp: 'Everybody gets a notification in Badger. No mail goes out: this installation has no mail server.',
    unknown: 'Everybody gets a notification, and a mail where the platform sends mails.',
  },
  'summary-how-',
);

/** Sends voters what waits for them and how far the rounds are. */
export function SummaryDialog({ projectUuid, voters, hazardUuids, userUuids, onClose }: SummaryDialogProps) {
  const text = useTexts('voting');
  const { enqueueSnackbar } = useSnackbar();
  const { sendsMails } = useConfiguration();
  const [send] = useSendVoteSummaryMutation();
  const form = useApiForm({
    limits: { ...VoteSummaryRequestLimits, userUuids: { type: 'array', maxItems: 200 } },
    values: { userUuids: [...userUuids], message: '' },
    send: ({ userUuids: chosen, message }) =>
      send({
        projectUuid,
        voteSummaryRequest: {
          ...(hazardUuids && { hazardUuids: [...hazardUuids] }),
          ...(chosen.length > 0 && { userUuids: chosen }),
          ...(message && { message }),
        },
      }),
    onSent: ({ data }) => {
      const count = data.recipientUserUuids.length;
      enqueueSnackbar(text('summary-sent', 'Sent to {1} voters', { count, one: 'Sent to {1} voter' }), {
        variant: 'success',
      });
      onClose();
    },
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('summary-title', 'Send the vote summary')}
      submitLabel={text('summary-confirm', 'Send')}
      onClose={onClose}
    >
      <DialogContentText>
        {[
          text(sendsMails === undefined ? HOW.unknown : sendsMails ? HOW.mail : HOW.inApp),
          text(
            'summary-content',
            'The summary says for each round how many have voted, who is missing, and the spread once it is revealed.',
          ),
        ].join(' ')}
      </DialogContentText>
      <FormSearchChoiceField
        name="userUuids"
        label={text('summary-to', 'To')}
        helperText={text.prose('summary-to-help', 'Left empty, every voter of the rounds.')}
        multiple
        options={voters.map(({ userUuid, user }) => ({
          value: userUuid,
          label: personName(user),
          description: user.email,
        }))}
      />
      <FormLongTextField name="message" label={text('summary-message', 'Message')} minRows={3} />
    </ApiFormDialog>
  );
}
