import { defineRecord } from '../../database/records/recordType.ts';
import { functionAssumptions, functions } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
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

export const functionHandlers = recordHandlers(functionType, projectRules);
