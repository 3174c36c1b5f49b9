import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    createBaseline: build.mutation<CreateBaselineApiResponse, CreateBaselineApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/baselines`,
        method: 'POST',
        body: queryArg.baselineCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getBaselineReadiness: build.query<GetBaselineReadinessApiResponse, GetBaselineReadinessApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/baselines/readiness`,
      }),
    }),
    listBaselines: build.query<ListBaselinesApiResponse, ListBaselinesApiArg>({
      query: queryArg => ({
        url: `/user-api/baselines`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getBaseline: build.query<GetBaselineApiResponse, GetBaselineApiArg>({
      query: queryArg => ({
        url: `/user-api/baselines/${encodeURIComponent(String(queryArg.baselineUuid))}`,
      }),
    }),
    deleteBaseline: build.mutation<DeleteBaselineApiResponse, DeleteBaselineApiArg>({
      query: queryArg => ({
        url: `/user-api/baselines/${encodeURIComponent(String(queryArg.baselineUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    listBaselineRecords: build.query<ListBaselineRecordsApiResponse, ListBaselineRecordsApiArg>({
      query: queryArg => ({
        url: `/user-api/baselines/${encodeURIComponent(String(queryArg.baselineUuid))}/records`,
        params: {
          entity: queryArg.entity,
          recordUuid: queryArg.recordUuid,
          search: queryArg.search,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    compareBaseline: build.query<CompareBaselineApiResponse, CompareBaselineApiArg>({
      query: queryArg => ({
        url: `/user-api/baselines/${encodeURIComponent(String(queryArg.baselineUuid))}/comparison`,
        params: {
          with: queryArg['with'],
          entity: queryArg.entity,
          change: queryArg.change,
          recordUuid: queryArg.recordUuid,
          search: queryArg.search,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    signBaseline: build.mutation<SignBaselineApiResponse, SignBaselineApiArg>({
      query: queryArg => ({
        url: `/user-api/baselines/${encodeURIComponent(String(queryArg.baselineUuid))}/signatures`,
        method: 'POST',
        body: queryArg.baselineSign,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    withdrawBaselineSignature: build.mutation<
      WithdrawBaselineSignatureApiResponse,
      WithdrawBaselineSignatureApiArg
    >({
      query: queryArg => ({
        url: `/user-api/baseline-signatures/${encodeURIComponent(String(queryArg.baselineSignatureUuid))}/actions/withdraw`,
        method: 'POST',
        body: queryArg.signatureWithdraw,
      }),
    }),
    createBaselineReview: build.mutation<CreateBaselineReviewApiResponse, CreateBaselineReviewApiArg>({
      query: queryArg => ({
        url: `/user-api/baselines/${encodeURIComponent(String(queryArg.baselineUuid))}/reviews`,
        method: 'POST',
        body: queryArg.baselineReviewCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    concludeBaselineReview: build.mutation<ConcludeBaselineReviewApiResponse, ConcludeBaselineReviewApiArg>({
      query: queryArg => ({
        url: `/user-api/baseline-reviews/${encodeURIComponent(String(queryArg.baselineReviewUuid))}/actions/conclude`,
        method: 'POST',
        body: queryArg.baselineReviewConclude,
      }),
    }),
    createReviewFinding: build.mutation<CreateReviewFindingApiResponse, CreateReviewFindingApiArg>({
      query: queryArg => ({
        url: `/user-api/baseline-reviews/${encodeURIComponent(String(queryArg.baselineReviewUuid))}/findings`,
        method: 'POST',
        body: queryArg.reviewFindingCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listReviewFindings: build.query<ListReviewFindingsApiResponse, ListReviewFindingsApiArg>({
      query: queryArg => ({
        url: `/user-api/review-findings`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          baselineUuid: queryArg.baselineUuid,
          baselineReviewUuid: queryArg.baselineReviewUuid,
          hazardUuid: queryArg.hazardUuid,
          state: queryArg.state,
          severity: queryArg.severity,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getReviewFinding: build.query<GetReviewFindingApiResponse, GetReviewFindingApiArg>({
      query: queryArg => ({
        url: `/user-api/review-findings/${encodeURIComponent(String(queryArg.reviewFindingUuid))}`,
      }),
    }),
    answerReviewFinding: build.mutation<AnswerReviewFindingApiResponse, AnswerReviewFindingApiArg>({
      query: queryArg => ({
        url: `/user-api/review-findings/${encodeURIComponent(String(queryArg.reviewFindingUuid))}/actions/answer`,
        method: 'POST',
        body: queryArg.reviewFindingAnswer,
      }),
    }),
    closeReviewFinding: build.mutation<CloseReviewFindingApiResponse, CloseReviewFindingApiArg>({
      query: queryArg => ({
        url: `/user-api/review-findings/${encodeURIComponent(String(queryArg.reviewFindingUuid))}/actions/close`,
        method: 'POST',
        body: queryArg.reviewFindingClose,
      }),
    }),
    reopenReviewFinding: build.mutation<ReopenReviewFindingApiResponse, ReopenReviewFindingApiArg>({
      query: queryArg => ({
        url: `/user-api/review-findings/${encodeURIComponent(String(queryArg.reviewFindingUuid))}/actions/reopen`,
        method: 'POST',
        body: queryArg.reviewFindingReopen,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as baselinesApi };
export type CreateBaselineApiResponse = /** status 201 The baseline. */ BaselineResponse;
export type CreateBaselineApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  baselineCreate: BaselineCreate;
};
export type GetBaselineReadinessApiResponse = /** status 200 What is open. */ BaselineReadinessResponse;
export type GetBaselineReadinessApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type ListBaselinesApiResponse =
  /** status 200 The baselines, and how many there are without paging. */ BaselineListResponse;
export type ListBaselinesApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: TimeOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetBaselineApiResponse =
  /** status 200 The baseline with its signatures and reviews. */ BaselineResponse;
export type GetBaselineApiArg = {
  /** Uuid of the baseline. */
  baselineUuid: string;
};
export type DeleteBaselineApiResponse = unknown;
export type DeleteBaselineApiArg = {
  /** Uuid of the baseline. */
  baselineUuid: string;
  /** Why the baseline is deleted; kept in the audit trail. */
  reason: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type ListBaselineRecordsApiResponse =
  /** status 200 The records, and how many there are without paging. */ BaselineRecordListResponse;
export type ListBaselineRecordsApiArg = {
  /** Uuid of the baseline. */
  baselineUuid: string;
  /** Only records of these kinds; repeat the key for several. */
  entity?: BaselineEntity[];
  /** Only these records; repeat the key for several. */
  recordUuid?: string[];
  /** Text that code or name of the record contains, whatever the case. */
  search?: string;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type CompareBaselineApiResponse = /** status 200 What differs. */ BaselineComparisonResponse;
export type CompareBaselineApiArg = {
  /** Uuid of the baseline. */
  baselineUuid: string;
  /** Uuid of the baseline to compare with; left out: the project as it is now. */
  with?: string;
  /** Only records of these kinds; repeat the key for several. */
  entity?: BaselineEntity[];
  /** Only records of which this became; repeat the key for several. */
  change?: BaselineChange[];
  /** Only these records and what belongs to these hazards; repeat the key for several. */
  recordUuid?: string[];
  /** Text that code or name of the record contains, whatever the case. */
  search?: string;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type SignBaselineApiResponse = /** status 201 The baseline with the signature. */ BaselineResponse;
export type SignBaselineApiArg = {
  /** Uuid of the baseline. */
  baselineUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  baselineSign: BaselineSign;
};
export type WithdrawBaselineSignatureApiResponse =
  /** status 200 The baseline with the signature as it is now. */ BaselineResponse;
export type WithdrawBaselineSignatureApiArg = {
  /** Uuid of the signature. */
  baselineSignatureUuid: string;
  signatureWithdraw: SignatureWithdraw;
};
export type CreateBaselineReviewApiResponse =
  /** status 201 The baseline with the review. */ BaselineResponse;
export type CreateBaselineReviewApiArg = {
  /** Uuid of the baseline. */
  baselineUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  baselineReviewCreate: BaselineReviewCreate;
};
export type ConcludeBaselineReviewApiResponse =
  /** status 200 The baseline with the review as it is now. */ BaselineResponse;
export type ConcludeBaselineReviewApiArg = {
  /** Uuid of the review. */
  baselineReviewUuid: string;
  baselineReviewConclude: BaselineReviewConclude;
};
export type CreateReviewFindingApiResponse = /** status 201 The finding. */ ReviewFindingResponse;
export type CreateReviewFindingApiArg = {
  /** Uuid of the review. */
  baselineReviewUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  reviewFindingCreate: ReviewFindingCreate;
};
export type ListReviewFindingsApiResponse =
  /** status 200 The findings, and how many there are without paging. */ ReviewFindingListResponse;
export type ListReviewFindingsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only findings of reviews of these baselines; repeat the key for several. */
  baselineUuid?: string[];
  /** Only findings of these reviews; repeat the key for several. */
  baselineReviewUuid?: string[];
  /** Only findings about these hazards and what belongs to them; repeat the key for several. */
  hazardUuid?: string[];
  /** Only findings in these states; repeat the key for several. */
  state?: ReviewFindingState[];
  /** Only findings of these severities; repeat the key for several. */
  severity?: ReviewFindingSeverity[];
  /** The field that the list is sorted by. */
  orderBy?: TimeOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetReviewFindingApiResponse = /** status 200 The finding. */ ReviewFindingResponse;
export type GetReviewFindingApiArg = {
  /** Uuid of the finding. */
  reviewFindingUuid: string;
};
export type AnswerReviewFindingApiResponse =
  /** status 200 The finding as it is now. */ ReviewFindingResponse;
export type AnswerReviewFindingApiArg = {
  /** Uuid of the finding. */
  reviewFindingUuid: string;
  reviewFindingAnswer: ReviewFindingAnswer;
};
export type CloseReviewFindingApiResponse = /** status 200 The finding as it is now. */ ReviewFindingResponse;
export type CloseReviewFindingApiArg = {
  /** Uuid of the finding. */
  reviewFindingUuid: string;
  reviewFindingClose: ReviewFindingClose;
};
export type ReopenReviewFindingApiResponse =
  /** status 200 The finding as it is now. */ ReviewFindingResponse;
export type ReopenReviewFindingApiArg = {
  /** Uuid of the finding. */
  reviewFindingUuid: string;
  reviewFindingReopen: ReviewFindingReopen;
};
export type Uuid = string;
export type RecordCode = string;
export type RecordName = string;
export type MarkdownText = string;
export type BaselineOpenPoints = {
  /** Findings of checks of severity ERROR that nobody accepted. */
  errors: number;
  /** The same of severity WARNING. */
  warnings: number;
  /** The same of severity NOTE. */
  notes: number;
  /** Rounds of voting that are not closed. */
  openRounds: number;
  /** Final ratings that no longer follow from what they rest on (V21). */
  outdatedFinals: number;
  /** Hazards whose risk is not frozen; rejected ones and duplicates are left out. */
  unfrozenHazards: number;
};
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type BaselineEntity = string;
export type BaselineCount = {
  entity: BaselineEntity;
  count: number;
};
export type ProjectRole = 'LEAD' | 'ENGINEER' | 'VOTER' | 'APPROVER' | 'VIEWER';
export type Independence = 'I0' | 'I1' | 'I2' | 'I3';
export type OwnWork = 'NO' | 'LEAD' | 'OWNER';
export type Moment = string;
export type NullableUuid = string | null;
export type Revision = number;
export type BaselineSignature = {
  uuid: Uuid;
  projectUuid: Uuid;
  baselineUuid: Uuid;
  signerUserUuid: Uuid;
  /** The name of who signed as it was then. */
  signerName: string;
  /** The person as they are now; null when the account is gone. */
  signer: UserSummary | null;
  /** Their role in the project when they signed; null for somebody of the organization. */
  projectRole: ProjectRole | null;
  /** In which function they sign, such as functional safety manager. */
  function: string;
  /** Grade of independence; null where it is said in words alone. */
  independence: Independence | null;
  /** The same in words: machines have no grades, and a grade may need an explanation. */
  independenceNote: string;
  /** What they confirm. */
  statement: string;
  isOwnWork: OwnWork;
  signedAt: Moment;
  /** When it was withdrawn; null while it stands. */
  withdrawnAt: string | null;
  withdrawnBy: NullableUuid;
  /** Who withdrew it. */
  withdrawer: UserSummary | null;
  /** Why; empty while it stands. */
  withdrawnReason: string;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ReviewResult = 'ACCEPTED' | 'ACCEPTED_WITH_CONDITIONS' | 'REJECTED';
export type BaselineReview = {
  uuid: Uuid;
  projectUuid: Uuid;
  baselineUuid: Uuid;
  name: RecordName;
  /** What is looked at, and against what, in Markdown. */
  scope: string;
  reviewerUserUuid: Uuid;
  /** The name of who reviews as it was then. */
  reviewerName: string;
  /** The person as they are now; null when the account is gone. */
  reviewer: UserSummary | null;
  /** Grade of independence; null where it is said in words alone. */
  independence: Independence | null;
  /** The same in words: machines have no grades, and a grade may need an explanation. */
  independenceNote: string;
  /** Null while the review is under way. */
  result: ReviewResult | null;
  /** Conditions, or why it is rejected. */
  conclusion: string;
  /** When the result was given; null while the review is under way. */
  concludedAt: string | null;
  concludedBy: NullableUuid;
  findingCount: number;
  /** Those that are not closed. */
  openFindingCount: number;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type Baseline = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  /** Why it was made although something was open. */
  reason: string;
  /** What was open when it was made. */
  openPoints: BaselineOpenPoints;
  /** Who made it. */
  author: UserSummary | null;
  /** Its records by kind; kinds without one are left out. */
  counts: BaselineCount[];
  /** Whether a signature stands. A signed baseline cannot be deleted. */
  isSigned: boolean;
  /** Whether it is the youngest of the signed ones: targets that stand in it unchanged are BASELINED. */
  isLatestSigned: boolean;
  /** The oldest first, withdrawn ones too. */
  signatures: BaselineSignature[];
  /** The oldest first. */
  reviews: BaselineReview[];
  /** Findings of its reviews that are not closed. */
  openFindingCount: number;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type BaselineResponse = {
  data: Baseline;
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
export type BaselineCreate = {
  name: RecordName;
  description?: MarkdownText;
  /** Why it is made although something is open; needed then (`getBaselineReadiness`). */
  reason?: string;
};
export type BaselineReadiness = {
  /** Findings of checks of severity ERROR that nobody accepted. */
  errors: number;
  /** The same of severity WARNING. */
  warnings: number;
  /** The same of severity NOTE. */
  notes: number;
  /** Rounds of voting that are not closed. */
  openRounds: number;
  /** Final ratings that no longer follow from what they rest on (V21). */
  outdatedFinals: number;
  /** Hazards whose risk is not frozen; rejected ones and duplicates are left out. */
  unfrozenHazards: number;
  /** Whether there are errors, warnings, open rounds or outdated final ratings, so that `createBaseline` wants a `reason`. */
  needsReason: boolean;
};
export type BaselineReadinessResponse = {
  data: BaselineReadiness;
};
export type BaselineListResponse = {
  data: {
    results: Baseline[];
    total: number;
  };
};
export type TimeOrderBy = 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type BaselineRecord = {
  entity: BaselineEntity;
  uuid: Uuid;
  /** Its code, or that of the hazard to which it belongs. */
  code: string | null;
  /** What it was called; empty for kinds without a name. */
  name: string;
  /** Hazard that it is or belongs to. */
  hazardUuid: string | null;
  /** Its fields, by their names and with values as the schema of its kind has them. */
  data: {
    [key: string]: unknown;
  };
};
export type BaselineRecordListResponse = {
  data: {
    results: BaselineRecord[];
    total: number;
  };
};
export type BaselineChangeCounts = {
  entity: BaselineEntity;
  added: number;
  removed: number;
  changed: number;
};
export type BaselineChange = 'ADDED' | 'REMOVED' | 'CHANGED';
export type ProjectHistoryField = {
  field: string;
  /** The value that it had; null for nothing, and for a new record. */
  before: unknown;
  /** The value that it has since; null for nothing, and for a deleted record. */
  after: unknown;
};
export type BaselineDifference = {
  entity: BaselineEntity;
  uuid: Uuid;
  /** Its code, or that of the hazard to which it belongs. */
  code: string | null;
  /** What it is called; empty for kinds without a name. */
  name: string;
  /** Hazard that it is or belongs to. */
  hazardUuid: string | null;
  change: BaselineChange;
  /** The fields that differ; of a record that came or went those that hold something. */
  fields: ProjectHistoryField[];
};
export type NamedRecord = {
  uuid: Uuid;
  code: string | null;
  name: string;
};
export type BaselineComparisonResponse = {
  data: {
    /** By kind, whatever is filtered; kinds in which nothing differs are left out. */
    counts: BaselineChangeCounts[];
    results: BaselineDifference[];
    total: number;
    /** What the uuids in the values of these results name. */
    names: NamedRecord[];
  };
};
export type BaselineSign = {
  /** In which function they sign, such as functional safety manager. */
  function: string;
  /** One of grade and words is needed. */
  independence?: Independence;
  /** Independence in words, where there are no grades or one needs an explanation. */
  independenceNote?: string;
  /** What they confirm. */
  statement: string;
};
export type SignatureWithdraw = {
  /** It stays with the signature. */
  reason: string;
};
export type BaselineReviewCreate = {
  name: RecordName;
  /** What is looked at, and against what, in Markdown. */
  scope?: string;
  /** One of grade and words is needed. */
  independence?: Independence;
  /** Independence in words, where there are no grades or one needs an explanation. */
  independenceNote?: string;
};
export type BaselineReviewConclude = {
  result: ReviewResult;
  /** Conditions, or why it is rejected; needed unless it is ACCEPTED. */
  conclusion?: string;
};
export type ReviewFindingSeverity = 'CRITICAL' | 'MAJOR' | 'MINOR' | 'REMARK';
export type ReviewFindingState = 'OPEN' | 'ANSWERED' | 'CLOSED';
export type ReviewFinding = {
  uuid: Uuid;
  projectUuid: Uuid;
  baselineUuid: Uuid;
  /** Code and name of the baseline. */
  baselineName: string;
  baselineReviewUuid: Uuid;
  reviewName: RecordName;
  /** Running number in the review. */
  number: number;
  /** What was found, in Markdown. */
  text: string;
  severity: ReviewFindingSeverity;
  state: ReviewFindingState;
  /** Kind of the record that it is about; null: the whole. */
  entity: BaselineEntity | null;
  recordUuid: NullableUuid;
  /** Code of that record, or of its hazard, in the baseline. */
  recordCode: string | null;
  /** Its name in the baseline. */
  recordName: string;
  /** Hazard that the record is or belongs to. */
  hazardUuid: string | null;
  /** What was done about it, or why nothing is, in Markdown. */
  answer: string;
  answeredAt: string | null;
  answeredBy: NullableUuid;
  /** Who answered. */
  answerer: UserSummary | null;
  closingNote: string;
  closedAt: string | null;
  closedBy: NullableUuid;
  /** Who closed it. */
  closer: UserSummary | null;
  /** Who found it. */
  author: UserSummary | null;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ReviewFindingResponse = {
  data: ReviewFinding;
};
export type ReviewFindingCreate = {
  /** What was found, in Markdown. */
  text: string;
  severity: ReviewFindingSeverity;
  /** Kind of the record that it is about. */
  entity?: BaselineEntity;
  /** Record of the baseline that it is about; left out: the whole. */
  recordUuid?: string;
};
export type ReviewFindingListResponse = {
  data: {
    results: ReviewFinding[];
    total: number;
  };
};
export type ReviewFindingAnswer = {
  /** What was done about it, or why nothing is, in Markdown. */
  answer: string;
};
export type ReviewFindingClose = {
  /** What settled it. */
  note?: string;
};
export type ReviewFindingReopen = {
  /** Kept in the audit trail. */
  reason: string;
};
export const {
  useCreateBaselineMutation,
  useGetBaselineReadinessQuery,
  useLazyGetBaselineReadinessQuery,
  useListBaselinesQuery,
  useLazyListBaselinesQuery,
  useGetBaselineQuery,
  useLazyGetBaselineQuery,
  useDeleteBaselineMutation,
  useListBaselineRecordsQuery,
  useLazyListBaselineRecordsQuery,
  useCompareBaselineQuery,
  useLazyCompareBaselineQuery,
  useSignBaselineMutation,
  useWithdrawBaselineSignatureMutation,
  useCreateBaselineReviewMutation,
  useConcludeBaselineReviewMutation,
  useCreateReviewFindingMutation,
  useListReviewFindingsQuery,
  useLazyListReviewFindingsQuery,
  useGetReviewFindingQuery,
  useLazyGetReviewFindingQuery,
  useAnswerReviewFindingMutation,
  useCloseReviewFindingMutation,
  useReopenReviewFindingMutation,
} = injectedRtkApi;
