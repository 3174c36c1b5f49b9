import {
  type FunctionFields,
  type ProjectFunction,
  updateFunction,
  updateFunctionsBatch,
} from '@/api/functions';
import { regularModel } from '../regularModel';

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
  },
});
