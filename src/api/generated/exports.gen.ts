import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    getHaraMetrics: build.query<GetHaraMetricsApiResponse, GetHaraMetricsApiArg>({
      query: queryArg => ({
        url: `/user-api/hara-metrics/${encodeURIComponent(String(queryArg.projectUuid))}`,
      }),
    }),
    getHazardCounts: build.query<GetHazardCountsApiResponse, GetHazardCountsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazard-counts`,
      }),
    }),
    getAnalysisProgress: build.query<GetAnalysisProgressApiResponse, GetAnalysisProgressApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/progress`,
      }),
    }),
    getArchiveSize: build.query<GetArchiveSizeApiResponse, GetArchiveSizeApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/archive-size`,
      }),
    }),
    listExports: build.query<ListExportsApiResponse, ListExportsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exports`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createExport: build.mutation<CreateExportApiResponse, CreateExportApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exports`,
        method: 'POST',
        body: queryArg.exportCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getExport: build.query<GetExportApiResponse, GetExportApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exports/${encodeURIComponent(String(queryArg.exportUuid))}`,
      }),
    }),
    cancelExport: build.mutation<CancelExportApiResponse, CancelExportApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/exports/${encodeURIComponent(String(queryArg.exportUuid))}/actions/cancel`,
        method: 'POST',
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
export type GetHazardCountsApiResponse = /** status 200 The counts. */ HazardCountsResponse;
export type GetHazardCountsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type GetAnalysisProgressApiResponse =
  /** status 200 The days, the oldest first. */ AnalysisProgressResponse;
export type GetAnalysisProgressApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type GetArchiveSizeApiResponse = /** status 200 The size and its limits. */ ArchiveSizeResponse;
export type GetArchiveSizeApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type ListExportsApiResponse = /** status 200 The exports. */ ExportListResponse;
export type ListExportsApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type CreateExportApiResponse = /** status 202 The export, queued. */ ExportResponse;
export type CreateExportApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  exportCreate: ExportCreate;
};
export type GetExportApiResponse = /** status 200 The export. */ ExportResponse;
export type GetExportApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Uuid of the export. */
  exportUuid: string;
};
export type CancelExportApiResponse = /** status 200 The export as it is now. */ ExportResponse;
export type CancelExportApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Uuid of the export. */
  exportUuid: string;
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
  /** Neither with a target nor a part of another one. */
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
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type PersonOpenCounts = {
  user: UserSummary;
  /** Hazards that they own and that are neither mitigated nor frozen, closed, rejected or duplicates. */
  hazards: number;
  /** Open rounds that wait for their vote. */
  votes: number;
  /** Of these votes, those on the final rating; the others are on the initial one. */
  finalVotes: number;
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
export type HazardCounts = {
  projectUuid: Uuid;
  /** All of them. */
  total: number;
  /** Those that somebody still has to do something about: in any state but MITIGATED, FROZEN, CLOSED, REJECTED and DUPLICATE. */
  open: number;
  /** Those, neither rejected nor duplicates, whose rating in their own rating set is UNACCEPTABLE: the final rating where there is one, else the initial one. */
  unacceptable: number;
};
export type HazardCountsResponse = {
  data: HazardCounts;
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
export type ArchiveSize = {
  /** Files in it: contents of document revisions and pictures, each once, and the lists of records. */
  files: number;
  /** What it would unpack to at least. */
  unpackedBytes: number;
  /** The size of the archive itself at least: of files that are packed already, such as PDF, Office files and pictures. */
  packedBytes: number;
  /** Files that an import takes. */
  maxFiles: number;
  /** What an archive may unpack to for an import. */
  maxUnpackedBytes: number;
  /** The largest upload that this installation takes; others may take more. */
  maxPackedBytes: number;
};
export type ArchiveSizeResponse = {
  data: ArchiveSize;
};
export type ExportKind =
  | 'SPREADSHEET'
  | 'DATA'
  | 'REPORT'
  | 'LIGHT_REPORT'
  | 'MANAGEMENT_PLAN'
  | 'MANAGEMENT_PLAN_X'
  | 'ARCHIVE'
  | 'REQIF';
export type ExportFormat = 'xlsx' | 'csv' | 'json' | 'docx' | 'pdf' | 'html' | 'zip' | 'reqif';
export type ExportLanguage = 'en' | 'de';
export type ExportFilters = {
  /** These hazards and no others, such as those that a worksheet shows; what is not in the project is left out.
    `listExports` leaves it out of its answers, `getExport` has it.
     */
  uuid?: Uuid[];
  /** Text that code, name, description or external id contains, whatever the case. */
  search?: string;
  style?: HazardStyle[];
  status?: HazardStatus[];
  riskRatingSetUuid?: Uuid[];
  functionUuid?: Uuid[];
  malfunctionUuid?: Uuid[];
  exposureSituationUuid?: Uuid[];
  machineUuid?: Uuid[];
  taskUuid?: Uuid[];
  zoneUuid?: Uuid[];
  hazardTypeUuid?: Uuid[];
  safetyTargetUuid?: Uuid[];
  ownerUserUuid?: Uuid[];
  ratingUuid?: Uuid[];
  finalRatingUuid?: Uuid[];
  tagUuid?: Uuid[];
  /** Whether it has an initial rating in its own rating set. */
  isRated?: boolean;
};
export type ExportState = 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
export type ExportErrorCode = 'NO_ACCESS' | 'TOO_LARGE' | 'BROKE_OFF' | 'INTERNAL';
export type ExportError = {
  code: ExportErrorCode;
  /** A sentence that a user can act on. */
  message: string;
};
export type Export = {
  uuid: Uuid;
  projectUuid: Uuid;
  kind: ExportKind;
  format: ExportFormat;
  language: ExportLanguage;
  filters?: ExportFilters;
  /** Baseline that it is made of; absent where it is the project as it is. */
  baselineUuid?: string;
  state: ExportState;
  /** Percent that are done. */
  progress: number;
  createdAt: Moment;
  /** Who asked for it. */
  createdBy: string;
  /** When the work began; null while it is queued. */
  startedAt: string | null;
  /** When it was done, failed or was cancelled. */
  finishedAt: string | null;
  /** When the export and its file are removed. */
  expiresAt: string;
  /** Name of the file; null while there is none. */
  fileName: string | null;
  /** Size of the file. */
  sizeBytes: number | null;
  /** Why there is no file; null unless it failed. */
  error: ExportError | null;
};
export type ExportListResponse = {
  data: {
    results: Export[];
    total: number;
  };
};
export type ExportResponse = {
  data: Export;
};
export type ExportCreate = {
  kind: ExportKind;
  /** One of those that the kind has; left out */
  format?: ExportFormat;
  language?: ExportLanguage;
  filters?: ExportFilters;
  /** Baseline of the project that it is made of, for REPORT, LIGHT_REPORT, MANAGEMENT_PLAN and MANAGEMENT_PLAN_X; the cover says so, and who signed it.
    Left out: the project as it is.
     */
  baselineUuid?: string;
};
export type RecordName = string;
export type MarkdownText = string;
export type ProjectRole = 'LEAD' | 'ENGINEER' | 'VOTER' | 'APPROVER' | 'VIEWER';
export type PermissionName =
  | 'organization.read'
  | 'organization.update'
  | 'organization.delete'
  | 'organization.users.manage'
  | 'organization.roles.manage'
  | 'organization.projects.create'
  | 'organization.library.manage'
  | 'organization.projects.discover'
  | 'organization.users.read'
  | 'project.read'
  | 'project.update'
  | 'project.delete'
  | 'project.members.manage'
  | 'analysis.read'
  | 'analysis.edit'
  | 'hazards.edit'
  | 'comments.write'
  | 'votes.cast'
  | 'voting.manage'
  | 'voting.lock'
  | 'risk.freeze'
  | 'risk.unfreeze'
  | 'risk.accept'
  | 'hazards.close'
  | 'baselines.manage'
  | 'baselines.sign';
export type ProjectCounts = {
  hazards: number;
  functions: number;
  machines: number;
  members: number;
};
export type Revision = number;
export type Project = {
  uuid: Uuid;
  organizationUuid: Uuid;
  name: RecordName;
  description: MarkdownText;
  /** Default style of new hazards; both styles can be mixed (domain model 2.4). */
  style: HazardStyle;
  /** The methods in use, the first one being the default (domain model 1.37). */
  riskRatingSetUuids: Uuid[];
  /** What the item is for in Markdown. */
  itemPurpose: string;
  /** What belongs to it and what does not, in Markdown. */
  itemBoundary: string;
  /** What it works together with, in Markdown. */
  itemInterfaces: string;
  /** Its operating modes and states, in Markdown. */
  itemModes: string;
  /** Laws, regulations and standards that it has to meet, in Markdown. */
  legalRequirements: string;
  /** Of all costs of the project, by ISO 4217 such as EUR; null where nobody stated it. */
  currency: string | null;
  /** Its measures, elements, estimate types, groups of people, zones and areas are offered to all projects of the organization (`listLibraryRecords`). */
  isLibrary: boolean;
  /** Role of the caller; null for somebody who reads it by an organization role without being a member. */
  myRole: ProjectRole | null;
  /** What the caller may do in it, by their role in the project and in its organization together. */
  permissions: PermissionName[];
  counts: ProjectCounts;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  /** Since when it can only be read. */
  archivedAt: string | null;
};
export type ProjectMember = {
  uuid: Uuid;
  projectUuid: Uuid;
  userUuid: Uuid;
  role: ProjectRole;
  user: UserSummary;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type Position = number;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
export type AssumptionCategory = 'ENVIRONMENT' | 'USER' | 'SYSTEM' | 'INTERFACE' | 'EXPOSURE_DATA' | 'LEGAL';
export type AssumptionStatus = 'OPEN' | 'CONFIRMED' | 'REJECTED' | 'SUPERSEDED';
export type Assumption = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  /** The statement in Markdown. */
  text: string;
  category: AssumptionCategory;
  /** Why it may be relied on in Markdown. */
  rationale: string;
  /** Member of the project who has it confirmed. */
  ownerUserUuid: string | null;
  /** Document of the project that shows it. */
  evidenceDocumentUuid: string | null;
  /** Day by which it is to be confirmed. */
  dueDate: string | null;
  /** How it is confirmed or refuted. */
  validationMethod: string;
  status: AssumptionStatus;
};
export type Machine = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  manufacturer: string;
  model: string;
  /** Use limits of the machine in Markdown (ISO 12100 clause 5.3). */
  intendedUse: string;
  /** What kind of machine it is, such as an articulated robot. */
  machineType: string;
  /** Variant or serial number that is analysed. */
  variant: string;
  /** Space limits in Markdown: range of movement, room for people, interfaces (ISO 12100 clause 5.3.3). */
  spaceLimits: string;
  /** Time limits in Markdown: life of the machine and its parts, service intervals (ISO 12100 clause 5.3.4). */
  timeLimits: string;
  /** Other limits in Markdown: materials, housekeeping, environment (ISO 12100 clause 5.3.5). */
  otherLimits: string;
  parentMachineUuid: NullableUuid;
};
export type MagnitudeUnit = 'N' | 'J' | 'V' | 'C';
export type MachineHazardStatus = 'IDENTIFIED' | 'NOT_PRESENT' | 'ASSESSED';
export type MachineHazard = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  machineUuid: Uuid;
  hazardTypeUuid: Uuid;
  energySourceUuid: NullableUuid;
  /** How large it is, in `magnitudeUnit`; null when not known. */
  magnitude: number | null;
  /** Given exactly when `magnitude` is. */
  magnitudeUnit: MagnitudeUnit | null;
  zoneUuid: NullableUuid;
  status: MachineHazardStatus;
};
export type FunctionStatus = 'DRAFT' | 'ANALYSED' | 'OUT_OF_SCOPE';
export type ItemFunction = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  parentFunctionUuid: NullableUuid;
  machineUuid: NullableUuid;
  operatingModes: string[];
  inputs: MarkdownText;
  outputs: MarkdownText;
  isSafetyRelated: boolean;
  status: FunctionStatus;
  /** Assumptions that it relies on. */
  assumptionUuids: Uuid[];
};
export type MalfunctionDisposition = 'ANALYSE' | 'NOT_CREDIBLE' | 'NO_SAFETY_EFFECT' | 'DUPLICATE';
export type Malfunction = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  functionUuid: Uuid;
  guidewordUuid: NullableUuid;
  /** Effect at vehicle or machine level in Markdown. */
  effect: string;
  disposition: MalfunctionDisposition;
  /** Why it has this disposition; NOT_CREDIBLE and NO_SAFETY_EFFECT need it. */
  dispositionReason: string;
  duplicateOfUuid: NullableUuid;
};
export type Cea = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  ceaTypeUuid: Uuid;
  /** Share of the operating time, 0 to 1; null when not known. */
  share: number | null;
  /** Where the share comes from. */
  shareSource: string;
};
export type ExposureSituationDisposition = 'USED' | 'NOT_RELEVANT' | 'DUPLICATE';
export type ExposureBasis = 'DURATION' | 'FREQUENCY';
export type ExposureSituationRating = {
  riskRatingSetUuid: Uuid;
  /** A level of that set and of its exposure. */
  exposureUuid: string;
  basis: ExposureBasis;
  /** Why this level in Markdown. */
  rationale: string;
};
export type ExposureSituationStatus = 'DRAFT' | 'RATED' | 'CONFIRMED';
export type ExposureSituation = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  disposition: ExposureSituationDisposition;
  /** Why it has this disposition; NOT_RELEVANT needs it. */
  dispositionReason: string;
  /** The situation that covers this one; DUPLICATE needs it. */
  duplicateOfUuid: string | null;
  /** Its elements in the order in which they are shown. */
  ceaUuids: Uuid[];
  /** Its exposure in each rating set, each set once. */
  ratings: ExposureSituationRating[];
  /** The names of its elements in their order, cut to the length of a name; empty without elements. While `name` is the same, it follows a change of the elements. */
  generatedName: string;
  /** Elements and ratings were looked at and agreed to. A change of either takes it back. */
  isConfirmed: boolean;
  status: ExposureSituationStatus;
  /** Estimates about this situation in their order. */
  exposureEstimateUuids: Uuid[];
};
export type TaskCheckedPlace = {
  zoneUuid: Uuid;
  /** Whom it was checked for; null for whoever does the task. */
  personnelUuid: string | null;
  /** Why there is none. */
  reason: string;
};
export type MachineTask = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  taskTypeUuid: NullableUuid;
  machineUuid: NullableUuid;
  lifecyclePhaseUuid: NullableUuid;
  operatingMode: string;
  /** How often in a year; null when not known. */
  frequencyPerYear: number | null;
  /** How long it takes each time, in minutes; null when not known. */
  durationMinutes: number | null;
  /** Where it takes place. */
  zoneUuids: Uuid[];
  /** Where this task was looked at and has no hazard; each place once. */
  checkedPlaces: TaskCheckedPlace[];
};
export type HumanTaskProximity = 'CONTACT' | 'REACH' | 'NEAR' | 'REMOTE';
export type HumanTask = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  /** Activity of the machine during which it is done. */
  taskUuid: string | null;
  /** How often in a year; null when not known. */
  frequencyPerYear: number | null;
  /** How long it takes each time, in minutes; null when not known. */
  durationMinutes: number | null;
  proximity: HumanTaskProximity | null;
  /** What one has to be trained in to do it. */
  requiredTraining: string;
  /** Personal protective equipment that is worn. */
  ppe: string;
  /** Who does it. */
  personnelUuids: Uuid[];
  /** Where it is done. */
  zoneUuids: Uuid[];
};
export type MisuseDisposition = 'ANALYSE' | 'NOT_CREDIBLE' | 'NO_SAFETY_EFFECT' | 'DUPLICATE';
export type Misuse = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  taskUuid: NullableUuid;
  /** How likely it is and why. */
  likelihoodNote: string;
  disposition: MisuseDisposition;
  /** Why it has this disposition. */
  dispositionReason: string;
  duplicateOfUuid: NullableUuid;
  /** Who may do it. */
  personnelUuids: Uuid[];
};
export type HazardousEvent = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  /** Types of effects that it usually has. A hazard without effects that takes the event gets one of each. */
  defaultEffectTypeUuids: string[];
};
export type HazardEvaluationStage = 'INITIAL' | 'FINAL';
export type HazardEvaluationRationale = {
  severity?: MarkdownText;
  exposure?: MarkdownText;
  probability?: MarkdownText;
  avoidability?: MarkdownText;
};
export type HazardEvaluationOrigin = 'MANUAL' | 'CONSENSUS' | 'RECALCULATED' | 'IMPORT';
export type AvoidanceJudgement = 'EASIER' | 'HARDER';
export type HazardAvoidanceFactors = {
  /** Who works there */
  operator?: AvoidanceJudgement;
  /** How fast the hazardous event comes about. */
  speed?: AvoidanceJudgement;
  /** Whether there is room and a way to get away. */
  escape?: AvoidanceJudgement;
  /** Whether the danger can be noticed in time. */
  recognition?: AvoidanceJudgement;
  /** How much the work asks of those who do it. */
  complexity?: AvoidanceJudgement;
};
export type HazardEvaluation = {
  uuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardUuid: Uuid;
  stage: HazardEvaluationStage;
  riskRatingSetUuid: Uuid;
  /** Version of the set by which it was calculated. */
  ratingSetVersion: string;
  severityUuid: NullableUuid;
  exposureUuid: NullableUuid;
  probabilityUuid: NullableUuid;
  avoidabilityUuid: NullableUuid;
  /** Calculated; only in sets with classes (IEC 62061). */
  classUuid: string | null;
  /** Looked up in the table of the set; null until every parameter of the set has a level. */
  ratingUuid: string | null;
  /** Intermediate number where the set has one, such as Cl of IEC 62061. */
  score: number | null;
  rationale: HazardEvaluationRationale;
  origin: HazardEvaluationOrigin;
  calculatedAt: string | null;
  /** Of stage FINAL: the initial rating or a measure that counts changed after it; recalculate it (domain model 2.6). */
  isOutdated: boolean;
  avoidanceFactors: HazardAvoidanceFactors;
};
export type PersonsAffected = 'ONE' | 'FEW' | 'MANY';
export type HazardEffect = {
  hazardEffectTypeUuid: Uuid;
  description: MarkdownText;
  personsAffected: PersonsAffected;
  /** Injuries that this effect may bring. */
  injuryTypeUuids: Uuid[];
};
export type HazardStatusOverride = 'REJECTED' | 'DUPLICATE';
export type Hazard = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  /** Title; empty when the row has only just been added. */
  name: string;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  style: HazardStyle;
  hazardTypeUuid: NullableUuid;
  functionUuid: NullableUuid;
  malfunctionUuid: NullableUuid;
  exposureSituationUuid: NullableUuid;
  hazardousEventUuid: NullableUuid;
  machineUuid: NullableUuid;
  taskUuid: NullableUuid;
  zoneUuid: NullableUuid;
  areaUuid: NullableUuid;
  lifecyclePhaseUuid: NullableUuid;
  energySourceUuid: NullableUuid;
  /** Set by which it is judged first; `evaluations` may hold others. */
  riskRatingSetUuid: string;
  /** The values of the stage INITIAL are agreed and locked. */
  isConsensusVotingLocked: boolean;
  /** The values of the stage FINAL are agreed and locked. */
  isFinalConsensusVotingLocked: boolean;
  isRiskFrozen: boolean;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs: number | null;
  ownerUserUuid: NullableUuid;
  /** Persons at risk. */
  personnelUuids: Uuid[];
  /** Who is to vote on it. */
  assignedUserUuids: Uuid[];
  /** Alternatives chosen for it; empty for the selected set of the project. */
  solutionSetUuids: Uuid[];
  /** Uses of measures on it. */
  hazardRrmUuids: Uuid[];
  /** Safety targets that name it. */
  safetyTargetUuids: Uuid[];
  /** Safety requirements and external measures that name it. */
  sremUuids: Uuid[];
  /** Figures that show it; a figure names its hazards. */
  figureUuids: Uuid[];
  status: HazardStatus;
  /** One for each stage and rating set that was rated. */
  evaluations: HazardEvaluation[];
  /** What triggers it instead of a malfunction; never both. */
  misuseUuid: string | null;
  /** The danger at the machine that it is about; its machine becomes the machine of the hazard. */
  machineHazardUuid: string | null;
  humanTaskUuid: NullableUuid;
  /** Injuries that may come of it. */
  injuryTypeUuids: Uuid[];
  /** Assumptions that it relies on. */
  assumptionUuids: Uuid[];
  /** Who or what suffers, in this order. */
  hazardEffects: HazardEffect[];
  /** Takes the hazard out of the work; null reopens it. */
  statusOverride: HazardStatusOverride | null;
  /** Why it is rejected or a duplicate; needed for REJECTED, cleared by reopening. */
  statusReason: string;
  /** The hazard that covers it; needed for DUPLICATE, cleared by reopening. */
  duplicateOfUuid: string | null;
  /** An assumption that it relies on was rejected (domain model 1.1). */
  needsReview: boolean;
  /** What of the risk is left and who has to know of it, in Markdown (domain model 1.23). */
  residualRiskNote: string;
  /** The clause of a standard that the hazard or its measures follow, such as ISO 13857:2019, 4.2. */
  standardClause: string;
  /** What it is called in the file or tool that it comes from; empty where it comes from none. */
  externalId: string;
  /** The initial rating as the file or paper that it comes from states it, such as ASIL B; empty where none does. Only compared: the rating is that of `evaluations`, and where both differ check V1 fails (domain model 2.7). */
  publishedRating: string;
  /** The same of the final rating. */
  publishedFinalRating: string;
  /** When the residual risk was accepted; null while nobody has. */
  residualRiskAcceptedAt: string | null;
  /** Who accepted the residual risk. */
  residualRiskAcceptedByUserUuid: string | null;
  /** The residual risk was accepted, and the final rating is still the one that was (domain model 2.6, Acceptance). */
  isResidualRiskAccepted: boolean;
  /** The work on it is done (domain model 2.6, Closing). */
  isClosed: boolean;
};
export type ExposureEstimateUnit = 'FRACTION' | 'PER_YEAR' | 'HOURS_PER_YEAR';
export type ExposureEstimate = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  /** The situation it is about; null when it is about a hazard. */
  exposureSituationUuid: string | null;
  /** The hazard it is about; null when it is about a situation. */
  hazardUuid: string | null;
  exposureEstimateTypeUuid: Uuid;
  /** A band of the type. Its upper end counts where `numericValue` is null. */
  exposureEstimateTypeValueUuid: string | null;
  /** In the unit of the type; within the chosen band. null: the band counts. */
  numericValue: number | null;
  unit: ExposureEstimateUnit;
  /** Where the number comes from in Markdown. */
  rationale: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid: string | null;
  /** Assumptions that it relies on. */
  assumptionUuids: Uuid[];
};
export type HazardComment = {
  uuid: Uuid;
  projectUuid: Uuid;
  hazardUuid: Uuid;
  /** The comment that it answers; null begins a thread. */
  parentCommentUuid: string | null;
  /** Markdown. */
  text: string;
  /** Which field of the hazard it is about, such as severityUuid; null: the hazard as a whole. */
  field: string | null;
  /** Members of the project to notify, besides the author. */
  mentionedUserUuids: Uuid[];
  author: UserSummary | null;
  isResolved: boolean;
  resolvedAt: string | null;
  resolvedBy: NullableUuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type SafetyTarget = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  safetyTargetTypeUuid: NullableUuid;
  /** Scale of the level. Left out for a new target, that of the rating set. */
  safetyTargetCategoryUuid: string | null;
  /** Set in which its hazards are compared; one of the project. Left out for a new target, the first one. */
  riskRatingSetUuid: string;
  /** Rating of the set to which the target is raised by hand, above its hazards; null when the hazards decide. */
  raisedRatingUuid: string | null;
  /** Why it is raised; needed when it is. */
  raiseReason: string;
  /** Its id in another tool. */
  externalId: string;
  /** State of the item in which nobody is at risk, in Markdown. */
  safeState: string;
  /** Fault-tolerant time interval in milliseconds; null where no source gives one. */
  fttiMs: number | null;
  /** Fault detection time in milliseconds: from the fault to its detection. With the fault reaction time it fits into `fttiMs` (V27). */
  faultDetectionMs: number | null;
  /** Fault reaction time in milliseconds: from the detection to the safe state or to emergency operation. */
  faultReactionMs: number | null;
  /** Time in milliseconds for which emergency operation keeps the item safe until the safe state is reached; null where there is none. */
  emergencyOperationMs: number | null;
  /** How people are warned, so that they can control the situation, in Markdown. */
  warningConcept: string;
  /** What the item still does once a fault was found, in Markdown. */
  degradationConcept: string;
  status: SafetyTargetStatus;
  /** Hazards whose risk it takes care of. */
  hazardUuids: Uuid[];
  /** Highest initial rating of its hazards in the set; null while none is rated. */
  hazardsRatingUuid: string | null;
  /** Rating that holds: the highest of its hazards, or the raised one where that is higher. */
  ratingUuid: string | null;
  /** Level of that rating on the scale of the category, such as C for ASIL C. */
  level: string | null;
  /** Rank of that rating in the set, to compare targets. */
  levelRank: number | null;
};
export type SremKind = 'REQUIREMENT' | 'EXTERNAL_MEASURE';
export type DecomposedLevel = 'QM' | 'A' | 'B' | 'C' | 'D';
export type Srem = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  kind: SremKind;
  /** The requirement in shall-form, in Markdown. */
  text: string;
  /** Targets that it serves; its level is the highest of theirs. */
  safetyTargetUuids: Uuid[];
  /** Requirement that it is a part of, of the same project; a requirement is never its own ancestor. Without targets of its own it has the level of that one. */
  parentUuid: string | null;
  /** Share of the ASIL of its parent that it carries by decomposition; null: it is not a part of one. Needs `parentUuid`, and is null again when that one is deleted. */
  decomposedLevel: DecomposedLevel | null;
  /** Why the elements to which its parts are allocated are independent of each other, in Markdown; a decomposition needs it (ISO 26262-9:2018, clause 5). */
  independence: string;
  /** Element, supplier or outside party that carries it out. */
  allocatedTo: string;
  /** Scale of its level, a safety target category; null while it has no level, or where the rating set leads to none. */
  integrityCategoryUuid: string | null;
  /** Its level, never typed (domain model 1.36). The highest of its targets and its parent; where it carries a share of the
    ASIL of its parent that share, with the ASIL that was decomposed first in brackets: B(D).
     */
  integrityLevel: string | null;
  /** How it is shown to work, in Markdown. */
  verificationMethod: string;
  status: SremStatus;
  /** Its id in another tool. */
  externalId: string;
  /** Its address in another tool. */
  externalUrl: string | null;
  /** Hazards that it treats. */
  hazardUuids: Uuid[];
};
export type RrmDefaultEffect = {
  /** Levels that the severity falls. */
  severityDelta?: number;
  /** Code of a level, in whichever rating set has it. */
  exposureTo?: string;
  /** Code of a level, in whichever rating set has it. */
  probabilityTo?: string;
  /** Code of a level, in whichever rating set has it. */
  avoidabilityTo?: string;
};
export type Rrm = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  /** Type with its place in the hierarchy of measures. */
  rrmTypeUuid: string;
  /** Depends on the control system, so that every use needs a required level. Left out for a new measure, it follows from the type: true for interlocks, protective devices and control functions (domain model 4.9). */
  isSafetyFunction: boolean;
  /** Its use may justify a low probability of the hazardous event (ISO 13849-1:2015 A.2.3.3). */
  canTakeCreditForLowPr: boolean;
  /** Text to start a justification from, in Markdown. */
  creditJustificationTemplate: string;
  defaultEffect: RrmDefaultEffect;
  /** Standard and clause, such as ISO 14119. */
  standardReference: string;
  /** In the currency of the project; null where nobody estimated it. */
  cost: number | null;
  /** Target that it carries out; its level is offered as required level of every use. */
  safetyTargetUuid: string | null;
};
export type ArchitectureCategory = 'B' | '1' | '2' | '3' | '4';
export type StopCategory = '0' | '1' | '2';
export type SafetyFunctionStatus = 'DRAFT' | 'SPECIFIED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
export type SafetyFunction = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  /** Set in which its hazards are compared; one of the project. Left out for a new safety function, the first one. */
  riskRatingSetUuid: string;
  /** Level that the design reaches, such as PL d or SIL 2; null while nobody has shown one. */
  achievedLevel: string | null;
  /** Category of its architecture; null where none is claimed. */
  architectureCategory: ArchitectureCategory | null;
  /** Average frequency of a dangerous failure per hour (PFHd, PFH); null where it was not calculated. */
  pfhd: number | null;
  /** From the demand until the hazardous movement has stopped or the danger is gone, in milliseconds. */
  responseTimeMs: number | null;
  /** Stop category; null where it does not stop anything. */
  stopCategory: StopCategory | null;
  /** Where it is shown that it reaches its level, in Markdown. */
  evidence: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid: string | null;
  status: SafetyFunctionStatus;
  /** Measures that it is, or is a part of; each depends on the control system (`isSafetyFunction`). */
  rrmUuids: Uuid[];
  /** Hazards that it reduces, beside those that use one of its measures. */
  hazardUuids: Uuid[];
  /** Every hazard that its required level follows from: `hazardUuids`, and those on which one of its measures is used and not rejected. */
  demandingHazardUuids: Uuid[];
  /** Highest initial rating of those hazards in the set; null while none is rated. */
  requiredRatingUuid: string | null;
  /** Code of the scale to which that rating leads, such as PL or SIL; null where it leads to none. */
  requiredCategory: string | null;
  /** Level of that rating on the scale, such as d. */
  requiredLevel: string | null;
};
export type SolutionSetKind = 'CURRENT' | 'PROPOSED' | 'FINAL';
export type SolutionSet = {
  uuid: Uuid;
  projectUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  archivedAt: string | null;
  kind: SolutionSetKind;
  /** Applies to every hazard that chooses no set of its own. One of a project at most: selecting one takes it from the other. */
  isSelected: boolean;
  /** In the currency of the project; null where nobody estimated it. */
  cost: number | null;
  /** Remarks in Markdown. */
  note: string;
  /** Uses of measures that belong to it. */
  hazardRrmUuids: Uuid[];
};
export type HazardRrmStatus = 'PROPOSED' | 'ACCEPTED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
export type HazardRrmEffectiveness = 'NONE' | 'PARTIAL' | 'FULL';
export type HazardRrmEvaluation = {
  uuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardRrmUuid: Uuid;
  /** Set of the levels, one of the project. Left out for a new evaluation, the own set of the hazard. */
  riskRatingSetUuid: string;
  /** Severity after this measure; null where it changes nothing. */
  severityUuid: string | null;
  /** Exposure after this measure; null where it changes nothing. */
  exposureUuid: string | null;
  /** Probability after this measure; null where it changes nothing. */
  probabilityUuid: string | null;
  /** Avoidability after this measure; null where it changes nothing. */
  avoidabilityUuid: string | null;
  effectiveness: HazardRrmEffectiveness;
  /** Whether the measure itself brings new hazards. */
  newHazardsCreated: boolean;
  /** Which ones, in Markdown. */
  newHazardsNote: string;
  /** How the effect is verified, in Markdown. */
  verificationMethod: string;
  /** A member of the project. */
  verifiedByUserUuid: string | null;
  verifiedAt: string | null;
  /** Who judged it. */
  evaluatorUserUuid: string | null;
  /** Reasons in Markdown. */
  note: string;
};
export type HazardRrm = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  hazardUuid: Uuid;
  rrmUuid: Uuid;
  /** Place among the measures of the same rank; a new one is added at the end. */
  order: number;
  /** Alternative that it belongs to; null for a part of every alternative. */
  solutionSetUuid: string | null;
  /** Safety requirement or external measure that it relies on. */
  sremUuid: string | null;
  status: HazardRrmStatus;
  /** A member of the project. */
  responsibleUserUuid: string | null;
  dueDate: string | null;
  /** The measure makes the hazardous event unlikely; needs a justification and a measure that allows it (ISO 13849-1:2015 A.2.3.3). */
  takesCreditForLowPr: boolean;
  /** Why the hazardous event is unlikely, in Markdown. */
  creditJustification: string;
  /** Level that a safety function has to reach, such as d. Left out for a new use: that of the target of the measure, else that of the initial rating of the hazard. */
  requiredLevel: string | null;
  /** Level that it reaches. */
  achievedLevel: string | null;
  /** Where that is shown, in Markdown. */
  evidence: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid: string | null;
  /** Judged effect in the own rating set of the hazard; null until somebody judged it there. */
  evaluation: HazardRrmEvaluation | null;
  /** Judged effect in each rating set in which somebody judged it, the oldest first. */
  evaluations: HazardRrmEvaluation[];
  /** Other hazards of the project that the measure brings along. */
  newHazardUuids: string[];
};
export type HaraFigureKind = 'FIGURE' | 'ENVIRONMENT_LAYOUT';
export type HaraFigureShape = 'POINT' | 'RECTANGLE' | 'POLYGON';
export type HaraFigurePoint = {
  /** Part of the width from the left. */
  x: number;
  /** Part of the height from the top. */
  y: number;
};
export type HaraFigureAnnotation = {
  shape: HaraFigureShape;
  /** As many as the shape has. */
  points: HaraFigurePoint[];
  label: string;
  /** The hazard that it points to. */
  hazardUuid: string | null;
  /** The zone that it points to; null where left out. */
  zoneUuid?: string | null;
  /** The machine that it points to; null where left out. */
  machineUuid?: string | null;
};
export type HaraFigureOutline = {
  /** A zone that the project can choose; null where it is an area. */
  zoneUuid: string | null;
  /** An area that the project can choose; null where it is a zone. */
  areaUuid: string | null;
  /** Its corners in their order; the last one leads back to the first. */
  points: HaraFigurePoint[];
};
export type HaraFigure = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  archivedAt: string | null;
  kind: HaraFigureKind;
  fileName: string;
  /** `image/png`, `image/jpeg` or `image/svg+xml`. */
  mimeType: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Bytes of the picture as it is kept. */
  sizeBytes: number;
  caption: string;
  annotations: HaraFigureAnnotation[];
  /** Hazards that it shows. */
  hazardUuids: Uuid[];
  /** Machines that it shows. */
  machineUuids: Uuid[];
  /** Zones and areas that are drawn on it. */
  outlines: HaraFigureOutline[];
};
export type DocumentKind = 'PROJECT' | 'PLATFORM' | 'QUOKKA_FSC';
export type DocumentRevision = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  documentUuid: Uuid;
  /** 1, 2, 3 … in the document. */
  number: number;
  fileName: string;
  /** What the first bytes of the file say, such as `application/pdf`. */
  mimeType: string;
  /** Bytes. */
  sizeBytes: number;
  /** SHA-256 of the file, 64 hexadecimal digits. */
  sha256: string;
  comment: string;
};
export type Document = {
  uuid: Uuid;
  projectUuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  code: RecordCode;
  name: RecordName;
  description: MarkdownText;
  position: Position;
  source: Source;
  archivedAt: string | null;
  kind: DocumentKind;
  /** The one with the highest number. */
  latestRevision: DocumentRevision | null;
  revisionCount: number;
  /** Hazards that it is about; a hazard whose risk is frozen may gain and lose documents, which show something and are no part of what was accepted. */
  hazardUuids: Uuid[];
  /** Safety targets that it is about. */
  safetyTargetUuids: Uuid[];
  /** Safety requirements and external measures that it specifies or shows. */
  sremUuids: Uuid[];
};
export type AustinRecords = {
  projectMembers: ProjectMember[];
  assumptions: Assumption[];
  machines: Machine[];
  machineHazards: MachineHazard[];
  functions: ItemFunction[];
  malfunctions: Malfunction[];
  ceas: Cea[];
  exposureSituations: ExposureSituation[];
  tasks: MachineTask[];
  humanTasks: HumanTask[];
  misuses: Misuse[];
  hazardousEvents: HazardousEvent[];
  hazards: Hazard[];
  exposureEstimates: ExposureEstimate[];
  hazardComments: HazardComment[];
  safetyTargets: SafetyTarget[];
  srems: Srem[];
  rrms: Rrm[];
  safetyFunctions: SafetyFunction[];
  solutionSets: SolutionSet[];
  hazardRrms: HazardRrm[];
  haraFigures: HaraFigure[];
  documents: Document[];
  documentRevisions: DocumentRevision[];
  findingAcceptances: FindingAcceptance[];
};
export type LookupOrganization = string | null;
export type LookupProject = string | null;
export type LookupCode = string;
export type LookupOrder = number;
export type LookupDefault = boolean;
export type LookupActive = boolean;
export type Area = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type CeaTypeKind = 'CONDITION' | 'ENVIRONMENT' | 'ACTIVITY';
export type CeaType = {
  uuid: Uuid;
  organizationUuid: NullableUuid;
  projectUuid: NullableUuid;
  /** Readable id, such as WEATHER. */
  code: string;
  name: RecordName;
  description: MarkdownText;
  /** Place in the list. */
  order: number;
  isDefault: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive: boolean;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  kind: CeaTypeKind;
  /** A situation has at most one element of this type. */
  exclusive: boolean;
  /** Red, green and blue, such as #2E7D32. */
  color: string | null;
  examples: MarkdownText;
};
export type EnergySource = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ExposureEstimateCombine = 'MULTIPLY' | 'MAX' | 'INFO';
export type ExposureEstimateTypeValue = {
  uuid: Uuid;
  organizationUuid: NullableUuid;
  projectUuid: NullableUuid;
  /** Readable id. */
  code: string;
  name: RecordName;
  description: MarkdownText;
  /** Place in the list. */
  order: number;
  isDefault: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive: boolean;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  exposureEstimateTypeUuid: Uuid;
  /** Lower end in the unit of the type. */
  min: number;
  /** Upper end in the unit of the type, above `min`; null when it has none. */
  max: number | null;
};
export type ExposureEstimateType = {
  uuid: Uuid;
  organizationUuid: NullableUuid;
  projectUuid: NullableUuid;
  /** Readable id. */
  code: string;
  name: RecordName;
  description: MarkdownText;
  /** Place in the list. */
  order: number;
  isDefault: boolean;
  /** false keeps it for records that use it and offers it no more. */
  isActive: boolean;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  unit: ExposureEstimateUnit;
  combine: ExposureEstimateCombine;
  /** Bands to choose from in their order. */
  values: ExposureEstimateTypeValue[];
};
export type GuidewordTarget = 'FUNCTION' | 'SIGNAL' | 'TASK';
export type Guideword = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** Text of the malfunction, with {function} for the name of the function. */
  template: string;
  appliesTo: GuidewordTarget;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type HazardEffectType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type HazardType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  examples: MarkdownText;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type InjuryType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** Lowest typical rank of severity. */
  severityRankLow: number;
  /** Highest typical rank of severity. */
  severityRankHigh: number;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type LifecyclePhase = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type PersonnelMember = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** Knows the machine and its dangers. */
  trained: boolean;
  /** Anybody may be among them and children as well. */
  isPublic: boolean;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type RrmType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** 1 design, 2 safeguarding, 3 information, 4 measures of the user, 5 external measures. */
  hierarchyRank: number;
  /** Step of the method that it belongs to. */
  step: string;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type SafetyTargetCategory = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type SafetyTargetType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type TaskType = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type PolygonPoint = number[];
export type Polygon = PolygonPoint[] | null;
export type Zone = {
  uuid: Uuid;
  organizationUuid: LookupOrganization;
  projectUuid: LookupProject;
  code: LookupCode;
  name: RecordName;
  description: MarkdownText;
  order: LookupOrder;
  isDefault: LookupDefault;
  isActive: LookupActive;
  /** A guard or a lock decides who comes in. */
  accessControlled: boolean;
  polygon: Polygon;
  /** The machine that it is a zone of; only zones of a project have one. */
  machineUuid: string | null;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type AustinLookups = {
  areas: Area[];
  ceaTypes: CeaType[];
  energySources: EnergySource[];
  exposureEstimateTypes: ExposureEstimateType[];
  exposureEstimateTypeValues: ExposureEstimateTypeValue[];
  guidewords: Guideword[];
  hazardEffectTypes: HazardEffectType[];
  hazardTypes: HazardType[];
  injuryTypes: InjuryType[];
  lifecyclePhases: LifecyclePhase[];
  personnel: PersonnelMember[];
  rrmTypes: RrmType[];
  safetyTargetCategories: SafetyTargetCategory[];
  safetyTargetTypes: SafetyTargetType[];
  taskTypes: TaskType[];
  zones: Zone[];
};
export type RiskParameter = 'severity' | 'exposure' | 'probability' | 'avoidability';
export type RiskSetParameter = {
  parameter: RiskParameter;
  /** Such as S, E, C, F, P, Se, Fr, Pr, Av. */
  symbol: string;
  label: string;
};
export type RiskTableAxis = 'severity' | 'exposure' | 'probability' | 'avoidability' | 'class';
export type RiskTableExplanation = {
  parameter: RiskTableAxis;
  severityUuid: Uuid;
  exposureUuid: NullableUuid;
  probabilityUuid: NullableUuid;
  avoidabilityUuid: NullableUuid;
  classUuid: NullableUuid;
  /** The explanation. */
  text: string;
};
export type ExposureBand = {
  /** Share of the operating time; null where not stated. */
  minShare: number | null;
  /** true: the level begins at `minShare`; false: above it. */
  minShareIncluded: boolean;
  /** Occurrences in a year at which it begins; null where not stated. */
  minPerYear: number | null;
};
export type RiskLevel = {
  uuid: Uuid;
  riskRatingSetUuid: Uuid;
  parameter: RiskParameter;
  /** Such as S3, E4, C2, F1. */
  code: string;
  label: string;
  definition: string;
  /** Place in the scale; higher is more severe. */
  rank: number;
  examples: string;
  /** Place in lists. */
  order: number;
  /** Where an exposure level begins in numbers; null where the set states none, and for other parameters. */
  band: ExposureBand | null;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type RiskClass = {
  uuid: Uuid;
  riskRatingSetUuid: Uuid;
  /** Such as 8-10. */
  code: string;
  label: string;
  definition: string;
  /** Place in the scale; higher is more severe. */
  rank: number;
  /** Lowest score of the band, without unit. */
  lower: number;
  /** Highest score of the band, without unit. */
  upper: number;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type RiskAcceptance = 'ACCEPT' | 'REDUCE' | 'UNACCEPTABLE' | 'NONE';
export type RiskRating = {
  uuid: Uuid;
  riskRatingSetUuid: Uuid;
  /** Such as QM, C, d. */
  code: string;
  label: string;
  definition: string;
  /** Place in the scale; higher is more severe. */
  rank: number;
  /** As #rrggbb; empty for none. */
  color: string;
  acceptance: RiskAcceptance;
  /** Kind of the safety target that it asks for: ASIL, PL, SIL. */
  targetCategory: string | null;
  /** Level of that target: A to D, a to e, 1 to 3. */
  targetLevel: string | null;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type RiskTableCell = {
  severityUuid: Uuid;
  exposureUuid: NullableUuid;
  probabilityUuid: NullableUuid;
  avoidabilityUuid: NullableUuid;
  classUuid: NullableUuid;
  ratingUuid: Uuid;
  /** Intermediate number where the method has one, without unit (IEC 62061: Cl = Fr + Pr + Av). */
  score: number | null;
};
export type RiskRatingSet = {
  uuid: Uuid;
  /** null for a method that is shipped with the product. */
  organizationUuid: string | null;
  /** Readable id of the method, such as ISO26262-3-2018. */
  code: string;
  name: RecordName;
  /** Standard whose method it is. */
  standard: string;
  /** Version of the standard or of the own method. */
  version: string;
  /** In the order of the worksheet's columns. */
  parameters: RiskSetParameter[];
  /** What the result is called: ASIL, PL, SIL, Risk level. */
  resultLabel: string;
  /** The table in a sentence; the table decides. */
  rule: string;
  /** How sure it is that the table equals the published one; 5 is best (domain model 3). */
  trust: number;
  disclaimer: string;
  /** Where the levels and the table come from. */
  provenance: string;
  /** false for a template that has to be checked or filled in first. */
  isEnabled: boolean;
  isDefault: boolean;
  /** What all versions of a set have in common. */
  lineageUuid: string;
  /** Counts the published versions of a set. A published version never changes, and records stay with the one that they were rated by. */
  versionNumber: number;
  /** The set or version that it was made from; null for a built-in one. */
  basedOnUuid: string | null;
  /** Where the table is not monotone and why (domain model 1.37). */
  explanations: RiskTableExplanation[];
  /** Of all parameters. */
  levels: RiskLevel[];
  /** Empty where the method has none. */
  classes: RiskClass[];
  ratings: RiskRating[];
  /** Complete. */
  table: RiskTableCell[];
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type HazardVoteEventStatus = 'OPEN' | 'REVEALED' | 'CLOSED' | 'RESET';
export type ConsensusRule = 'UNANIMOUS' | 'MAX_WINS' | 'MEDIAN_UP';
export type MinimumVotes = number;
export type VotingRecordPerson = {
  uuid: Uuid;
  /** Empty when the platform never knew it. */
  name: string;
  /** The account was deleted. */
  isGone: boolean;
};
export type HazardVoteParameterOutcome = {
  parameter: RiskParameter;
  /** Least severe level voted for. */
  lowestUuid: string;
  /** Most severe level voted for. */
  highestUuid: string;
  /** Levels between the two; levels of the same weight are none apart. */
  spread: number;
  /** Level that the consensus rule gives; null where it gives none. */
  agreedUuid: string | null;
};
export type HazardVoteOutcome = {
  /** Enough votes, agreed by the rule of the round, and discussed where they had to be. */
  hasConsensus: boolean;
  /** Fewer than `minimumVotes` count. */
  lacksVotes: boolean;
  /** The votes lie, or lay at the reveal, two or more levels apart, and nobody has commented since. */
  needsComment: boolean;
  countedVotes: number;
  /** Widest spread of all parameters, in levels. */
  spread: number;
  parameters: HazardVoteParameterOutcome[];
  /** Rating of the agreed levels; null without agreement. */
  ratingUuid: string | null;
};
export type HazardVoteState = 'PENDING' | 'CAST' | 'NOT_NEEDED';
export type VotingRecordVersion = {
  at: string;
  severityUuid: NullableUuid;
  exposureUuid: NullableUuid;
  probabilityUuid: NullableUuid;
  avoidabilityUuid: NullableUuid;
  classUuid: NullableUuid;
  ratingUuid: NullableUuid;
  rationale: MarkdownText;
  /** Why it was changed. */
  reason: string | null;
};
export type VotingRecordVote = {
  voter: VotingRecordPerson;
  state: HazardVoteState;
  /** Cast, and the voter was a voting member when the round ended, or is now. */
  isCounted: boolean;
  castAt: string | null;
  /** As it was revealed, then each change; the last one holds. Empty when nobody voted. */
  versions: VotingRecordVersion[];
};
export type VotingRecordRound = {
  uuid: Uuid;
  stage: HazardEvaluationStage;
  round: number;
  status: HazardVoteEventStatus;
  riskRatingSetUuid: Uuid;
  ratingSetVersion: string;
  consensusRule: ConsensusRule;
  minimumVotes: MinimumVotes;
  dueDate: string | null;
  openedAt: string;
  /** null for the platform itself. */
  openedBy: VotingRecordPerson | null;
  revealedAt: string | null;
  /** null as long as the votes are blind. */
  revealedBy: VotingRecordPerson | null;
  closedAt: string | null;
  /** null as long as the round goes on. */
  closedBy: VotingRecordPerson | null;
  /** What the votes came to by the rule of the round when it ended, or come to now; null when they were never revealed.
   */
  outcome: HazardVoteOutcome | null;
  /** Of everybody who had a seat; of a round that was not revealed the caller’s own. */
  votes: VotingRecordVote[];
};
export type VotingRecordEventKind =
  | 'ROUND_OPENED'
  | 'DUE_DATE_CHANGED'
  | 'MINIMUM_CHANGED'
  | 'SUMMARY_SENT'
  | 'VOTER_ADDED'
  | 'VOTER_REMOVED'
  | 'VOTER_NOT_NEEDED'
  | 'VOTER_NEEDED'
  | 'VOTE_CAST'
  | 'VOTES_REVEALED'
  | 'VOTE_CHANGED'
  | 'VOTE_WITHDRAWN'
  | 'COMMENT_ADDED'
  | 'COMMENT_CHANGED'
  | 'COMMENT_DELETED'
  | 'ROUND_CLOSED'
  | 'ROUND_RESET'
  | 'LOCKED'
  | 'UNLOCKED'
  | 'FROZEN'
  | 'UNFROZEN';
export type VotingRecordEvent = {
  at: string;
  kind: VotingRecordEventKind;
  /** null for the platform itself. */
  by: VotingRecordPerson | null;
  reason: string | null;
  /** null for what concerns the whole hazard. */
  stage: HazardEvaluationStage | null;
  hazardVoteEventUuid: NullableUuid;
  round: number | null;
  /** The voter, where it is about one. */
  about: VotingRecordPerson | null;
  /** What was voted. */
  vote: VotingRecordVersion | null;
  /** Of a comment. */
  text: string | null;
  /** Due date or minimum that was given up. */
  before: string | null;
  /** Due date or minimum from then on. */
  after: string | null;
  /** Locked without a consensus or frozen without the lock. */
  isOverride: boolean;
};
export type VotingRecord = {
  hazardUuid: Uuid;
  code: RecordCode;
  name: string;
  /** The hazard is gone; its record is not. */
  isDeleted: boolean;
  /** The oldest first. */
  rounds: VotingRecordRound[];
  /** The oldest first. */
  events: VotingRecordEvent[];
};
export type AustinItemKind = 'SAFETY_TARGET' | 'REQUIREMENT' | 'EXTERNAL_MEASURE';
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
  /** Version of this form, 2 at present; 1 had the items alone. */
  schemaVersion: number;
  projectUuid: Uuid;
  exportedAt: Moment;
  project: Project;
  records: AustinRecords;
  lookups: AustinLookups;
  /** Those that the project and its records name. */
  ratingSets: RiskRatingSet[];
  /** Of hazards that were voted on, locked or frozen; blind votes are left out. */
  votingRecords: VotingRecord[];
  /** Targets, requirements and external measures, as a requirements tool takes them over. */
  items: AustinItem[];
};
export type AustinExportResponse = {
  data: AustinExport;
};
export const {
  useGetHaraMetricsQuery,
  useLazyGetHaraMetricsQuery,
  useGetHazardCountsQuery,
  useLazyGetHazardCountsQuery,
  useGetAnalysisProgressQuery,
  useLazyGetAnalysisProgressQuery,
  useGetArchiveSizeQuery,
  useLazyGetArchiveSizeQuery,
  useListExportsQuery,
  useLazyListExportsQuery,
  useCreateExportMutation,
  useGetExportQuery,
  useLazyGetExportQuery,
  useCancelExportMutation,
  useExportToAustinQuery,
  useLazyExportToAustinQuery,
} = injectedRtkApi;
