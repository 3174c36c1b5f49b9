import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    platformCallback: build.mutation<PlatformCallbackApiResponse, PlatformCallbackApiArg>({
      query: queryArg => ({
        url: `/platform/platform-callback`,
        method: 'POST',
        body: queryArg.platformCallback,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as platformApi };
export type PlatformCallbackApiResponse = /** status 200 Taken, now or before. */ PlatformCallbackResponse;
export type PlatformCallbackApiArg = {
  platformCallback: PlatformCallback;
};
export type PlatformCallbackResponse = {
  data: {
    /** Always true; anything else is an error. */
    accepted: boolean;
    /** Whether this delivery was taken before and changed nothing now. */
    repeated: boolean;
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
export type PlatformCallbackKind = 'TOOL_STATUS' | 'NOTIFICATION';
export type ToolWorkStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'IN_REVIEW' | 'DONE';
export type PlatformToolStatus = {
  status: ToolWorkStatus;
  /** Percent. */
  progress: number;
  note?: string;
};
export type RecordName = string;
export type PlatformNotification = {
  title: RecordName;
  text?: string;
};
export type PlatformCallback = {
  /** Drawn by the tool; the same when it tries again. */
  deliveryUuid: string;
  kind: PlatformCallbackKind;
  toolStatus?: PlatformToolStatus;
  notification?: PlatformNotification;
};
export const { usePlatformCallbackMutation } = injectedRtkApi;
