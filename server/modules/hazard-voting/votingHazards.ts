import type { PoolClient } from 'pg';
import { closedViolations } from '../../../domain/voting/voteChanges.ts';
import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError, type ErrorCode, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { preparedRows, type Queryable } from '../../database/records/reading.ts';
import type { RequestContext } from '../../http/handler.ts';

export type Stage = 'INITIAL' | 'FINAL';

/** What voting needs to know about a hazard. */
export interface VotingHazard {
  uuid: string;
  projectUuid: string;
  code: string;
  name: string;
  revision: number;
  riskRatingSetUuid: string;
  isRiskFrozen: boolean;
  isClosed: boolean;
  isConsensusVotingLocked: boolean;
  isFinalConsensusVotingLocked: boolean;
}

const HAZARD = `select uuid, project_uuid as "projectUuid", code, name, revision, risk_rating_set_uuid as "riskRatingSetUuid",
  is_risk_frozen as "isRiskFrozen", is_closed as "isClosed", is_consensus_voting_locked as "isConsensusVotingLocked",
  is_final_consensus_voting_locked as "isFinalConsensusVotingLocked" from hazards`;

/** Current hazards by uuid. */
export async function votingHazards(database: Queryable, uuids: readonly string[]): Promise<VotingHazard[]> {
  return preparedRows(database, `${HAZARD} where uuid = any($1::uuid[]) order by uuid`, [uuids]);
}

/**
 * How a voting operation holds its hazards. ALONE: no other runs on them meanwhile (reveal, lock, freeze). TOGETHER: none
 * that is ALONE does, but other voters do; each of them holds their own seat alone.
 */
export type Hold = 'ALONE' | 'TOGETHER';

const ROW_LOCK: Record<Hold, string> = { ALONE: 'for no key update', TOGETHER: 'for share' };

/** Locks hazards in the order of their uuids, which prevents deadlocks. */
export async function lockHazards(
  client: PoolClient,
  uuids: readonly string[],
  hold: Hold = 'ALONE',
): Promise<VotingHazard[]> {
  // A row that was waited for is given as it is then, so one statement is enough.
  const sql = `${HAZARD} where uuid = any($1::uuid[]) order by uuid ${ROW_LOCK[hold]}`;
  return preparedRows(client, sql, [uuids]);
}

/** Runs a voting operation on one hazard in a transaction. */
export function onHazard<T>(
  context: RequestContext,
  hazardUuid: string,
  work: (client: PoolClient, hazard: VotingHazard) => Promise<T>,
  hold?: Hold,
): Promise<T> {
  return inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const [hazard] = await lockHazards(client, [hazardUuid], hold);
    if (!hazard) throw notFound('hazard');
    return work(client, hazard);
  });
}

/** Whether the agreed values of a stage are locked. */
export const isLocked = (hazard: VotingHazard, stage: Stage): boolean =>
  stage === 'INITIAL' ? hazard.isConsensusVotingLocked : hazard.isFinalConsensusVotingLocked;

export const stateOf = (hazard: VotingHazard, stage: Stage) => ({
  isFrozen: hazard.isRiskFrozen,
  isLocked: isLocked(hazard, stage),
});

/** @throws ApiError RULE_VIOLATED while the risk is frozen (R1) or the stage is locked (R2) */
export function requireVotable(hazard: VotingHazard, stage: Stage): void {
  const [violation] = closedViolations(stateOf(hazard, stage));
  if (violation) throw new ApiError('RULE_VIOLATED', violation.message);
}

/** An error at one field, with its code. */
export const problemAt = (path: string, message: string, code: ErrorCode = 'RULE_VIOLATED') =>
  new ApiError(code, message, { fields: [{ path, message }] });

/** @throws ApiError REASON_REQUIRED */
export function requireReason(reason: string | undefined, message: string): void {
  if (!reason?.trim()) throw problemAt('reason', message, 'REASON_REQUIRED');
}
