import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type HaraCheck, type HaraMetrics, useGetHaraMetricsQuery } from '@/api/exports';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { STATUS_LABELS } from '@/features/shared/hazards/hazardStatuses';
import { defineTexts } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';

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
      <HazardStates hazards={metrics.hazards} />
      <OpenChecks checks={metrics.checks} />
    </Stack>
  );
}

function HazardStates({ hazards }: { hazards: HaraMetrics['hazards'] }) {
  const text = useTexts('project');
  const formats = useFormats();
  const states = hazards.byStatus.filter(({ count }) => count > 0);
  return (
    <Stack component="section" aria-labelledby="hazard-states" sx={{ gap: 1 }}>
      <Typography variant="h2" id="hazard-states">
        {text('hazard-states', 'Hazards by state')}
      </Typography>
      {states.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text('no-hazards', 'No hazards yet. They are written in the worksheet.')}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {states.map(({ status, count }) => (
          <Box
            key={status}
            sx={{ display: 'grid', gridTemplateColumns: '110px 1fr 56px', gap: 1, alignItems: 'center' }}
          >
            <Typography component="dt" variant="body2">
              {text(STATUS_LABELS[status])}
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
              {formats.number(count)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

const SEVERITY_LABELS = defineTexts(
  'project',
  { ERROR: 'Error', WARNING: 'Warning', NOTE: 'Note' },
  'check-',
);
const SEVERITY_ICONS = { ERROR: ErrorOutlineRounded, WARNING: WarningAmberRounded, NOTE: InfoOutlined };
const SEVERITY_COLORS = { ERROR: 'error', WARNING: 'warning', NOTE: 'info' } as const;
/** The worst first. */
const SEVERITIES = ['ERROR', 'WARNING', 'NOTE'] as const;

function OpenChecks({ checks }: { checks: readonly HaraCheck[] }) {
  const text = useTexts('project');
  const formats = useFormats();
  const open = SEVERITIES.flatMap(severity =>
    checks.filter(check => check.count > 0 && check.severity === severity),
  );
  return (
    <Stack component="section" aria-labelledby="open-checks" sx={{ gap: 1 }}>
      <Typography variant="h2" id="open-checks">
        {text('open-checks', 'Open checks')}
      </Typography>
      {open.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text('no-open-checks', 'Nothing to mend: all checks of the method are met.')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {open.map(({ check, title, severity, count }) => {
          const words = checkText({ check });
          const Icon = SEVERITY_ICONS[severity];
          return (
            <Box
              component="li"
              key={check}
              sx={{ display: 'grid', gridTemplateColumns: '20px 1fr 56px', gap: 1, alignItems: 'start' }}
            >
              <Icon
                fontSize="small"
                color={SEVERITY_COLORS[severity]}
                titleAccess={text(SEVERITY_LABELS[severity])}
              />
              <Typography variant="body2">{words ? text(words) : title}</Typography>
              <Typography variant="body2" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                {formats.number(count)}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Stack>
  );
}
