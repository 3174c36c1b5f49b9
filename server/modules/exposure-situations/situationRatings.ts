import type { ErrorField } from '../../contract/errors.ts';
import { fieldProblem } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { RequestContext } from '../../http/handler.ts';
import { requireItems } from '../shared/itemProblems.ts';

type Fields = Record<string, unknown>;
type Ratings = { riskRatingSetUuid: string; exposureUuid: string }[];

/** Exposure levels of each set that the project works with. */
type KnownLevels = Map<string, Set<string>>;

const ratingsOf = (item: Fields) => (item.ratings ?? []) as Ratings;

/** A situation is rated once in a set of its project, with a level of that set's exposure (domain.md 1.4). */
function ratingsProblem(item: Fields, known: KnownLevels): ErrorField | undefined {
  const seen = new Set<string>();
  for (const [index, { riskRatingSetUuid, exposureUuid }] of ratingsOf(item).entries()) {
    const path = `ratings.${index}`;
    const levels = known.get(riskRatingSetUuid);
    if (!levels)
      return {
        path: `${path}.riskRatingSetUuid`,
        message: 'This project does not work with that rating set.',
      };
    if (seen.has(riskRatingSetUuid))
      return { path: `${path}.riskRatingSetUuid`, message: 'A situation is rated once in each rating set.' };
    if (!levels.has(exposureUuid))
      return {
        path: `${path}.exposureUuid`,
        message: 'Choose one of the exposure levels of that rating set.',
      };
    seen.add(riskRatingSetUuid);
  }
  return undefined;
}

/** @throws ApiError RULE_VIOLATED at `ratings.n.field` */
export async function requireFittingRatings(
  items: Fields[],
  { projectUuid }: RequestContext,
  database: Queryable,
): Promise<void> {
  if (items.every(item => ratingsOf(item).length === 0)) return;
  const { rows } = await database.query<{ set: string; levels: string[] }>({
    name: 'exposureLevelsOfProject',
    text: `select p.risk_rating_set_uuid as set, array(select l.uuid from risk_levels l where l.risk_rating_set_uuid = p.risk_rating_set_uuid and l.parameter = 'exposure') as levels
      from project_risk_rating_sets p where p.project_uuid = $1`,
    values: [projectUuid],
  });
  const known = new Map(rows.map(({ set, levels }) => [set, new Set(levels)]));
  requireItems(items, item => ratingsProblem(item, known));
}

/**
 * A confirmation covers the current elements and ratings: changing either list withdraws it, and without a rating there
 * is nothing to confirm.
 * @throws ApiError RULE_VIOLATED at `isConfirmed`
 */
export async function keepConfirmationTrue(uuid: string, body: Fields, database: Queryable): Promise<void> {
  if (('ratings' in body || 'ceaUuids' in body) && !('isConfirmed' in body)) body.isConfirmed = false;
  if (!body.isConfirmed) return;
  const { rowCount } =
    'ratings' in body
      ? { rowCount: ratingsOf(body).length }
      : await database.query(
          'select 1 from exposure_situation_ratings where exposure_situation_uuid = $1 limit 1',
          [uuid],
        );
  if (!rowCount)
    throw fieldProblem('isConfirmed', 'The situation is not rated in any rating set yet. Rate it first.');
}
