import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { DependencyGroup } from '@/api/dependency-tree';
import { paths } from '@/config/paths';
import { kindText, wordsOf } from '@/features/shared/delete/kindTexts';
import { type LoadTree, useDependencies } from '@/features/shared/delete/useDependencies';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { useTexts } from '@/glossary/useText';
import type { ProjectRecord } from '@/records/recordModel';
import { ErrorView } from '@/ui/ErrorView';

interface UsesPanelProps {
  record: ProjectRecord;
  heading: string;
  /** Said where nothing points at it. */
  none: ReactNode;
  loadTree: LoadTree;
}

/** What points at a record, by kind; each leads to its row, hazards to theirs in the worksheet. */
export function UsesPanel({ record, heading, none, loadTree }: UsesPanelProps) {
  const { groups, error, retry } = useDependencies([record.uuid], loadTree);
  return (
    <Stack sx={{ p: 2, gap: 1.5 }}>
      <Typography variant="h6" component="h2">
        {heading}
      </Typography>
      {error ? (
        <ErrorView error={error} onRetry={retry} />
      ) : !groups ? (
        <Skeleton variant="rounded" height={80} />
      ) : groups.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      ) : (
        groups.map(group => (
          <UsesGroup key={`${group.entity} ${group.field}`} group={group} projectUuid={record.projectUuid} />
        ))
      )}
    </Stack>
  );
}

function UsesGroup({ group, projectUuid }: { group: DependencyGroup; projectUuid: string }) {
  const text = useTexts('delete');
  const usesText = useTexts('uses');
  const { entity, count, records } = group;
  const known = kindText(entity);
  const more = count - records.length;
  return (
    <section>
      <Typography variant="subtitle2" component="h3">
        {usesText.prose('kind', '{1} ({2})', { values: [known ? text(known) : wordsOf(entity), count] })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {records.map(({ uuid, code, name }) => {
          const label = [code, name].filter(Boolean).join(' ');
          const to =
            entity === 'Hazard'
              ? paths.projectHazard(projectUuid, uuid)
              : code && findingPlace(projectUuid, entity, code, null);
          return (
            <Typography key={uuid} component="li" variant="body2">
              {to ? (
                <Link component={RouterLink} to={to}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </Typography>
          );
        })}
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          {usesText.prose('more', 'and {1} more', { values: [more] })}
        </Typography>
      )}
    </section>
  );
}
