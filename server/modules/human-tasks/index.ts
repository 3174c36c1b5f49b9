import { defineRecord } from '../../database/records/recordType.ts';
import { humanTaskPersonnel, humanTasks, humanTaskZones } from '../../database/schema/index.ts';
import { type Basis, namedIn, restedHandlers } from '../hazards/index.ts';
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

/** Hazards rest on it as they were voted on and accepted (docs/decisions/0041). */
const basis: Basis = {
  hazards: namedIn('human_task_uuid'),
  voted: ['name', 'description', 'personnelUuids', 'zoneUuids', 'taskUuid'],
  accepted: ['frequencyPerYear', 'durationMinutes', 'proximity', 'requiredTraining', 'ppe'],
};

export const humanTaskHandlers = restedHandlers(humanTaskType, projectRules, basis);
