import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useId, useState } from 'react';
import { useListHazardCommentsQuery } from '@/api/hazard-comments';
import { useListHazardRrmsQuery } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import { useListRrmsQuery } from '@/api/rrms';
import { CommentEntry } from '@/features/shared/comments/CommentEntry';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import type { HazardNames } from './useHazardNames';

/** The newest comments that are shown; the hazard's page has the threads. */
const MAX_COMMENTS = 50;

const commentsOf = ({ projectUuid, uuid }: Hazard) => ({
  projectUuid,
  hazardUuid: [uuid],
  orderBy: 'createdAt' as const,
  order: 'desc' as const,
  limit: MAX_COMMENTS,
});

type Detail = 'assumptions' | 'measures' | 'comments';

/** What a hazard rests on and what was said about it: counts that open in place. */
export function HazardDetails({ hazard, names }: { hazard: Hazard; names: HazardNames }) {
  const text = useTexts('vote-queue');
  const id = useId();
  const [open, setOpen] = useState<Detail | null>(null);
  const comments = useListHazardCommentsQuery(commentsOf(hazard));
  const { assumptionUuids, hazardRrmUuids } = hazard;
  const entries: readonly { detail: Detail; label: string; count: number }[] = [
    {
      detail: 'assumptions',
      label: text('assumptions', 'Assumptions {1}', { values: [assumptionUuids.length] }),
      count: assumptionUuids.length,
    },
    {
      detail: 'measures',
      label: text('measures', 'Measures {1}', { values: [hazardRrmUuids.length] }),
      count: hazardRrmUuids.length,
    },
    {
      detail: 'comments',
      label: text('comments', 'Comments {1}', { values: [comments.currentData?.data.total ?? 0] }),
      count: comments.currentData?.data.total ?? 0,
    },
  ];
  const some = entries.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {some.map(({ detail, label }) => (
          <Button
            key={detail}
            size="extraSmall"
            variant="outlined"
            color={open === detail ? 'primary' : 'inherit'}
            aria-expanded={open === detail}
            aria-controls={open === detail ? id : undefined}
            onClick={() => setOpen(open === detail ? null : detail)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      {open && (
        <Box id={id} sx={{ mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider', typography: 'body2' }}>
          {open === 'assumptions' && <Names names={assumptionUuids.map(uuid => names.nameOf(uuid) ?? '…')} />}
          {open === 'measures' && <Measures hazard={hazard} />}
          {open === 'comments' && <Comments hazard={hazard} />}
        </Box>
      )}
    </Box>
  );
}

const Names = ({ names }: { names: readonly ReactNode[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2 }}>
    {names.map((name, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shown only, never changed in place
      <li key={place}>{name}</li>
    ))}
  </Box>
);

function Measures({ hazard: { projectUuid, uuid } }: { hazard: Hazard }) {
  const uses = useListHazardRrmsQuery({ projectUuid, hazardUuid: [uuid], limit: SHEET_LIMIT });
  const all = useListRrmsQuery(
    uses.currentData ? { projectUuid, limit: SHEET_LIMIT, orderBy: 'position', order: 'asc' } : skipToken,
  );
  if (uses.error) return <ErrorView error={uses.error} onRetry={() => void uses.refetch()} />;
  const byUuid = new Map(all.currentData?.data.results.map(measure => [measure.uuid, measure]));
  return (
    <Names
      names={(uses.currentData?.data.results ?? []).map(({ rrmUuid }) => {
        const measure = byUuid.get(rrmUuid);
        return measure ? `${measure.code} ${measure.name}` : '…';
      })}
    />
  );
}

function Comments({ hazard }: { hazard: Hazard }) {
  const text = useTexts('vote-queue');
  const { currentData, error, refetch } = useListHazardCommentsQuery(commentsOf(hazard));
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />;
  return (
    <Stack sx={{ gap: 1 }}>
      {(currentData?.data.results ?? []).map(({ uuid, author, createdAt, text: said, isResolved }) => (
        <CommentEntry
          key={uuid}
          author={author}
          createdAt={createdAt}
          mark={isResolved && text('resolved', 'Resolved')}
        >
          {said}
        </CommentEntry>
      ))}
    </Stack>
  );
}
