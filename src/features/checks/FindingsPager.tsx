import { useListLabels } from '@/features/shared/lists/useListLabels';
import { PAGE_SIZE } from '@/features/shared/lists/useListParameters';
import { ListPager } from '@/ui/list';

interface FindingsPagerProps {
  page: number;
  setPage: (page: number) => void;
  total: number;
}

/** The way to the other pages of findings. */
export function FindingsPager({ page, setPage, total }: FindingsPagerProps) {
  const labels = useListLabels();
  const state = { orderBy: '', order: 'asc' as const, sortBy: () => undefined, page, setPage };
  return <ListPager state={{ ...state, query: { limit: PAGE_SIZE } }} total={total} labels={labels} />;
}
