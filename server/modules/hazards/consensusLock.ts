import type { PoolClient } from 'pg';
import { LEVEL_FIELDS, type Levels } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import { whyNoConsensus } from '../../../domain/voting/consensus.ts';
import { ApiError, notFound } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler, type RequestContext } from '../../http/handler.ts';
import {
  agreedLevels,
  isCounted,
  isLocked,
  type LockNews,
  latestRound,
  notifyOfLock,
  onHazard,
  outcomeOfRound,
  type Round,
  requireReason,
  type Stage,
  type VotingHazard,
} from '../hazard-voting/index.ts';
import { loadRatingSet } from '../risk-model/index.ts';
import { isOutdated, OUTDATED } from './finalBasis.ts';
import { onHazards } from './hazardBatch.ts';
import { hazardType } from './hazardRecord.ts';
import { readHazard, requireCurrent, requireNotFrozen } from './hazardSteps.ts';
import { saveEvaluations } from './saveEvaluation.ts';

interface PresentEvaluation extends Levels {
  rationale: Record<string, string>;
  isOutdated: boolean;
  ratingUuid: string | null;
}

/** The evaluation of a hazard at a stage in one of its sets. */
async function presentEvaluation(
  client: PoolClient,
  hazardUuid: string,
  stage: Stage,
  riskRatingSetUuid: string,
): Promise<PresentEvaluation | undefined> {
  const { rows } = await client.query<PresentEvaluation>(
    `select e.rationale, e.severity_uuid as "severityUuid", e.exposure_uuid as "exposureUuid",
      e.probability_uuid as "probabilityUuid", e.avoidability_uuid as "avoidabilityUuid", e.rating_uuid as "ratingUuid", ${isOutdated('e')} as "isOutdated" from hazard_evaluations e where hazard_uuid = $1 and stage = $2 and risk_rating_set_uuid = $3`,
    [hazardUuid, stage, riskRatingSetUuid],
  );
  return rows[0];
}

/** Maximum length of a rationale. */
const MAX_LENGTH = 8000;

/**
 * The reasons of agreed levels: of one that was there before its own, of another one those of the voters who chose it,
 * since the old reason speaks for the old level.
 */
async function agreedRationale(
  client: PoolClient,
  round: Round,
  present: PresentEvaluation | undefined,
  levels: Levels,
): Promise<Record<string, string>> {
  const { rows } = await client.query<Levels & { rationale: string }>(
    `select v.severity_uuid as "severityUuid", v.exposure_uuid as "exposureUuid", v.probability_uuid as "probabilityUuid",
      v.avoidability_uuid as "avoidabilityUuid", btrim(v.rationale) as rationale
     from hazard_votes v where v.hazard_vote_event_uuid = $1 and ${isCounted('v')} and v.rationale ~ '\\S' order by v.cast_at, v.uuid`,
    [round.uuid],
  );
  const reasons = Object.entries(LEVEL_FIELDS).flatMap(([parameter, field]) => {
    const level = levels[field];
    if (!level) return [];
    const own = present?.[field] === level ? present.rationale[parameter] : undefined;
    const voiced = rows.filter(row => row[field] === level).map(({ rationale }) => rationale);
    const text = own || [...new Set(voiced)].join('\n').slice(0, MAX_LENGTH);
    return text ? [[parameter, text] as const] : [];
  });
  return Object.fromEntries(reasons);
}

/** Writes what the voters agreed on as the evaluation of the stage (origin CONSENSUS), with their reasons. */
async function writeAgreedValues(
  client: PoolClient,
  hazard: VotingHazard,
  round: Round,
  levels: ReturnType<typeof agreedLevels>,
  context: RequestContext,
  reason?: string,
): Promise<void> {
  const set = await loadRatingSet(client, round.riskRatingSetUuid);
  if (!set) throw notFound('rating set');
  const present = await presentEvaluation(client, hazard.uuid, round.stage, set.uuid);
  const { ratingUuid, classUuid, score } = rate(set, levels);
  const values = {
    hazardUuid: hazard.uuid,
    stage: round.stage,
    riskRatingSetUuid: set.uuid,
    ratingSetVersion: set.version,
    ...levels,
    ratingUuid,
    classUuid,
    score,
    rationale: await agreedRationale(client, round, present, levels),
    // They argue for the level that was there.
    ...(present && present.avoidabilityUuid !== levels.avoidabilityUuid && { avoidanceFactors: {} }),
    origin: 'CONSENSUS' as const,
  };
  await saveEvaluations(
    client,
    [{ values, hazardRevision: hazard.revision }],
    changeContext(context, reason),
  );
}

/**
 * What locking needs: a consensus, whose values are written, or an override of a complete evaluation.
 * @returns the revision of the hazard after it
 * @throws ApiError RULE_VIOLATED, REASON_REQUIRED
 */
async function prepareLock(
  client: PoolClient,
  hazard: VotingHazard,
  stage: Stage,
  { isOverride = false, reason }: { isOverride?: boolean; reason?: string },
  context: RequestContext,
): Promise<number> {
  const round = await latestRound(client, hazard.uuid, stage);
  const isRevealed = round && round.revealedAt !== null && round.status !== 'RESET';
  const outcome = isRevealed ? await outcomeOfRound(client, round.uuid) : undefined;
  if (round && outcome?.hasConsensus) {
    await writeAgreedValues(client, hazard, round, agreedLevels(outcome), context, reason);
    return hazard.revision + 1;
  }
  const why = outcome
    ? whyNoConsensus(outcome, round?.minimumVotes ?? 0)
    : 'There is no revealed voting round on this stage.';
  if (!isOverride)
    throw new ApiError(
      'RULE_VIOLATED',
      `${why} Nothing was locked; reach a consensus first, or override it with a reason.`,
    );
  requireReason(reason, `${why} Say in the reason why the values are locked all the same.`);
  const present = await presentEvaluation(client, hazard.uuid, stage, hazard.riskRatingSetUuid);
  if (!present?.ratingUuid)
    throw new ApiError(
      'RULE_VIOLATED',
      'There is nothing to lock: the rating of this stage is not complete.',
    );
  if (present.isOutdated) throw new ApiError('RULE_VIOLATED', `${OUTDATED} Nothing was locked.`);
  return hazard.revision;
}

type LockChange = Omit<components['schemas']['ConsensusVotingLockChange'], 'revision'>;

/**
 * Locks the agreed values of a stage, or unlocks them (domain.md 2.6); nothing happens where they are so already.
 * @param hazard current and locked against others
 * @returns what its voters are told, if anything
 * @throws ApiError RULE_VIOLATED, REASON_REQUIRED
 */
async function setLock(
  client: PoolClient,
  hazard: VotingHazard,
  { stage = 'INITIAL', isLocked: isWanted, isOverride, reason }: LockChange,
  context: RequestContext,
): Promise<LockNews | undefined> {
  requireNotFrozen(hazard);
  if (isLocked(hazard, stage) === isWanted) return undefined;
  if (!isWanted) requireReason(reason, 'Say in the reason why the agreed values are unlocked.');
  const given = { ...(isOverride && { isOverride }), ...(reason !== undefined && { reason }) };
  const revision = isWanted ? await prepareLock(client, hazard, stage, given, context) : hazard.revision;
  const flag = stage === 'INITIAL' ? 'isConsensusVotingLocked' : 'isFinalConsensusVotingLocked';
  const change = changeContext(context, reason);
  await updateRecord(client, hazardType, hazard.uuid, { revision, [flag]: isWanted }, change);
  return `${stage}_${isWanted ? 'LOCKED' : 'UNLOCKED'}`;
}

/** Locks the agreed values of a stage, or unlocks them. */
export const toggleConsensusVotingLock: Handler<'toggleConsensusVotingLock'> = async (
  { path, body },
  context,
) => {
  const { revision, ...change } = body;
  const record = await onHazard(context, path.hazardUuid, async (client, hazard) => {
    await requireCurrent(hazard, revision, context, client);
    const wanted = !isLocked(hazard, change.stage ?? 'INITIAL');
    const news = await setLock(client, hazard, { ...change, isLocked: wanted }, context);
    if (news) await notifyOfLock(client, [hazard.uuid], news, [change.reason], context);
    return readHazard(client, hazard.uuid, context);
  });
  return { status: 200, body: record };
};

/** The same for many hazards, each for itself. */
export const updateConsensusVotingLocksBatch: Handler<'updateConsensusVotingLocksBatch'> = async (
  { body },
  context,
) => ({
  status: 200,
  body: await onHazards(
    context,
    body.items,
    async (client, hazard, { change }) => ({
      news: await setLock(client, hazard, change, context),
      uuid: hazard.uuid,
      reason: change.reason,
    }),
    async (client, done) => {
      for (const [news, of] of Map.groupBy(done, ({ news }) => news)) {
        if (!news) continue;
        const uuids = of.map(({ uuid }) => uuid);
        const reasons = of.map(({ reason }) => reason);
        await notifyOfLock(client, uuids, news, reasons, context);
      }
    },
  ),
});
