import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { isTooComplicated } from './svgSize.ts';

/** A few times the largest camera sensor, and far below what would exhaust memory when decoded. */
const MAX_PIXELS = 50_000_000;
const THUMBNAIL_PIXELS = 320;

export interface Picture {
  image: Buffer;
  mimeType: string;
  width: number;
  height: number;
  /** WebP. */
  thumbnail: Buffer;
}

/** Why a file cannot be accepted, as a sentence for the user. */
export class PictureError extends Error {}

const open = (content: Buffer | string) => sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });

/** Decodes and re-encodes the picture, so that metadata and appended files are dropped. */
async function raster(path: string, mimeType: string): Promise<Buffer> {
  const upright = open(path).autoOrient();
  return mimeType === 'image/jpeg' ? upright.jpeg({ quality: 90 }).toBuffer() : upright.png().toBuffer();
}

async function vector(path: string): Promise<Buffer> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch {
    throw new PictureError('It is not written in UTF-8.');
  }
  if (isTooComplicated(text)) throw new PictureError('It has too many parts, or they are nested too deep.');
  const { SvgError, sanitizeSvg } = await import('./sanitizeSvg.ts');
  try {
    return Buffer.from(sanitizeSvg(text));
  } catch (error) {
    const isKnown = error instanceof SvgError || (error as Error).name === 'SyntaxError';
    throw new PictureError(isKnown ? (error as Error).message : 'It cannot be read.');
  }
}

const isDecoded = ({ width, height }: Metadata) => width > 0 && height > 0;

/**
 * The stored picture of a file, and its thumbnail. Call it in a separate process only: decoders are native code, and a
 * malicious file can crash the process.
 * @throws PictureError
 */
export async function drawPicture(path: string, mimeType: string): Promise<Picture> {
  try {
    const isVector = mimeType === 'image/svg+xml';
    const image = await (isVector ? vector(path) : raster(path, mimeType));
    const metadata = await open(image).metadata();
    if (!isDecoded(metadata)) throw new PictureError('It is damaged.');
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
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const isLarge = /pixel limit/i.test((error as Error).message);
    throw new PictureError(isLarge ? 'It has more than 50 million pixels.' : 'It is damaged.');
  }
}
