import type { RiskRatingSet } from '@/api/risk-model';
import type { TextFunction } from '@/glossary/useText';
import type { RatedLevels, RatingStep } from './rateLevels';

/** The texts of this feature's section, handed on to what is no component. */
export type TextOf = TextFunction<'hazards'>;

/** Codes such as S3 speak for themselves; 1 or "Likely" need the name of their parameter. */
const codeOf = ({ scale, level }: RatedLevels['chosen'][number]): string => {
  if (!level) return '';
  return level.code.startsWith(scale.symbol) ? level.code : `${scale.label} ${level.code}`;
};

/** The cell in words: S3 × E4 × C3. */
export const cellText = ({ chosen }: RatedLevels): string => chosen.map(codeOf).filter(Boolean).join(' × ');

function listOf(names: readonly string[], text: TextOf): string {
  const last = names.at(-1) ?? '';
  return names.length < 2
    ? last
    : text('list', '{1} and {2}', { values: [names.slice(0, -1).join(', '), last] });
}

/** One sentence: the set, the cell, the result; or what is missing. */
export function explainRating(set: RiskRatingSet, rated: RatedLevels, text: TextOf): string {
  const { rating, riskClass, score, missing } = rated;
  if (missing.length > 0)
    return text('rating-missing', '{1}: choose {2} to get the {3}.', {
      values: [
        set.name,
        listOf(
          missing.map(({ symbol }) => symbol),
          text,
        ),
        set.resultLabel,
      ],
    });
  if (!rating)
    return text('rating-hole', '{1} has no result for {2}: its table is not filled there.', {
      values: [set.name, cellText(rated)],
    });
  if (!riskClass || score === null)
    return text('rating-cell', '{1}, {2} gives {3}.', { values: [set.name, cellText(rated), rating.label] });
  return text('rating-class', '{1}, {2} gives {3}: {4} = {5}{6}, band {7}–{8}.', {
    values: [
      set.name,
      cellText(rated),
      rating.label,
      // A class bands a sum of points; its label starts with the name of the sum ("Cl 11–13").
      riskClass.label.split(' ')[0] ?? '',
      summands(rated),
      score,
      riskClass.lower,
      riskClass.upper,
    ],
  });
}

/** "Fr 5 + Pr 3 + Av 3 = ", unless the score is another sum than that of the ranks. */
function summands({ chosen, score }: RatedLevels): string {
  const added = chosen.filter(({ scale }) => scale.parameter !== 'severity');
  const total = added.reduce((sum, { level }) => sum + (level?.rank ?? 0), 0);
  if (total !== score) return '';
  return `${added.map(({ scale, level }) => `${scale.symbol} ${level?.rank}`).join(' + ')} = `;
}

/** "S2 instead of S3: ASIL C", or that nothing changes. */
export function explainStep(step: RatingStep, rated: RatedLevels, text: TextOf): string {
  const now = rated.chosen.find(({ scale }) => scale.parameter === step.scale.parameter);
  const values = [
    codeOf({ scale: step.scale, level: step.level }),
    now ? codeOf(now) : '',
    step.rating.label,
  ];
  return step.changes
    ? text('rating-step', '{1} instead of {2}: {3}', { values })
    : text('rating-step-same', '{1} instead of {2}: still {3}', { values });
}

/** Everything about a result as lines of text: what a tooltip and a screen reader get. */
export function explainInLines(set: RiskRatingSet, rated: RatedLevels, text: TextOf): string[] {
  return [explainRating(set, rated, text), ...rated.steps.map(step => explainStep(step, rated, text))];
}
