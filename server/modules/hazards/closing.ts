import type { PoolClient } from 'pg';
import { type Answers, type DemandingRating, lacksAnswer } from '../../../domain/hazards/answered.ts';
import { type ClosingFacts, closingProblems, isOpenUse } from '../../../domain/hazards/closing.ts';
import { isReducing, type UsedMeasure } from '../../../domain/measures/finalRating.ts';
import { ApiError } from '../../contract/errors.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { changeContext, type Handler } from '../../http/handler.ts';
import { onHazard, requireReason } from '../hazard-voting/index.ts';
import { appliedSets } from './finalBasis.ts';
import { readHazard, requireCurrent, thawing } from './hazardSteps.ts';
import { isResidualRiskAccepted } from './residualRisk.ts';

/** What is stored of a hazard that somebody wants to close. */
interface Facts
  extends Pick<ClosingFacts, 'isRiskFrozen' | 'isResidualRiskAccepted'>,
    Omit<Answers, 'isTreated'> {
  solutionSets: string[];
  rating: DemandingRating | null;
  uses: Pick<UsedMeasure, 'status' | 'solutionSetUuid' | 'srem' | 'rrmTypeCode'>[];
}

async function closingFacts(client: PoolClient, hazardUuid: string): Promise<ClosingFacts> {
  const { rows } = await client.query<Facts>(
    `select h.style, h.is_risk_frozen as "isRiskFrozen", ${isResidualRiskAccepted('h')} as "isResidualRiskAccepted",
      exists (select 1 from safety_target_hazards t where t.hazard_uuid = h.uuid) as "hasTarget",
      array(${appliedSets('h.uuid')}) as "solutionSets",
      (select json_build_object('acceptance', r.acceptance, 'targetCategory', r.target_category, 'targetLevel', r.target_level)
        from hazard_evaluations e join risk_ratings r on r.uuid = e.rating_uuid where e.hazard_uuid = h.uuid
        and e.stage = 'INITIAL' and e.risk_rating_set_uuid = h.risk_rating_set_uuid) as rating,
      (select coalesce(json_agg(json_build_object('status', u.status, 'solutionSetUuid', u.solution_set_uuid, 'rrmTypeCode', t.code,
          'srem', (select json_build_object('kind', q.kind, 'status', q.status) from srems q where q.uuid = u.srem_uuid))), '[]')
        from hazard_rrms u join rrms m on m.uuid = u.rrm_uuid join rrm_types t on t.uuid = m.rrm_type_uuid
        where u.hazard_uuid = h.uuid) as uses
     from hazards h where h.uuid = $1`,
    [hazardUuid],
  );
  if (!rows[0]) throw new Error('The hazard that is held is not there');
  const { style, hasTarget, solutionSets, rating, uses, ...facts } = rows[0];
  const isTreated = uses.some(use => isReducing(use, solutionSets));
  return {
    ...facts,
    lacksAnswer: lacksAnswer(rating ?? undefined, { style, hasTarget, isTreated }),
    openUses: uses.filter(use => isOpenUse(use, solutionSets)).length,
  };
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
