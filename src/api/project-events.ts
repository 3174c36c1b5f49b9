import { projectEventsApi, type SetProjectPresenceApiArg } from './generated/project-events.gen';

/** A kind of record whose changes the live stream reports. */
export type LiveEntity = NonNullable<SetProjectPresenceApiArg['presenceUpdate']['entity']>;
export const { useSetProjectPresenceMutation } = projectEventsApi;
export const { setProjectPresence } = projectEventsApi.endpoints;
