import type { RatedLevels, RatingStep } from './rateLevels.ts';
import type { RatingSet } from './ratingSet.ts';

/** The sentences that explain a rating, in English, with places for their values. */
export const RATING_SENTENCES = {
  list: '{1} and {2}',
  missing: '{1}: choose {2} to get the {3}.',
  hole: '{1} has no result for {2}: its table is not filled there.',
  cell: '{1}, {2} gives {3}.',
  class: '{1}, {2} gives {3}: {4} = {5}{6}, band {7}–{8}.',
  step: '{1} instead of {2}: {3}',
  'step-same': '{1} instead of {2}: still {3}',
} as const;

/** Words a sentence in the reader's language. */
export type SayRating = (
  sentence: keyof typeof RATING_SENTENCES,
  values: readonly (string | number)[],
) => string;

/** Codes such as S3 speak for themselves; 1 or "Likely" need the name of their parameter. */
const codeOf = ({ scale, level }: RatedLevels['chosen'][number]): string => {
  if (!level) return '';
  return level.code.startsWith(scale.symbol) ? level.code : `${scale.label} ${level.code}`;
};

/** The cell in words: S3 × E4 × C3. */
export const cellText = ({ chosen }: Pick<RatedLevels, 'chosen'>): string =>
  chosen.map(codeOf).filter(Boolean).join(' × ');

function listOf(names: readonly string[], say: SayRating): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('list', [names.slice(0, -1).join(', '), last]);
}

/** One sentence: the set, the cell, the result; or what is missing. */
export function explainRating(set: RatingSet, rated: RatedLevels, say: SayRating): string {
  const { rating, riskClass, score, missing } = rated;
  if (missing.length > 0) {
    const symbols = missing.map(({ symbol }) => symbol);
    return say('missing', [set.name, listOf(symbols, say), set.resultLabel]);
  }
  if (!rating) return say('hole', [set.name, cellText(rated)]);
  if (!riskClass || score === null) return say('cell', [set.name, cellText(rated), rating.label]);
  return say('class', [
    set.name,
    cellText(rated),
    rating.label,
    // A class is a band of a sum of points; its label starts with the name of the sum ("Cl 11–13").
    riskClass.label.split(' ')[0] ?? '',
    summands(rated),
    score,
    riskClass.lower,
    riskClass.upper,
  ]);
}

/** "Fr 5 + Pr 3 + Av 3 = " (IEC 62061 annex A), unless the score is not the sum of the ranks. */
function summands({ chosen, score }: RatedLevels): string {
  const added = chosen.filter(({ scale }) => scale.parameter !== 'severity');
  const total = added.reduce((sum, { level }) => sum + (level?.rank ?? 0), 0);
  if (total !== score) return '';
  return `${added.map(({ scale, level }) => `${scale.symbol} ${level?.rank}`).join(' + ')} = `;
}

/** "S2 instead of S3: ASIL C", or that nothing changes. */
export function explainStep(step: RatingStep, rated: RatedLevels, say: SayRating): string {
  const now = rated.chosen.find(({ scale }) => scale.parameter === step.scale.parameter);
  const values = [codeOf(step), now ? codeOf(now) : '', step.rating.label];
  return say(step.changes ? 'step' : 'step-same', values);
}

/** Everything about a result, one line each: the text of a tooltip and of a screen reader. */
export function explainInLines(set: RatingSet, rated: RatedLevels, say: SayRating): string[] {
  return [explainRating(set, rated, say), ...rated.steps.map(step => explainStep(step, rated, say))];
}
