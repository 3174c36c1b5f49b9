import type { TextFunction } from '@/glossary/useText';
import type { SheetWords } from './sheetTypes';

/** What a sheet says of its rows, where that is the same for all kinds of records. */
export const recordWords = (
  text: TextFunction<'sheet'>,
  own: Pick<SheetWords, 'records' | 'add' | 'emptyTitle' | 'empty'>,
): SheetWords => ({
  search: text('search', 'Search'),
  delete: text('delete', 'Delete'),
  addFirst: own.add,
  noMatch: text('nothing-matches', 'Nothing matches'),
  confirmDelete: count => text('delete-confirm', 'Delete {1} rows', { count, one: 'Delete row' }),
  mayNotEdit: text('may-not-edit', 'Your role may not change the analysis.'),
  notAdded: reason => text('not-added', 'The row was not added. {1}', { values: [reason] }),
  ...own,
});
