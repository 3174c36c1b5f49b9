import { defineRecord } from '../../database/records/recordType.ts';
import { ceaTypes } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { lookupRecord, lookupRules } from '../shared/lookupRecords.ts';

export const ceaTypeType = defineRecord({
  ...lookupRecord,
  entity: 'CeaType',
  plural: 'CeaTypes',
  table: ceaTypes,
});

export const ceaTypeHandlers = recordHandlers(ceaTypeType, lookupRules);
