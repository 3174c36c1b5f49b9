import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    getUserPreferences: build.query<GetUserPreferencesApiResponse, GetUserPreferencesApiArg>({
      query: () => ({ url: `/user-api/user-preferences` }),
    }),
    setUserPreferences: build.mutation<SetUserPreferencesApiResponse, SetUserPreferencesApiArg>({
      query: queryArg => ({
        url: `/user-api/user-preferences`,
        method: 'PUT',
        body: queryArg.userPreferencesSet,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as userPreferencesApi };
export type GetUserPreferencesApiResponse = /** status 200 The preferences. */ UserPreferencesResponse;
export type GetUserPreferencesApiArg = void;
export type SetUserPreferencesApiResponse =
  /** status 200 The updated preferences. */ UserPreferencesResponse;
export type SetUserPreferencesApiArg = {
  userPreferencesSet: UserPreferencesSet;
};
export type Language = 'en' | 'de';
export type ColorScheme = 'SYSTEM' | 'LIGHT' | 'DARK';
export type Density = 'COMFORTABLE' | 'COMPACT';
export type NotificationChoice = {
  /** Among the notifications. Always true of the answers to an own request. */
  inApp: boolean;
  /** As mail; nothing is sent while `notificationMails` is false. */
  byMail: boolean;
};
export type NotificationChoices = {
  ACCESS_REQUESTED: NotificationChoice;
  ACCESS_ACCEPTED: NotificationChoice;
  ACCESS_DECLINED: NotificationChoice;
  VOTING_OPENED: NotificationChoice;
  VOTES_REVEALED: NotificationChoice;
  VOTES_RESET: NotificationChoice;
  VOTE_SUMMARY: NotificationChoice;
  CONSENSUS_LOCKED: NotificationChoice;
  TOOL_MESSAGE: NotificationChoice;
  COMMENT_MENTION: NotificationChoice;
};
export type NullableUuid = string | null;
export type FreeValues = {
  [key: string]: unknown;
};
export type Uuid = string;
export type OrganizationUserPreferences = {
  organizationUuid: Uuid;
  /** The project to start in; one of the organization that the caller may read. */
  defaultProjectUuid: NullableUuid;
  values: FreeValues;
};
export type ProjectUserPreferences = {
  projectUuid: Uuid;
  /** Shown first in lists of projects. */
  isFavorite: boolean;
  values: FreeValues;
};
export type UserPreferences = {
  /** Null follows the browser. */
  language: Language | null;
  colorScheme: ColorScheme;
  density: Density;
  /** Whether notifications also come as mail, those of the kinds that are chosen. */
  notificationMails: boolean;
  notificationChoices: NotificationChoices;
  /** The organization to start in; one of the caller. */
  defaultOrganizationUuid: NullableUuid;
  values: FreeValues;
  organizations: OrganizationUserPreferences[];
  projects: ProjectUserPreferences[];
};
export type UserPreferencesResponse = {
  data: UserPreferences;
};
export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'MALFORMED_BODY'
  | 'UNAUTHENTICATED'
  | 'TOKEN_EXPIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REVISION_CONFLICT'
  | 'CONFLICT'
  | 'IN_USE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RULE_VIOLATED'
  | 'REASON_REQUIRED'
  | 'IDEMPOTENCY_KEY_USED'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE';
export type ErrorField = {
  /** Dotted path into the request, such as `items.2.name`. */
  path: string;
  /** In the same language as `message` of the answer. */
  message: string;
};
export type DependencyEffect = 'DELETED' | 'UNLINKED';
export type DependencyRecord = {
  uuid: Uuid;
  code: string | null;
  name: string;
};
export type DependencyGroup = {
  /** Kind of the pointing records, such as `Malfunction`. */
  entity: string;
  /** The field that points here, such as `functionUuid`. */
  field: string;
  onDelete: DependencyEffect;
  count: number;
  /** The first fifty. */
  records: DependencyRecord[];
};
export type DependencyTree = {
  total: number;
  groups: DependencyGroup[];
};
export type ErrorAnswer = {
  code: ErrorCode;
  /** A sentence that a user can act on, in German where `Accept-Language` prefers it, else in English. Programs go by `code`. */
  message: string;
  fields: ErrorField[];
  /** Also in the server's log. */
  requestId: string;
  /** The current record (REVISION_CONFLICT only). */
  current?: {
    [key: string]: unknown;
  };
  /** What points at the record (IN_USE only). */
  tree?: DependencyTree;
};
export type NotificationChoicesSet = {
  ACCESS_REQUESTED?: NotificationChoice;
  ACCESS_ACCEPTED?: NotificationChoice;
  ACCESS_DECLINED?: NotificationChoice;
  VOTING_OPENED?: NotificationChoice;
  VOTES_REVEALED?: NotificationChoice;
  VOTES_RESET?: NotificationChoice;
  VOTE_SUMMARY?: NotificationChoice;
  CONSENSUS_LOCKED?: NotificationChoice;
  TOOL_MESSAGE?: NotificationChoice;
  COMMENT_MENTION?: NotificationChoice;
};
export type UserPreferencesSet = {
  /** Null follows the browser. */
  language?: Language | null;
  colorScheme?: ColorScheme;
  density?: Density;
  /** Whether notifications also come as mail, those of the kinds that are chosen. */
  notificationMails?: boolean;
  notificationChoices?: NotificationChoicesSet;
  /** The organization to start in; one of the caller. */
  defaultOrganizationUuid?: NullableUuid;
  values?: FreeValues;
};
export const { useGetUserPreferencesQuery, useLazyGetUserPreferencesQuery, useSetUserPreferencesMutation } =
  injectedRtkApi;
