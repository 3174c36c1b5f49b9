import {
  createFunctionsBatch,
  deleteFunction,
  type ProjectFunction,
  updateFunction,
  updateFunctionsBatch,
} from '@/api/functions';
import { sheetModel, UNTRACKED } from '../sheetModel';

export const functionModel = sheetModel<ProjectFunction>('Function')({
  inherits: ['parentFunctionUuid', 'machineUuid'],
  created: [
    'uuid',
    'name',
    'description',
    'parentFunctionUuid',
    'machineUuid',
    'operatingModes',
    'inputs',
    'outputs',
    'isSafetyRelated',
    'status',
    'assumptionUuids',
  ],
  update: (dispatch, functionUuid, functionUpdate) =>
    dispatch(updateFunction.initiate({ functionUuid, functionUpdate }, UNTRACKED)),
  remove: (dispatch, functionUuid, how) =>
    dispatch(deleteFunction.initiate({ functionUuid, ...how }, UNTRACKED)),
  updateBatch: (dispatch, projectUuid, items) =>
    dispatch(updateFunctionsBatch.initiate({ projectUuid, functionBatchUpdate: { items } }, UNTRACKED)),
  createBatch: (dispatch, projectUuid, items) =>
    dispatch(
      createFunctionsBatch.initiate(
        { projectUuid, allOrNothing: false, functionBatchCreate: { items } },
        UNTRACKED,
      ),
    ),
});
