import { groupsBy } from '@domain/groupsBy';
import {
  type ArchitectureCategory,
  onScale,
  type SafetyFunctionProblem,
  safetyFunctionProblems,
} from '@domain/measures/safetyFunctionLevel';
import { maxRankOf } from '@domain/rating/ratingSet';
import type { HazardRrm } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import type { RiskRating, RiskRatingSet } from '@/api/risk-model';
import type { SafetyFunction } from '@/api/safety-functions';
import type { RiskChip } from '@/features/shared/sheet/columns/riskColumn';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import { initialRatingIn } from '../hazardCatalog';

/** What a safety function has to reach, and which hazards ask for it. */
export interface Demand {
  set: RiskRatingSet;
  /** The highest initial rating of its hazards. */
  rating: RiskRating | undefined;
  /** The worst first. */
  hazards: readonly DemandingHazard[];
}

interface DemandingHazard {
  hazard: Hazard;
  rating: RiskRating | undefined;
  /** Measures of the safety function that are used on it. */
  rrmUuids: readonly string[];
  /** The safety function names it. */
  isNamed: boolean;
}

/** The required level of a safety function, from its hazards as they look with what was typed (domain model 1.49). */
export function demandOn(
  { riskRatingSetUuid, hazardUuids, rrmUuids }: SafetyFunction,
  hazards: ReadonlyMap<string, Hazard>,
  uses: readonly HazardRrm[],
  sets: readonly RiskRatingSet[],
): Demand | undefined {
  const set = sets.find(({ uuid }) => uuid === riskRatingSetUuid);
  if (!set) return undefined;
  const named = new Set(hazardUuids);
  const measures = new Set(rrmUuids);
  const usedOn = groupsBy(
    uses.filter(({ rrmUuid, status }) => measures.has(rrmUuid) && status !== 'REJECTED'),
    ({ hazardUuid }) => hazardUuid,
  );
  const demanding = [...new Set([...named, ...usedOn.keys()])]
    .flatMap(uuid => hazards.get(uuid) ?? [])
    .map(hazard => ({
      hazard,
      rating: initialRatingIn(hazard, set),
      rrmUuids: [...new Set(usedOn.get(hazard.uuid)?.map(({ rrmUuid }) => rrmUuid))],
      isNamed: named.has(hazard.uuid),
    }))
    .sort((a, b) => (b.rating?.rank ?? -1) - (a.rating?.rank ?? -1));
  return { set, rating: demanding[0]?.rating, hazards: demanding };
}

const levelOf = (rating: RiskRating | undefined) => (rating ? (rating.targetLevel ?? rating.code) : null);

/** Such as PL d; empty while no hazard asks for one. */
export const requiredText = (demand: Demand | undefined): string => {
  const level = levelOf(demand?.rating);
  return level === null ? '' : onScale(level, demand?.rating?.targetCategory ?? null);
};

export const requiredChip = (demand: Demand | undefined): RiskChip | null =>
  demand?.rating
    ? { text: requiredText(demand), rank: demand.rating.rank, maxRank: maxRankOf(demand.set) }
    : null;

/** What the safety function falls short of; nothing of a rejected one. */
export const problemsOfFunction = (
  { status, achievedLevel, architectureCategory, pfhd }: SafetyFunction,
  demand: Demand | undefined,
): SafetyFunctionProblem[] =>
  status === 'REJECTED'
    ? []
    : safetyFunctionProblems(
        { achievedLevel, architectureCategory: architectureCategory as ArchitectureCategory | null, pfhd },
        { requiredCategory: demand?.rating?.targetCategory ?? null, requiredLevel: levelOf(demand?.rating) },
        status === 'VERIFIED',
        demand?.set.ratings ?? [],
      );

export const FUNCTION_PROBLEMS = defineTexts(
  'safety-functions',
  {
    BELOW: 'It achieves less than its hazards ask for.',
    NOT_SHOWN: 'It is verified, but nobody says which level it achieves.',
    PFHD: 'Its failure rate is too high for the level that it claims.',
    CATEGORY: 'Its category cannot reach the level that it claims.',
  },
  'problem-',
);

/** Where the required level comes from, in lines: what decides, then each hazard. */
export function explainDemand(demand: Demand, text: TextFunction<'safety-functions'>): string {
  const { set, hazards } = demand;
  const first = demand.rating
    ? text('required-because', '{1}: the highest initial rating of its hazards in {2}.', {
        values: [requiredText(demand), set.name],
      })
    : text('required-none', 'No hazard of it is rated in {1} yet.', { values: [set.name] });
  const lines = hazards.map(
    ({ hazard, rating }) => `${hazard.code}  ${rating ? (levelOf(rating) ?? '') : '–'}  ${hazard.name}`,
  );
  return [first, ...lines].join('\n');
}
