import { open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { ApiError, notFound } from '../../contract/errors.ts';
import { foreignPicture } from '../../http/downloads.ts';
import type { Handler } from '../../http/handler.ts';
import { callOutside, OutboundError } from '../../http/outbound.ts';
import { imageParts, isRaster, settingName } from './bucketRules.ts';

const DEADLINE_MS = 10_000;
const MAX_BYTES = 10 * 1024 * 1024;

const tooLarge = () =>
  new ApiError('PAYLOAD_TOO_LARGE', 'This image is larger than 10 MB. Choose a smaller one.');
const away = () =>
  new ApiError('UNAVAILABLE', 'The storage of this image does not answer just now. Try again in a moment.');

/** Refuses anything outside the folder, also when a symbolic link leads there. */
async function fromFolder(folder: string, parts: string[]): Promise<Buffer> {
  const base = await realpath(folder).catch(() => undefined);
  const path = base && (await realpath(join(base, ...parts)).catch(() => undefined));
  if (!path?.startsWith(`${base}${sep}`)) throw notFound('image');
  const file = await open(path, 'r');
  try {
    const { size, ...kind } = await file.stat().then(stat => ({ size: stat.size, isFile: stat.isFile() }));
    if (!kind.isFile) throw notFound('image');
    if (size > MAX_BYTES) throw tooLarge();
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function fromAddress(base: string, parts: string[], allowPrivate: boolean): Promise<Buffer> {
  const url = new URL(`${base.replace(/\/+$/, '')}/${parts.join('/')}`);
  try {
    const { status, content } = await callOutside({
      url,
      headers: { accept: 'image/*' },
      deadlineMs: DEADLINE_MS,
      mostBytes: MAX_BYTES,
      allowPrivate,
    });
    if (status >= 500 || status === 429) throw away();
    // A redirect could lead outside the configured buckets.
    if (status !== 200) throw notFound('image');
    return content;
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw error.reason === 'too-large' ? tooLarge() : away();
  }
}

const getBucketImage: Handler<'getBucketImage'> = async ({ path }, { settings }) => {
  const base = settings.buckets[settingName(path.bucketName)];
  const parts = imageParts(path.imageName);
  if (!base || !parts) throw notFound('image');
  const content = /^https?:\/\//.test(base)
    ? await fromAddress(base, parts, settings.allowPrivateBuckets)
    : await fromFolder(base, parts);
  const type = await fileTypeFromBuffer(content);
  if (!isRaster(type?.mime))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'This file is no PNG, JPEG, GIF, WebP or AVIF image.');
  return { status: 200, body: foreignPicture(content, type?.mime ?? '') };
};

export const bucketHandlers = { getBucketImage };
