import { type MeasureWarning, refusedLevels } from '@domain/measures/finalRating';
import { MAX_MEASURES } from '@domain/measures/measureUse';
import { levelsWith, type StatedEffect, usualEffect } from '@domain/measures/usualEffect';
import { LEVEL_FIELDS, PARAMETERS, type RiskParameter } from '@domain/rating/parameters';
import { ratingOf } from '@domain/rating/ratingSet';
import type { HazardRrm, HazardRrmBatchItem, HazardRrmEvaluation } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import type { RrmType } from '@/api/lookups';
import type { RiskRating, RiskRatingSet } from '@/api/risk-model';
import type { Rrm } from '@/api/rrms';
import { initialEvaluation } from '@/records/models/hazardModel';
import { type Treatment, treatmentResult } from '../hazard/treatment';

/** What somebody chose for all hazards at once. */
export interface Application {
  status: HazardRrm['status'];
  solutionSetUuid: string | null;
  requiredLevel: string;
  effectiveness: HazardRrmEvaluation['effectiveness'];
  /** `usual`, `none`, `down:<levels>` or the uuid of a level, for each parameter. */
  effect: Partial<Record<RiskParameter, string>>;
  note: string;
}

export type LeftOutReason = 'FROZEN' | 'USED' | 'TOO_MANY' | { warning: MeasureWarning['code'] };

export interface PlannedUse {
  hazard: Hazard;
  measure: Rrm;
  item: HazardRrmBatchItem;
}

interface ApplyPlan {
  uses: readonly PlannedUse[];
  leftOut: readonly { hazard: Hazard; measure: Rrm; why: LeftOutReason }[];
  /** The final rating of each hazard that gets a measure, before and after. */
  ratings: readonly { hazard: Hazard; before: RiskRating | undefined; after: RiskRating | undefined }[];
}

interface ApplyInput {
  set: RiskRatingSet;
  hazards: readonly Hazard[];
  measures: readonly Rrm[];
  types: ReadonlyMap<string, RrmType>;
  treatments: ReadonlyMap<string, readonly Treatment[]>;
  selectedSolutionSet: string | null;
  application: Application;
}

const NONE: readonly Treatment[] = [];

function statedEffect(set: RiskRatingSet, measure: Rrm, { effect }: Application): StatedEffect {
  const usual = usualEffect(set, measure.defaultEffect);
  const stated: StatedEffect = {};
  for (const parameter of PARAMETERS) {
    const choice = effect[parameter] ?? 'usual';
    if (choice === 'usual' && usual[parameter]) stated[parameter] = usual[parameter];
    else if (choice.startsWith('down:')) stated[parameter] = { down: Number(choice.slice(5)) };
    else if (choice !== 'usual' && choice !== 'none') stated[parameter] = { to: choice };
  }
  return stated;
}

/** What applying measures would do, by the rules that the server goes by. */
export function planApplication(input: ApplyInput): ApplyPlan {
  const { set, hazards, types, selectedSolutionSet } = input;
  const uses: PlannedUse[] = [];
  const leftOut: { hazard: Hazard; measure: Rrm; why: LeftOutReason }[] = [];
  const ratings: ApplyPlan['ratings'][number][] = [];
  const rankOf = ({ rrmTypeUuid }: Rrm) => types.get(rrmTypeUuid)?.hierarchyRank ?? 0;
  // As they will count.
  const measures = input.measures.toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const hazard of hazards) {
    const present = input.treatments.get(hazard.uuid) ?? NONE;
    let with_ = present;
    for (const measure of measures) {
      const outcome = plan(input, hazard, measure, with_);
      if ('why' in outcome) leftOut.push({ hazard, measure, why: outcome.why });
      else {
        uses.push({ hazard, measure, item: outcome.item });
        with_ = [...with_, outcome.treatment];
      }
    }
    if (with_ === present) continue;
    const resultOf = (treatments: readonly Treatment[]) => {
      const initial = initialEvaluation(hazard, set.uuid);
      if (!initial) return undefined;
      return ratingOf(set, treatmentResult(hazard, set, treatments, selectedSolutionSet).levels);
    };
    ratings.push({ hazard, before: resultOf(present), after: resultOf(with_) });
  }
  return { uses, leftOut, ratings };
}

function plan(
  { set, types, application }: ApplyInput,
  hazard: Hazard,
  measure: Rrm,
  present: readonly Treatment[],
): { why: LeftOutReason } | { item: HazardRrmBatchItem; treatment: Treatment } {
  const { status, solutionSetUuid, requiredLevel, effectiveness, note } = application;
  const type = types.get(measure.rrmTypeUuid);
  if (hazard.isRiskFrozen || hazard.isClosed || !type) return { why: 'FROZEN' };
  if (present.some(({ use }) => use.rrmUuid === measure.uuid && use.solutionSetUuid === solutionSetUuid))
    return { why: 'USED' };
  if (present.length >= MAX_MEASURES) return { why: 'TOO_MANY' };
  const alternatives = solutionSetUuid === null ? [] : [solutionSetUuid];
  const earlier = present.filter(one => one.type.hierarchyRank <= type.hierarchyRank);
  const before = treatmentResult({ ...hazard, solutionSetUuids: alternatives }, set, earlier, null).levels;
  const levels =
    effectiveness === 'NONE' ? {} : levelsWith(set, before, statedEffect(set, measure, application));
  const ruled = { hierarchyRank: type.hierarchyRank, rrmTypeCode: type.code, takesCreditForLowPr: false };
  const [refusal] = refusedLevels(set, before, ruled, levels);
  if (refusal) return { why: { warning: refusal.code } };
  const isJudged = effectiveness === 'NONE' || Object.keys(levels).length > 0;
  const evaluation = { riskRatingSetUuid: set.uuid, effectiveness, ...levels, ...(note && { note }) };
  const item: HazardRrmBatchItem = {
    hazardUuid: hazard.uuid,
    rrmUuid: measure.uuid,
    status,
    ...(solutionSetUuid && { solutionSetUuid }),
    ...(measure.isSafetyFunction && requiredLevel && { requiredLevel }),
    ...(isJudged && { evaluation }),
  };
  const order = Math.max(0, ...present.map(({ use }) => use.order)) + 1;
  return { item, treatment: treatmentAfter(item, order, measure, type) };
}

/** The use as the server will make it, as far as the final rating asks. */
function treatmentAfter(item: HazardRrmBatchItem, order: number, measure: Rrm, type: RrmType): Treatment {
  const stated = item.evaluation;
  const levels = Object.fromEntries(
    Object.values(LEVEL_FIELDS).map(field => [field, stated?.[field] ?? null]),
  );
  const use = {
    uuid: `new:${measure.uuid}`,
    hazardUuid: item.hazardUuid,
    rrmUuid: measure.uuid,
    order,
    status: item.status ?? 'PROPOSED',
    solutionSetUuid: item.solutionSetUuid ?? null,
    takesCreditForLowPr: false,
    creditJustification: '',
    evaluations: stated
      ? [{ ...levels, riskRatingSetUuid: stated.riskRatingSetUuid, effectiveness: stated.effectiveness }]
      : [],
  } as unknown as HazardRrm;
  return { use, measure, type, srem: undefined };
}
