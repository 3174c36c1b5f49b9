import {
  createFunctionsBatch,
  type FunctionFields,
  type ProjectFunction,
  updateFunction,
  updateFunctionsBatch,
} from '@/api/functions';
import { givenFields } from '../newRecord';
import { regularModel } from '../regularModel';

const CREATED = [
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
] as const;

export const functionModel = regularModel<ProjectFunction>({
  entity: 'Function',
  requests: {
    single: (dispatch, { uuid, revision, patch }) =>
      dispatch(
        updateFunction.initiate(
          { functionUuid: uuid, functionUpdate: { revision, ...(patch as FunctionFields) } },
          { track: false },
        ),
      ),
    batch: (dispatch, projectUuid, changes) =>
      dispatch(
        updateFunctionsBatch.initiate(
          {
            projectUuid,
            functionBatchUpdate: {
              items: changes.map(({ uuid, revision, patch }) => ({
                uuid,
                change: { revision, ...(patch as FunctionFields) },
              })),
            },
          },
          { track: false },
        ),
      ),
    create: (dispatch, projectUuid, records) =>
      dispatch(
        createFunctionsBatch.initiate(
          {
            projectUuid,
            allOrNothing: false,
            functionBatchCreate: { items: records.map(record => givenFields(record, CREATED)) },
          },
          { track: false },
        ),
      ),
  },
});
