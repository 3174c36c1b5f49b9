import { resourceTags } from './cacheTags';
import { humanTasksApi as generated, type ListHumanTasksApiResponse } from './generated/human-tasks.gen';

const humanTasksApi = generated.enhanceEndpoints({
  endpoints: resourceTags('HumanTask', { unlinks: ['Hazard'] }),
});

export type HumanTask = ListHumanTasksApiResponse['data']['results'][number];
export const { useListHumanTasksQuery, useCreateHumanTasksBatchMutation } = humanTasksApi;
/** For the edit queue, which calls outside of components. */
export const {
  createHumanTasksBatch,
  updateHumanTask,
  updateHumanTasksBatch,
  deleteHumanTask,
  getHumanTaskDependencyTree,
} = humanTasksApi.endpoints;
