import { type FunctionFields, type ProjectFunction, updateFunction } from '@/api/functions';
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
  },
});
