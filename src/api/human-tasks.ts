import { humanTasksApi as generated, type ListHumanTasksApiResponse } from './generated/human-tasks.gen';
import { resourceTags } from './tags';

const humanTasksApi = generated.enhanceEndpoints({
  endpoints: resourceTags('HumanTask', { unlinks: ['Hazard'] }),
});

export type HumanTask = ListHumanTasksApiResponse['data']['results'][number];
export const { useListHumanTasksQuery, useCreateHumanTasksBatchMutation } = humanTasksApi;
