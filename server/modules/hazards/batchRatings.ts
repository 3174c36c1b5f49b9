import type { PoolClient } from 'pg';
import { mergeEvaluation } from '../../../domain/evaluations/mergeEvaluation.ts';
import type { Levels } from '../../../domain/rating/parameters.ts';
import { rate } from '../../../domain/rating/rateLevels.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import type { BatchItem } from '../../http/updateBatch.ts';
import { loadRatingSet } from '../risk-model/index.ts';
import { NOT_A_PROJECT_SET } from '../shared/projectSets.ts';
import { type EvaluationValues, saveEvaluations } from './saveEvaluation.ts';

type RatingChange = components['schemas']['HazardRatingChange'];

export const ratingsOf = ({ more }: BatchItem) => (more.ratings ?? []) as RatingChange[];

type StoredLevels = Levels & { rationale: Record<string, string> | null };

/** What a rating of a hazard is made on: its set, and the initial evaluation in it. */
interface Target extends StoredLevels {
  place: number;
  setUuid: string;
  setRevision: number;
  isInProject: boolean;
  isLocked: boolean;
}

const TARGETS = `select i.place::int, s.uuid as "setUuid", s.revision as "setRevision", h.is_consensus_voting_locked as "isLocked",
  (s.uuid = h.risk_rating_set_uuid or exists (select 1 from project_risk_rating_sets p where p.project_uuid = h.project_uuid and p.risk_rating_set_uuid = s.uuid)) as "isInProject",
  e.severity_uuid as "severityUuid", e.exposure_uuid as "exposureUuid", e.probability_uuid as "probabilityUuid", e.avoidability_uuid as "avoidabilityUuid", e.rationale
  from unnest($1::uuid[], $2::uuid[]) with ordinality as i(hazard, chosen, place) join hazards h on h.uuid = i.hazard
  join risk_rating_sets s on s.uuid = coalesce(i.chosen, h.risk_rating_set_uuid)
  left join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = s.uuid`;

async function evaluationOf(
  client: PoolClient,
  hazardUuid: string,
  rating: RatingChange,
  target: Target | undefined,
): Promise<EvaluationValues> {
  if (!target?.isInProject) throw fieldProblem('riskRatingSetUuid', NOT_A_PROJECT_SET);
  if (target.isLocked)
    throw new ApiError(
      'RULE_VIOLATED',
      'The agreed values of this hazard are locked. Nothing was changed; unlock the consensus first.',
    );
  const set = await loadRatingSet(client, target.setUuid, target.setRevision);
  if (!set) throw notFound('rating set');
  const { levels, rationale } = mergeEvaluation(target, rating);
  const { problems, ratingUuid, classUuid, score } = rate(set, levels);
  if (problems[0]) throw new ApiError('RULE_VIOLATED', problems[0].message, { fields: problems });
  return {
    hazardUuid,
    stage: 'INITIAL',
    riskRatingSetUuid: set.uuid,
    ratingSetVersion: set.version,
    ...levels,
    ratingUuid,
    classUuid,
    score,
    rationale,
    origin: 'MANUAL',
  };
}

/** Looks up the ratings of a batch; an item is refused when one of its ratings is. */
export async function rateItems(
  items: BatchItem[],
  client: PoolClient,
): Promise<{ values: Map<BatchItem, EvaluationValues[]>; refused: Map<BatchItem, ApiError> }> {
  const values = new Map<BatchItem, EvaluationValues[]>();
  const refused = new Map<BatchItem, ApiError>();
  const asked = items.flatMap(item => ratingsOf(item).map(rating => ({ item, rating })));
  if (asked.length === 0) return { values, refused };
  const { rows } = await client.query<Target>(TARGETS, [
    asked.map(({ item }) => item.uuid),
    asked.map(({ item, rating }) => rating.riskRatingSetUuid ?? item.change.riskRatingSetUuid ?? null),
  ]);
  const targets = new Map(rows.map(row => [row.place, row]));
  for (const [index, { item, rating }] of asked.entries()) {
    try {
      const own = values.get(item) ?? [];
      const evaluation = await evaluationOf(client, item.uuid, rating, targets.get(index + 1));
      if (own.some(({ riskRatingSetUuid }) => riskRatingSetUuid === evaluation.riskRatingSetUuid))
        throw fieldProblem('riskRatingSetUuid', 'This rating set is named twice for one hazard.');
      values.set(item, [...own, evaluation]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.set(item, error);
    }
  }
  return { values, refused };
}

/** Writes the ratings of saved items, all that give the same reason in one statement. @returns whether there were any */
export async function saveRatings(
  saved: BatchItem[],
  values: Map<BatchItem, EvaluationValues[]>,
  revisionOf: (item: BatchItem) => number,
  context: RequestContext,
  client: PoolClient,
): Promise<boolean> {
  const rated = saved.filter(item => values.has(item));
  for (const [reason, group] of Map.groupBy(rated, ({ change }) => change.reason as string | undefined)) {
    const changes = group.flatMap(item =>
      (values.get(item) ?? []).map(own => ({ values: own, hazardRevision: revisionOf(item) })),
    );
    const written = await saveEvaluations(client, changes, changeContext(context, reason));
    if (written.length < group.length) throw new Error('Hazards are held and were changed all the same');
  }
  return rated.length > 0;
}
