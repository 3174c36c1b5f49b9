import { defineRecord } from '../../database/records/recordType.ts';
import { machines } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const machineType = defineRecord({
  ...projectRecord,
  entity: 'Machine',
  plural: 'Machines',
  table: machines,
  codePrefix: 'MC',
});

export const machineHandlers = recordHandlers(machineType, projectRules);
