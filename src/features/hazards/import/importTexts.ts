import type { ReadNote } from '@/features/shared/tables/readTypes';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import type { RowRefusal } from './plan/importBlock';
import type { RowResult } from './plan/planImport';

export const NOTES: Readonly<Record<ReadNote, TextDefinition>> = defineTexts(
  'hazards',
  {
    macros: 'The workbook has macros. They are not read and not run.',
    'windows-1252': 'The file is not in UTF-8. It was read as Windows-1252; look at the special characters.',
    'external-links': 'The workbook points at other files. Their last known values are read.',
  },
  'import-note-',
);

export const RESULTS: Readonly<Record<RowResult, TextDefinition>> = defineTexts(
  'hazards',
  { new: 'New', changed: 'Changed', unchanged: 'Unchanged', refused: 'Left out' },
  'import-result-',
);

export const REFUSALS: Readonly<Record<RowRefusal | 'cells' | 'empty', TextDefinition>> = defineTexts(
  'hazards',
  {
    twice: 'The code stands in a row above already.',
    there: 'The hazard is there already; only new ones are added.',
    ambiguous: 'Several hazards have this ID. Give the code of the one that is meant.',
    cells: 'Cells of it cannot be read.',
    empty: 'None of its cells is imported.',
  },
  'import-refused-',
);

export const STEPS = ['file', 'columns', 'check', 'done'] as const;
export type ImportStep = (typeof STEPS)[number];

export const STEP_NAMES: Readonly<Record<ImportStep, TextDefinition>> = defineTexts(
  'hazards',
  { file: 'File', columns: 'Columns', check: 'Check', done: 'Done' },
  'import-step-',
);
