import type { RatingSet } from './ratingSet.ts';

/**
 * The five factors by which ISO 13849-1:2023 has the possibility of avoidance judged, in our words (domain model 3.2): who
 * works there, how fast the event comes about, whether there is a way out, whether the danger is noticed, how demanding the
 * work is.
 */
export const AVOIDANCE_FACTORS = ['operator', 'speed', 'escape', 'recognition', 'complexity'] as const;

export type AvoidanceFactor = (typeof AVOIDANCE_FACTORS)[number];

/** EASIER speaks for P1, HARDER for P2. */
export const AVOIDANCE_JUDGEMENTS = ['EASIER', 'HARDER'] as const;

export type AvoidanceJudgement = (typeof AVOIDANCE_JUDGEMENTS)[number];
export type AvoidanceFactors = { readonly [Factor in AvoidanceFactor]?: AvoidanceJudgement | undefined };
export type AvoidanceChange = {
  readonly [Factor in AvoidanceFactor]?: AvoidanceJudgement | null | undefined;
};

/** Whether a set has its possibility of avoidance judged by them; own sets that were copied keep their standard. */
export const judgesAvoidance = (
  set: Pick<RatingSet, 'parameters'> & { readonly standard: string },
): boolean =>
  /^(EN )?ISO 13849-1\b/.test(set.standard) &&
  set.parameters.some(({ parameter }) => parameter === 'avoidability');

/** What a change leaves out stays, null takes a judgement back. */
export function mergeAvoidance(
  stored: AvoidanceFactors | null | undefined,
  change: AvoidanceChange | undefined,
): AvoidanceFactors {
  return Object.fromEntries(
    AVOIDANCE_FACTORS.flatMap(factor => {
      const value = change?.[factor] === undefined ? stored?.[factor] : change[factor];
      return value ? [[factor, value]] : [];
    }),
  );
}

/** How many of them speak for and against; nothing is added up beyond that. */
export function countAvoidance(factors: AvoidanceFactors): Record<AvoidanceJudgement, number> {
  const values = Object.values(factors);
  return {
    EASIER: values.filter(value => value === 'EASIER').length,
    HARDER: values.filter(value => value === 'HARDER').length,
  };
}
