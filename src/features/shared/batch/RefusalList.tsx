import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { byReason, type Refusal } from './batch';

/** Codes that are named; of more, their number is said. */
const NAMED = 8;

/** Hazards that stay as they are, by the reason for it. */
export function RefusalList({ refusals }: { refusals: readonly Refusal<{ hazard: { code: string } }>[] }) {
  const text = useTexts('voting');
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {byReason(refusals).map(({ why, rows }) => {
        const codes = rows.slice(0, NAMED).map(({ hazard }) => hazard.code);
        const others = rows.length - codes.length;
        return (
          <Typography key={why} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <b>{codes.join(', ')}</b>
            {others > 0 && ` ${text('batch-more', 'and {1} more', { values: [others] })}`}: {why}
          </Typography>
        );
      })}
    </Box>
  );
}
