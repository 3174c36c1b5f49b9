import { resourceTags } from './cacheTags';
import { tasksApi as generated, type ListTasksApiResponse } from './generated/tasks.gen';

const tasksApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Task', { unlinks: ['Hazard', 'HumanTask', 'Misuse'] }),
});

export type Task = ListTasksApiResponse['data']['results'][number];
export const { useListTasksQuery, useCreateTasksBatchMutation } = tasksApi;
/** For the edit queue, which calls outside of components. */
export const { createTasksBatch, updateTask, updateTasksBatch, deleteTask, getTaskDependencyTree } =
  tasksApi.endpoints;
