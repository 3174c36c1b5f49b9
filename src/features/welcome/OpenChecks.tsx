import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { MoreCount } from './MoreCount';
import { type ProjectFindings, useProjectFindings } from './useProjectFindings';
import { WaitingEntry } from './WaitingEntry';
import { WaitingSection } from './WaitingSection';
import { SHOWN } from './waitingLimits';

/** The counts of one project, each as the way to its findings. */
function ProjectChecks({ project, findings }: ProjectFindings) {
  const text = useTexts('welcome');
  const formats = useFormats();
  const { uuid, name } = project;
  if (!findings)
    return (
      <WaitingEntry
        to={paths.projectChecks(uuid)}
        title={name}
        end={
          <Typography variant="caption" color="textSecondary">
            {text.prose('checks-failed', 'Not known at the moment')}
          </Typography>
        }
      />
    );
  const { errors, warnings, notes, accepted, firstHazard } = findings;
  const chips = [
    {
      severity: 'ERROR',
      color: 'error',
      count: errors,
      label: text('errors', 'Errors: {1}', { values: [formats.number(errors)] }),
    },
    {
      severity: 'WARNING',
      color: 'warning',
      count: warnings,
      label: text('warnings', 'Warnings: {1}', { values: [formats.number(warnings)] }),
    },
    {
      severity: 'NOTE',
      color: 'default',
      // Beside what has to be mended they would only be in the way.
      count: errors + warnings === 0 ? notes : 0,
      label: text('notes', 'Notes: {1}', { values: [formats.number(notes)] }),
    },
  ] as const;
  return (
    <WaitingEntry
      to={firstHazard ? paths.projectHazard(uuid, firstHazard) : paths.projectChecks(uuid)}
      title={name}
      end={
        <Stack direction="row" sx={{ gap: 0.5 }}>
          {chips
            .filter(({ count }) => count > 0)
            .map(({ severity, color, label }) => (
              <Chip
                key={severity}
                size="small"
                color={color}
                variant="outlined"
                component={Link}
                to={paths.projectFindings(uuid, 'severity', severity)}
                clickable
                label={label}
              />
            ))}
          {accepted > 0 && (
            <MuiLink
              component={Link}
              to={paths.projectAcceptedFindings(uuid)}
              variant="caption"
              color="textSecondary"
              sx={{ alignSelf: 'center', lineHeight: '24px' }}
            >
              {text('accepted-findings', 'Accepted: {1}', { values: [formats.number(accepted)] })}
            </MuiLink>
          )}
        </Stack>
      }
    />
  );
}

const NONE: readonly never[] = [];

/** Where the checks find something, the worst first, among the projects changed last. */
export function OpenChecks({ projects }: { projects: readonly Project[] | undefined }) {
  const text = useTexts('welcome');
  const readable = projects?.filter(project => projectPermissions(project).can('analysis.read'));
  const { open, isLoading } = useProjectFindings(readable ?? NONE);
  const isKnown = readable !== undefined && (open.length > 0 || !isLoading);
  return (
    <WaitingSection
      id="open-checks"
      title={text('open-checks', 'Open checks')}
      total={isKnown ? open.length : undefined}
      isCounted={false}
      emptyText={
        readable?.length === 0
          ? text.prose('no-checks', 'You read no analysis that could be checked.')
          : text.prose('no-findings', 'Nothing is open in the projects changed last.')
      }
      footer={<MoreCount shown={SHOWN} total={open.length} />}
    >
      {open.slice(0, SHOWN).map(entry => (
        <ProjectChecks key={entry.project.uuid} {...entry} />
      ))}
      {isLoading && open.length < SHOWN && (
        <li aria-hidden="true">
          <Skeleton variant="text" height={32} width="60%" />
        </li>
      )}
    </WaitingSection>
  );
}
