import { defineRecord } from '../../database/records/recordType.ts';
import { exposureEstimateTypeValues } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { lookupRecord, lookupRules } from '../shared/lookupRecords.ts';
import { bandProblem } from './bandRules.ts';

export { bandProblem } from './bandRules.ts';

export const exposureEstimateTypeValueType = defineRecord({
  ...lookupRecord,
  entity: 'ExposureEstimateTypeValue',
  plural: 'ExposureEstimateTypeValues',
  table: exposureEstimateTypeValues,
});

export const exposureEstimateTypeValueHandlers = recordHandlers(exposureEstimateTypeValueType, {
  ...lookupRules,
  async beforeCreate(items, context, database) {
    await lookupRules.beforeCreate?.(items, context, database);
    const { rows } = await database.query<{ uuid: string; unit: string; projectUuid: string | null }>(
      'select uuid, unit, project_uuid as "projectUuid" from exposure_estimate_types where uuid = any($1::uuid[])',
      [items.map(({ exposureEstimateTypeUuid }) => exposureEstimateTypeUuid)],
    );
    const types = new Map(rows.map(type => [type.uuid, type]));
    requireItems(items, item => {
      const type = types.get(String(item.exposureEstimateTypeUuid));
      return type?.projectUuid === context.projectUuid
        ? bandProblem({ ...item, unit: type?.unit })
        : {
            path: 'exposureEstimateTypeUuid',
            message: 'Only a type of this project gets more bands. Take one, or make it first.',
          };
    });
  },
  async beforeUpdate(uuid, body, _context, database) {
    if (!('min' in body) && !('max' in body)) return;
    const { rows } = await database.query<Record<string, unknown>>(
      'select v.min, v.max, t.unit from exposure_estimate_type_values v join exposure_estimate_types t on t.uuid = v.exposure_estimate_type_uuid where v.uuid = $1',
      [uuid],
    );
    requireItems([{ ...rows[0], ...body }], bandProblem);
  },
});
