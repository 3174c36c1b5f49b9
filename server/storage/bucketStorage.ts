import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { S3Settings } from '../settings.ts';
import type { FileStorage } from './fileStorage.ts';

/** Requests must not hang when the bucket does not answer. */
const DEADLINE_MS = 60_000;

/** Keeps files as `files/ab/ab12…` in an S3-compatible bucket. */
export function bucketStorage(settings: S3Settings): FileStorage {
  const bucket = new S3mini({ ...settings, requestAbortTimeout: DEADLINE_MS });
  const keyOf = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`;
  return {
    async put({ path, sha256, mimeType }) {
      const content = await openAsBlob(path);
      await bucket.putObject(keyOf(sha256), content, mimeType, undefined, undefined, content.size);
    },
    async open(sha256) {
      const response = await bucket.getObjectResponse(keyOf(sha256));
      return response?.body ? Readable.fromWeb(response.body as ReadableStream) : undefined;
    },
    async remove(sha256) {
      await bucket.deleteObject(keyOf(sha256));
    },
  };
}
