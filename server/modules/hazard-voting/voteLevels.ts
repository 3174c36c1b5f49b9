import { LEVEL_FIELDS, type LevelField, type Levels } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import { scalesOf } from '../../../domain/rating/ratingSet.ts';
import { stepsBetween } from '../../../domain/voting/consensus.ts';
import { ApiError } from '../../contract/errors.ts';
import { preparedRows, type Queryable } from '../../database/records/reading.ts';
import { loadRatingSet, type StoredRatingSet } from '../risk-model/index.ts';
import type { Round } from './rounds.ts';
import { problemAt } from './votingHazards.ts';

const FIELDS = Object.values(LEVEL_FIELDS);

/** What is stored for a vote: its levels, and the table's result for them. */
export type Voted = { [Field in LevelField]?: string | null } & {
  classUuid?: string | null;
  ratingUuid?: string | null;
};

export async function setOf(database: Queryable, round: Round): Promise<StoredRatingSet> {
  const set = await loadRatingSet(database, round.riskRatingSetUuid, round.ratingSetRevision);
  if (!set) throw new Error(`The rating set ${round.riskRatingSetUuid} is gone`);
  return set;
}

/**
 * A complete vote in the rating set of a round; the rating is looked up, never typed in.
 * @throws ApiError RULE_VIOLATED naming every level that is missing or does not belong there
 */
export async function voteOn(database: Queryable, round: Round, levels: Levels): Promise<Voted> {
  const set = await setOf(database, round);
  const { problems, missing, ratingUuid, classUuid } = rate(set, levels);
  const fields = [
    ...problems,
    ...missing
      .filter(({ field }) => problems.every(({ path }) => path !== field))
      .map(({ field, parameter }) => ({
        path: field,
        message: `A vote needs a level for ${parameter} too. Choose one.`,
      })),
  ];
  if (fields[0]) throw new ApiError('RULE_VIOLATED', fields[0].message, { fields });
  const chosen = FIELDS.map(field => [field, levels[field] ?? null]);
  return { ...Object.fromEntries(chosen), ratingUuid, classUuid };
}

/** The largest number of levels by which a parameter moves between two votes. */
export async function mostSteps(database: Queryable, round: Round, before: Levels, after: Levels) {
  const set = await setOf(database, round);
  const steps = scalesOf(set).map(scale => {
    const [from, to] = [before[scale.field], after[scale.field]];
    const isMove = from && to && scale.levels.some(({ uuid }) => uuid === to);
    return isMove ? stepsBetween(scale, from, to) : 0;
  });
  return Math.max(0, ...steps);
}

const PRESENT = `select e.severity_uuid as "severityUuid", e.exposure_uuid as "exposureUuid", e.probability_uuid as "probabilityUuid",
  e.avoidability_uuid as "avoidabilityUuid", e.rating_uuid as "ratingUuid"
  from hazard_evaluations e where e.hazard_uuid = $1 and e.stage = $2 and e.risk_rating_set_uuid = $3`;

/** The current evaluation of the stage that is voted on. */
export async function presentEvaluation(database: Queryable, round: Round): Promise<Voted | undefined> {
  const values = [round.hazardUuid, round.stage, round.riskRatingSetUuid];
  const [present] = await preparedRows<Voted>(database, PRESENT, values);
  return present;
}

/** @throws ApiError REASON_REQUIRED when a vote differs from the present rating and does not say why (domain.md 2.6) */
export async function requireRationale(
  database: Queryable,
  round: Round,
  voted: Voted,
  rationale: string,
): Promise<void> {
  if (rationale.trim()) return;
  const present = await presentEvaluation(database, round);
  const differs = FIELDS.some(field => present?.[field] && present[field] !== voted[field]);
  if (differs)
    throw problemAt(
      'rationale',
      'Your vote differs from the present rating. Say why in the rationale; nothing was saved.',
      'REASON_REQUIRED',
    );
}

/** Whether the rating of a vote is below the current one. */
export async function lowersRating(
  database: Queryable,
  round: Round,
  ratingUuid: string | null,
): Promise<boolean> {
  const set = await setOf(database, round);
  const present = (await presentEvaluation(database, round))?.ratingUuid;
  const rankOf = (uuid: string | null | undefined) => set.ratings.find(rating => rating.uuid === uuid)?.rank;
  const [before, after] = [rankOf(present), rankOf(ratingUuid)];
  return before !== undefined && after !== undefined && after < before;
}
