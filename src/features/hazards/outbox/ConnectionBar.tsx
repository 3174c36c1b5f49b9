import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTexts } from '@/glossary/useText';
import { isEmpty } from './hazardPatch';
import type { HazardOutboxState } from './useHazardOutbox';

/** Says at the top that the server cannot be reached, and what becomes of what was typed. */
export function ConnectionBar({ entries, outbox }: HazardOutboxState) {
  const text = useTexts('hazards');
  const waiting = [...entries.values()].filter(
    ({ sending, waiting: rest }) => !isEmpty(sending) || !isEmpty(rest),
  );
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="status"
      sx={{ mb: 1, py: 0 }}
      action={
        <Button color="inherit" size="extraSmall" onClick={() => outbox.retryNow()}>
          {text('try-now', 'Try now')}
        </Button>
      }
    >
      {waiting.length === 0
        ? text(
            'offline',
            'No connection. You can go on: what you change is kept on this page and sent later.',
          )
        : text(
            'offline-waiting',
            'No connection. Your changes are kept on this page and sent when it is back (hazards waiting: {1}).',
            {
              values: [waiting.length],
            },
          )}
    </Alert>
  );
}
