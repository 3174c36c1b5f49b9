import type { Levels } from '@domain/rating/parameters';
import { scalesOf } from '@domain/rating/ratingSet';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';

/** The levels that hold today for what a round is about; undefined while nothing was rated. */
export const presentLevels = (
  { evaluations }: Pick<Hazard, 'evaluations'>,
  { stage, riskRatingSetUuid }: Pick<HazardVoteEvent, 'stage' | 'riskRatingSetUuid'>,
): Levels | undefined =>
  evaluations.find(one => one.stage === stage && one.riskRatingSetUuid === riskRatingSetUuid);

/** Whether a vote needs a reason: one of its levels is another one than the present rating has (domain model 2.6). */
export const differsFrom = (present: Levels | undefined, levels: Levels, set: RiskRatingSet): boolean =>
  scalesOf(set).some(({ field }) => {
    const now = present?.[field];
    return Boolean(now) && now !== levels[field];
  });
