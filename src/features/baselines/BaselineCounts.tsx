import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Baseline } from '@/api/baselines';
import { paths } from '@/config/paths';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { CountLink } from '@/ui/CountLink';
import { entityText } from './entityTexts';

/** How many records of each kind a baseline holds. */
export function BaselineCounts({ projectUuid, baseline }: { projectUuid: string; baseline: Baseline }) {
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
      {baseline.counts
        .filter(({ entity }) => entity !== 'Project')
        .map(({ entity, count }) => {
          const label = entityText(entity);
          return (
            <div key={entity}>
              <Typography component="dt" variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
                {label ? text(label) : entity}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                <CountLink
                  to={paths.projectBaselineRecords(projectUuid, baseline.uuid, entity)}
                  name={label ? text(label) : entity}
                >
                  {formats.number(count)}
                </CountLink>
              </Typography>
            </div>
          );
        })}
    </Box>
  );
}
