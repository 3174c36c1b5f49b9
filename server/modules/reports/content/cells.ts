import type { Levels } from '../../../../domain/rating/parameters.ts';
import { levelOf, maxRankOf, scalesOf } from '../../../../domain/rating/ratingSet.ts';
import type { StoredRatingSet } from '../../risk-model/index.ts';
import { markdownParagraphs } from '../document/markdown.ts';
import { type Cell, type Paragraph, plainCell, runsOf } from '../document/model.ts';

/** The web app's ramp of risk on white: fill and letters from the mildest to the worst. */
const RAMP = [
  ['EEF0F2', '1B2126'],
  ['FDE9A9', '1B2126'],
  ['FBC15E', '1B2126'],
  ['F28C38', '1B2126'],
  ['C93A2E', 'FFFFFF'],
  ['8E1B3A', 'FFFFFF'],
] as const;

export function colorsOf(rank: number, maxRank: number): { fill: string; color: string } {
  const share = maxRank > 0 ? Math.min(Math.max(rank / maxRank, 0), 1) : 0;
  const [fill, color] = RAMP[Math.round(share * (RAMP.length - 1))] ?? RAMP[0];
  return { fill, color };
}

export const ratingOfSet = (set: StoredRatingSet | undefined, uuid: string | null | undefined) =>
  uuid ? set?.ratings.find(rating => rating.uuid === uuid) : undefined;

/** A rating in its colour; empty for none. */
export function ratingCell(set: StoredRatingSet | undefined, uuid: string | null | undefined): Cell {
  const rating = ratingOfSet(set, uuid);
  if (!set || !rating) return plainCell('–');
  return {
    paragraphs: [{ text: rating.code }],
    isBold: true,
    isCentered: true,
    isChip: true,
    ...colorsOf(rating.rank, maxRankOf(set)),
  };
}

/** Its whole name in its colour. */
export const ratingNameCell = (set: StoredRatingSet | undefined, uuid: string | null | undefined): Cell => ({
  ...ratingCell(set, uuid),
  paragraphs: [{ text: ratingOfSet(set, uuid)?.label ?? '–' }],
  isCentered: false,
});

/** "S3 · E4 · C2" */
export const levelsText = (set: StoredRatingSet | undefined, levels: Levels): string =>
  set
    ? scalesOf(set)
        .flatMap(({ field }) => levelOf(set, levels[field])?.code ?? [])
        .join(' · ')
    : '';

/** What somebody wrote in markdown, as a cell. */
export const markdownCell = (text: string, ...before: Paragraph[]): Cell => ({
  paragraphs: [...before.filter(({ text: shown }) => shown.length > 0), ...markdownParagraphs(text)],
});

/** Lines and paragraphs one below the other; empty ones are left out. */
export const linesCell = (...lines: (string | readonly Paragraph[] | null | undefined | false)[]): Cell => ({
  paragraphs: lines.flatMap(line => (typeof line === 'string' ? (line ? [{ text: line }] : []) : line || [])),
});

/** What somebody wrote in markdown, with what it is before it; nothing where nothing was written. */
export function labelled(label: string, text: string): Paragraph[] {
  const [first, ...rest] = markdownParagraphs(text);
  if (!first) return [];
  if (first.bullet) return [{ text: `${label}:` }, first, ...rest];
  return [{ text: [{ text: `${label}: ` }, ...runsOf(first.text)] }, ...rest];
}

/** A bold name over what it means. */
export const namedCell = (name: string, description = ''): Cell =>
  markdownCell(description, { text: [{ text: name, bold: description !== '' }] });
