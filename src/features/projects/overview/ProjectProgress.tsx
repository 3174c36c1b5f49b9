import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type HaraMetrics, useGetHaraMetricsQuery } from '@/api/exports';
import { paths } from '@/config/paths';
import { STATUS_LABELS } from '@/features/shared/hazards/hazardStatuses';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { CountLink } from '@/ui/CountLink';
import { ErrorView } from '@/ui/ErrorView';
import { OpenChecks } from './OpenChecks';

/** How far the analysis of a project is: its hazards by state, and what a reviewer would ask about. */
export function ProjectProgress({ projectUuid }: { projectUuid: string }) {
  const text = useTexts('project');
  const { currentData, error, refetch } = useGetHaraMetricsQuery({ projectUuid });
  const metrics = currentData?.data;
  if (error && !metrics)
    return <ErrorView error={error} onRetry={refetch} retryLabel={text('try-again', 'Try again')} />;
  if (!metrics)
    return (
      <Stack sx={{ gap: 1 }} aria-busy="true">
        <Skeleton variant="text" width={160} />
        <Skeleton variant="rounded" height={140} />
        <Skeleton variant="rounded" height={140} />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      <HazardStates projectUuid={projectUuid} hazards={metrics.hazards} />
      <OpenChecks projectUuid={projectUuid} checks={metrics.checks} isEmpty={metrics.hazards.total === 0} />
    </Stack>
  );
}

interface HazardStatesProps {
  projectUuid: string;
  hazards: HaraMetrics['hazards'];
}

/** Each state that a hazard is in, as the way to the hazards in it. */
function HazardStates({ projectUuid, hazards }: HazardStatesProps) {
  const text = useTexts('project');
  const formats = useFormats();
  const states = hazards.byStatus.filter(({ count }) => count > 0);
  return (
    <Stack component="section" aria-labelledby="hazard-states" sx={{ gap: 1 }}>
      <Typography variant="h2" id="hazard-states">
        {text.prose('hazard-states', 'Hazards by state')}
      </Typography>
      {states.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('no-hazards', 'No hazards yet. They are written in the worksheet.')}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {states.map(({ status, count }) => (
          <Box
            key={status}
            sx={{ display: 'grid', gridTemplateColumns: '110px 1fr 56px', gap: 1, alignItems: 'center' }}
          >
            <Typography component="dt" variant="body2">
              {text.prose(STATUS_LABELS[status])}
            </Typography>
            <Box aria-hidden="true" sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
              <Box
                sx={{
                  height: 8,
                  borderRadius: 1,
                  bgcolor: 'primary.main',
                  width: `${(count / Math.max(1, hazards.total)) * 100}%`,
                  minWidth: 2,
                }}
              />
            </Box>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              <CountLink to={paths.projectHazardsIn(projectUuid, status)} name={text(STATUS_LABELS[status])}>
                {formats.number(count)}
              </CountLink>
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
