import type { ProjectImport } from '@/api/organizations';
import { defineTexts } from '@/glossary/defineTexts';

export const IMPORT_STATE_TEXTS = defineTexts(
  'new-project',
  {
    QUEUED: 'Waiting',
    RUNNING: 'Being imported',
    DONE: 'Imported',
    FAILED: 'Failed, nothing was imported',
    CANCELLED: 'Cancelled, nothing was imported',
  },
  'import-state-',
);

export const IMPORT_ERROR_TEXTS = defineTexts(
  'new-project',
  {
    NO_ACCESS: 'You may not do this in the organization. Ask somebody who manages it.',
    NOT_AN_ARCHIVE: 'This file is no archive of a project.',
    WRONG_VERSION: 'The archive was made by a version of Badger that writes another form.',
    DAMAGED: 'The archive is damaged. Export the project again, or transfer the file again.',
    TOO_LARGE: 'The archive is too large. Remove large documents from the project and export it again.',
    UNKNOWN_PART: 'The archive holds something that does not belong there.',
    INVALID_RECORD: 'A record of the archive cannot be taken.',
    FOREIGN_REFERENCE: 'A record names something that the archive does not hold.',
    FILE_REFUSED: 'A file of the archive cannot be taken.',
    RATING_SET_MISSING: 'The project is rated by a set that is not here. Take it over, or make it first.',
    BROKE_OFF: 'The server stopped each time while it worked on this. Try again.',
    INTERNAL: 'The import failed. If it fails again, tell the operator.',
  },
  'import-error-',
);

/** Those whose message names the part, the record or the set. */
export const NAMES_SOMETHING: ReadonlySet<NonNullable<ProjectImport['error']>['code']> = new Set([
  'WRONG_VERSION',
  'DAMAGED',
  'UNKNOWN_PART',
  'INVALID_RECORD',
  'FOREIGN_REFERENCE',
  'FILE_REFUSED',
  'RATING_SET_MISSING',
]);

export const isUnderWay = ({ state }: Pick<ProjectImport, 'state'>) =>
  state === 'QUEUED' || state === 'RUNNING';
