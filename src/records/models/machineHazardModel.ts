import {
  createMachineHazardsBatch,
  deleteMachineHazard,
  type MachineHazard,
  updateMachineHazard,
  updateMachineHazardsBatch,
} from '@/api/machine-hazards';
import type { Patch, RecordModel } from '../recordModel';
import { sheetModel, UNTRACKED } from '../sheetModel';

/** How large a danger is: a number is only valid with its unit, so they are one path of the model. */
export interface Magnitude {
  readonly value: number;
  readonly unit: NonNullable<MachineHazard['magnitudeUnit']>;
}

export const MAGNITUDE = 'magnitude';

export const magnitudeOf = ({ magnitude, magnitudeUnit }: MachineHazard): Magnitude | null =>
  magnitude === null || magnitudeUnit === null ? null : { value: magnitude, unit: magnitudeUnit };

/** The fields that a patch changes. */
function fieldsOf({ [MAGNITUDE]: magnitude, ...fields }: Patch): Patch {
  if (magnitude === undefined) return fields;
  const { value, unit } = (magnitude ?? { value: null, unit: null }) as Magnitude;
  return { ...fields, magnitude: value, magnitudeUnit: unit };
}

const regular = sheetModel<MachineHazard>('MachineHazard')({
  inherits: ['machineUuid'],
  created: [
    'uuid',
    'name',
    'description',
    'machineUuid',
    'hazardTypeUuid',
    'energySourceUuid',
    'zoneUuid',
    'magnitude',
    'magnitudeUnit',
    'status',
  ],
  update: (dispatch, machineHazardUuid, { revision, ...patch }) =>
    dispatch(
      updateMachineHazard.initiate(
        { machineHazardUuid, machineHazardUpdate: { revision, ...fieldsOf(patch) } },
        UNTRACKED,
      ),
    ),
  remove: (dispatch, machineHazardUuid, how) =>
    dispatch(deleteMachineHazard.initiate({ machineHazardUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, changes) => {
    const items = changes.map(({ uuid, change: { revision, ...patch } }) => ({
      uuid,
      change: { revision, ...fieldsOf(patch) },
    }));
    return dispatch(
      updateMachineHazardsBatch.initiate({ projectUuid, machineHazardBatchUpdate: { items } }, UNTRACKED),
    );
  },
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createMachineHazardsBatch.initiate(
        { projectUuid, allOrNothing: false, machineHazardBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});

export const machineHazardModel: RecordModel<MachineHazard> = {
  ...regular,
  read: (record, path) => (path === MAGNITUDE ? magnitudeOf(record) : regular.read(record, path)),
  apply: (record, patch) => regular.apply(record, fieldsOf(patch)),
};
