import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAdminSendTestMailMutation } from '@/api/admin';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { Section } from '@/ui/Section';

/** Whether the installation sends mails: one goes to whoever asks, and what the mail server said is shown. */
export function TestMail() {
  const text = useTexts('features');
  const [send, { data, error, isLoading }] = useAdminSendTestMailMutation();
  return (
    <Section
      title={text('mail', 'Mail')}
      purpose={text.prose(
        'mail-about',
        'Invitations, links for a new password and notifications go out by mail. Send one to yourself to see whether they do.',
      )}
      actions={
        <Button variant="outlined" size="small" disabled={isLoading} onClick={() => void send()}>
          {isLoading ? text('mail-sending', 'Sending') : text('mail-send', 'Send test mail')}
        </Button>
      }
    >
      {data && !isLoading && (
        <Alert severity="success" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {text('mail-sent', 'The mail server took the mail to {1}: {2}', {
            values: [data.data.to, data.data.answer],
          })}
        </Alert>
      )}
      {error && !isLoading && (
        <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {refusalMessage(error)}
        </Alert>
      )}
    </Section>
  );
}
