import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    queryFeatureFlags: build.query<QueryFeatureFlagsApiResponse, QueryFeatureFlagsApiArg>({
      query: queryArg => ({
        url: `/user-api/feature-flag-query`,
        method: 'POST',
        body: queryArg.featureFlagQuery,
      }),
    }),
    getFeatureFlag: build.query<GetFeatureFlagApiResponse, GetFeatureFlagApiArg>({
      query: queryArg => ({
        url: `/user-api/feature-flags/${encodeURIComponent(String(queryArg.name))}`,
        params: {
          override: queryArg['override'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as featureFlagsApi };
export type QueryFeatureFlagsApiResponse =
  /** status 200 The flags in the order of the names. */ FeatureFlagListResponse;
export type QueryFeatureFlagsApiArg = {
  featureFlagQuery: FeatureFlagQuery;
};
export type GetFeatureFlagApiResponse = /** status 200 The flag. */ FeatureFlagResponse;
export type GetFeatureFlagApiArg = {
  /** Name of the flag. */
  name: FeatureFlagName;
  /** Try the other state for this one answer; nothing is stored. */
  override?: FeatureFlagOverride;
};
export type FeatureFlagName = string;
export type FeatureFlag = {
  name: FeatureFlagName;
  enabled: boolean;
};
export type FeatureFlagListResponse = {
  data: {
    results: FeatureFlag[];
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
export type Uuid = string;
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
export type FeatureFlagQuery = {
  names: FeatureFlagName[];
};
export type FeatureFlagResponse = {
  data: FeatureFlag;
};
export type FeatureFlagOverride = 'on' | 'off';
export const {
  useQueryFeatureFlagsQuery,
  useLazyQueryFeatureFlagsQuery,
  useGetFeatureFlagQuery,
  useLazyGetFeatureFlagQuery,
} = injectedRtkApi;
