import {
  LEVEL_FIELDS,
  type LevelField,
  type Levels,
  PARAMETERS,
  type RiskParameter,
} from '../rating/parameters.ts';
import type { RatingSet } from '../rating/ratingSet.ts';

/** The use of a measure on a hazard with everything that decides whether and how it counts. */
export interface UsedMeasure {
  hazardRrmUuid: string;
  /** 1 design … 5 external measures (ISO 12100 three-step method; domain model 4.9). */
  hierarchyRank: number;
  rrmTypeCode: string;
  order: number;
  status: 'PROPOSED' | 'ACCEPTED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
  solutionSetUuid: string | null;
  takesCreditForLowPr: boolean;
  creditJustification: string;
  canTakeCreditForLowPr: boolean;
  /** The requirement or external measure that it relies on. */
  srem: ReliedOn | null;
  /** Its judged effect, at most one in each rating set. */
  evaluations: readonly StatedLevels[];
}

export interface ReliedOn {
  kind: 'REQUIREMENT' | 'EXTERNAL_MEASURE';
  status: 'DRAFT' | 'AGREED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
}

/** Levels after a measure; what it does not state stays as it was. */
export interface StatedLevels extends Levels {
  riskRatingSetUuid: string;
  effectiveness: 'NONE' | 'PARTIAL' | 'FULL';
}

export type WarningCode =
  | 'SEVERITY_BY_INFORMATION'
  | 'EXTERNAL_MEASURE_UNCONFIRMED'
  | 'CREDIT_NOT_ALLOWED'
  | 'CREDIT_NOT_JUSTIFIED'
  | 'PROBABILITY_WITHOUT_CREDIT';

/** Why something that a measure states does not count. */
export interface MeasureWarning {
  hazardRrmUuid: string;
  code: WarningCode;
  message: string;
}

export interface FinalLevels {
  levels: Record<LevelField, string | null>;
  /** The measure that stated the level last, for each parameter that a measure stated. */
  by: Partial<Record<RiskParameter, string>>;
  /** Whether any measure was judged in this set at all. */
  isTreated: boolean;
  warnings: MeasureWarning[];
}

/** The sets of measures that apply to a hazard: its own choice, else the project's (domain model 1.35). */
export const appliedSolutionSets = (chosen: readonly string[], selected: string | null): readonly string[] =>
  chosen.length > 0 || selected === null ? chosen : [selected];

/** Statuses of a use that somebody accepted; one that is only proposed reduces no risk yet (domain model 1.32). */
export const ACCEPTED: readonly string[] = ['ACCEPTED', 'IMPLEMENTED', 'VERIFIED'];

/** Whether a use is of every alternative, or of one that applies to its hazard. */
export const applies = (
  { solutionSetUuid }: Pick<UsedMeasure, 'solutionSetUuid'>,
  solutionSets: readonly string[],
): boolean => solutionSetUuid === null || solutionSets.includes(solutionSetUuid);

/** Whether a use counts: only an accepted one, and not of another alternative (domain model 2.6). */
export const isCounted = (
  use: Pick<UsedMeasure, 'status' | 'solutionSetUuid'>,
  solutionSets: readonly string[],
): boolean => ACCEPTED.includes(use.status) && applies(use, solutionSets);

/** Measures that count, in hierarchy order. */
export const countedMeasures = <Measure extends UsedMeasure>(
  measures: readonly Measure[],
  solutionSets: readonly string[],
): Measure[] =>
  measures
    .filter(measure => isCounted(measure, solutionSets))
    .sort(
      (a, b) =>
        a.hierarchyRank - b.hierarchyRank ||
        a.order - b.order ||
        a.hazardRrmUuid.localeCompare(b.hazardRrmUuid),
    );

/** How a measure was judged in a rating set. */
export const evaluationIn = <Evaluation extends StatedLevels>(
  { evaluations }: { evaluations: readonly Evaluation[] },
  setUuid: string,
): Evaluation | undefined => evaluations.find(({ riskRatingSetUuid }) => riskRatingSetUuid === setUuid);

/** Type of a measure that another system or party takes (domain model 4.9). */
export const EXTERNAL_TYPE = 'EXT';

/** States in which the owner of an external measure has agreed to it. */
export const AGREED_STATES: readonly string[] = ['AGREED', 'IMPLEMENTED', 'VERIFIED'];

/**
 * An external measure counts once its owner has agreed to it (domain model 1.36); one of the type for them that names no
 * such agreement has none.
 */
export const isConfirmed = (srem: ReliedOn | null, rrmTypeCode?: string): boolean =>
  srem?.kind === 'EXTERNAL_MEASURE' ? AGREED_STATES.includes(srem.status) : rrmTypeCode !== EXTERNAL_TYPE;

/** Whether a use reduces the risk at all: it counts, and whoever else has to agree to it has agreed. */
export const isReducing = (
  use: Pick<UsedMeasure, 'status' | 'solutionSetUuid' | 'srem' | 'rrmTypeCode'>,
  solutionSets: readonly string[],
): boolean => isCounted(use, solutionSets) && isConfirmed(use.srem, use.rrmTypeCode);

/**
 * Information, training, organization, protective equipment and complementary measures change what people know, do or
 * wear, not how bad the harm of the hazard is (domain model 1.33, 4.9, V12).
 */
export const leavesSeverity = ({
  hierarchyRank,
  rrmTypeCode,
}: Pick<UsedMeasure, 'hierarchyRank' | 'rrmTypeCode'>): boolean =>
  hierarchyRank === 3 || hierarchyRank === 4 || rrmTypeCode === 'COMPL';

/**
 * The level "low" of a method that knows only low and not low: there the table is entered as if the hazardous event
 * were certain, and low has to be justified (ISO 13849-1:2015 A.2.3.3).
 */
export function lowProbabilityOf(set: RatingSet): string | undefined {
  const scale = set.levels.filter(({ parameter }) => parameter === 'probability');
  if (scale.length !== 2) return undefined;
  return scale.reduce((low, level) => (level.rank < low.rank ? level : low)).uuid;
}

interface LevelRefusal {
  parameter: RiskParameter;
  code: WarningCode;
  message: string;
}

/** Levels that a measure states and may not, seen from what holds before it. */
export function refusedLevels(
  set: RatingSet,
  before: Levels,
  measure: Pick<UsedMeasure, 'hierarchyRank' | 'rrmTypeCode' | 'takesCreditForLowPr'>,
  stated: Levels,
): LevelRefusal[] {
  const refused: LevelRefusal[] = [];
  const rankOf = (uuid: string | null | undefined) =>
    set.levels.find(level => level.uuid === uuid)?.rank ?? Number.POSITIVE_INFINITY;
  const lowersSeverity =
    stated.severityUuid && before.severityUuid && rankOf(stated.severityUuid) < rankOf(before.severityUuid);
  if (lowersSeverity && leavesSeverity(measure)) {
    refused.push({
      parameter: 'severity',
      code: 'SEVERITY_BY_INFORMATION',
      message:
        'Information, training, organization, protective equipment and complementary measures do not make the harm less severe. Leave the severity out, or use another type of measure.',
    });
  }
  const low = lowProbabilityOf(set);
  if (
    low &&
    stated.probabilityUuid === low &&
    before.probabilityUuid !== low &&
    !measure.takesCreditForLowPr
  ) {
    refused.push({
      parameter: 'probability',
      code: 'PROBABILITY_WITHOUT_CREDIT',
      message: `${set.name} takes the probability as low only with a justified credit. Claim it on the measure.`,
    });
  }
  return refused;
}

/**
 * The levels of a hazard with its measures: from the initial ones, in hierarchy order, the last stated value of each
 * parameter; then the low probability where a measure claims it with a justification and may (domain model 2.6,
 * recalculate; 3.2). The rating follows from the table, not from here.
 *
 * @param measures those that count, in order (`countedMeasures`)
 */
export function finalLevels(
  set: RatingSet & { uuid: string },
  initial: Levels,
  measures: readonly UsedMeasure[],
): FinalLevels {
  const result: FinalLevels = {
    levels: {
      severityUuid: initial.severityUuid ?? null,
      exposureUuid: initial.exposureUuid ?? null,
      probabilityUuid: initial.probabilityUuid ?? null,
      avoidabilityUuid: initial.avoidabilityUuid ?? null,
    },
    by: {},
    isTreated: false,
    warnings: [],
  };
  const low = lowProbabilityOf(set);
  for (const measure of measures) {
    const evaluation = evaluationIn(measure, set.uuid);
    const claims = low !== undefined && measure.takesCreditForLowPr;
    if (!evaluation && !claims) continue;
    const { hazardRrmUuid } = measure;
    if (!isConfirmed(measure.srem, measure.rrmTypeCode)) {
      result.warnings.push({
        hazardRrmUuid,
        code: 'EXTERNAL_MEASURE_UNCONFIRMED',
        message:
          'The external measure that it is, or relies on, is not agreed yet, so it does not count. Name the agreement with its owner, and have them agree first.',
      });
      continue;
    }
    if (evaluation) apply(set, measure, evaluation, result);
    if (claims && evaluation?.effectiveness !== 'NONE') takeCredit(low, measure, result);
  }
  return result;
}

function apply(set: RatingSet, measure: UsedMeasure, stated: StatedLevels, result: FinalLevels): void {
  result.isTreated = true;
  const refused = refusedLevels(set, result.levels, measure, stated);
  const { hazardRrmUuid } = measure;
  // A claimed probability is taken by the credit below, by its own conditions.
  const isCredit = (parameter: RiskParameter) =>
    parameter === 'probability' && measure.takesCreditForLowPr && lowProbabilityOf(set) !== undefined;
  for (const parameter of PARAMETERS) {
    const level = stated[LEVEL_FIELDS[parameter]];
    if (!level || isCredit(parameter) || refused.some(refusal => refusal.parameter === parameter)) continue;
    result.levels[LEVEL_FIELDS[parameter]] = level;
    result.by[parameter] = hazardRrmUuid;
  }
  result.warnings.push(...refused.map(({ code, message }) => ({ hazardRrmUuid, code, message })));
}

function takeCredit(low: string, measure: UsedMeasure, result: FinalLevels): void {
  const { hazardRrmUuid } = measure;
  if (!measure.canTakeCreditForLowPr) {
    result.warnings.push({
      hazardRrmUuid,
      code: 'CREDIT_NOT_ALLOWED',
      message:
        'This measure may not take credit for a low probability. Allow it on the measure, or drop the claim.',
    });
    return;
  }
  if (!measure.creditJustification.trim()) {
    result.warnings.push({
      hazardRrmUuid,
      code: 'CREDIT_NOT_JUSTIFIED',
      message:
        'The credit for a low probability has no justification, so it does not count. Say why it is low.',
    });
    return;
  }
  result.isTreated = true;
  result.levels.probabilityUuid = low;
  result.by.probability = hazardRrmUuid;
}
