import type { PoolClient } from 'pg';
import {
  changedVotedFields,
  hazardChangeViolations,
  isAllowed,
  type Violation,
  VOTED_FIELDS,
  voteChangeViolations,
} from '../../../domain/voting/voteChanges.ts';
import { ApiError, notFound } from '../../contract/errors.ts';
import { type Queryable, readRecord } from '../../database/records/reading.ts';
import { LockedRecordError } from '../../database/records/writing.ts';
import {
  dataText,
  type Handler,
  type OpenContext,
  type OpenHandler,
  type RequestContext,
} from '../../http/handler.ts';
import { changeRecord } from '../../http/recordHandlers.ts';
import { refusalsFor } from '../../http/refusalLanguage.ts';
import {
  changeFacts,
  hasPresentVotes,
  latestRound,
  lockHazards,
  problemAt,
  resetVotes,
  seatOf,
  type VotingHazard,
  votingHazards,
} from '../hazard-voting/index.ts';
import { CHECKED_LOOKUPS, COMPLETED_FIELDS, completeUpdate } from './hazardDefaults.ts';
import { hazardType } from './hazardRecord.ts';

type Fields = Record<string, unknown>;

/** What speaks against making another risk of a hazard (R1, R2, R6, R7), and the fields that do. */
async function judgedChange(database: Queryable, hazard: VotingHazard, change: Fields) {
  const text = await readRecord(database, hazardType, hazard.uuid);
  if (!text) throw notFound('hazard');
  const fields = changedVotedFields(JSON.parse(text) as Fields, change);
  const hasVotes = fields.length > 0 && (await hasPresentVotes(database, hazard.uuid));
  return { fields, violations: hazardChangeViolations({ ...stateOfBoth(hazard), fields, hasVotes }) };
}

/** What a hazard is about is voted on at both stages: one of them locked is enough. */
const stateOfBoth = (hazard: VotingHazard) => ({
  isFrozen: hazard.isRiskFrozen,
  isLocked: hazard.isConsensusVotingLocked || hazard.isFinalConsensusVotingLocked,
});

/** @throws ApiError RULE_VIOLATED; the path is `resetVotes` where a confirmation would do */
export function requireConfirmed([violation]: Violation[], isConfirmed: boolean): void {
  if (!violation || (violation.effect === 'CONFIRM' && isConfirmed)) return;
  throw problemAt(violation.effect === 'CONFIRM' ? 'resetVotes' : 'body', violation.message);
}

/** Any other field is written without a look at anything else. */
const isLookedAt = (change: Fields) => [...COMPLETED_FIELDS, ...VOTED_FIELDS].some(field => field in change);

const VOTED = 'Somebody voted on this hazard, or may.';

/** A hazard that nobody voted on: its words are written in one statement, as are those of any other record. */
const unvotedHazardType: typeof hazardType = {
  ...hazardType,
  locked: {
    condition: alias =>
      `(${alias}.is_risk_frozen or ${alias}.is_consensus_voting_locked or ${alias}.is_final_consensus_voting_locked ` +
      `or exists (select 1 from hazard_vote_events e where e.hazard_uuid = ${alias}."uuid"))`,
    message: VOTED,
  },
};

/** The changed hazard as JSON text; undefined when it has to be looked at first. */
async function changeUnvoted(
  uuid: string,
  change: Fields,
  context: OpenContext,
): Promise<string | undefined> {
  if (COMPLETED_FIELDS.some(field => field in change)) return undefined;
  try {
    return await changeRecord(unvotedHazardType, {}, uuid, change, context);
  } catch (error) {
    if (error instanceof ApiError && error.message === VOTED) return undefined;
    throw error;
  }
}

/** PATCH of a hazard; one that makes another risk of it asks before votes are reset (domain.md 2.6, R6 and R7). */
export const updateHazard: OpenHandler<'updateHazard'> = async ({ path, body }, context) => {
  const { resetVotes: isConfirmed = false, ...change } = body;
  const uuid = path.hazardUuid;
  const isJudged = VOTED_FIELDS.some(field => field in change);
  const unvoted = await changeUnvoted(uuid, change, context);
  if (unvoted) return { status: 200, body: dataText(unvoted) };
  const record = await changeRecord(
    hazardType,
    {
      ...(isJudged && { lock: (client: PoolClient) => lockHazards(client, [uuid]).then(() => undefined) }),
      checked: CHECKED_LOOKUPS,
      ...(isLookedAt(change) && {
        async beforeUpdate(_uuid: string, fields: Fields, known: RequestContext, database: Queryable) {
          await completeUpdate(uuid, fields, known, database);
          if (isJudged) await confirmReset(uuid, fields, isConfirmed, known, database as PoolClient);
        },
      }),
    },
    uuid,
    change,
    context,
  );
  return { status: 200, body: dataText(record) };
};

/** Resets the votes on what becomes another risk. @throws ApiError when nobody has confirmed that */
export async function confirmReset(
  uuid: string,
  change: Fields,
  isConfirmed: boolean,
  context: RequestContext,
  client: PoolClient,
): Promise<void> {
  const [hazard] = await votingHazards(client, [uuid]);
  // A change of another state is refused as such, before anything is asked.
  if (!hazard || hazard.revision !== change.revision) return;
  const { fields, violations } = await judgedChange(client, hazard, change);
  requireConfirmed(violations, isConfirmed);
  if (fields.length > 0)
    await resetVotes(client, uuid, fields, change.riskRatingSetUuid as string | undefined, context);
}

/**
 * A confirmed delete takes away what a hazard is about: the same change as by hand (R1, R2, R6), whose confirmation is
 * that of the delete.
 * @throws LockedRecordError while the hazard is frozen, or its agreed values are locked
 */
export async function loseReference(
  uuid: string,
  field: string,
  context: RequestContext,
  client: PoolClient,
): Promise<undefined> {
  if (!VOTED_FIELDS.some(judged => judged === field)) return;
  const [hazard] = await lockHazards(client, [uuid]);
  if (!hazard) return;
  const hasVotes = await hasPresentVotes(client, uuid);
  const [refused] = hazardChangeViolations({ ...stateOfBoth(hazard), fields: [field], hasVotes }).filter(
    ({ effect }) => effect === 'REFUSED',
  );
  if (refused) throw new LockedRecordError(`${refused.message} Nothing was deleted.`);
  await resetVotes(client, uuid, [field], undefined, context);
}

/**
 * What was agreed on goes with its hazard, so nobody deletes a locked one in passing.
 * @throws ApiError RULE_VIOLATED at `confirm`
 */
export async function requireConfirmedDelete(
  uuid: string,
  _context: RequestContext,
  database: Queryable,
  isConfirmed: boolean,
): Promise<void> {
  const [hazard] = await votingHazards(database, [uuid]);
  if (!hazard || hazard.isRiskFrozen || isConfirmed || !stateOfBoth(hazard).isLocked) return;
  throw problemAt(
    'confirm',
    'The agreed values of this hazard are locked. Confirm to delete it with what was agreed on; nothing was deleted.',
  );
}

/** Tells beforehand which rules a change of a vote, or of what a hazard is about, would meet. Changes nothing. */
export const checkVoteChangeRulesViolation: Handler<'checkVoteChangeRulesViolation'> = async (
  { path, body },
  context,
) => {
  const { pool } = context;
  const [hazard] = await votingHazards(pool, [path.hazardUuid]);
  if (!hazard) throw notFound('hazard');
  const violations: Violation[] = [];
  if (body.vote) {
    const { stage = 'INITIAL', userUuid = context.userUuid, reason, comment, ...levels } = body.vote;
    const round = await latestRound(pool, hazard.uuid, stage);
    const seat = round && (await seatOf(pool, round.uuid, userUuid));
    if (!round || !seat)
      throw problemAt('vote', 'This person is no voter in a voting round on this hazard and stage.');
    const facts = await changeFacts(pool, { seat, round, hazard, levels, reason, comment }, context);
    violations.push(...voteChangeViolations(facts));
  }
  if (body.hazard) violations.push(...(await judgedChange(pool, hazard, body.hazard)).violations);
  const say = refusalsFor(context.acceptLanguage);
  const told = violations.map(violation => ({ ...violation, message: say(violation.message) }));
  return { status: 200, body: { data: { allowed: isAllowed(violations), violations: told } } };
};
