import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useListProjectChangesQuery } from '@/api/projects';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { ChangeLine } from './ChangeLine';
import { mergeChanges } from './mergeChanges';

/** Changes asked for at a time: merged they are a screen or less. */
const AT_ONCE = 15;

/** What was changed in a project, the newest first, with the way to each hazard. */
export function RecentChanges({ projectUuid }: { projectUuid: string }) {
  const text = useTexts('project-change');
  // Where each further part begins; the newest has no such place.
  const [parts, setParts] = useState<number[]>([]);
  return (
    <Stack component="section" aria-labelledby="recent-changes" sx={{ gap: 1, minWidth: 0 }}>
      <Typography variant="h2" id="recent-changes">
        {text.prose('recent', 'Recent changes')}
      </Typography>
      {[undefined, ...parts].map((before, index) => (
        <ChangesPart
          key={before ?? 'newest'}
          projectUuid={projectUuid}
          before={before}
          onMore={index === parts.length ? next => setParts([...parts, next]) : undefined}
        />
      ))}
    </Stack>
  );
}

interface ChangesPartProps {
  projectUuid: string;
  before: number | undefined;
  /** Undefined where the next part stands below already. */
  onMore: ((next: number) => void) | undefined;
}

function ChangesPart({ projectUuid, before, onMore }: ChangesPartProps) {
  const text = useTexts('project-change');
  const { currentData, error, refetch } = useListProjectChangesQuery(
    { projectUuid, limit: AT_ONCE, ...(before !== undefined && { before }) },
    // What is changed elsewhere tells nobody; what is older stays as it is.
    { refetchOnMountOrArgChange: before === undefined },
  );
  const changes = useMemo(() => currentData && mergeChanges(currentData.data.results), [currentData]);
  const next = currentData?.data.next;
  if (error && !changes) return <ErrorView error={error} onRetry={refetch} />;
  if (!changes)
    return (
      <Stack sx={{ gap: 1 }} aria-busy="true">
        <Skeleton variant="rounded" height={44} />
        <Skeleton variant="rounded" height={44} />
        <Skeleton variant="rounded" height={44} />
      </Stack>
    );
  return (
    <>
      {changes.length === 0 && before === undefined && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('none', 'Nothing was changed yet.')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={before === undefined ? text('recent', 'Recent changes') : text('older', 'Older changes')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {changes.map(change => (
          <ChangeLine key={change.id} projectUuid={projectUuid} change={change} />
        ))}
      </Box>
      {onMore && next && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => onMore(next)}>
          {text('show-older', 'Show older changes')}
        </Button>
      )}
    </>
  );
}
