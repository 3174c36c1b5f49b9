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
  visible: lookupRules.visible,
  async beforeUpdate(uuid, body, _context, database) {
    if (!('min' in body) && !('max' in body)) return;
    const { rows } = await database.query<Record<string, unknown>>(
      'select v.min, v.max, t.unit from exposure_estimate_type_values v join exposure_estimate_types t on t.uuid = v.exposure_estimate_type_uuid where v.uuid = $1',
      [uuid],
    );
    requireItems([{ ...rows[0], ...body }], bandProblem);
  },
});
