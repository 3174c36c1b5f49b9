import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import type { ReadProblem } from './readTypes';

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
