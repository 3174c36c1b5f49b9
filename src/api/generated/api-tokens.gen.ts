import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listApiTokens: build.query<ListApiTokensApiResponse, ListApiTokensApiArg>({
      query: () => ({ url: `/user-api/users/me/api-tokens` }),
    }),
    createApiToken: build.mutation<CreateApiTokenApiResponse, CreateApiTokenApiArg>({
      query: queryArg => ({
        url: `/user-api/users/me/api-tokens`,
        method: 'POST',
        body: queryArg.apiTokenCreate,
      }),
    }),
    deleteApiToken: build.mutation<DeleteApiTokenApiResponse, DeleteApiTokenApiArg>({
      query: queryArg => ({
        url: `/user-api/users/me/api-tokens/${encodeURIComponent(String(queryArg.apiTokenUuid))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as apiTokensApi };
export type ListApiTokensApiResponse =
  /** status 200 The tokens, and how many there are. */ ApiTokenListResponse;
export type ListApiTokensApiArg = void;
export type CreateApiTokenApiResponse = /** status 201 The token, told this once. */ ApiTokenCreatedResponse;
export type CreateApiTokenApiArg = {
  apiTokenCreate: ApiTokenCreate;
};
export type DeleteApiTokenApiResponse = unknown;
export type DeleteApiTokenApiArg = {
  /** Uuid of the API token. */
  apiTokenUuid: string;
};
export type Uuid = string;
export type RecordName = string;
export type ApiTokenAccess = 'READ' | 'READ_WRITE';
export type Moment = string;
export type Revision = number;
export type ApiToken = {
  uuid: Uuid;
  name: RecordName;
  access: ApiTokenAccess;
  /** The only organization that it works in; null for all of the person. */
  organizationUuid: string | null;
  /** The last four characters of the token, to tell it by. */
  ending: string;
  expiresAt: Moment;
  /** To the minute; null when it was never used. */
  lastUsedAt: string | null;
  revision: Revision;
  createdAt: Moment;
};
export type ApiTokenListResponse = {
  data: {
    results: ApiToken[];
    total: number;
  };
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
export type ApiTokenCreated = {
  uuid: Uuid;
  name: RecordName;
  access: ApiTokenAccess;
  /** The only organization that it works in; null for all of the person. */
  organizationUuid: string | null;
  /** The last four characters of the token, to tell it by. */
  ending: string;
  expiresAt: Moment;
  /** To the minute; null when it was never used. */
  lastUsedAt: string | null;
  revision: Revision;
  createdAt: Moment;
  /** Sent as `Authorization: Bearer …`; told this once. */
  token: string;
};
export type ApiTokenCreatedResponse = {
  data: ApiTokenCreated;
};
export type ApiTokenCreate = {
  name: RecordName;
  access: ApiTokenAccess;
  /** The only organization that it is to work in, one of the caller's; left out or null for all. */
  organizationUuid?: string | null;
  /** Days until it expires. */
  validDays: number;
};
export const {
  useListApiTokensQuery,
  useLazyListApiTokensQuery,
  useCreateApiTokenMutation,
  useDeleteApiTokenMutation,
} = injectedRtkApi;
