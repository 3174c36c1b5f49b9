import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { BaselineDifference } from '@/api/baselines';
import { shownField, type ValueWords } from '@/features/shared/history/historyValues';
import { useTexts } from '@/glossary/useText';

interface FieldDifferenceProps {
  field: BaselineDifference['fields'][number];
  change: BaselineDifference['change'];
  words: ValueWords;
}

/** One field before and after: two tones, a sign and words, so that no colour is needed. */
export function FieldDifference({ field: { field, before, after }, change, words }: FieldDifferenceProps) {
  const text = useTexts('baselines');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 1,
        rowGap: 0.5,
        alignItems: 'start',
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {words.labelOf(field)}
      </Typography>
      {change !== 'ADDED' && (
        <Side sign="−" label={text('before', 'Before')} tone="error">
          {shownField(field, before, words)}
        </Side>
      )}
      {change !== 'REMOVED' && (
        <Side sign="+" label={text('after', 'After')} tone="success">
          {shownField(field, after, words)}
        </Side>
      )}
    </Box>
  );
}

interface SideProps {
  sign: string;
  label: string;
  tone: 'error' | 'success';
  children: ReactNode;
}

function Side({ sign, label, tone, children }: SideProps) {
  return (
    <Typography
      component="dd"
      variant="body2"
      sx={{
        m: 0,
        px: 1,
        display: 'flex',
        gap: 1,
        minWidth: 0,
        borderLeft: 3,
        borderColor: `${tone}.main`,
        bgcolor: theme => theme.alpha(theme.vars?.palette[tone].main ?? theme.palette[tone].main, 0.08),
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" role="img" aria-label={label} sx={{ fontWeight: 600 }}>
        {sign}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Typography>
  );
}
