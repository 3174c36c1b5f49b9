import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    getHaraMetrics: build.query<GetHaraMetricsApiResponse, GetHaraMetricsApiArg>({
      query: queryArg => ({
        url: `/user-api/hara-metrics/${encodeURIComponent(String(queryArg.projectUuid))}`,
      }),
    }),
    getAnalysisProgress: build.query<GetAnalysisProgressApiResponse, GetAnalysisProgressApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/progress`,
      }),
    }),
    exportToAustin: build.query<ExportToAustinApiResponse, ExportToAustinApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/austin-export`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as exportsApi };
export type GetHaraMetricsApiResponse = /** status 200 The metrics. */ HaraMetricsResponse;
export type GetHaraMetricsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type GetAnalysisProgressApiResponse =
  /** status 200 The days, the oldest first. */ AnalysisProgressResponse;
export type GetAnalysisProgressApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type ExportToAustinApiResponse = /** status 200 The hand-over. */ AustinExportResponse;
export type ExportToAustinApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type Uuid = string;
export type Moment = string;
export type HazardStatus =
  | 'DRAFT'
  | 'READY'
  | 'RATED'
  | 'VOTING'
  | 'CONSENSUS'
  | 'LOCKED'
  | 'MITIGATED'
  | 'FROZEN'
  | 'CLOSED'
  | 'REJECTED'
  | 'DUPLICATE';
export type StatusCount = {
  status: HazardStatus;
  count: number;
};
export type HazardStyle = 'FUNCTION' | 'MACHINE';
export type StyleCount = {
  style: HazardStyle;
  count: number;
};
export type NullableUuid = string | null;
export type RatingPairCount = {
  riskRatingSetUuid: Uuid;
  initialRatingUuid: NullableUuid;
  finalRatingUuid: NullableUuid;
  count: number;
};
export type HazardMetrics = {
  total: number;
  byStatus: StatusCount[];
  byStyle: StyleCount[];
  /** Initial by final rating. */
  byRating: RatingPairCount[];
  /** Share with at least one vote that was cast. */
  votedShare: number;
  /** Share whose voters agree or whose consensus is locked. */
  consensusShare: number;
  /** With the consensus lock. */
  locked: number;
  /** With the risk freeze. */
  frozen: number;
  /** Sum of the rank drops from the initial to the final rating. */
  riskReduction: number;
};
export type FunctionMetrics = {
  total: number;
  withoutMalfunction: number;
};
export type MalfunctionMetrics = {
  total: number;
  /** To be analysed although no hazard names them. */
  withoutDisposition: number;
};
export type SituationMetrics = {
  total: number;
  /** In use by their disposition although no hazard names them. */
  unused: number;
};
export type AssumptionMetrics = {
  total: number;
  open: number;
  /** Open after their due date. */
  overdue: number;
};
export type SafetyTargetStatus = 'DRAFT' | 'AGREED' | 'PROVISIONAL' | 'BASELINED';
export type SafetyTargetStatusCount = {
  status: SafetyTargetStatus;
  count: number;
};
export type SafetyTargetMetrics = {
  total: number;
  byStatus: SafetyTargetStatusCount[];
  withoutHazards: number;
  /** Without a requirement or external measure that carries them out; rejected ones do not count. */
  withoutSrems: number;
  /** Raised by hand above their hazards. */
  raised: number;
};
export type MeasureProgress = {
  total: number;
  /** Proposed or accepted. */
  planned: number;
  implemented: number;
  verified: number;
  rejected: number;
  /** Planned with a due date that has passed; counted in `planned` as well. */
  overdue: number;
};
export type MeasureStepProgress = {
  /** 1 is design, 5 an external measure. */
  hierarchyRank: number;
  step: string;
  total: number;
  /** Proposed or accepted. */
  planned: number;
  implemented: number;
  verified: number;
  rejected: number;
  /** Planned with a due date that has passed; counted in `planned` as well. */
  overdue: number;
};
export type MeasureTypeProgress = {
  rrmTypeUuid: Uuid;
  hierarchyRank: number;
  total: number;
  /** Proposed or accepted. */
  planned: number;
  implemented: number;
  verified: number;
  rejected: number;
  /** Planned with a due date that has passed; counted in `planned` as well. */
  overdue: number;
};
export type MeasureMetrics = {
  /** Measures of the project's library. */
  total: number;
  /** Used on no hazard. */
  unused: number;
  uses: MeasureProgress;
  /** In the order of the hierarchy. */
  byStep: MeasureStepProgress[];
  byType: MeasureTypeProgress[];
};
export type SremStatus = 'DRAFT' | 'AGREED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
export type SremStatusCount = {
  status: SremStatus;
  count: number;
};
export type SremMetrics = {
  total: number;
  byStatus: SremStatusCount[];
  externalMeasures: number;
  /** Not agreed to by their owner, so that no credit is taken for them (domain model 1.36). */
  unconfirmedExternalMeasures: number;
  withoutSafetyTarget: number;
};
export type TaskCoverage = {
  /** Functions in scope times the default guidewords. */
  guidewordCells: number;
  /** Of these with a malfunction. */
  answeredGuidewordCells: number;
  /** Tasks times the zones that they lead through. */
  taskPlaces: number;
  /** Of these with a hazard or marked as checked. */
  answeredTaskPlaces: number;
};
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  avatarImageUrl: string | null;
};
export type PersonOpenCounts = {
  user: UserSummary;
  /** Hazards that they own and that are neither mitigated nor frozen, rejected or duplicates. */
  hazards: number;
  /** Open rounds that wait for their vote. */
  votes: number;
  /** Uses of measures that they are responsible for and that are proposed or accepted. */
  measures: number;
};
export type CheckCode = string;
export type CheckSeverity = 'ERROR' | 'WARNING' | 'NOTE';
export type RecordCode = string;
export type HaraCheckRecord = {
  /** Its kind, such as `Hazard`. */
  entity: string;
  uuid: Uuid;
  code: RecordCode;
  name: string;
};
export type FindingAcceptance = {
  uuid: Uuid;
  reason: string;
  acceptedAt: Moment;
  acceptedBy: UserSummary | null;
};
export type HaraAcceptedRecord = {
  /** Its kind, such as `Hazard`. */
  entity: string;
  uuid: Uuid;
  code: RecordCode;
  name: string;
  acceptance: FindingAcceptance;
};
export type HaraCheck = {
  check: CheckCode;
  title: string;
  severity: CheckSeverity;
  /** The field of the records to look at; null where it is the record as a whole. */
  field: string | null;
  /** What makes a failure impossible, so that no record is looked at; null for a check that is computed. */
  guaranteedBy: string | null;
  /** How many records, those left out whose finding was accepted. */
  count: number;
  /** The first fifty. */
  records: HaraCheckRecord[];
  /** How many more records fail the check and were accepted. */
  accepted: number;
  /** The first fifty of these. */
  acceptedRecords: HaraAcceptedRecord[];
};
export type HaraMetrics = {
  projectUuid: Uuid;
  calculatedAt: Moment;
  /** The last change in the project, by its audit trail; votes and what is said about rounds do not count, as they may be blind. */
  lastActivityAt: string | null;
  hazards: HazardMetrics;
  functions: FunctionMetrics;
  malfunctions: MalfunctionMetrics;
  exposureSituations: SituationMetrics;
  assumptions: AssumptionMetrics;
  safetyTargets: SafetyTargetMetrics;
  measures: MeasureMetrics;
  srems: SremMetrics;
  coverage: TaskCoverage;
  /** Members for whom something waits. */
  openByPerson: PersonOpenCounts[];
  /** All of them, in the order of their numbers. */
  checks: HaraCheck[];
};
export type HaraMetricsResponse = {
  data: HaraMetrics;
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
  | 'PLANNED'
  | 'UNAVAILABLE';
export type ErrorField = {
  /** Dotted path into the request, such as `items.2.name`. */
  path: string;
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
  /** A sentence that a user can act on. */
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
export type ProgressDay = {
  /** In UTC. */
  day: string;
  identified: number;
  /** Of these with an initial rating in their own rating set. */
  rated: number;
  /** Of the rated ones with a final rating in their own rating set. */
  mitigated: number;
  /** Of the mitigated ones those with at least one measure that is accepted, implemented or verified, all of them verified. */
  verified: number;
};
export type AnalysisProgress = {
  projectUuid: Uuid;
  days: ProgressDay[];
};
export type AnalysisProgressResponse = {
  data: AnalysisProgress;
};
export type AustinItemKind = 'SAFETY_TARGET' | 'REQUIREMENT' | 'EXTERNAL_MEASURE';
export type MarkdownText = string;
export type AustinItem = {
  uuid: Uuid;
  code: RecordCode;
  kind: AustinItemKind;
  text: MarkdownText;
  /** Required integrity level. */
  level: string | null;
  /** The hazards that it answers. */
  hazardUuids: Uuid[];
};
export type AustinExport = {
  /** Version of this form. */
  schemaVersion: number;
  projectUuid: Uuid;
  exportedAt: Moment;
  items: AustinItem[];
};
export type AustinExportResponse = {
  data: AustinExport;
};
export const {
  useGetHaraMetricsQuery,
  useLazyGetHaraMetricsQuery,
  useGetAnalysisProgressQuery,
  useLazyGetAnalysisProgressQuery,
  useExportToAustinQuery,
  useLazyExportToAustinQuery,
} = injectedRtkApi;
