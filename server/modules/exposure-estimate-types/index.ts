import type { PoolClient } from 'pg';
import { projection } from '../../database/records/projection.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { exposureEstimateTypes } from '../../database/schema/index.ts';
import { changeContext, type RequestContext } from '../../http/handler.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { exposureEstimateTypeValueType } from '../exposure-estimate-type-values/index.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { codeFromName, lookupRecord, lookupRules } from '../shared/lookupRecords.ts';
import { combineProblem, typeProblem } from './estimateTypeRules.ts';

type Fields = Record<string, unknown>;

export const exposureEstimateTypeType = defineRecord({
  ...lookupRecord,
  entity: 'ExposureEstimateType',
  plural: 'ExposureEstimateTypes',
  table: exposureEstimateTypes,
  computed: {
    values: alias =>
      `select coalesce(json_agg(j order by j."order", j."min"), '[]'::json) from (select ${projection(exposureEstimateTypeValueType, 'v')} ` +
      `from exposure_estimate_type_values v where v.exposure_estimate_type_uuid = ${alias}."uuid") j`,
  },
});

/**
 * A type is created together with its bands, which are separate records from then on.
 * @param items the types as they were sent or read, in the order of `uuids`
 */
export async function addBands(
  items: readonly Fields[],
  uuids: readonly string[],
  context: RequestContext,
  client: PoolClient,
): Promise<void> {
  const values = items.flatMap((item, place) =>
    ((item.values ?? []) as Fields[]).map((value, index) => ({
      order: index + 1,
      ...pickBand(value),
      exposureEstimateTypeUuid: uuids[place],
    })),
  );
  const { projectUuid } = context;
  if (values.length === 0 || !projectUuid) return;
  const scope = { column: 'projectUuid' as const, uuid: projectUuid };
  await insertRecords(client, exposureEstimateTypeValueType, values, scope, changeContext(context));
}

/** A band as it is given with its type; one that was read leaves its identity behind. */
function pickBand({ uuid: _uuid, revision: _revision, ...band }: Fields): Fields {
  return { ...band, code: band.code ?? codeFromName(String(band.name)) };
}

export const exposureEstimateTypeHandlers = recordHandlers(exposureEstimateTypeType, {
  ...lookupRules,
  async beforeCreate(items, context, database) {
    await lookupRules.beforeCreate?.(items, context, database);
    requireItems(items, typeProblem);
  },
  afterCreate: addBands,
  async beforeUpdate(uuid, body, _context, database) {
    if (!body.unit && !body.combine) return;
    const { rows } = await database.query<Fields>(
      'select unit, combine from exposure_estimate_types where uuid = $1',
      [uuid],
    );
    requireItems([{ ...rows[0], ...body }], combineProblem);
  },
});
