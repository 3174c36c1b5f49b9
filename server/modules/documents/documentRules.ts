import type { ReceivedFile } from '../../storage/fileStorage.ts';
import { contentProblem } from './contentProblem.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Allowed types of a document, detected from its first bytes; the contract lists them (DocumentCreate). */
const TAKEN = new Set([
  'application/pdf',
  `${OFFICE}.wordprocessingml.document`,
  `${OFFICE}.spreadsheetml.sheet`,
  `${OFFICE}.presentationml.presentation`,
  `${OPEN_DOCUMENT}.text`,
  `${OPEN_DOCUMENT}.spreadsheet`,
  `${OPEN_DOCUMENT}.presentation`,
  // Office files before 2007 and other compound files are detected as this.
  'application/x-cfb',
  'application/rtf',
  'application/xml',
  'application/zip',
  'application/json',
  'text/csv',
  'text/markdown',
  'text/plain',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/tiff',
]);

/** Why a file of this type cannot be a document; undefined if it can. */
export const typeProblem = (mimeType: string): string | undefined =>
  TAKEN.has(mimeType)
    ? undefined
    : `This file is of a kind that is not kept here (${mimeType}). Send a PDF, an Office or OpenDocument file, a text, an image or a ZIP archive.`;

/** Why a file cannot be a document, by its type or by what is in it; undefined if it can. */
export const fileProblem = async (file: ReceivedFile): Promise<string | undefined> =>
  typeProblem(file.mimeType) ?? (await contentProblem(file));

interface Latest {
  number: number;
  sha256: string;
}

/** The number of the next revision: one above the highest, so that a name in a report always means one file. */
export const nextNumber = (latest: Latest | undefined) => (latest?.number ?? 0) + 1;

/** Refuses an unchanged file: reviewers would search the revision for a change that does not exist. */
export const isUnchanged = (latest: Latest | undefined, sha256: string) => latest?.sha256 === sha256;
