const NAME = /^[A-Za-z0-9._/-]{1,512}$/;

/** Raster images only: an SVG can run scripts and load resources. */
const RASTER = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']);

/** Segments of an image's path, already decoded once; undefined for anything that could leave the folder. */
export function imageParts(name: string): string[] | undefined {
  if (!NAME.test(name)) return undefined;
  const parts = name.split('/');
  return parts.every(part => part !== '' && part !== '.' && part !== '..') ? parts : undefined;
}

/** "staging-images" → "STAGING_IMAGES", as environment variables are written. */
export const settingName = (bucket: string) => bucket.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');

export const isRaster = (mimeType: string | undefined): mimeType is string => RASTER.has(mimeType ?? '');
