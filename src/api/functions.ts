import { functionsApi as generated, type ListFunctionsApiResponse } from './generated/functions.gen';
import { resourceTags } from './tags';

const functionsApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Function', { unlinks: ['Malfunction', 'Hazard'] }),
});

export type ProjectFunction = ListFunctionsApiResponse['data']['results'][number];
export const { useListFunctionsQuery, useCreateFunctionsBatchMutation } = functionsApi;
