import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import type { RowRefusal } from './plan/importBlock';
import type { RowResult } from './plan/planImport';
import type { ReadNote, ReadProblem } from './read/readTypes';

/** Why a file is not read, and what can be done about it. */
export const PROBLEMS: Readonly<Record<ReadProblem, TextDefinition>> = defineTexts(
  'hazards',
  {
    empty: 'The file is empty.',
    'too-large': 'The file is larger than 20 MB. Split it, or leave out pictures.',
    'wrong-type':
      'This is neither an Excel workbook (.xlsx) nor a text table (.csv, .tsv). Save it as one of them.',
    'old-excel':
      'This is an old Excel file (.xls), or a workbook with a password. Save it as .xlsx without a password.',
    'binary-excel': 'This is a binary workbook (.xlsb). Save it as .xlsx.',
    'open-document': 'This is an OpenDocument table (.ods). Save it as .xlsx or .csv.',
    'zip-bomb': 'The file unpacks to far more than a table needs. It is not read.',
    declarations: 'The file declares XML entities, which no spreadsheet needs. It is not read.',
    damaged: 'The file is damaged or incomplete. Open it in Excel and save it again.',
    'too-many-rows': 'The sheet “{1}” has more than 20,000 rows. Split it.',
    'too-many-columns': 'The sheet “{1}” has more than 200 columns. Delete those that are not needed.',
    'huge-cell':
      'A cell has more than 32,767 characters ({1}). In a text file a closing quote may be missing.',
    'no-rows': 'The file has no rows.',
    'too-slow': 'Reading took longer than a minute and was stopped.',
  },
  'import-problem-',
);

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
