import {
  createExposureSituationsBatch,
  deleteExposureSituation,
  type ExposureSituation,
  updateExposureSituation,
  updateExposureSituationsBatch,
} from '@/api/exposure-situations';
import {
  createHazardousEventsBatch,
  deleteHazardousEvent,
  type HazardousEvent,
  updateHazardousEvent,
  updateHazardousEventsBatch,
} from '@/api/hazardous-events';
import {
  createHumanTasksBatch,
  deleteHumanTask,
  type HumanTask,
  updateHumanTask,
  updateHumanTasksBatch,
} from '@/api/human-tasks';
import {
  createMachinesBatch,
  deleteMachine,
  type Machine,
  updateMachine,
  updateMachinesBatch,
} from '@/api/machines';
import {
  createMalfunctionsBatch,
  deleteMalfunction,
  type Malfunction,
  updateMalfunction,
  updateMalfunctionsBatch,
} from '@/api/malfunctions';
import { createTasksBatch, deleteTask, type Task, updateTask, updateTasksBatch } from '@/api/tasks';
import type { RecordModel } from '../recordModel';
import { sheetModel, UNTRACKED } from '../sheetModel';

// What hazards are made of: each has a sheet of its own, and is renamed where a hazard names it.

export const malfunctionModel = sheetModel<Malfunction>('Malfunction')({
  inherits: ['functionUuid'],
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
    'source',
  ],
  update: (dispatch, malfunctionUuid, malfunctionUpdate) =>
    dispatch(updateMalfunction.initiate({ malfunctionUuid, malfunctionUpdate }, UNTRACKED)),
  remove: (dispatch, malfunctionUuid, how) =>
    dispatch(deleteMalfunction.initiate({ malfunctionUuid, ...how }, UNTRACKED)),
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
  created: [
    'uuid',
    'name',
    'description',
    'disposition',
    'dispositionReason',
    'duplicateOfUuid',
    'ceaUuids',
    'source',
  ],
  update: (dispatch, exposureSituationUuid, exposureSituationUpdate) =>
    dispatch(updateExposureSituation.initiate({ exposureSituationUuid, exposureSituationUpdate }, UNTRACKED)),
  remove: (dispatch, exposureSituationUuid, how) =>
    dispatch(deleteExposureSituation.initiate({ exposureSituationUuid, ...how }, UNTRACKED)),
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
  created: ['uuid', 'name', 'description', 'defaultEffectTypeUuids'],
  update: (dispatch, hazardousEventUuid, hazardousEventUpdate) =>
    dispatch(updateHazardousEvent.initiate({ hazardousEventUuid, hazardousEventUpdate }, UNTRACKED)),
  remove: (dispatch, hazardousEventUuid, how) =>
    dispatch(deleteHazardousEvent.initiate({ hazardousEventUuid, ...how }, UNTRACKED)),
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
  inherits: ['parentMachineUuid'],
  created: [
    'uuid',
    'name',
    'description',
    'manufacturer',
    'model',
    'machineType',
    'variant',
    'intendedUse',
    'spaceLimits',
    'timeLimits',
    'otherLimits',
    'parentMachineUuid',
  ],
  update: (dispatch, machineUuid, machineUpdate) =>
    dispatch(updateMachine.initiate({ machineUuid, machineUpdate }, UNTRACKED)),
  remove: (dispatch, machineUuid, how) =>
    dispatch(deleteMachine.initiate({ machineUuid, ...how }, UNTRACKED)),
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
  inherits: ['machineUuid', 'lifecyclePhaseUuid'],
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
    'source',
  ],
  update: (dispatch, taskUuid, taskUpdate) =>
    dispatch(updateTask.initiate({ taskUuid, taskUpdate }, UNTRACKED)),
  remove: (dispatch, taskUuid, how) => dispatch(deleteTask.initiate({ taskUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateTasksBatch.initiate({ projectUuid, taskBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createTasksBatch.initiate({ projectUuid, allOrNothing: false, taskBatchCreate: { items } }, UNTRACKED),
    ),
});

export const humanTaskModel = sheetModel<HumanTask>('HumanTask')({
  inherits: ['taskUuid'],
  created: [
    'uuid',
    'name',
    'description',
    'taskUuid',
    'personnelUuids',
    'zoneUuids',
    'frequencyPerYear',
    'durationMinutes',
    'proximity',
    'requiredTraining',
    'ppe',
  ],
  update: (dispatch, humanTaskUuid, humanTaskUpdate) =>
    dispatch(updateHumanTask.initiate({ humanTaskUuid, humanTaskUpdate }, UNTRACKED)),
  remove: (dispatch, humanTaskUuid, how) =>
    dispatch(deleteHumanTask.initiate({ humanTaskUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateHumanTasksBatch.initiate({ projectUuid, humanTaskBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createHumanTasksBatch.initiate(
        { projectUuid, allOrNothing: false, humanTaskBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

export const NAMED_MODELS: readonly RecordModel[] = [
  malfunctionModel,
  exposureSituationModel,
  hazardousEventModel,
  machineModel,
  taskModel,
  humanTaskModel,
];
