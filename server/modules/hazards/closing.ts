import type { PoolClient } from 'pg';
import { type ClosingFacts, closingProblems } from '../../../domain/hazards/closing.ts';
import { ApiError } from '../../contract/errors.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler } from '../../http/handler.ts';
import { onHazard, requireReason } from '../hazard-voting/index.ts';
import { lacksAnswer } from './answered.ts';
import { appliedSets } from './finalBasis.ts';
import { readHazard, requireCurrent, thawing } from './hazardSteps.ts';
import { isResidualRiskAccepted } from './residualRisk.ts';

async function closingFacts(client: PoolClient, hazardUuid: string): Promise<ClosingFacts> {
  const { rows } = await client.query<ClosingFacts>(
    `select h.is_risk_frozen as "isRiskFrozen", ${isResidualRiskAccepted('h')} as "isResidualRiskAccepted",
      ${lacksAnswer('h')} as "lacksAnswer",
      (select count(*)::int from hazard_rrms u where u.hazard_uuid = h.uuid and u.status not in ('VERIFIED', 'REJECTED')
        and (u.solution_set_uuid is null or u.solution_set_uuid in (${appliedSets('h.uuid')}))) as "openUses"
     from hazards h where h.uuid = $1`,
    [hazardUuid],
  );
  if (!rows[0]) throw new Error('The hazard that is held is not there');
  return rows[0];
}

/** Closes a hazard, or opens it again; either of what it is already changes nothing. */
export const setHazardClosed: Handler<'setHazardClosed'> = async ({ path, body }, context) => {
  const record = await onHazard(context, path.hazardUuid, async (client, hazard) => {
    await requireCurrent(hazard, body.revision, context, client);
    if (hazard.isClosed === body.isClosed) return readHazard(client, hazard.uuid, context);
    if (body.isClosed) {
      const problems = closingProblems(await closingFacts(client, hazard.uuid));
      if (problems.length > 0)
        throw new ApiError('RULE_VIOLATED', `This hazard cannot be closed yet. ${problems.join(' ')}`);
    } else requireReason(body.reason, 'Say in the reason why the hazard is opened again.');
    const change = { revision: hazard.revision, isClosed: body.isClosed };
    await updateRecord(client, thawing, hazard.uuid, change, changeContext(context, body.reason));
    return readHazard(client, hazard.uuid, context);
  });
  return { status: 200, body: record };
};
