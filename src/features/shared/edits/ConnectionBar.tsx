import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTexts } from '@/glossary/useText';
import { isUnmade } from '@/records/draftRecord';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import { isEmptyPatch } from '@/records/recordModel';

/** Says at the top that the server cannot be reached, and what becomes of what was typed. */
export function ConnectionBar() {
  const text = useTexts('hazards');
  const queue = useEditQueue();
  const { entries, drafts } = useEdits();
  const changed = [...entries.values()].filter(
    ({ sending, waiting }) => !isEmptyPatch(sending) || !isEmptyPatch(waiting),
  );
  const added = [...drafts.values()].filter(isUnmade);
  const waiting = new Set([...changed.map(({ uuid }) => uuid), ...added.map(({ record }) => record.uuid)]);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="status"
      sx={{ mb: 1, py: 0 }}
      action={
        <Button color="inherit" size="extraSmall" onClick={() => queue.retryNow()}>
          {text('try-now', 'Try now')}
        </Button>
      }
    >
      {waiting.size === 0
        ? text.prose(
            'offline',
            'No connection. You can go on: what you change is kept on this page and sent later.',
          )
        : text.prose(
            'offline-waiting',
            'No connection. Your changes are kept on this page and sent when it is back (records waiting: {1}).',
            {
              values: [waiting.size],
            },
          )}
    </Alert>
  );
}
