import type { Export, ExportFormat, ExportKind, ExportLanguage } from '@/api/exports';
import { defineTexts } from '@/glossary/defineTexts';

/** The kinds of files in the order of the list, with what they are called. */
export const KIND_TEXTS = defineTexts(
  'exports',
  {
    REPORT: 'Full report',
    LIGHT_REPORT: 'Short report',
    SPREADSHEET: 'Worksheet',
    MANAGEMENT_PLAN: 'Safety management plan',
    MANAGEMENT_PLAN_X: 'Safety management plan as a workbook',
    DATA: 'All data',
    ARCHIVE: 'Whole project as an archive',
    REQIF: 'Targets and requirements',
  },
  'kind-',
);

export const FORMAT_TEXTS = defineTexts(
  'exports',
  {
    pdf: 'PDF',
    docx: 'Word (DOCX)',
    html: 'Web page (HTML)',
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, hazards only',
    json: 'JSON',
    zip: 'ZIP, to import elsewhere',
    reqif: 'ReqIF, for requirements tools',
  },
  'format-',
);

/** What the server makes of each kind; the first one is offered first. */
export const FORMATS: Readonly<Record<ExportKind, readonly [ExportFormat, ...ExportFormat[]]>> = {
  REPORT: ['pdf', 'docx', 'html'],
  LIGHT_REPORT: ['pdf', 'docx', 'html'],
  SPREADSHEET: ['xlsx', 'csv'],
  MANAGEMENT_PLAN: ['pdf', 'docx', 'html'],
  MANAGEMENT_PLAN_X: ['xlsx'],
  DATA: ['json'],
  ARCHIVE: ['zip'],
  REQIF: ['reqif'],
};

/** What can be made of a baseline too. */
export const OF_BASELINES: ReadonlySet<ExportKind> = new Set([
  'REPORT',
  'LIGHT_REPORT',
  'MANAGEMENT_PLAN',
  'MANAGEMENT_PLAN_X',
]);

/** What has filters on its hazards. */
export const FILTERED: ReadonlySet<ExportKind> = new Set(['SPREADSHEET']);

/** Each language in its own words. */
export const LANGUAGES: Readonly<Record<ExportLanguage, string>> = { en: 'English', de: 'Deutsch' };

/** The one of files that is nearest to a language of the app. */
export const languageOf = (language: string): ExportLanguage => (language.startsWith('de') ? 'de' : 'en');

/** How often the state of files under way is asked for. */
export const ASK_EVERY_MS = 1000;

export const STATE_TEXTS = defineTexts(
  'exports',
  {
    QUEUED: 'Waiting',
    RUNNING: 'Being made',
    DONE: 'Ready',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
  },
  'state-',
);

export const ERROR_TEXTS = defineTexts(
  'exports',
  {
    NO_ACCESS: 'You may not read this analysis any more. Ask a project lead for access.',
    TOO_LARGE: 'The project is too large for this file. Ask the operator for more memory.',
    BROKE_OFF: 'The server stopped each time while it worked on this.',
    INTERNAL: 'The file could not be made. If it fails again, tell the operator.',
  },
  'error-',
);

export const isUnderWay = ({ state }: Pick<Export, 'state'>) => state === 'QUEUED' || state === 'RUNNING';
