import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useGetHaraMetricsQuery } from '@/api/exports';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { countFindings } from './countFindings';
import { WaitingEntry } from './WaitingEntry';
import { WaitingSection } from './WaitingSection';

function ProjectChecks({ project }: { project: Project }) {
  const text = useTexts('welcome');
  const formats = useFormats();
  const { currentData, error } = useGetHaraMetricsQuery({ projectUuid: project.uuid });
  const checks = currentData && countFindings(currentData.data);
  const to = checks?.firstHazard
    ? paths.projectHazard(project.uuid, checks.firstHazard)
    : paths.projectWorksheet(project.uuid);
  return (
    <WaitingEntry
      to={to}
      title={project.name}
      end={
        checks ? (
          <Stack direction="row" sx={{ gap: 0.5 }}>
            {checks.errors > 0 && (
              <Chip
                size="small"
                color="error"
                variant="outlined"
                component={Link}
                to={paths.projectFindings(project.uuid, 'severity', 'ERROR')}
                clickable
                label={text('errors', 'Errors: {1}', { values: [formats.number(checks.errors)] })}
              />
            )}
            {checks.warnings > 0 && (
              <Chip
                size="small"
                color="warning"
                variant="outlined"
                component={Link}
                to={paths.projectFindings(project.uuid, 'severity', 'WARNING')}
                clickable
                label={text('warnings', 'Warnings: {1}', { values: [formats.number(checks.warnings)] })}
              />
            )}
            {checks.accepted > 0 && (
              <Typography variant="caption" color="textSecondary" sx={{ alignSelf: 'center' }}>
                {text('accepted-findings', 'Accepted: {1}', { values: [formats.number(checks.accepted)] })}
              </Typography>
            )}
            {checks.errors + checks.warnings === 0 && (
              <Typography variant="caption" color="textSecondary">
                {text('no-findings', 'Nothing open')}
              </Typography>
            )}
          </Stack>
        ) : error ? (
          <Typography variant="caption" color="textSecondary">
            {text('checks-failed', 'Not known at the moment')}
          </Typography>
        ) : (
          <Skeleton variant="rounded" width={90} height={24} />
        )
      }
    />
  );
}

/** What the checks find in the projects changed last; each project is looked at by itself, so none waits for another. */
export function OpenChecks({ projects }: { projects: readonly Project[] | undefined }) {
  const text = useTexts('welcome');
  const readable = projects?.filter(project => projectPermissions(project).can('analysis.read'));
  return (
    <WaitingSection
      id="open-checks"
      title={text('open-checks', 'Open checks')}
      total={readable?.length}
      isCounted={false}
      emptyText={text('no-checks', 'You read no analysis that could be checked.')}
    >
      {readable?.map(project => (
        <ProjectChecks key={project.uuid} project={project} />
      ))}
    </WaitingSection>
  );
}
