/**
 * Whether something answers the risk of a hazard (domain model 2.4, 2.7; checks V3 and V4). A list asks it of thousands of
 * hazards in SQL (`server/modules/hazards/answered.ts`), which a test over random hazards holds to what stands here.
 */

/** The initial rating of a hazard in its own set. */
export interface DemandingRating {
  readonly acceptance: 'ACCEPT' | 'REDUCE' | 'UNACCEPTABLE' | 'NONE';
  readonly targetCategory: string | null;
  readonly targetLevel: string | null;
}

/** Acceptances by which a set itself wants less risk. */
export const REDUCED_ACCEPTANCES = ['REDUCE', 'UNACCEPTABLE'] as const;
/** Scales whose levels are those of a target. */
export const SCALES_OF_TARGETS = ['ASIL', 'PL', 'SIL', 'AGPL', 'MPL'] as const;
/** The level of such a scale that asks for nothing (ISO 26262-3:2018, 6.4.3.9). */
export const QUALITY_MANAGEMENT = 'QM';

const isOneOf = (values: readonly string[], value: string | null) => value !== null && values.includes(value);

/** Whether a rating asks for an answer: ASIL A and above, a PL or SIL, or a risk that the set wants reduced. */
export const isDemanding = ({ acceptance, targetCategory, targetLevel }: DemandingRating): boolean =>
  isOneOf(REDUCED_ACCEPTANCES, acceptance) ||
  (acceptance === 'NONE' &&
    isOneOf(SCALES_OF_TARGETS, targetCategory) &&
    targetLevel !== null &&
    targetLevel !== QUALITY_MANAGEMENT);

export interface Answers {
  readonly style: 'FUNCTION' | 'MACHINE';
  readonly hasTarget: boolean;
  /** A measure reduces its risk (`isReducing` in `domain/measures/finalRating.ts`): an external one only once it is agreed. */
  readonly isTreated: boolean;
}

/** A target answers; at a machine a measure that reduces the risk does as well, since most hazards there need no target. */
export const isAnswered = ({ style, hasTarget, isTreated }: Answers): boolean =>
  hasTarget || (style === 'MACHINE' && isTreated);

/**
 * The rating demands an answer that the hazard does not have: then it is not mitigated, cannot be closed, and is in V3.
 * @param rating the initial one in the hazard's own set; undefined while there is none
 */
export const lacksAnswer = (rating: DemandingRating | undefined, answers: Answers): boolean =>
  rating !== undefined && isDemanding(rating) && !isAnswered(answers);
