import type { ExchangeColumn } from '@domain/exchange/columns';
import { foldedRating } from '@domain/rating/publishedRating';
import { type RatingSet, type Scale, scalesOf } from '@domain/rating/ratingSet';
import { type ImportTable, meantBy } from '@/features/shared/tables/headerRow';
import { REPEATED_KEYS } from '../links/rowLinks';
import { levelCode } from './levelText';

/** Texts of a column that are looked at. */
const SAMPLED_ROWS = 300;

/** What each column of a file is; null: left out. */
export type ColumnMapping = readonly (string | null)[];

/** The parameter of a key such as `initial.severity` or `initial.severity.rationale`. */
export const parameterOf = (key: string): string | undefined => /^initial\.(\w+)/.exec(key)?.[1];

export const scaleOfKey = (set: RatingSet, key: string): Scale | undefined =>
  scalesOf(set).find(({ parameter }) => parameter === parameterOf(key));

/**
 * What the columns of a table are most likely to be, each at most once but for those that a file repeats: by their headers and by what stands in them. A
 * header alone can say several things ("P"); the levels below it then decide.
 * @param columns those that can be imported
 */
export function guessColumns(
  table: ImportTable,
  columns: readonly ExchangeColumn[],
  set: RatingSet,
): ColumnMapping {
  const guesses = table.headers.flatMap((header, at) => {
    const samples = samplesOf(table, at);
    return guessesOf(header, samples, columns, set).map(guess => ({ ...guess, at }));
  });
  const mapping: (string | null)[] = table.headers.map(() => null);
  const taken = new Set<string>();
  for (const { at, key } of guesses.sort((a, b) => b.score - a.score || a.at - b.at)) {
    if (mapping[at] !== null || (taken.has(key) && !REPEATED_KEYS.has(key))) continue;
    mapping[at] = key;
    taken.add(key);
  }
  return mapping;
}

/** Different texts of a column, the first ones first. */
export function samplesOf({ rows }: ImportTable, at: number): string[] {
  const texts = rows.slice(0, SAMPLED_ROWS).map(({ cells }) => (cells[at] ?? '').trim());
  return [...new Set(texts.filter(text => text !== ''))];
}

interface Guess {
  readonly key: string;
  readonly score: number;
}

function guessesOf(
  header: string,
  samples: readonly string[],
  columns: readonly ExchangeColumn[],
  set: RatingSet,
): Guess[] {
  const byHeader = meantBy(columns, header);
  const isMeant = (key: string) => byHeader.findIndex(({ column }) => column.key === key);
  return columns.flatMap(({ key, kind }): Guess[] => {
    const place = isMeant(key);
    const named = place < 0 ? 0 : 100 - 5 * place;
    if (kind === 'level') {
      const scale = scaleOfKey(set, key);
      if (!scale) return [];
      const fits = shareOf(samples, text => levelCode(scale, text) !== undefined);
      // The set's own letter says more than any synonym: "P" is the possibility of avoidance in ISO 13849-1.
      const own = scale.symbol.toLocaleLowerCase() === header.trim().toLocaleLowerCase() ? 60 : 0;
      if (named + own > 0 && (samples.length === 0 || fits > 0.3))
        return [{ key, score: named + own + 40 * fits }];
      const isCoded = shareOf(samples, text => isLettered(scale, text)) > 0.8;
      return isCoded && samples.length > 0 ? [{ key, score: 50 + fits }] : [];
    }
    if (kind === 'rating') {
      const isLevel = (text: string) =>
        set.ratings.some(({ code, label }) =>
          [foldedRating(code), foldedRating(label)].includes(foldedRating(text)),
        );
      const fits = shareOf(samples, isLevel);
      if (named > 0) return samples.length === 0 || fits > 0.3 ? [{ key, score: named + 30 * fits }] : [];
      // What is left of the risk says so in its header; a level alone is the initial one.
      const isWritten =
        key === 'initial.rating' &&
        samples.length > 1 &&
        shareOf(samples, text => /^(asil|agpl|pl|sil|qm)/i.test(text)) > 0.8;
      return isWritten ? [{ key, score: 45 }] : [];
    }
    if (named === 0) return [];
    // Numbers below "Hazard" are no hazard types, and a column of numbers is no name of anything.
    const isNumeric = samples.length > 1 && shareOf(samples, text => /^[\d.,]+$/.test(text)) > 0.9;
    const takesNumbers = kind === 'number' || key === 'externalId' || key === 'code';
    return isNumeric && !takesNumbers ? [] : [{ key, score: named }];
  });
}

const shareOf = (samples: readonly string[], fits: (text: string) => boolean) =>
  samples.length === 0 ? 0 : samples.filter(fits).length / samples.length;

/** A code with letters and digits: "S2", "Av5"; a bare digit could be a level of every scale. */
const isLettered = (scale: Scale, text: string) =>
  /^\p{L}+\s*\d/u.test(text.trim()) && levelCode(scale, text) !== undefined;
