import { resourceTags } from './cacheTags';
import {
  functionsApi as generated,
  type ListFunctionsApiResponse,
  type UpdateFunctionApiArg,
} from './generated/functions.gen';

const functionsApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Function', { unlinks: ['Malfunction', 'Hazard'], countedBy: ['Project'] }),
});

export type ProjectFunction = ListFunctionsApiResponse['data']['results'][number];
/** Fields that a person may change. */
export type FunctionFields = Omit<UpdateFunctionApiArg['functionUpdate'], 'revision' | 'reason'>;
/** For the edit queue, which calls outside of components. */
export const {
  createFunctionsBatch,
  updateFunction,
  updateFunctionsBatch,
  deleteFunction,
  getFunctionDependencyTree,
} = functionsApi.endpoints;
export const { useListFunctionsQuery, useCreateFunctionsBatchMutation } = functionsApi;
