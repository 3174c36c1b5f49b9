import type { ProjectFunction } from '@/api/functions';
import { FunctionUpdateLimits } from '@/api/limits';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { parentColumn } from '@/features/shared/sheet/columns/parentColumn';
import type { SheetWords } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import { choiceColumn, toggleColumn, type WorksheetColumn } from '@/ui/worksheet';

const STATUSES = defineTexts(
  'functions',
  { DRAFT: 'Draft', ANALYSED: 'Analysed', OUT_OF_SCOPE: 'Out of scope' },
  'status-',
);

export const statusOptions = (text: TextFunction<'functions'>) =>
  FunctionUpdateLimits.status.enum.map(value => ({ value, label: text(STATUSES[value]) }));

/** The columns that functions have besides code, name and description. */
export const functionColumns = (
  catalog: Catalog<ProjectFunction>,
  text: TextFunction<'functions'>,
): WorksheetColumn<ProjectFunction>[] => [
  parentColumn<ProjectFunction>({
    key: 'parentFunctionUuid',
    name: text('column-parent', 'Part of'),
    width: 160,
    catalog,
    getValue: ({ parentFunctionUuid }) => parentFunctionUuid,
  }),
  toggleColumn<ProjectFunction>({
    key: 'isSafetyRelated',
    name: text('column-safety', 'Safety-related'),
    width: 140,
    yes: text('yes', 'Yes'),
    no: text('no', 'No'),
    getValue: ({ isSafetyRelated }) => isSafetyRelated,
  }),
  choiceColumn<ProjectFunction>({
    key: 'status',
    name: text('column-status', 'Status'),
    width: 120,
    isRequired: true,
    isOrdered: true,
    options: statusOptions(text),
    getValue: ({ status }) => status,
  }),
];

/** What the sheet says of its rows. */
export const functionWords = (text: TextFunction<'functions'>): SheetWords => ({
  records: text('title', 'Functions'),
  search: text('search', 'Search functions'),
  add: text('add', 'Add function'),
  delete: text('delete', 'Delete function'),
  emptyTitle: text('empty-title', 'No functions yet'),
  empty: text('empty', 'A function is what the item should do. Malfunctions and hazards start here.'),
  addFirst: text('add-first', 'Add the first function'),
  noMatch: text('no-match', 'No function matches'),
  confirmDelete: count => text('delete-confirm', 'Delete {1} functions', { count, one: 'Delete function' }),
  mayNotEdit: text('may-not-edit', 'Your role may not change functions.'),
  notAdded: reason => text('not-added', 'The function was not added. {1}', { values: [reason] }),
});
