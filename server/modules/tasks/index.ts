import { defineRecord } from '../../database/records/recordType.ts';
import { tasks, taskZones } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';

export const taskType = defineRecord({
  ...projectRecord,
  entity: 'Task',
  plural: 'Tasks',
  table: tasks,
  codePrefix: 'TSK',
  links: { zoneUuids: { table: taskZones, owner: taskZones.taskUuid, target: taskZones.zoneUuid } },
});

export const taskHandlers = recordHandlers(taskType, projectRules);
