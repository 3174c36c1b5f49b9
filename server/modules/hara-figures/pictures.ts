import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { ApiError } from '../../http/errors.ts';
import type { ReceivedFile } from '../../storage/fileStorage.ts';
import { cleanSvg } from './cleanSvg.ts';

/** A few times the largest camera; far below what decoding would cost in memory otherwise. */
const MOST_PIXELS = 50_000_000;
const THUMBNAIL_PIXELS = 320;

export interface Picture {
  image: Buffer;
  mimeType: string;
  width: number;
  height: number;
  /** WebP. */
  thumbnail: Buffer;
}

// Pictures are seldom sent; what the library would keep of them for the next one is memory that others miss.
sharp.cache(false);

const unreadable = (problem: string) => {
  const message = `This picture can not be taken. ${problem} Nothing was saved; export it anew as PNG, JPEG or plain SVG.`;
  return new ApiError('RULE_VIOLATED', message, { fields: [{ path: 'file', message }] });
};

const open = (content: Buffer | string) => sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' });

/** What is drawn, never what was sent: decoded and written anew, which leaves metadata and appended files behind. */
async function raster(path: string, mimeType: string): Promise<Buffer> {
  const upright = open(path).autoOrient();
  return mimeType === 'image/jpeg' ? upright.jpeg({ quality: 90 }).toBuffer() : upright.png().toBuffer();
}

async function vector(path: string): Promise<Buffer> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch {
    throw unreadable('It is not written in UTF-8.');
  }
  const outcome = await cleanSvg(text);
  if ('problem' in outcome) throw unreadable(outcome.problem);
  return Buffer.from(outcome.svg);
}

/** SVG has no first bytes of its own: it is XML, with or without a declaration. */
const XML_TYPES = new Set(['application/xml', 'image/svg+xml', 'text/plain']);

const isDecoded = ({ width, height }: Metadata) => width > 0 && height > 0;

/**
 * Makes of an uploaded file the picture that is kept, and a thumbnail.
 * @throws ApiError UNSUPPORTED_MEDIA_TYPE, or RULE_VIOLATED when it can not be read or has too many pixels
 */
export async function pictureOf({ path, mimeType: given, fileName }: ReceivedFile): Promise<Picture> {
  const isVector = XML_TYPES.has(given) && /\.svg$/i.test(fileName);
  if (!isVector && given !== 'image/png' && given !== 'image/jpeg') {
    const message = `This file is not a picture that can be shown here (${given}). Send PNG, JPEG or SVG.`;
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', message, { fields: [{ path: 'file', message }] });
  }
  const mimeType = isVector ? 'image/svg+xml' : given;
  const image = isVector ? await vector(path) : await decoded(() => raster(path, mimeType));
  return decoded(async () => {
    const metadata = await open(image).metadata();
    if (!isDecoded(metadata)) throw new Error('no size');
    const thumbnail = await open(image)
      .resize({
        width: THUMBNAIL_PIXELS,
        height: THUMBNAIL_PIXELS,
        fit: 'inside',
        withoutEnlargement: !isVector,
      })
      .webp({ quality: 80 })
      .toBuffer();
    return { image, mimeType, width: metadata.width, height: metadata.height, thumbnail };
  });
}

async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isLarge = /pixel limit/i.test((error as Error).message);
    throw unreadable(isLarge ? 'It has more than 50 million pixels.' : 'It is damaged.');
  }
}
