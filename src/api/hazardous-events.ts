import { resourceTags } from './cacheTags';
import {
  hazardousEventsApi as generated,
  type ListHazardousEventsApiResponse,
} from './generated/hazardous-events.gen';

const hazardousEventsApi = generated.enhanceEndpoints({
  endpoints: resourceTags('HazardousEvent', { unlinks: ['Hazard'] }),
});

export type HazardousEvent = ListHazardousEventsApiResponse['data']['results'][number];
export const { useListHazardousEventsQuery, useCreateHazardousEventsBatchMutation } = hazardousEventsApi;
/** For the edit queue, which calls outside of components. */
export const {
  createHazardousEventsBatch,
  updateHazardousEvent,
  updateHazardousEventsBatch,
  deleteHazardousEvent,
  getHazardousEventDependencyTree,
} = hazardousEventsApi.endpoints;
