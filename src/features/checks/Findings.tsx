import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { HaraMetrics } from '@/api/exports';
import { type Finding, useListFindingsQuery } from '@/api/findings';
import { PAGE_SIZE } from '@/features/shared/lists/useListParameters';
import { useTexts } from '@/glossary/useText';
import { useFollowedProject } from '@/records/live/LiveContext';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorView } from '@/ui/ErrorView';
import { FindingGroup } from './FindingGroup';
import { FindingsPager } from './FindingsPager';
import { FindingsToolbar } from './FindingsToolbar';
import { FindingList } from './findings/FindingList';
import { useFindingFilter } from './findings/useFindingFilter';

/** All findings of a project: the open ones by check, the accepted ones below them. */
export function Findings({ projectUuid, metrics }: { projectUuid: string; metrics: HaraMetrics }) {
  const filter = useFindingFilter();
  const found = metrics.checks.filter(({ count, accepted }) => count + accepted > 0);
  if (found.length === 0) return <NothingFound metrics={metrics} />;
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 1100 }}>
      <FindingsToolbar projectUuid={projectUuid} checks={metrics.checks} filter={filter} />
      <OpenFindings projectUuid={projectUuid} metrics={metrics} filter={filter} />
      <AcceptedFindings projectUuid={projectUuid} filter={filter} />
    </Stack>
  );
}

interface PartProps {
  projectUuid: string;
  filter: ReturnType<typeof useFindingFilter>;
}

function OpenFindings({ projectUuid, metrics, filter }: PartProps & { metrics: HaraMetrics }) {
  const text = useTexts('checks');
  const { page, setPage } = filter.list;
  const query = useListFindingsQuery({
    projectUuid,
    ...filter.query,
    state: ['OPEN', 'LAPSED'],
    limit: PAGE_SIZE,
    offset: page * PAGE_SIZE,
  });
  useFollowedProject(query);
  const answer = query.data?.data;
  // The last finding of the last page was mended, or the address names a page that never was.
  const isBeyond = answer?.results.length === 0 && answer.total > 0 && !query.isFetching;
  useEffect(() => {
    if (isBeyond) setPage(Math.max(0, Math.ceil(answer.total / PAGE_SIZE) - 1), 'replace');
  }, [isBeyond, setPage, answer]);
  if (query.error && !answer) return <ErrorView error={query.error} onRetry={query.refetch} />;
  if (!answer) return <Skeleton variant="rounded" height={240} />;
  if (answer.total === 0)
    return metrics.checks.some(({ count }) => count > 0) ? (
      <EmptyState
        title={text('no-match-title', 'No finding matches')}
        text={text.prose('no-match', 'Change or clear the filters to see the other findings.')}
      />
    ) : (
      <EmptyState
        title={text('all-accepted-title', 'Nothing is open')}
        text={text.prose('all-accepted', 'Every finding was accepted with a reason; they are listed below.')}
      />
    );
  const counts = new Map(metrics.checks.map(({ check, count }) => [check, count]));
  return (
    <Stack
      sx={{ gap: 2.5, opacity: query.isFetching && !query.currentData ? 0.6 : 1 }}
      aria-busy={query.isFetching && !query.currentData}
    >
      {[...byCheck(answer.results)].map(([check, findings]) => (
        <FindingGroup
          key={check}
          projectUuid={projectUuid}
          findings={findings}
          count={filter.countsAll ? counts.get(check) : undefined}
        />
      ))}
      <FindingsPager page={page} setPage={setPage} total={answer.total} />
    </Stack>
  );
}

/** Struck off, under their own heading: they are no faults any more, and yet to be seen. */
function AcceptedFindings({ projectUuid, filter }: PartProps) {
  const text = useTexts('checks');
  const { acceptedPage, setAcceptedPage } = filter;
  const query = useListFindingsQuery({
    projectUuid,
    ...filter.query,
    state: ['ACCEPTED'],
    limit: PAGE_SIZE,
    offset: acceptedPage * PAGE_SIZE,
  });
  useFollowedProject(query);
  const answer = query.data?.data;
  if (query.error && !answer) return <ErrorView error={query.error} onRetry={query.refetch} />;
  if (!answer || answer.total === 0) return null;
  return (
    <Stack component="section" aria-labelledby="accepted" sx={{ gap: 1, mt: 2, scrollMarginTop: 16 }}>
      <Typography variant="h2" id="accepted" tabIndex={-1}>
        {text.prose('accepted-findings', 'Accepted findings')}
      </Typography>
      <FindingList
        projectUuid={projectUuid}
        findings={answer.results}
        prefixOf={({ check }) => (
          <Box component="span" sx={{ color: 'text.secondary', minWidth: 32, lineHeight: '24px' }}>
            {check}
          </Box>
        )}
      />
      <FindingsPager page={acceptedPage} setPage={setAcceptedPage} total={answer.total} />
    </Stack>
  );
}

/** An empty project meets every check, which says nothing. */
function NothingFound({ metrics }: { metrics: HaraMetrics }) {
  const text = useTexts('checks');
  const { hazards, functions, malfunctions } = metrics;
  if (hazards.total + functions.total + malfunctions.total === 0)
    return (
      <EmptyState
        title={text('empty-title', 'Nothing to check yet')}
        text={text.prose(
          'empty',
          'Checks look at functions, malfunctions and hazards as soon as there are some.',
        )}
      />
    );
  return (
    <EmptyState
      title={text('all-met-title', 'The analysis meets all checks')}
      text={text.prose('all-met', 'Checks run again whenever you open this page or something changes.')}
    />
  );
}

/** The answer is in the order of the checks. */
function byCheck(findings: readonly Finding[]): Map<string, [Finding, ...Finding[]]> {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const group = groups.get(finding.check);
    if (group) group.push(finding);
    else groups.set(finding.check, [finding]);
  }
  return groups;
}
