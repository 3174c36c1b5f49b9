import { defineRecord } from '../../database/records/recordType.ts';
import { exposureEstimateAssumptions, exposureEstimates } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';
import { completeEstimates, requireFittingChange } from './completeEstimates.ts';

export const exposureEstimateType = defineRecord({
  ...projectRecord,
  entity: 'ExposureEstimate',
  plural: 'ExposureEstimates',
  table: exposureEstimates,
  codePrefix: 'EE',
  links: {
    assumptionUuids: {
      table: exposureEstimateAssumptions,
      owner: exposureEstimateAssumptions.exposureEstimateUuid,
      target: exposureEstimateAssumptions.assumptionUuid,
      project: exposureEstimateAssumptions.projectUuid,
    },
  },
  computed: {
    unit: alias =>
      `select y.unit from exposure_estimate_types y where y.uuid = ${alias}.exposure_estimate_type_uuid`,
  },
  locked: {
    condition: alias =>
      `exists (select 1 from hazards h where h.uuid = ${alias}.hazard_uuid and h.is_risk_frozen)`,
    message:
      'The risk of the hazard behind this estimate is frozen. Nothing was changed; who may unfreeze it can open it again with a reason.',
  },
});

export const exposureEstimateHandlers = recordHandlers(exposureEstimateType, {
  ...projectRules,
  beforeCreate: completeEstimates,
  beforeUpdate: requireFittingChange,
});
