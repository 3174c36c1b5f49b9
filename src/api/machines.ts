import { machinesApi as generated, type ListMachinesApiResponse } from './generated/machines.gen';
import { resourceTags } from './tags';

const machinesApi = generated.enhanceEndpoints({
  endpoints: resourceTags('Machine', { unlinks: ['Function', 'Task', 'Hazard', 'MachineHazard'] }),
});

export type Machine = ListMachinesApiResponse['data']['results'][number];
export const { useListMachinesQuery, useCreateMachinesBatchMutation } = machinesApi;
