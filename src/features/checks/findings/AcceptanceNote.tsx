import Typography from '@mui/material/Typography';
import type { Finding } from '@/api/findings';
import { personName } from '@/features/shared/people/personName';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';

/** Who accepted a finding, when and why; of a lapsed acceptance that it holds no longer. */
export function AcceptanceNote({ finding: { state, acceptance } }: { finding: Finding }) {
  const text = useTexts('checks');
  const formats = useFormats();
  if (!acceptance) return null;
  const values = [
    acceptance.acceptedBy
      ? personName(acceptance.acceptedBy)
      : text('somebody', 'somebody who is not here any more'),
    formats.date(acceptance.acceptedAt),
    acceptance.reason,
  ];
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      {state === 'LAPSED'
        ? text.prose(
            'lapsed-by',
            'Open again, since what the check looked at has changed. It was accepted by {1} on {2}: {3}',
            { values },
          )
        : text.prose('accepted-by', 'Accepted by {1} on {2}: {3}', { values })}
    </Typography>
  );
}
