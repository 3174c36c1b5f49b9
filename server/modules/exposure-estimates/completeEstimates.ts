import type { Queryable } from '../../database/records/reading.ts';
import type { RequestContext } from '../../http/handler.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { type NumberLimits, numberProblem, subjectProblem } from './estimateRules.ts';

type Fields = Record<string, unknown>;

interface Known {
  types: Record<string, { name: string; unit: string }> | null;
  values: Record<string, { name: string; min: number; max: number | null; type: string }> | null;
  frozen: string[];
}

/** Records of this project only: another project's record must look nonexistent. */
const CHOICE =
  '(project_uuid is null or project_uuid = $4) and (organization_uuid is null or organization_uuid = $5)';

const KNOWN = `select
  (select json_object_agg(uuid, json_build_object('name', name, 'unit', unit)) from exposure_estimate_types where uuid = any($1::uuid[]) and ${CHOICE}) as types,
  (select json_object_agg(uuid, json_build_object('name', name, 'min', min, 'max', max, 'type', exposure_estimate_type_uuid)) from exposure_estimate_type_values where uuid = any($2::uuid[]) and ${CHOICE}) as values,
  array(select uuid from hazards where uuid = any($3::uuid[]) and project_uuid = $4 and is_risk_frozen) as frozen`;

const named = (items: Fields[], fieldName: string) =>
  items.map(item => item[fieldName]).filter(uuid => typeof uuid === 'string');

/** The types, bands and frozen hazards that estimates name, in one query. */
async function knownOf(
  items: Fields[],
  { projectUuid, organizationUuid }: RequestContext,
  database: Queryable,
): Promise<Known> {
  const { rows } = await database.query<Known>({
    name: 'exposureEstimateContext',
    text: KNOWN,
    values: [
      named(items, 'exposureEstimateTypeUuid'),
      named(items, 'exposureEstimateTypeValueUuid'),
      named(items, 'hazardUuid'),
      projectUuid,
      organizationUuid,
    ],
  });
  return rows[0] ?? { types: null, values: null, frozen: [] };
}

function problemOf(item: Fields, { types, values, frozen }: Known) {
  const type = types?.[String(item.exposureEstimateTypeUuid)];
  const band = values?.[String(item.exposureEstimateTypeValueUuid)];
  const limits: NumberLimits = { unit: type?.unit, band };
  if (band && band.type !== item.exposureEstimateTypeUuid)
    return {
      path: 'exposureEstimateTypeValueUuid',
      message: 'This band is one of another type. Choose one of the type of this estimate.',
    };
  if (frozen.includes(String(item.hazardUuid)))
    return { path: 'hazardUuid', message: 'The risk of this hazard is frozen; it takes no new estimates.' };
  return numberProblem(item.numericValue, limits);
}

/** New estimates: named after their type, about one thing, with a number that fits. */
export async function completeEstimates(
  items: Fields[],
  context: RequestContext,
  database: Queryable,
): Promise<void> {
  const known = await knownOf(items, context, database);
  requireItems(items, item => {
    item.name ??= known.types?.[String(item.exposureEstimateTypeUuid)]?.name ?? 'Estimate';
    return subjectProblem(item) ?? problemOf(item, known);
  });
}

/** The same for a change, merged with the stored estimate. */
export async function requireFittingChange(
  uuid: string,
  body: Fields,
  context: RequestContext,
  database: Queryable,
): Promise<void> {
  const fields = ['exposureEstimateTypeUuid', 'exposureEstimateTypeValueUuid', 'numericValue'];
  if (!fields.some(field => field in body)) return;
  const { rows } = await database.query<Fields>(
    `select exposure_estimate_type_uuid as "exposureEstimateTypeUuid", exposure_estimate_type_value_uuid as "exposureEstimateTypeValueUuid",
     numeric_value as "numericValue" from exposure_estimates where uuid = $1`,
    [uuid],
  );
  const merged = { ...rows[0], ...body };
  const known = await knownOf([merged], context, database);
  requireItems([merged], item => problemOf(item, known));
}
