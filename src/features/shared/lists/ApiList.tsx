import { RecordList, type RecordListProps } from '@/ui/list';
import { useListLabels } from './useListLabels';

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
  const labels = useListLabels();
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
