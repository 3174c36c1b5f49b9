import { resourceTags } from './cacheTags';
import { machinesApi as generated, type ListMachinesApiResponse } from './generated/machines.gen';

const machinesApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Machine', {
    countedBy: ['Project'],
    unlinks: ['Function', 'Task', 'Hazard', 'MachineHazard'],
  }),
});

export type Machine = ListMachinesApiResponse['data']['results'][number];
export const { useListMachinesQuery, useCreateMachinesBatchMutation } = machinesApi;
/** For the edit queue, which calls outside of components. */
export const {
  createMachinesBatch,
  updateMachine,
  updateMachinesBatch,
  deleteMachine,
  getMachineDependencyTree,
} = machinesApi.endpoints;
