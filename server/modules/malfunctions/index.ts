import { defineRecord } from '../../database/records/recordType.ts';
import { malfunctions } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const malfunctionType = defineRecord({
  ...projectRecord,
  entity: 'Malfunction',
  plural: 'Malfunctions',
  table: malfunctions,
  codePrefix: 'MF',
});

export const malfunctionHandlers = recordHandlers(malfunctionType, projectRules);
