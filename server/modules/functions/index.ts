import { defineRecord } from '../../database/records/recordType.ts';
import { functionAssumptions, functions } from '../../database/schema/index.ts';
import { type Basis, namedIn, restedHandlers } from '../hazards/index.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const functionType = defineRecord({
  ...projectRecord,
  entity: 'Function',
  plural: 'Functions',
  table: functions,
  codePrefix: 'FN',
  links: {
    assumptionUuids: {
      table: functionAssumptions,
      owner: functionAssumptions.functionUuid,
      target: functionAssumptions.assumptionUuid,
      project: functionAssumptions.projectUuid,
    },
  },
});

/** Hazards rest on it as they were voted on and accepted (docs/decisions/0041). */
const basis: Basis = {
  hazards: namedIn('function_uuid'),
  voted: ['name', 'description'],
  accepted: ['operatingModes', 'inputs', 'outputs', 'machineUuid'],
};

export const functionHandlers = restedHandlers(functionType, projectRules, basis);
