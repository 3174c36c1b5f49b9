import { type ExposureSituation, updateExposureSituation } from '@/api/exposure-situations';
import { type HazardousEvent, updateHazardousEvent } from '@/api/hazardous-events';
import { type Machine, updateMachine } from '@/api/machines';
import { type Malfunction, updateMalfunction } from '@/api/malfunctions';
import { type Task, updateTask } from '@/api/tasks';
import type { Answer, ProjectRecord, RecordDispatch, RecordModel } from '../recordModel';
import { regularModel } from '../regularModel';

/** A change of one record, as its operation takes it. */
type Update = { revision: number };

const namedModel = <R extends ProjectRecord>(
  entity: string,
  send: (dispatch: RecordDispatch, uuid: string, update: Update) => Promise<Answer<R>>,
): RecordModel =>
  regularModel<R>({
    entity,
    requests: {
      single: (dispatch, { uuid, revision, patch }) => send(dispatch, uuid, { revision, ...patch }),
    },
  });

const untracked = { track: false };

/** Records that hazards name: renamed where they are shown, one at a time. */
export const NAMED_MODELS: readonly RecordModel[] = [
  namedModel<Malfunction>('Malfunction', (dispatch, malfunctionUuid, malfunctionUpdate) =>
    dispatch(updateMalfunction.initiate({ malfunctionUuid, malfunctionUpdate }, untracked)),
  ),
  namedModel<ExposureSituation>(
    'ExposureSituation',
    (dispatch, exposureSituationUuid, exposureSituationUpdate) =>
      dispatch(
        updateExposureSituation.initiate({ exposureSituationUuid, exposureSituationUpdate }, untracked),
      ),
  ),
  namedModel<HazardousEvent>('HazardousEvent', (dispatch, hazardousEventUuid, hazardousEventUpdate) =>
    dispatch(updateHazardousEvent.initiate({ hazardousEventUuid, hazardousEventUpdate }, untracked)),
  ),
  namedModel<Machine>('Machine', (dispatch, machineUuid, machineUpdate) =>
    dispatch(updateMachine.initiate({ machineUuid, machineUpdate }, untracked)),
  ),
  namedModel<Task>('Task', (dispatch, taskUuid, taskUpdate) =>
    dispatch(updateTask.initiate({ taskUuid, taskUpdate }, untracked)),
  ),
];
