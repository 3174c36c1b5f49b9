import { resourceTags } from './cacheTags';
import {
  machineHazardsApi as generated,
  type ListMachineHazardsApiResponse,
} from './generated/machine-hazards.gen';

const machineHazardsApi = generated.enhanceEndpoints({
  endpoints: resourceTags('MachineHazard', { unlinks: ['Hazard'] }),
});

export type MachineHazard = ListMachineHazardsApiResponse['data']['results'][number];
export const { useListMachineHazardsQuery, useCreateMachineHazardsBatchMutation } = machineHazardsApi;
/** For the edit queue, which calls outside of components. */
export const {
  createMachineHazardsBatch,
  updateMachineHazard,
  updateMachineHazardsBatch,
  deleteMachineHazard,
  getMachineHazardDependencyTree,
} = machineHazardsApi.endpoints;
