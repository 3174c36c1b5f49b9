import { useMemo } from 'react';
import { useTexts } from '@/glossary/useText';
import { type ListLabels, RecordList, type RecordListProps } from '@/ui/list';

/** What a list query of RTK Query gives. */
interface ListQuery<Row> {
  data?: { data: { results: Row[]; total: number } } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

type ApiListProps<Row> = Omit<
  RecordListProps<Row>,
  'rows' | 'total' | 'error' | 'isFetching' | 'onRetry' | 'labels'
> & {
  /** Pass the query's whole result: what it showed last stays while the next page comes. */
  query: ListQuery<Row>;
};

/** A list call on the screen; the parameters come from `useListParameters`. */
export function ApiList<Row>({ query, ...props }: ApiListProps<Row>) {
  const text = useTexts('list');
  const labels = useMemo(
    (): ListLabels => ({
      actions: text('actions', 'Actions'),
      loading: text('loading', 'Loading'),
      previous: text('previous', 'Previous page'),
      next: text('next', 'Next page'),
      shown: (first, last, total) => text('shown', '{1}–{2} of {3}', { values: [first, last, total] }),
      tryAgain: text('try-again', 'Try again'),
    }),
    [text],
  );
  return (
    <RecordList
      {...props}
      labels={labels}
      rows={query.data?.data.results}
      total={query.data?.data.total}
      error={query.error}
      isFetching={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
