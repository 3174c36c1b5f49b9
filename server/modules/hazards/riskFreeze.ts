import type { PoolClient } from 'pg';
import { ApiError, forbidden } from '../../contract/errors.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler } from '../../http/handler.ts';
import {
  isActive,
  latestRounds,
  onHazard,
  requireReason,
  type VotingHazard,
} from '../hazard-voting/index.ts';
import { isOutdated, OUTDATED } from './finalBasis.ts';
import { hazardType } from './hazardRecord.ts';
import { readHazard, requireCurrent } from './hazardSteps.ts';

/** The only way to change a frozen hazard: bypasses the lock that refuses every other change. */
const { locked: _, ...thawing } = hazardType;

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
  if ((await latestRounds(client, [hazard.uuid])).some(isActive))
    throw refused('A voting round on this hazard is still under way: close it first.');
  if (hazard.isConsensusVotingLocked) return;
  if (!isOverride)
    throw refused('The consensus is not locked: lock it first, or override this with a reason.');
  requireReason(
    reason,
    'The consensus is not locked. Say in the reason why the risk is frozen all the same.',
  );
}

/** Freezes the risk of a hazard, or unfreezes it; unfreezing reopens an accepted risk, so only an approver may. */
export const toggleRiskFreeze: Handler<'toggleRiskFreeze'> = async ({ path, body }, context) => {
  const record = await onHazard(context, path.hazardUuid, async (client, hazard) => {
    await requireCurrent(hazard, body.revision, context, client);
    if (hazard.isRiskFrozen) {
      if (!context.permissions.has('risk.unfreeze')) throw forbidden('risk.unfreeze');
      requireReason(body.reason, 'Say in the reason why the risk is opened again.');
    } else {
      await requireFreezable(client, hazard, body);
    }
    const change = { revision: hazard.revision, isRiskFrozen: !hazard.isRiskFrozen };
    await updateRecord(client, thawing, hazard.uuid, change, changeContext(context, body.reason));
    return readHazard(client, hazard.uuid, context);
  });
  return { status: 200, body: record };
};
