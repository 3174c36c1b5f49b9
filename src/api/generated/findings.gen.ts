import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listFindings: build.query<ListFindingsApiResponse, ListFindingsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/findings`,
        params: {
          check: queryArg.check,
          severity: queryArg.severity,
          state: queryArg.state,
          recordUuid: queryArg.recordUuid,
          personUuid: queryArg.personUuid,
          search: queryArg.search,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    listHazardFindings: build.query<ListHazardFindingsApiResponse, ListHazardFindingsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/findings/by-hazard`,
      }),
    }),
    acceptFinding: build.mutation<AcceptFindingApiResponse, AcceptFindingApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/findings/actions/accept`,
        method: 'POST',
        body: queryArg.findingAccept,
      }),
    }),
    reopenFinding: build.mutation<ReopenFindingApiResponse, ReopenFindingApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/findings/actions/reopen`,
        method: 'POST',
        body: queryArg.findingReopen,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as findingsApi };
export type ListFindingsApiResponse =
  /** status 200 The findings, and how many there are without paging. */ FindingListResponse;
export type ListFindingsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Only findings of these checks; repeat the key for several. */
  check?: CheckCode[];
  /** Only findings of checks of these severities; repeat the key for several. */
  severity?: CheckSeverity[];
  /** Only findings in these states; repeat the key for several. */
  state?: FindingState[];
  /** Only findings about these records; repeat the key for several. */
  recordUuid?: string[];
  /** Only findings about hazards that one of these people owns, votes on, or has to bring a measure to; repeat the key
    for several.
     */
  personUuid?: string[];
  /** Text that code or name of the record contains, whatever the case. */
  search?: string;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type ListHazardFindingsApiResponse =
  /** status 200 The hazards that have findings. */ HazardFindingsListResponse;
export type ListHazardFindingsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type AcceptFindingApiResponse = /** status 200 The finding as it is now. */ FindingResponse;
export type AcceptFindingApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  findingAccept: FindingAccept;
};
export type ReopenFindingApiResponse = unknown;
export type ReopenFindingApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  findingReopen: FindingReopen;
};
export type CheckCode = string;
export type CheckSeverity = 'ERROR' | 'WARNING' | 'NOTE';
export type Uuid = string;
export type RecordCode = string;
export type FindingState = 'OPEN' | 'ACCEPTED' | 'LAPSED';
export type Moment = string;
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type FindingAcceptance = {
  uuid: Uuid;
  reason: string;
  acceptedAt: Moment;
  acceptedBy: UserSummary | null;
};
export type Finding = {
  check: CheckCode;
  title: string;
  severity: CheckSeverity;
  /** The field of the record to look at; null where it is the record as a whole. */
  field: string | null;
  /** Kind of the record, such as `Hazard`. */
  entity: string;
  uuid: Uuid;
  code: RecordCode;
  name: string;
  state: FindingState;
  /** Fingerprint of what the check looked at; whoever accepts it sends it back. */
  basis: string;
  /** Of an accepted finding and of one whose acceptance lapsed; null where nobody accepted it. */
  acceptance: FindingAcceptance | null;
};
export type FindingListResponse = {
  data: {
    results: Finding[];
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
export type HazardFindings = {
  hazardUuid: Uuid;
  /** The worst of the open ones. */
  severity: CheckSeverity | null;
  /** Checks with an open finding, the worst first; those whose acceptance lapsed too. */
  open: CheckCode[];
  /** Checks whose finding was accepted, the worst first. */
  accepted: CheckCode[];
};
export type HazardFindingsListResponse = {
  data: {
    results: HazardFindings[];
  };
};
export type FindingResponse = {
  data: Finding;
};
export type FindingAccept = {
  check: CheckCode;
  recordUuid: Uuid;
  /** As it was read with the finding. Left out, the finding is accepted as it is. */
  basis?: string;
  /** Why it may stay as it is, ten characters at least without the blanks around them; shown beside the finding and in reports. */
  reason: string;
};
export type FindingReopen = {
  check: CheckCode;
  recordUuid: Uuid;
};
export const {
  useListFindingsQuery,
  useLazyListFindingsQuery,
  useListHazardFindingsQuery,
  useLazyListHazardFindingsQuery,
  useAcceptFindingMutation,
  useReopenFindingMutation,
} = injectedRtkApi;
