import { fieldProblem } from '../../contract/errors.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { taskCheckedPlaces, tasks, taskZones } from '../../database/schema/index.ts';
import { forOneAndMany, type ManyRule, refusedOf } from '../../http/manyChanges.ts';
import { namedIn, restedHandlers } from '../hazards/index.ts';
import { requireItems } from '../shared/itemProblems.ts';
import { projectRecord, projectRules } from '../shared/projectRecords.ts';
import { repeatedPlaceProblem } from './checkedPlaces.ts';

export const taskType = defineRecord({
  ...projectRecord,
  entity: 'Task',
  plural: 'Tasks',
  table: tasks,
  codePrefix: 'TSK',
  links: { zoneUuids: { table: taskZones, owner: taskZones.taskUuid, target: taskZones.zoneUuid } },
  parts: {
    checkedPlaces: {
      table: taskCheckedPlaces,
      owner: taskCheckedPlaces.taskUuid,
      position: taskCheckedPlaces.position,
      key: taskCheckedPlaces.position,
      fields: ['zoneUuid', 'personnelUuid', 'reason'],
    },
  },
});

const namesEachPlaceOnce: ManyRule = async changes =>
  refusedOf(changes, ({ change }) => {
    const problem = repeatedPlaceProblem(change);
    return problem && fieldProblem(problem.path, problem.message);
  });

export const taskHandlers = restedHandlers(
  taskType,
  {
    ...projectRules,
    ...forOneAndMany(namesEachPlaceOnce),
    beforeCreate: async items => requireItems(items, repeatedPlaceProblem),
  },
  {
    hazards: namedIn('task_uuid'),
    voted: ['name', 'description', 'taskTypeUuid', 'lifecyclePhaseUuid', 'zoneUuids'],
    accepted: ['operatingMode', 'frequencyPerYear', 'durationMinutes', 'machineUuid'],
  },
);
