import { projection } from '../../database/records/projection.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { exposureEstimateTypes } from '../../database/schema/index.ts';
import { changeContext } from '../../http/handler.ts';
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

export const exposureEstimateTypeHandlers = recordHandlers(exposureEstimateTypeType, {
  ...lookupRules,
  async beforeCreate(items, context, database) {
    await lookupRules.beforeCreate?.(items, context, database);
    requireItems(items, typeProblem);
  },
  /** A type is created together with its bands, which are separate records from then on. */
  async afterCreate(items, uuids, context, client) {
    const values = items.flatMap((item, place) =>
      ((item.values ?? []) as Fields[]).map((value, index) => ({
        order: index + 1,
        ...value,
        code: value.code ?? codeFromName(String(value.name)),
        exposureEstimateTypeUuid: uuids[place],
      })),
    );
    const { projectUuid } = context;
    if (values.length === 0 || !projectUuid) return;
    const scope = { column: 'projectUuid' as const, uuid: projectUuid };
    await insertRecords(client, exposureEstimateTypeValueType, values, scope, changeContext(context));
  },
  async beforeUpdate(uuid, body, _context, database) {
    if (!body.unit && !body.combine) return;
    const { rows } = await database.query<Fields>(
      'select unit, combine from exposure_estimate_types where uuid = $1',
      [uuid],
    );
    requireItems([{ ...rows[0], ...body }], combineProblem);
  },
});
