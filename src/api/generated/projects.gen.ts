import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listProjects: build.query<ListProjectsApiResponse, ListProjectsApiArg>({
      query: queryArg => ({
        url: `/user-api/projects`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          search: queryArg.search,
          tagUuid: queryArg.tagUuid,
          style: queryArg.style,
          archived: queryArg.archived,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    listProjectsToRequestAccess: build.query<
      ListProjectsToRequestAccessApiResponse,
      ListProjectsToRequestAccessApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/request-access`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getProject: build.query<GetProjectApiResponse, GetProjectApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}`,
      }),
    }),
    updateProject: build.mutation<UpdateProjectApiResponse, UpdateProjectApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}`,
        method: 'PATCH',
        body: queryArg.projectUpdate,
      }),
    }),
    deleteProject: build.mutation<DeleteProjectApiResponse, DeleteProjectApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}`,
        method: 'DELETE',
        params: {
          confirm: queryArg.confirm,
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    getProjectDependencyTree: build.query<
      GetProjectDependencyTreeApiResponse,
      GetProjectDependencyTreeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/dependency-tree`,
      }),
    }),
    listProjectChanges: build.query<ListProjectChangesApiResponse, ListProjectChangesApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/changes`,
        params: {
          before: queryArg.before,
          limit: queryArg.limit,
        },
      }),
    }),
    listProjectHistory: build.query<ListProjectHistoryApiResponse, ListProjectHistoryApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/history`,
        params: {
          recordUuid: queryArg.recordUuid,
          entity: queryArg.entity,
          actorUuid: queryArg.actorUuid,
          action: queryArg.action,
          from: queryArg['from'],
          until: queryArg.until,
          after: queryArg.after,
          order: queryArg.order,
          limit: queryArg.limit,
        },
      }),
    }),
    createProjectAttributeType: build.mutation<
      CreateProjectAttributeTypeApiResponse,
      CreateProjectAttributeTypeApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/attribute-types`,
        method: 'POST',
        body: queryArg.projectAttributeTypeCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    createProjectAttribute: build.mutation<CreateProjectAttributeApiResponse, CreateProjectAttributeApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/attributes`,
        method: 'POST',
        body: queryArg.projectAttributeCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    createProjectDocument: build.mutation<CreateProjectDocumentApiResponse, CreateProjectDocumentApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/documents`,
        method: 'POST',
        body: queryArg.documentCreate,
      }),
    }),
    createPlatformDocument: build.mutation<CreatePlatformDocumentApiResponse, CreatePlatformDocumentApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/documents/platform`,
        method: 'POST',
        body: queryArg.documentCreate,
      }),
    }),
    createQuokkaFscDocument: build.mutation<
      CreateQuokkaFscDocumentApiResponse,
      CreateQuokkaFscDocumentApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/documents/quokka-fsc`,
        method: 'POST',
        body: queryArg.documentCreate,
      }),
    }),
    copyProject: build.mutation<CopyProjectApiResponse, CopyProjectApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/copy`,
        method: 'POST',
        body: queryArg.projectCopy,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    previewRatingSetMove: build.query<PreviewRatingSetMoveApiResponse, PreviewRatingSetMoveApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/rating-set-moves`,
        params: {
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          toRiskRatingSetUuid: queryArg.toRiskRatingSetUuid,
        },
      }),
    }),
    moveRatingSet: build.mutation<MoveRatingSetApiResponse, MoveRatingSetApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/rating-set-moves`,
        method: 'POST',
        body: queryArg.ratingSetMoveRequest,
      }),
    }),
    addProjectMember: build.mutation<AddProjectMemberApiResponse, AddProjectMemberApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/members`,
        method: 'POST',
        body: queryArg.projectMemberCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    requestProjectAccess: build.mutation<RequestProjectAccessApiResponse, RequestProjectAccessApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/request-access`,
        method: 'POST',
        body: queryArg.projectAccessRequestCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    setProjectUserPreferences: build.mutation<
      SetProjectUserPreferencesApiResponse,
      SetProjectUserPreferencesApiArg
    >({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/user-preferences`,
        method: 'PUT',
        body: queryArg.projectUserPreferencesSet,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectsApi };
export type ListProjectsApiResponse =
  /** status 200 The projects that the caller may read, and how many there are without paging. */ ProjectListResponse;
export type ListProjectsApiArg = {
  /** Only projects of these organizations; repeat the key for several. */
  organizationUuid?: string[];
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only records that carry one of these tags; repeat the key for several. */
  tagUuid?: string[];
  /** Only projects of these styles; repeat the key for several. */
  style?: HazardStyle[];
  /** Whether archived projects are listed as well, or alone. */
  archived?: ArchivedFilter;
  /** The field that the list is sorted by. */
  orderBy?: NameOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type ListProjectsToRequestAccessApiResponse =
  /** status 200 The projects, and how many there are without paging. */ ProjectToRequestAccessListResponse;
export type ListProjectsToRequestAccessApiArg = {
  /** Only projects of these organizations; repeat the key for several. */
  organizationUuid?: string[];
  /** Text that the name contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: ProjectToRequestAccessOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetProjectApiResponse = /** status 200 The project. */ ProjectResponse;
export type GetProjectApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type UpdateProjectApiResponse = /** status 200 The updated project. */ ProjectResponse;
export type UpdateProjectApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  projectUpdate: ProjectUpdate;
};
export type DeleteProjectApiResponse = unknown;
export type DeleteProjectApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Delete although other records point at this one; they go too, or lose the reference, as the dependency tree says. */
  confirm?: boolean;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type GetProjectDependencyTreeApiResponse =
  /** status 200 The records that point at it, by kind and field. */ DependencyTreeResponse;
export type GetProjectDependencyTreeApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
};
export type ListProjectChangesApiResponse =
  /** status 200 The changes, and where the next older ones begin. */ ProjectChangeListResponse;
export type ListProjectChangesApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Only older changes than this place, which is `next` of the answer before. */
  before?: number;
  /** Most changes of one answer. */
  limit?: number;
};
export type ListProjectHistoryApiResponse =
  /** status 200 The changes, and where the next ones begin. */ ProjectHistoryResponse;
export type ListProjectHistoryApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Only changes of these records; repeat the key for several. */
  recordUuid?: string[];
  /** Only changes of records of these kinds; repeat the key for several. */
  entity?: ProjectHistoryEntity[];
  /** Only what this person did. */
  actorUuid?: string;
  /** Only what was created, changed or deleted. */
  action?: ProjectChangeAction;
  /** Only changes from this moment on. */
  from?: string;
  /** Only changes before this moment. */
  until?: string;
  /** Where to go on, which is `next` of an answer for the same filters and order. Left out: from the beginning of the
    order.
     */
  after?: string;
  /** desc begins with the newest change, asc with the oldest. */
  order?: OrderDirection;
  /** Most changes of one answer. */
  limit?: number;
};
export type CreateProjectAttributeTypeApiResponse =
  /** status 201 The attribute type. */ ProjectAttributeTypeResponse;
export type CreateProjectAttributeTypeApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  projectAttributeTypeCreate: ProjectAttributeTypeCreate;
};
export type CreateProjectAttributeApiResponse = /** status 201 The attribute. */ ProjectAttributeResponse;
export type CreateProjectAttributeApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  projectAttributeCreate: ProjectAttributeCreate;
};
export type CreateProjectDocumentApiResponse =
  /** status 201 The document with its first revision. */ DocumentResponse;
export type CreateProjectDocumentApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  documentCreate: DocumentCreate;
};
export type CreatePlatformDocumentApiResponse =
  /** status 201 The document with its first revision. */ DocumentResponse;
export type CreatePlatformDocumentApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  documentCreate: DocumentCreate;
};
export type CreateQuokkaFscDocumentApiResponse =
  /** status 201 The document with its first revision. */ DocumentResponse;
export type CreateQuokkaFscDocumentApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  documentCreate: DocumentCreate;
};
export type CopyProjectApiResponse = /** status 201 The new project. */ ProjectResponse;
export type CopyProjectApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  projectCopy: ProjectCopy;
};
export type PreviewRatingSetMoveApiResponse =
  /** status 200 What would move, and what would stay. */ RatingSetMoveResponse;
export type PreviewRatingSetMoveApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** The version that the project works with. */
  riskRatingSetUuid: string;
  /** Another version of the same set. */
  toRiskRatingSetUuid: string;
};
export type MoveRatingSetApiResponse = /** status 200 What moved, and what stayed. */ RatingSetMoveResponse;
export type MoveRatingSetApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  ratingSetMoveRequest: RatingSetMoveRequest;
};
export type AddProjectMemberApiResponse = /** status 201 The member. */ ProjectMemberResponse;
export type AddProjectMemberApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  projectMemberCreate: ProjectMemberCreate;
};
export type RequestProjectAccessApiResponse = /** status 201 The request. */ ProjectAccessRequestResponse;
export type RequestProjectAccessApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  projectAccessRequestCreate: ProjectAccessRequestCreate;
};
export type SetProjectUserPreferencesApiResponse =
  /** status 200 The updated preferences. */ ProjectUserPreferencesResponse;
export type SetProjectUserPreferencesApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  projectUserPreferencesSet: ProjectUserPreferencesSet;
};
export type Uuid = string;
export type RecordName = string;
export type MarkdownText = string;
export type HazardStyle = 'FUNCTION' | 'MACHINE';
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
export type Moment = string;
export type NullableUuid = string | null;
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
export type ProjectListResponse = {
  data: {
    results: Project[];
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
export type ArchivedFilter = 'EXCLUDED' | 'INCLUDED' | 'ONLY';
export type NameOrderBy = 'name' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type AccessRequestStatus = 'PENDING' | 'ACCEPTED' | 'DECLINED';
export type ProjectToRequestAccess = {
  uuid: Uuid;
  name: RecordName;
  organizationUuid: Uuid;
  organizationName: RecordName;
  /** State of the newest request of the caller; null when there is none. */
  myRequestStatus: AccessRequestStatus | null;
};
export type ProjectToRequestAccessListResponse = {
  data: {
    results: ProjectToRequestAccess[];
    total: number;
  };
};
export type ProjectToRequestAccessOrderBy = 'name';
export type ProjectResponse = {
  data: Project;
};
export type Reason = string;
export type ProjectUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  description?: MarkdownText;
  /** Default style of new hazards; both styles can be mixed (domain model 2.4). */
  style?: HazardStyle;
  /** The methods in use, the first one being the default (domain model 1.37). */
  riskRatingSetUuids?: Uuid[];
  /** What the item is for in Markdown. */
  itemPurpose?: string;
  /** What belongs to it and what does not, in Markdown. */
  itemBoundary?: string;
  /** What it works together with, in Markdown. */
  itemInterfaces?: string;
  /** Its operating modes and states, in Markdown. */
  itemModes?: string;
  /** Laws, regulations and standards that it has to meet, in Markdown. */
  legalRequirements?: string;
  /** Of all costs of the project, by ISO 4217 such as EUR; null where nobody stated it. */
  currency?: string | null;
  /** true archives the project, false restores it. */
  isArchived?: boolean;
  /** Makes it a library of the organization, or ends that; takes `organization.library.manage` besides. What was taken from it stays with whoever took it. */
  isLibrary?: boolean;
};
export type DependencyTreeResponse = {
  data: DependencyTree;
};
export type UserSummary = {
  uuid: Uuid;
  firstName: string;
  lastName: string;
  email: string;
  /** Address of the picture: https elsewhere, or, of one that was uploaded, its path in this API behind `/v1` (getUserAvatar). Null without one. */
  avatarImageUrl: string | null;
};
export type ProjectChangeAction = 'CREATE' | 'UPDATE' | 'DELETE';
export type ProjectChangeEntity =
  | 'Assumption'
  | 'Baseline'
  | 'BaselineReview'
  | 'BaselineSignature'
  | 'Document'
  | 'ExposureSituation'
  | 'FindingAcceptance'
  | 'Function'
  | 'HaraFigure'
  | 'Hazard'
  | 'HazardComment'
  | 'HazardEvaluation'
  | 'HazardRrm'
  | 'HazardRrmEvaluation'
  | 'HazardousEvent'
  | 'HumanTask'
  | 'Machine'
  | 'MachineHazard'
  | 'Malfunction'
  | 'Misuse'
  | 'Project'
  | 'ProjectAttribute'
  | 'ProjectMember'
  | 'ReviewFinding'
  | 'Rrm'
  | 'SafetyFunction'
  | 'SafetyTarget'
  | 'SolutionSet'
  | 'Srem'
  | 'SuggestionRefusal'
  | 'Task'
  | 'ToolConnection';
export type ProjectChangeRecord = {
  uuid: Uuid;
  code: string | null;
  name: string;
  /** The hazard that it is or belongs to, where there is one. */
  hazard: {
    uuid: Uuid;
    code: string;
  } | null;
};
export type ProjectChange = {
  /** Its place in the order of changes. */
  id: number;
  at: Moment;
  /** Who did it; null for the server and for accounts that are gone. */
  actor: UserSummary | null;
  action: ProjectChangeAction;
  entity: ProjectChangeEntity;
  /** How many records. */
  count: number;
  /** The last of them. */
  records: ProjectChangeRecord[];
  /** Fields of these records that were changed, by name. */
  fields: string[];
  reason: string | null;
};
export type ProjectChangeListResponse = {
  data: {
    results: ProjectChange[];
    /** Where older changes begin; null if there are none. */
    next: number | null;
  };
};
export type ProjectHistoryEntity =
  | 'Area'
  | 'Assumption'
  | 'Baseline'
  | 'BaselineReview'
  | 'BaselineSignature'
  | 'Cea'
  | 'CeaType'
  | 'Document'
  | 'DocumentRevision'
  | 'ExposureEstimate'
  | 'ExposureEstimateType'
  | 'ExposureEstimateTypeValue'
  | 'ExposureSituation'
  | 'FindingAcceptance'
  | 'Function'
  | 'HaraFigure'
  | 'Hazard'
  | 'HazardComment'
  | 'HazardEvaluation'
  | 'HazardRrm'
  | 'HazardRrmEvaluation'
  | 'HazardVote'
  | 'HazardVoteEvent'
  | 'HazardVoteEventComment'
  | 'HazardousEvent'
  | 'HumanTask'
  | 'Machine'
  | 'MachineHazard'
  | 'Malfunction'
  | 'Misuse'
  | 'Personnel'
  | 'Project'
  | 'ProjectAttribute'
  | 'ProjectMember'
  | 'ReviewFinding'
  | 'Rrm'
  | 'SafetyFunction'
  | 'SafetyTarget'
  | 'SolutionSet'
  | 'Srem'
  | 'SuggestionRefusal'
  | 'TagRelationship'
  | 'Task'
  | 'Zone';
export type ProjectHistoryField = {
  field: string;
  /** The value that it had; null for nothing, and for a new record. */
  before: unknown;
  /** The value that it has since; null for nothing, and for a deleted record. */
  after: unknown;
};
export type ProjectHistoryEntry = {
  at: Moment;
  /** Who did it; null for the server and for accounts that are gone. */
  actor: UserSummary | null;
  action: ProjectChangeAction;
  entity: ProjectHistoryEntity;
  /** The operation that did it, such as `updateHazard`; `restoreDeletedRecords` for what came back. */
  operationId: string;
  reason: string | null;
  /** Revision of the record after the change, of a deleted one the last; null for kinds without one. */
  revision: number | null;
  record: ProjectChangeRecord;
  fields: ProjectHistoryField[];
};
export type ProjectHistoryResponse = {
  data: {
    results: ProjectHistoryEntry[];
    /** `after` of the next request; null when there is nothing older (`order=desc`). */
    next: string | null;
  };
};
export type ProjectAttributeDataType = 'TEXT' | 'NUMBER' | 'DATE' | 'CHOICE';
export type Position = number;
export type ProjectAttributeType = {
  uuid: Uuid;
  projectUuid: Uuid;
  name: RecordName;
  description: MarkdownText;
  dataType: ProjectAttributeDataType;
  position: Position;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ProjectAttributeTypeResponse = {
  data: ProjectAttributeType;
};
export type ProjectAttributeTypeCreate = {
  name: RecordName;
  description?: MarkdownText;
  dataType: ProjectAttributeDataType;
  position?: Position;
};
export type ProjectAttribute = {
  uuid: Uuid;
  projectUuid: Uuid;
  projectAttributeTypeUuid: Uuid;
  /** In the form of the kind; null for a CHOICE. */
  value: string | null;
  projectAttributeTypeValueUuid: NullableUuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ProjectAttributeResponse = {
  data: ProjectAttribute;
};
export type ProjectAttributeCreate = {
  projectAttributeTypeUuid: Uuid;
  /** In the form of the kind; null for a CHOICE. */
  value?: string | null;
  projectAttributeTypeValueUuid?: NullableUuid;
};
export type RecordCode = string;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
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
export type DocumentResponse = {
  data: Document;
};
export type DocumentCreate = {
  /** The file, as large as the installation allows (50 MB unless set otherwise). Taken are PDF, Office and OpenDocument
    files, texts (also CSV, JSON, Markdown, XML, ReqIF), PNG, JPEG, GIF, WebP and TIFF images, and ZIP archives; what
    it is is read from its first bytes. Refused (422 RULE_VIOLATED) is what would harm whoever opens it or cannot be opened:
    a PDF without its end, macros, an SVG with a script, XML that defines entities, an archive whose list cannot be read,
    that names a file outside of its folder or would unpack to 250 times its size and more than 8 MB.
     */
  file: Blob;
  /** The name of the file without its ending where left out. */
  name?: RecordName;
  description?: MarkdownText;
  /** What the first revision is. */
  comment?: string;
  /** Hazards that it is about; a hazard whose risk is frozen may gain and lose documents, which show something and are no part of what was accepted. */
  hazardUuids?: Uuid[];
  /** Safety targets that it is about. */
  safetyTargetUuids?: Uuid[];
  /** Safety requirements and external measures that it specifies or shows. */
  sremUuids?: Uuid[];
};
export type ProjectCopyPart = 'RATINGS' | 'ATTRIBUTES' | 'TAGS' | 'MEMBERS';
export type ProjectCopy = {
  name: RecordName;
  description?: MarkdownText;
  reason?: Reason;
  /** What comes along beside the analysis itself. */
  parts?: ProjectCopyPart[];
};
export type RiskParameter = 'severity' | 'exposure' | 'probability' | 'avoidability';
export type RatingSetMoveLevel = {
  parameter: RiskParameter;
  /** Its code in both versions. */
  code: string;
  /** null where the other version has no level of this code. */
  toLevelUuid: string | null;
};
export type RatingSetStay = 'FROZEN' | 'LOCKED' | 'VOTED' | 'RATED' | 'HAZARD' | 'LEVEL';
export type RatingSetMoveHazard = {
  hazardUuid: Uuid;
  code: RecordCode;
  name: RecordName;
  /** Its levels in the version that is left. Parameters without a level are left out. */
  levels: RatingSetMoveLevel[];
  /** Codes of levels that measures are judged to bring and the other version does not have. */
  lostEffects: string[];
  /** The rating in the version that is left. */
  ratingUuid: string | null;
  /** The rating that the table of the other version gives; null while a level is open. */
  toRatingUuid: string | null;
  /** Why it stays; null where it moves. */
  stays: RatingSetStay | null;
};
export type RatingSetMoveEntity = 'SafetyTarget' | 'SafetyFunction' | 'ExposureSituation';
export type RatingSetMoveRecord = {
  entity: RatingSetMoveEntity;
  uuid: Uuid;
  code: RecordCode;
  name: RecordName;
  /** Why it stays; null where it moves. */
  stays: RatingSetStay | null;
};
export type RatingSetMove = {
  /** The version that is left. */
  riskRatingSetUuid: string;
  /** The version that takes its place. */
  toRiskRatingSetUuid: string;
  /** Every hazard that works by the version that is left, in the order of the worksheet. */
  hazards: RatingSetMoveHazard[];
  /** Safety targets and safety functions that compare hazards in it and situations with an exposure in it. */
  records: RatingSetMoveRecord[];
};
export type RatingSetMoveResponse = {
  data: RatingSetMove;
};
export type RatingSetMoveRequest = {
  /** The version that the project works with. */
  riskRatingSetUuid: string;
  /** Another version of the same set. */
  toRiskRatingSetUuid: string;
  revision: Revision;
  reason?: Reason;
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
export type ProjectMemberResponse = {
  data: ProjectMember;
};
export type ProjectMemberCreate = {
  userUuid: Uuid;
  role: ProjectRole;
};
export type ProjectAccessRequest = {
  uuid: Uuid;
  projectUuid: Uuid;
  projectName: RecordName;
  userUuid: Uuid;
  user: UserSummary;
  message: string;
  status: AccessRequestStatus;
  /** What was said with the decision; empty where nothing was. */
  answer: string;
  decidedAt: string | null;
  decidedBy: NullableUuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type ProjectAccessRequestResponse = {
  data: ProjectAccessRequest;
};
export type ProjectAccessRequestCreate = {
  /** What the leads should know. */
  message?: string;
};
export type FreeValues = {
  [key: string]: unknown;
};
export type ProjectUserPreferences = {
  projectUuid: Uuid;
  /** Shown first in lists of projects. */
  isFavorite: boolean;
  values: FreeValues;
};
export type ProjectUserPreferencesResponse = {
  data: ProjectUserPreferences;
};
export type ProjectUserPreferencesSet = {
  /** Shown first in lists of projects. */
  isFavorite?: boolean;
  values?: FreeValues;
};
export const {
  useListProjectsQuery,
  useLazyListProjectsQuery,
  useListProjectsToRequestAccessQuery,
  useLazyListProjectsToRequestAccessQuery,
  useGetProjectQuery,
  useLazyGetProjectQuery,
  useUpdateProjectMutation,
  useDeleteProjectMutation,
  useGetProjectDependencyTreeQuery,
  useLazyGetProjectDependencyTreeQuery,
  useListProjectChangesQuery,
  useLazyListProjectChangesQuery,
  useListProjectHistoryQuery,
  useLazyListProjectHistoryQuery,
  useCreateProjectAttributeTypeMutation,
  useCreateProjectAttributeMutation,
  useCreateProjectDocumentMutation,
  useCreatePlatformDocumentMutation,
  useCreateQuokkaFscDocumentMutation,
  useCopyProjectMutation,
  usePreviewRatingSetMoveQuery,
  useLazyPreviewRatingSetMoveQuery,
  useMoveRatingSetMutation,
  useAddProjectMemberMutation,
  useRequestProjectAccessMutation,
  useSetProjectUserPreferencesMutation,
} = injectedRtkApi;
