import type { PoolClient } from 'pg';
import { ApiError, fieldProblem } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import type { Placeholder } from '../../database/records/prepared.ts';
import { accessCameBack } from '../../database/records/writing.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import type { BatchItem } from '../../http/updateBatch.ts';
import { NOT_A_PROJECT_SET } from '../shared/projectSets.ts';
import { type RatingTarget, rateHazard, TARGET_COLUMNS } from './rateHazard.ts';
import { type EvaluationValues, saveAndReadHazards } from './saveEvaluation.ts';

type RatingChange = components['schemas']['HazardRatingChange'];

export const ratingsOf = ({ more }: BatchItem) => (more.ratings ?? []) as RatingChange[];

/** A target with the place of its rating among all that the batch brings, from 1. */
export type PlacedTarget = RatingTarget & { place: number };

/** SELECT of a PlacedTarget for each rating of a batch. Values: those of `ratingValues`. */
export const targetsSql = (placeholder: Placeholder) =>
  `select i.place::int, ${TARGET_COLUMNS}
  from unnest(${placeholder('ratedHazards')}::uuid[], ${placeholder('ratedSets')}::uuid[]) with ordinality as i(hazard, chosen, place) join hazards h on h.uuid = i.hazard
  join risk_rating_sets s on s.uuid = coalesce(i.chosen, h.risk_rating_set_uuid)
  left join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL' and e.risk_rating_set_uuid = s.uuid`;

const allRatings = (items: BatchItem[]) =>
  items.flatMap(item => ratingsOf(item).map(rating => ({ item, rating })));

export function ratingValues(items: BatchItem[]): { ratedHazards: string[]; ratedSets: unknown[] } {
  const asked = allRatings(items);
  return {
    ratedHazards: asked.map(({ item }) => item.uuid),
    ratedSets: asked.map(
      ({ item, rating }) => rating.riskRatingSetUuid ?? item.change.riskRatingSetUuid ?? null,
    ),
  };
}

/** Looks up the ratings of a batch; an item is refused when one of its ratings is. */
export async function rateItems(
  items: BatchItem[],
  found: readonly PlacedTarget[],
  client: PoolClient,
): Promise<{ values: Map<BatchItem, EvaluationValues[]>; refused: Map<BatchItem, ApiError> }> {
  const values = new Map<BatchItem, EvaluationValues[]>();
  const refused = new Map<BatchItem, ApiError>();
  const targets = new Map(found.map(target => [target.place, target]));
  for (const [index, { item, rating }] of allRatings(items).entries()) {
    try {
      const target = targets.get(index + 1);
      if (!target) throw fieldProblem('riskRatingSetUuid', NOT_A_PROJECT_SET);
      const own = values.get(item) ?? [];
      const evaluation = await rateHazard(client, target, rating);
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

/**
 * Writes the ratings of saved items, all that give the same reason in one statement.
 * @returns the rated hazards as JSON texts by uuid
 */
export async function saveRatings(
  saved: BatchItem[],
  values: Map<BatchItem, EvaluationValues[]>,
  revisionOf: (item: BatchItem) => number,
  context: RequestContext,
  client: PoolClient,
): Promise<Map<string, string>> {
  const records = new Map<string, string>();
  const rated = saved.filter(item => values.has(item));
  for (const [reason, group] of Map.groupBy(rated, ({ change }) => change.reason as string | undefined)) {
    const changes = group.flatMap(item =>
      (values.get(item) ?? []).map(own => ({ values: own, hazardRevision: revisionOf(item) })),
    );
    const written = await saveAndReadHazards(client, changes, changeContext(context, reason));
    if (written.size < group.length) throw accessCameBack();
    for (const [uuid, record] of written) records.set(uuid, record);
  }
  return records;
}
