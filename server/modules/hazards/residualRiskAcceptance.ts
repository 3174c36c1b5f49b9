import { residualRiskProblem } from '../../../domain/hazards/closing.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler } from '../../http/handler.ts';
import { onHazard, requireReason } from '../hazard-voting/index.ts';
import { isOutdated } from './finalBasis.ts';
import { readHazard, requireCurrent, thawing } from './hazardSteps.ts';
import { finalOf, fingerprint } from './residualRisk.ts';

interface FinalRating {
  isOutdated: boolean;
  fingerprint: string;
}

async function finalRating(database: Queryable, hazardUuid: string): Promise<FinalRating | undefined> {
  const { rows } = await database.query<FinalRating>(
    `select f.* from hazards h cross join lateral (select ${isOutdated('residual_f')} as "isOutdated", ` +
      `${fingerprint('residual_f')} as fingerprint from ${finalOf('h')}) f where h.uuid = $1`,
    [hazardUuid],
  );
  return rows[0];
}

/** Who accepts what is left of a risk, and when; accepting again after it lapsed takes the place of the first time. */
export const setResidualRiskAcceptance: Handler<'setResidualRiskAcceptance'> = async (
  { path, body },
  context,
) => {
  const record = await onHazard(context, path.hazardUuid, async (client, hazard) => {
    await requireCurrent(hazard, body.revision, context, client);
    const final = await finalRating(client, hazard.uuid);
    const problem = residualRiskProblem(
      { isClosed: hazard.isClosed, finalRating: final && (final.isOutdated ? 'OUTDATED' : 'COMPLETE') },
      body.isAccepted,
    );
    if (problem) throw new ApiError('RULE_VIOLATED', problem);
    if (!body.isAccepted)
      requireReason(body.reason, 'Say in the reason why the residual risk is not accepted any more.');
    const change = {
      revision: hazard.revision,
      residualRiskAcceptedAt: body.isAccepted ? new Date().toISOString() : null,
      residualRiskAcceptedByUserUuid: body.isAccepted ? context.userUuid : null,
      residualRiskBasis: body.isAccepted ? final?.fingerprint : null,
    };
    await updateRecord(client, thawing, hazard.uuid, change, changeContext(context, body.reason));
    return readHazard(client, hazard.uuid, context);
  });
  return { status: 200, body: record };
};
