import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect } from 'react';
import { ErrorView } from '../ErrorView';
import { ListCards } from './ListCards';
import { ListPager } from './ListPager';
import { ListTable } from './ListTable';
import { defaultListLabels, type ListLabels, type ListLayoutProps } from './listTypes';

export interface RecordListProps<Row> extends Omit<ListLayoutProps<Row>, 'labels'> {
  labels?: Partial<ListLabels>;
  /** How many there are without paging, as the answer says. */
  total: number | undefined;
  /** Another answer is awaited while this one still shows. */
  isFetching?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** In place of table and cards; without rows its placeholder. */
  renderRows?: (props: ListLayoutProps<Row>) => ReactNode;
  /** In place of a list with nothing in it. */
  empty: ReactNode;
}

/** A list of records: table, or cards under 768 px; while it loads, when it fails, when there is nothing. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { rows, total, state, isFetching = false, error, onRetry, empty } = props;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const labels = { ...defaultListLabels, ...props.labels };
  const { page, setPage } = state;
  // The last record of the last page is gone, or the address names a page that never was.
  const isBeyond = rows?.length === 0 && page > 0 && !isFetching;
  useEffect(() => {
    if (isBeyond) setPage(Math.max(0, Math.ceil((total ?? 0) / state.query.limit) - 1), 'replace');
  }, [isBeyond, setPage, total, state.query.limit]);

  if (error !== undefined && rows === undefined)
    return <ErrorView error={error} onRetry={onRetry} retryLabel={labels.tryAgain} />;
  if (rows?.length === 0 && !isBeyond) return empty;
  const Layout = isNarrow ? ListCards : ListTable;
  const layout = { ...props, rows: isBeyond ? undefined : rows, labels };
  return (
    <Box sx={{ opacity: isFetching && rows ? 0.6 : 1, transition: 'opacity 120ms' }}>
      {error !== undefined && (
        <Box sx={{ mb: 1 }}>
          <ErrorView error={error} onRetry={onRetry} retryLabel={labels.tryAgain} />
        </Box>
      )}
      {props.renderRows?.(layout) ?? <Layout {...layout} />}
      {rows && total !== undefined && <ListPager state={state} total={total} labels={labels} />}
    </Box>
  );
}
