import { defineRecord } from '../../database/records/recordType.ts';
import { ceas } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const ceaType = defineRecord({
  ...projectRecord,
  entity: 'Cea',
  plural: 'Ceas',
  table: ceas,
  codePrefix: 'CEA',
});

export const ceaHandlers = recordHandlers(ceaType, projectRules);
