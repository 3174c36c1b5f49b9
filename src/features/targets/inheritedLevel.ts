import { maxRankOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { SafetyTarget } from '@/api/lookups';
import type { RiskRating, RiskRatingSet } from '@/api/risk-model';
import { ratingWord, type TextOf } from '@/features/shared/rating/ratingTexts';
import type { RiskChip } from '@/features/shared/sheet/columns/riskColumn';
import type { TextFunction } from '@/glossary/useText';
import { initialRatingIn } from './hazardCatalog';

export interface Inherited {
  set: RiskRatingSet;
  /** What holds: the highest of its hazards, or the one to which it was raised. */
  rating: RiskRating | undefined;
  /** Hazards with their ratings, the worst first. */
  hazards: readonly { hazard: Hazard; rating: RiskRating | undefined }[];
  /** Ratings of those that decide, when they do. */
  highest: RiskRating | undefined;
  raised: RiskRating | undefined;
}

/**
 * The level of a target from its hazards as they look with what was typed (ISO 26262-3:2018 6.4.4: the highest one
 * holds; domain model 1.34: by hand it is only raised).
 */
export function inheritedLevel(
  target: Pick<SafetyTarget, 'riskRatingSetUuid' | 'hazardUuids' | 'raisedRatingUuid'>,
  hazards: ReadonlyMap<string, Hazard>,
  sets: readonly RiskRatingSet[],
): Inherited | undefined {
  const set = sets.find(({ uuid }) => uuid === target.riskRatingSetUuid);
  if (!set) return undefined;
  const rated = target.hazardUuids
    .flatMap(uuid => hazards.get(uuid) ?? [])
    .map(hazard => ({ hazard, rating: initialRatingIn(hazard, set) }))
    .sort((a, b) => (b.rating?.rank ?? -1) - (a.rating?.rank ?? -1));
  const highest = rated[0]?.rating;
  const raised = set.ratings.find(({ uuid }) => uuid === target.raisedRatingUuid);
  return {
    set,
    hazards: rated,
    highest,
    raised,
    rating: raised && raised.rank > (highest?.rank ?? -1) ? raised : highest,
  };
}

export const levelChip = (inherited: Inherited | undefined, text: TextOf): RiskChip | null =>
  inherited?.rating
    ? {
        text: ratingWord(inherited.rating, text),
        rank: inherited.rating.rank,
        maxRank: maxRankOf(inherited.set),
      }
    : null;

/** Where the level comes from, in lines: what decides, then each hazard. */
export function explainLevel(
  inherited: Inherited,
  raiseReason: string,
  text: TextFunction<'targets'>,
  hazardText: TextOf,
): string {
  const { set, hazards, highest, raised, rating } = inherited;
  const word = (one: RiskRating | undefined) => (one ? ratingWord(one, hazardText) : '–');
  const first =
    rating === undefined
      ? text('level-none', 'No hazard of it is rated in {1} yet.', { values: [set.name] })
      : rating === raised
        ? text('level-raised', '{1} {2}, raised by hand above its hazards ({3}): {4}', {
            values: [set.resultLabel, word(rating), word(highest), raiseReason],
          })
        : text('level-highest', '{1} {2}: the highest initial rating of its hazards in {3}.', {
            values: [set.resultLabel, word(rating), set.name],
          });
  return [
    first,
    ...hazards.map(({ hazard, rating: own }) => `${hazard.code}  ${word(own)}  ${hazard.name}`),
  ].join('\n');
}
