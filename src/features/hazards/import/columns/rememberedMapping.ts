import { hashText } from '@/lib/hashText';
import { REPEATED_KEYS } from '../links/rowLinks';
import type { ColumnMapping } from './guessColumns';

/** Where a project's mappings are kept in this browser: by the set of headers, so that the next file of its kind fits. */
const keyOf = (projectUuid: string, headers: readonly string[]) =>
  `badger-import/${projectUuid}/${hashText([...headers].sort().join('\n')).toString(36)}`;

/** What somebody chose for these headers before, in whatever order they stand now. */
export function rememberedMapping(
  projectUuid: string,
  headers: readonly string[],
  known: ReadonlySet<string>,
): ColumnMapping | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(projectUuid, headers)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const byHeader = new Map(Object.entries(stored));
    const taken = new Set<string>();
    return headers.map(header => {
      const key: unknown = byHeader.get(header);
      if (typeof key !== 'string' || !known.has(key)) return null;
      if (taken.has(key) && !REPEATED_KEYS.has(key)) return null;
      taken.add(key);
      return key;
    });
  } catch {
    // A browser may keep nothing, or what was kept is no mapping: the guess is as good.
    return undefined;
  }
}

export function rememberMapping(
  projectUuid: string,
  headers: readonly string[],
  mapping: ColumnMapping,
): void {
  try {
    const byHeader = Object.fromEntries(headers.map((header, at) => [header, mapping[at] ?? '']));
    localStorage.setItem(keyOf(projectUuid, headers), JSON.stringify(byHeader));
  } catch {
    // It is a convenience.
  }
}
