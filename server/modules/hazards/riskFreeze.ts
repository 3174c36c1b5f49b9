import type { PoolClient } from 'pg';
import { ApiError, forbidden } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler, type RequestContext } from '../../http/handler.ts';
import {
  isActive,
  isLocked,
  latestRounds,
  onHazard,
  requireReason,
  type VotingHazard,
} from '../hazard-voting/index.ts';
import { isOutdated, OUTDATED } from './finalBasis.ts';
import { onHazards } from './hazardBatch.ts';
import { readHazard, requireCurrent, thawing } from './hazardSteps.ts';

const refused = (message: string) => new ApiError('RULE_VIOLATED', `${message} Nothing was frozen.`);

/** @throws ApiError RULE_VIOLATED, REASON_REQUIRED (domain.md 2.6, Freeze) */
async function requireFreezable(
  client: PoolClient,
  hazard: VotingHazard,
  { isOverride = false, reason }: { isOverride?: boolean; reason?: string },
): Promise<void> {
  const { rows } = await client.query<{ isOutdated: boolean }>(
    `select ${isOutdated('e')} as "isOutdated" from hazard_evaluations e where hazard_uuid = $1 and stage = 'FINAL' and risk_rating_set_uuid = $2 and rating_uuid is not null`,
    [hazard.uuid, hazard.riskRatingSetUuid],
  );
  if (!rows[0]) throw refused('The final rating is not complete: every parameter needs a level.');
  if (rows[0].isOutdated) throw refused(OUTDATED);
  const rounds = await latestRounds(client, [hazard.uuid]);
  // One whose result is locked stays revealed: it cannot be closed, and nothing of it is open any more.
  if (rounds.some(round => isActive(round) && !isLocked(hazard, round.stage)))
    throw refused('A voting round on this hazard is still under way: close it first.');
  if (hazard.isConsensusVotingLocked) return;
  if (!isOverride)
    throw refused('The consensus is not locked: lock it first, or override this with a reason.');
  requireReason(
    reason,
    'The consensus is not locked. Say in the reason why the risk is frozen all the same.',
  );
}

type FreezeChange = Omit<components['schemas']['RiskFreezeChange'], 'revision'>;

/**
 * Freezes the risk of a hazard, or unfreezes it; unfreezing reopens an accepted risk, so only an approver may. Nothing
 * happens where it is so already.
 * @param hazard current and locked against others
 * @throws ApiError RULE_VIOLATED, REASON_REQUIRED, FORBIDDEN
 */
async function setFreeze(
  client: PoolClient,
  hazard: VotingHazard,
  { isFrozen, isOverride, reason }: FreezeChange,
  context: RequestContext,
): Promise<void> {
  if (hazard.isRiskFrozen === isFrozen) return;
  if (isFrozen) {
    const given = { ...(isOverride && { isOverride }), ...(reason !== undefined && { reason }) };
    await requireFreezable(client, hazard, given);
  } else {
    if (!context.permissions.has('risk.unfreeze')) throw forbidden('risk.unfreeze');
    if (hazard.isClosed)
      throw new ApiError(
        'RULE_VIOLATED',
        'This hazard is closed: open it again before its risk is unfrozen.',
      );
    requireReason(reason, 'Say in the reason why the risk is opened again.');
  }
  const change = { revision: hazard.revision, isRiskFrozen: isFrozen };
  await updateRecord(client, thawing, hazard.uuid, change, changeContext(context, reason));
}

/** Freezes the risk of a hazard, or unfreezes it. */
export const toggleRiskFreeze: Handler<'toggleRiskFreeze'> = async ({ path, body }, context) => {
  const { revision, ...change } = body;
  const record = await onHazard(context, path.hazardUuid, async (client, hazard) => {
    await requireCurrent(hazard, revision, context, client);
    await setFreeze(client, hazard, { ...change, isFrozen: !hazard.isRiskFrozen }, context);
    return readHazard(client, hazard.uuid, context);
  });
  return { status: 200, body: record };
};

/** The same for many hazards, each for itself. */
export const updateRiskFreezesBatch: Handler<'updateRiskFreezesBatch'> = async ({ body }, context) => ({
  status: 200,
  body: await onHazards(context, body.items, (client, hazard, { change }) =>
    setFreeze(client, hazard, change, context),
  ),
});
