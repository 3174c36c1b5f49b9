import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import { ApiError } from '../contract/errors.ts';
import type { FileStorage } from '../storage/fileStorage.ts';
import { FileAnswer } from './handler.ts';

/** Nothing in the file runs, loads or opens anything, even when somebody opens it by its address. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface FileDescription {
  fileName: string;
  mimeType: string;
  sizeBytes: number;
}

/** A stored file as an answer that is saved under its name (RFC 6266 and 8187). */
export const attachment = (content: Readable, { fileName, mimeType, sizeBytes }: FileDescription) =>
  new FileAnswer(content, {
    'content-type': mimeType,
    'content-length': String(sizeBytes),
    'content-disposition': contentDisposition(fileName),
    ...SAFE_HEADERS,
  });

/** A picture as an answer that a page may show. */
const picture = (content: Readable, { fileName, mimeType, sizeBytes }: FileDescription) =>
  new FileAnswer(content, {
    'content-type': mimeType,
    'content-length': String(sizeBytes),
    'content-disposition': contentDisposition(fileName, { type: 'inline' }),
    ...SAFE_HEADERS,
  });

/** A picture that is kept in the storage. @throws ApiError when its file is gone */
export async function keptPicture(files: FileStorage, kept: FileDescription & { sha256: string }) {
  const content = await files.open(kept.sha256);
  if (!content) throw fileIsGone();
  return picture(content, kept);
}

/** A picture of another place: pages of the same site may show it, and no referrer is sent. */
export const foreignPicture = (content: Buffer, mimeType: string) =>
  new FileAnswer(Readable.from([content]), {
    'content-type': mimeType,
    'content-length': String(content.length),
    ...SAFE_HEADERS,
    'cache-control': 'private, max-age=300',
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
  });

const SAFE_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': SANDBOX,
  'x-content-type-options': 'nosniff',
};

/** The record is there and its file is not: nothing that the caller could put right. */
export const fileIsGone = () =>
  new ApiError(
    'UNAVAILABLE',
    'The file cannot be read just now. Its record is safe; try again, or tell the operator the request id.',
  );
