import { type ExposureSituation, updateExposureSituation } from '@/api/exposure-situations';
import { type HazardousEvent, updateHazardousEvent } from '@/api/hazardous-events';
import { type Machine, updateMachine } from '@/api/machines';
import { type Malfunction, updateMalfunction } from '@/api/malfunctions';
import { type Task, updateTask } from '@/api/tasks';
import type { RecordModel } from '../recordModel';
import { regularModel } from '../regularModel';

// Records that hazards name: renamed where they are shown, one at a time.

const malfunctionModel = regularModel<Malfunction>({
  entity: 'Malfunction',
  requests: {
    single: (dispatch, { uuid: malfunctionUuid, revision, patch }) =>
      dispatch(
        updateMalfunction.initiate(
          { malfunctionUuid, malfunctionUpdate: { revision, ...patch } },
          { track: false },
        ),
      ),
  },
});

const exposureSituationModel = regularModel<ExposureSituation>({
  entity: 'ExposureSituation',
  requests: {
    single: (dispatch, { uuid: exposureSituationUuid, revision, patch }) =>
      dispatch(
        updateExposureSituation.initiate(
          { exposureSituationUuid, exposureSituationUpdate: { revision, ...patch } },
          { track: false },
        ),
      ),
  },
});

const hazardousEventModel = regularModel<HazardousEvent>({
  entity: 'HazardousEvent',
  requests: {
    single: (dispatch, { uuid: hazardousEventUuid, revision, patch }) =>
      dispatch(
        updateHazardousEvent.initiate(
          { hazardousEventUuid, hazardousEventUpdate: { revision, ...patch } },
          { track: false },
        ),
      ),
  },
});

const machineModel = regularModel<Machine>({
  entity: 'Machine',
  requests: {
    single: (dispatch, { uuid: machineUuid, revision, patch }) =>
      dispatch(
        updateMachine.initiate({ machineUuid, machineUpdate: { revision, ...patch } }, { track: false }),
      ),
  },
});

const taskModel = regularModel<Task>({
  entity: 'Task',
  requests: {
    single: (dispatch, { uuid: taskUuid, revision, patch }) =>
      dispatch(updateTask.initiate({ taskUuid, taskUpdate: { revision, ...patch } }, { track: false })),
  },
});

export const NAMED_MODELS: readonly RecordModel[] = [
  malfunctionModel,
  exposureSituationModel,
  hazardousEventModel,
  machineModel,
  taskModel,
];
