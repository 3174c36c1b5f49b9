import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileStorage } from '../../storage/fileStorage.ts';
import type { LoadFigure } from './content/endMatter.ts';

/** Longest side in a document, in pixels: sharp on paper, and a hundred of them are no burden. */
const LONGEST = 1600;

/** Figures as they go into a document; null for one whose file is gone. */
export const figureLoader =
  (files: FileStorage, sha256s: ReadonlyMap<string, string>): LoadFigure =>
  async uuid => {
    const content = await files.open(sha256s.get(uuid) ?? '');
    if (!content) return null;
    const made = await sharp(await buffer(content))
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer();
    return { content: made, type: 'jpeg' };
  };
