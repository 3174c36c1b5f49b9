import {
  createExposureSituationsBatch,
  type ExposureSituation,
  updateExposureSituation,
  updateExposureSituationsBatch,
} from '@/api/exposure-situations';
import {
  createHazardousEventsBatch,
  type HazardousEvent,
  updateHazardousEvent,
  updateHazardousEventsBatch,
} from '@/api/hazardous-events';
import { createMachinesBatch, type Machine, updateMachine, updateMachinesBatch } from '@/api/machines';
import {
  createMalfunctionsBatch,
  type Malfunction,
  updateMalfunction,
  updateMalfunctionsBatch,
} from '@/api/malfunctions';
import { createTasksBatch, type Task, updateTask, updateTasksBatch } from '@/api/tasks';
import type { RecordModel } from '../recordModel';
import { sheetModel, UNTRACKED } from '../sheetModel';

// What hazards are made of: each has a sheet of its own, and is renamed where a hazard names it.

export const malfunctionModel = sheetModel<Malfunction>('Malfunction')({
  created: [
    'uuid',
    'name',
    'description',
    'functionUuid',
    'guidewordUuid',
    'effect',
    'disposition',
    'dispositionReason',
    'duplicateOfUuid',
  ],
  update: (dispatch, malfunctionUuid, malfunctionUpdate) =>
    dispatch(updateMalfunction.initiate({ malfunctionUuid, malfunctionUpdate }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateMalfunctionsBatch.initiate({ projectUuid, malfunctionBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createMalfunctionsBatch.initiate(
        { projectUuid, allOrNothing: false, malfunctionBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

export const exposureSituationModel = sheetModel<ExposureSituation>('ExposureSituation')({
  created: ['uuid', 'name', 'description', 'disposition', 'dispositionReason', 'ceaUuids'],
  update: (dispatch, exposureSituationUuid, exposureSituationUpdate) =>
    dispatch(updateExposureSituation.initiate({ exposureSituationUuid, exposureSituationUpdate }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(
      updateExposureSituationsBatch.initiate(
        { projectUuid, exposureSituationBatchUpdate: { items } },
        UNTRACKED,
      ),
    ),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createExposureSituationsBatch.initiate(
        { projectUuid, allOrNothing: false, exposureSituationBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

export const hazardousEventModel = sheetModel<HazardousEvent>('HazardousEvent')({
  created: ['uuid', 'name', 'description'],
  update: (dispatch, hazardousEventUuid, hazardousEventUpdate) =>
    dispatch(updateHazardousEvent.initiate({ hazardousEventUuid, hazardousEventUpdate }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(
      updateHazardousEventsBatch.initiate({ projectUuid, hazardousEventBatchUpdate: { items } }, UNTRACKED),
    ),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createHazardousEventsBatch.initiate(
        { projectUuid, allOrNothing: false, hazardousEventBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

export const machineModel = sheetModel<Machine>('Machine')({
  created: ['uuid', 'name', 'description', 'manufacturer', 'model', 'intendedUse', 'parentMachineUuid'],
  update: (dispatch, machineUuid, machineUpdate) =>
    dispatch(updateMachine.initiate({ machineUuid, machineUpdate }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateMachinesBatch.initiate({ projectUuid, machineBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createMachinesBatch.initiate(
        { projectUuid, allOrNothing: false, machineBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

export const taskModel = sheetModel<Task>('Task')({
  created: [
    'uuid',
    'name',
    'description',
    'taskTypeUuid',
    'machineUuid',
    'lifecyclePhaseUuid',
    'operatingMode',
    'frequencyPerYear',
    'durationMinutes',
    'zoneUuids',
  ],
  update: (dispatch, taskUuid, taskUpdate) =>
    dispatch(updateTask.initiate({ taskUuid, taskUpdate }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateTasksBatch.initiate({ projectUuid, taskBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createTasksBatch.initiate({ projectUuid, allOrNothing: false, taskBatchCreate: { items } }, UNTRACKED),
    ),
});

export const NAMED_MODELS: readonly RecordModel[] = [
  malfunctionModel,
  exposureSituationModel,
  hazardousEventModel,
  machineModel,
  taskModel,
];
