import { resourceTags } from './cacheTags';
import {
  safetyFunctionsApi as generated,
  type ListSafetyFunctionsApiResponse,
} from './generated/safety-functions.gen';

const safetyFunctionsApi = generated.enhanceEndpoints({ endpoints: resourceTags('SafetyFunction') });

/** What the control system of a machine does so that risks are small enough. */
export type SafetyFunction = ListSafetyFunctionsApiResponse['data']['results'][number];
export const {
  useListSafetyFunctionsQuery,
  useUpdateSafetyFunctionMutation,
  useCreateSafetyFunctionsBatchMutation,
} = safetyFunctionsApi;
/** For the edit queue, which calls outside of components. */
export const {
  createSafetyFunctionsBatch,
  updateSafetyFunction,
  updateSafetyFunctionsBatch,
  deleteSafetyFunction,
  getSafetyFunctionDependencyTree,
} = safetyFunctionsApi.endpoints;
