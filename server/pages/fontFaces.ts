import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Above the latin ones there are others; each says by its unicode-range when it is needed. */
const FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * The rules of the web app's font as its build wrote them, with the addresses of the very files that the app loads: the
 * browser has them already when it comes to the app, or to a page of the server. Empty where nothing is built, as with
 * `npm run dev`; the system's font stands in then.
 */
export function fontFacesOf(dist: string): string {
  const folder = join(dist, 'assets');
  if (!existsSync(folder)) return '';
  const sheets = readdirSync(folder).filter(name => name.endsWith('.css'));
  return sheets
    .flatMap(name => readFileSync(join(folder, name), 'utf8').match(FACE) ?? [])
    .filter(rule => rule.includes('Inter Variable'))
    .join('\n');
}
