import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RiskRatingSet } from '@/api/risk-model';
import { RefusalList } from '@/features/shared/batch/RefusalList';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { useFormValues } from '@/ui/form';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import { WARNING_TEXTS } from '../hazard/measureTexts';
import type { LeftOutReason, planApplication } from './applyPlan';

const REASONS = defineTexts(
  'measures',
  {
    FROZEN: 'The risk is frozen.',
    USED: 'It uses the measure in this alternative already.',
    TOO_MANY: 'It has as many measures as a hazard can have.',
  },
  'left-out-',
);

interface ApplyPreviewProps {
  set: RiskRatingSet;
  planOf: (values: object) => ReturnType<typeof planApplication>;
}

/** Every final rating that would move with the values as they are now, and what would be left out. */
export function ApplyPreview({ set, planOf }: ApplyPreviewProps) {
  const text = useTexts('measures');
  const scrolling = useScrollsByKeys();
  const { uses, leftOut, ratings } = planOf(useFormValues());
  const moved = ratings.filter(({ before, after }) => before?.uuid !== after?.uuid);
  const reasonText = (why: LeftOutReason) =>
    typeof why === 'string' ? text(REASONS[why]) : text(WARNING_TEXTS[why.warning]);
  return (
    <Stack
      role="status"
      sx={{
        gap: 1,
        // What would move stays in sight beside the fields that move it.
        ...(moved.length > 0 && {
          position: { sm: 'sticky' },
          bottom: 0,
          zIndex: 1,
          py: 1,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }),
      }}
    >
      <Typography variant="body2">
        {text.prose('apply-uses', '{1} uses will be added.', {
          count: uses.length,
          one: '{1} use will be added.',
        })}{' '}
        {moved.length === 0
          ? text.prose('apply-moves-none', 'No final rating moves.')
          : text.prose('apply-moves', '{1} final ratings move.', {
              count: moved.length,
              one: '{1} final rating moves.',
            })}
      </Typography>
      {moved.length > 0 && (
        <Box
          component="ul"
          aria-label={text('moves', 'Final ratings that move')}
          // Long lists scroll by themselves; the keyboard reaches them.
          {...scrolling}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: { xs: 240, sm: 160 }, overflowY: 'auto' }}
        >
          {moved.map(({ hazard, before, after }) => (
            <Typography
              key={hazard.uuid}
              component="li"
              variant="body2"
              sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.25 }}
            >
              <b>{hazard.code}</b>
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {hazard.name}
              </Box>
              <span>
                <RatingChip set={set} rating={before} /> <span aria-hidden>→</span>{' '}
                <RatingChip set={set} rating={after} />
              </span>
            </Typography>
          ))}
        </Box>
      )}
      {leftOut.length > 0 && (
        <Alert severity="warning">
          <Typography variant="body2">{text.prose('apply-left-out', 'These are left out:')}</Typography>
          <RefusalList
            refusals={leftOut.map(({ hazard, why }) => ({ row: { hazard }, why: reasonText(why) }))}
          />
        </Alert>
      )}
    </Stack>
  );
}
