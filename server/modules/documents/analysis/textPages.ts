import type { ReadPage } from './readTypes.ts';

/** A text file; a form feed begins the next page. */
export async function textPages(bytes: Uint8Array): Promise<ReadPage[]> {
  const pages = decoded(bytes).split('\f');
  return pages.map((text, at) => ({ page: pages.length > 1 ? at + 1 : null, section: '', text }));
}

/** By its byte order mark; without one it is UTF-8, or of an old Windows program. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
