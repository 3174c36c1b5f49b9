import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    getPlatformNavigation: build.query<GetPlatformNavigationApiResponse, GetPlatformNavigationApiArg>({
      query: queryArg => ({
        url: `/user-api/platform-navigation`,
        params: {
          tool: queryArg.tool,
          projectUuid: queryArg.projectUuid,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as navigationApi };
export type GetPlatformNavigationApiResponse =
  /** status 200 The entries in their order. */ PlatformNavigationResponse;
export type GetPlatformNavigationApiArg = {
  /** Code of the tool that asks. */
  tool: string;
  /** Also name this project; one that the caller may not know of is answered with 404. */
  projectUuid?: string;
};
export type Uuid = string;
export type NavigationUser = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type NavigationLink = {
  name: string;
  link: string;
};
export type NavigationEntry = {
  name: string;
  tagline: string;
  link: string;
};
export type RecordName = string;
export type NavigationProject = {
  uuid: Uuid;
  name: RecordName;
  /** Line beside the name: the name of its organization. */
  label: string;
};
export type PlatformNavigation = {
  user: NavigationUser;
  helpLinks: NavigationLink[];
  navigation: NavigationEntry[];
  otherLinks: NavigationLink[];
  /** null without `projectUuid`. */
  project: NavigationProject | null;
};
export type PlatformNavigationResponse = {
  data: PlatformNavigation;
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
export const { useGetPlatformNavigationQuery, useLazyGetPlatformNavigationQuery } = injectedRtkApi;
