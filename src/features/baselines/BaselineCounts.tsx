import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Baseline } from '@/api/baselines';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { entityText } from './entityTexts';

/** How many records of each kind a baseline holds. */
export function BaselineCounts({ counts }: Pick<Baseline, 'counts'>) {
  const text = useTexts('baselines');
  const formats = useFormats();
  return (
    <Box
      component="dl"
      aria-label={text('counts', 'What it holds')}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        columnGap: 4,
        '& > div': { display: 'flex', gap: 1, py: 0.25, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {counts
        .filter(({ entity }) => entity !== 'Project')
        .map(({ entity, count }) => {
          const label = entityText(entity);
          return (
            <div key={entity}>
              <Typography component="dt" variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
                {label ? text(label) : entity}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                {formats.number(count)}
              </Typography>
            </div>
          );
        })}
    </Box>
  );
}
