import { lookupsApi as generated, type ListHazardTypesApiResponse } from './generated/lookups.gen';
import { resourceTags } from './tags';

const lookupsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Area'),
    ...resourceTags('EnergySource'),
    ...resourceTags('HazardType'),
    ...resourceTags('LifecyclePhase'),
    ...resourceTags('Personnel', { plural: 'Personnel' }),
    ...resourceTags('Zone'),
  },
});

/** What every entry of a lookup has. */
export type LookupEntry = Pick<
  ListHazardTypesApiResponse['data']['results'][number],
  'uuid' | 'code' | 'name' | 'description' | 'isActive'
>;
export const {
  useListEnergySourcesQuery,
  useListHazardTypesQuery,
  useListLifecyclePhasesQuery,
  useListPersonnelQuery,
  useListZonesQuery,
  useCreateZonesBatchMutation,
} = lookupsApi;
