import { defineRecord } from '../../database/records/recordType.ts';
import { humanTaskPersonnel, humanTasks, humanTaskZones } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const humanTaskType = defineRecord({
  ...projectRecord,
  entity: 'HumanTask',
  plural: 'HumanTasks',
  table: humanTasks,
  codePrefix: 'HT',
  links: {
    personnelUuids: {
      table: humanTaskPersonnel,
      owner: humanTaskPersonnel.ownerUuid,
      target: humanTaskPersonnel.targetUuid,
    },
    zoneUuids: {
      table: humanTaskZones,
      owner: humanTaskZones.ownerUuid,
      target: humanTaskZones.targetUuid,
    },
  },
});

export const humanTaskHandlers = recordHandlers(humanTaskType, projectRules);
