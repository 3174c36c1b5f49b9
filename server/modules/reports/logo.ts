import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Queryable } from '../../database/records/reading.ts';
import type { FileStorage } from '../../storage/fileStorage.ts';
import type { CoverLogo } from './document/model.ts';

/** Pixels: sharp on paper in the place that a cover has. */
const LARGEST = { width: 1200, height: 420 };
/** Pixels in an inch, by which a drawing says how large it is. */
const PLAIN_DENSITY = 72;
/** What sharp takes. */
const MAX_DENSITY = 100_000;

interface Kept {
  sha256: string;
  mimeType: string;
  width: number;
  height: number;
}

/**
 * The logo of an organization as a picture that every kind of document takes; undefined without one, and where its file is
 * gone or cannot be drawn: a report without it is worth more than none.
 */
export async function loadLogo(
  database: Queryable,
  files: FileStorage,
  organizationUuid: string,
): Promise<CoverLogo | undefined> {
  const { rows } = await database.query<Kept>(
    `select f.sha256, o.logo_mime_type as "mimeType", o.logo_width as width, o.logo_height as height
     from organizations o join stored_files f on f.uuid = o.logo_file_uuid where o.uuid = $1`,
    [organizationUuid],
  );
  const [kept] = rows;
  const content = kept && (await files.open(kept.sha256));
  if (!kept || !content) return undefined;
  const isVector = kept.mimeType === 'image/svg+xml';
  // A small drawing is drawn large instead of being blown up.
  const scale = Math.min(LARGEST.width / kept.width, LARGEST.height / kept.height);
  const density = isVector ? Math.min(Math.max(PLAIN_DENSITY * scale, 1), MAX_DENSITY) : PLAIN_DENSITY;
  return sharp(await buffer(content), { density })
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ data, info }) => ({ content: data, type: 'png' as const, width: info.width, height: info.height }),
      () => undefined,
    );
}
