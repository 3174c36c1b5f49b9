import type { Export, ExportFormat, ExportKind } from '@/api/exports';
import { defineTexts } from '@/glossary/defineTexts';

/** The kinds of files in the order of the list, with what they are called. */
export const KIND_TEXTS = defineTexts(
  'exports',
  {
    SPREADSHEET: 'Worksheet',
    DATA: 'All data',
  },
  'kind-',
);

export const FORMAT_TEXTS = defineTexts(
  'exports',
  {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV, hazards only',
    json: 'JSON',
  },
  'format-',
);

/** What the server makes of each kind; the first one is offered first. */
export const FORMATS: Readonly<Record<ExportKind, readonly [ExportFormat, ...ExportFormat[]]>> = {
  SPREADSHEET: ['xlsx', 'csv'],
  DATA: ['json'],
};

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
