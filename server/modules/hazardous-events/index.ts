import { defineRecord } from '../../database/records/recordType.ts';
import { hazardousEvents } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const hazardousEventType = defineRecord({
  ...projectRecord,
  entity: 'HazardousEvent',
  plural: 'HazardousEvents',
  table: hazardousEvents,
  codePrefix: 'EV',
});

export const hazardousEventHandlers = recordHandlers(hazardousEventType, projectRules);
