import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ListLabels, ListState } from './listTypes';

/** Which part of the list is shown, and the way to the next one; nothing for a list of one page. */
export function ListPager({ state, total, labels }: { state: ListState; total: number; labels: ListLabels }) {
  const { page, setPage } = state;
  const { limit } = state.query;
  const pages = Math.ceil(total / limit);
  const bar = useRef<HTMLDivElement>(null);
  const isTurned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the trigger
  useEffect(() => {
    // At an end its button is disabled, and what is disabled loses the focus.
    if (isTurned.current && document.activeElement?.matches('body, :disabled'))
      bar.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    isTurned.current = false;
  }, [page]);
  const turnTo = (next: number) => {
    isTurned.current = true;
    setPage(next);
  };
  if (pages <= 1 && page === 0) return null;
  const first = Math.min(page * limit + 1, total);
  return (
    <Box ref={bar} sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'flex-end', mt: 1 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {labels.shown(first, Math.min((page + 1) * limit, total), total)}
      </Typography>
      <IconButton
        size="small"
        aria-label={labels.previous}
        disabled={page === 0}
        onClick={() => turnTo(page - 1)}
      >
        <ChevronLeftRounded fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={labels.next}
        disabled={page >= pages - 1}
        onClick={() => turnTo(page + 1)}
      >
        <ChevronRightRounded fontSize="small" />
      </IconButton>
    </Box>
  );
}
