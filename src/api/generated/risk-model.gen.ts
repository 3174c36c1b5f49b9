import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listRiskRatingSets: build.query<ListRiskRatingSetsApiResponse, ListRiskRatingSetsApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-rating-sets`,
        params: {
          organizationUuid: queryArg.organizationUuid,
          search: queryArg.search,
          isEnabled: queryArg.isEnabled,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRiskRatingSet: build.query<GetRiskRatingSetApiResponse, GetRiskRatingSetApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-rating-sets/${encodeURIComponent(String(queryArg.riskRatingSetUuid))}`,
      }),
    }),
    listRiskRatingSetDrafts: build.query<ListRiskRatingSetDraftsApiResponse, ListRiskRatingSetDraftsApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-rating-set-drafts`,
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
    createRiskRatingSetDraft: build.mutation<
      CreateRiskRatingSetDraftApiResponse,
      CreateRiskRatingSetDraftApiArg
    >({
      query: queryArg => ({
        url: `/user-api/risk-rating-set-drafts`,
        method: 'POST',
        body: queryArg.riskRatingSetDraftCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getRiskRatingSetDraft: build.query<GetRiskRatingSetDraftApiResponse, GetRiskRatingSetDraftApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-rating-set-drafts/${encodeURIComponent(String(queryArg.riskRatingSetDraftUuid))}`,
      }),
    }),
    updateRiskRatingSetDraft: build.mutation<
      UpdateRiskRatingSetDraftApiResponse,
      UpdateRiskRatingSetDraftApiArg
    >({
      query: queryArg => ({
        url: `/user-api/risk-rating-set-drafts/${encodeURIComponent(String(queryArg.riskRatingSetDraftUuid))}`,
        method: 'PATCH',
        body: queryArg.riskRatingSetDraftUpdate,
      }),
    }),
    deleteRiskRatingSetDraft: build.mutation<
      DeleteRiskRatingSetDraftApiResponse,
      DeleteRiskRatingSetDraftApiArg
    >({
      query: queryArg => ({
        url: `/user-api/risk-rating-set-drafts/${encodeURIComponent(String(queryArg.riskRatingSetDraftUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    publishRiskRatingSetDraft: build.mutation<
      PublishRiskRatingSetDraftApiResponse,
      PublishRiskRatingSetDraftApiArg
    >({
      query: queryArg => ({
        url: `/user-api/risk-rating-set-drafts/${encodeURIComponent(String(queryArg.riskRatingSetDraftUuid))}/publish`,
        method: 'POST',
        body: queryArg.riskRatingSetDraftPublish,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listRiskSeverities: build.query<ListRiskSeveritiesApiResponse, ListRiskSeveritiesApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-severities`,
        params: {
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRiskSeverity: build.query<GetRiskSeverityApiResponse, GetRiskSeverityApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-severities/${encodeURIComponent(String(queryArg.riskSeverityUuid))}`,
      }),
    }),
    listRiskExposures: build.query<ListRiskExposuresApiResponse, ListRiskExposuresApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-exposures`,
        params: {
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRiskExposure: build.query<GetRiskExposureApiResponse, GetRiskExposureApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-exposures/${encodeURIComponent(String(queryArg.riskExposureUuid))}`,
      }),
    }),
    listRiskProbabilities: build.query<ListRiskProbabilitiesApiResponse, ListRiskProbabilitiesApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-probabilities`,
        params: {
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRiskProbability: build.query<GetRiskProbabilityApiResponse, GetRiskProbabilityApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-probabilities/${encodeURIComponent(String(queryArg.riskProbabilityUuid))}`,
      }),
    }),
    listRiskAvoidabilities: build.query<ListRiskAvoidabilitiesApiResponse, ListRiskAvoidabilitiesApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-avoidabilities`,
        params: {
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRiskAvoidability: build.query<GetRiskAvoidabilityApiResponse, GetRiskAvoidabilityApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-avoidabilities/${encodeURIComponent(String(queryArg.riskAvoidabilityUuid))}`,
      }),
    }),
    listRiskClasses: build.query<ListRiskClassesApiResponse, ListRiskClassesApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-classes`,
        params: {
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRiskClass: build.query<GetRiskClassApiResponse, GetRiskClassApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-classes/${encodeURIComponent(String(queryArg.riskClassUuid))}`,
      }),
    }),
    listRiskRatings: build.query<ListRiskRatingsApiResponse, ListRiskRatingsApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-ratings`,
        params: {
          riskRatingSetUuid: queryArg.riskRatingSetUuid,
          acceptance: queryArg.acceptance,
          search: queryArg.search,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    getRiskRating: build.query<GetRiskRatingApiResponse, GetRiskRatingApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-ratings/${encodeURIComponent(String(queryArg.riskRatingUuid))}`,
      }),
    }),
    calculateRiskRating: build.query<CalculateRiskRatingApiResponse, CalculateRiskRatingApiArg>({
      query: queryArg => ({
        url: `/user-api/risk-ratings/${encodeURIComponent(String(queryArg.riskRatingSetUuid))}/calculate`,
        method: 'POST',
        body: queryArg.riskCalculation,
      }),
    }),
    linkRiskRatingSetToOrganization: build.mutation<
      LinkRiskRatingSetToOrganizationApiResponse,
      LinkRiskRatingSetToOrganizationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/risk-rating-set/${encodeURIComponent(String(queryArg.riskRatingSetUuid))}/link-organization`,
        method: 'POST',
        body: queryArg.organizationRiskRatingSetCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateOrganizationRiskRatingSet: build.mutation<
      UpdateOrganizationRiskRatingSetApiResponse,
      UpdateOrganizationRiskRatingSetApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organization-risk-rating-sets/${encodeURIComponent(String(queryArg.organizationRiskRatingSetUuid))}`,
        method: 'PATCH',
        body: queryArg.organizationRiskRatingSetUpdate,
      }),
    }),
    deleteOrganizationRiskRatingSet: build.mutation<
      DeleteOrganizationRiskRatingSetApiResponse,
      DeleteOrganizationRiskRatingSetApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organization-risk-rating-sets/${encodeURIComponent(String(queryArg.organizationRiskRatingSetUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    listOrganizationScopedRiskRatingSets: build.query<
      ListOrganizationScopedRiskRatingSetsApiResponse,
      ListOrganizationScopedRiskRatingSetsApiArg
    >({
      query: queryArg => ({
        url: `/user-api/organization-scoped-risk-rating-sets`,
        params: {
          search: queryArg.search,
          organizationUuid: queryArg.organizationUuid,
          isEnabled: queryArg.isEnabled,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    listRrmsCreditableForLowPr: build.query<
      ListRrmsCreditableForLowPrApiResponse,
      ListRrmsCreditableForLowPrApiArg
    >({
      query: queryArg => ({
        url: `/user-api/rrms/get-can-take-credit-for-low-pr/list`,
        params: {
          projectUuid: queryArg.projectUuid,
          search: queryArg.search,
          rrmTypeUuid: queryArg.rrmTypeUuid,
          safetyTargetUuid: queryArg.safetyTargetUuid,
          isSafetyFunction: queryArg.isSafetyFunction,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as riskModelApi };
export type ListRiskRatingSetsApiResponse =
  /** status 200 The methods without levels and table, and how many there are without paging. */ RiskRatingSetListResponse;
export type ListRiskRatingSetsApiArg = {
  /** Only methods of these organizations; repeat the key for several. Built-in ones belong to none. */
  organizationUuid?: string[];
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only methods that are, or are not, enabled. */
  isEnabled?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: RiskRatingSetOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetRiskRatingSetApiResponse =
  /** status 200 The method with its levels, classes, ratings and table. */ RiskRatingSetResponse;
export type GetRiskRatingSetApiArg = {
  /** Uuid of the risk rating set. */
  riskRatingSetUuid: string;
};
export type ListRiskRatingSetDraftsApiResponse =
  /** status 200 The drafts, and how many there are without paging. */ RiskRatingSetDraftListResponse;
export type ListRiskRatingSetDraftsApiArg = {
  /** Only drafts of this organization. Without it, those of every organization of the caller. */
  organizationUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: RiskRatingSetOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type CreateRiskRatingSetDraftApiResponse = /** status 201 The draft. */ RiskRatingSetDraftResponse;
export type CreateRiskRatingSetDraftApiArg = {
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  riskRatingSetDraftCreate: RiskRatingSetDraftCreate;
};
export type GetRiskRatingSetDraftApiResponse = /** status 200 The draft, whole. */ RiskRatingSetDraftResponse;
export type GetRiskRatingSetDraftApiArg = {
  /** Uuid of the draft. */
  riskRatingSetDraftUuid: string;
};
export type UpdateRiskRatingSetDraftApiResponse =
  /** status 200 The changed draft. */ RiskRatingSetDraftResponse;
export type UpdateRiskRatingSetDraftApiArg = {
  /** Uuid of the draft. */
  riskRatingSetDraftUuid: string;
  riskRatingSetDraftUpdate: RiskRatingSetDraftUpdate;
};
export type DeleteRiskRatingSetDraftApiResponse = unknown;
export type DeleteRiskRatingSetDraftApiArg = {
  /** Uuid of the draft. */
  riskRatingSetDraftUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type PublishRiskRatingSetDraftApiResponse = /** status 201 The published set. */ RiskRatingSetResponse;
export type PublishRiskRatingSetDraftApiArg = {
  /** Uuid of the draft. */
  riskRatingSetDraftUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  riskRatingSetDraftPublish: RiskRatingSetDraftPublish;
};
export type ListRiskSeveritiesApiResponse =
  /** status 200 The levels, and how many there are without paging. */ RiskLevelListResponse;
export type ListRiskSeveritiesApiArg = {
  /** Only those of these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Text that code, label or definition contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: RiskLevelOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetRiskSeverityApiResponse = /** status 200 The level. */ RiskLevelResponse;
export type GetRiskSeverityApiArg = {
  /** Uuid of the risk severity. */
  riskSeverityUuid: string;
};
export type ListRiskExposuresApiResponse =
  /** status 200 The levels, and how many there are without paging. */ RiskLevelListResponse;
export type ListRiskExposuresApiArg = {
  /** Only those of these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Text that code, label or definition contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: RiskLevelOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetRiskExposureApiResponse = /** status 200 The level. */ RiskLevelResponse;
export type GetRiskExposureApiArg = {
  /** Uuid of the risk exposure. */
  riskExposureUuid: string;
};
export type ListRiskProbabilitiesApiResponse =
  /** status 200 The levels, and how many there are without paging. */ RiskLevelListResponse;
export type ListRiskProbabilitiesApiArg = {
  /** Only those of these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Text that code, label or definition contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: RiskLevelOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetRiskProbabilityApiResponse = /** status 200 The level. */ RiskLevelResponse;
export type GetRiskProbabilityApiArg = {
  /** Uuid of the risk probability. */
  riskProbabilityUuid: string;
};
export type ListRiskAvoidabilitiesApiResponse =
  /** status 200 The levels, and how many there are without paging. */ RiskLevelListResponse;
export type ListRiskAvoidabilitiesApiArg = {
  /** Only those of these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Text that code, label or definition contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: RiskLevelOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetRiskAvoidabilityApiResponse = /** status 200 The level. */ RiskLevelResponse;
export type GetRiskAvoidabilityApiArg = {
  /** Uuid of the risk avoidability. */
  riskAvoidabilityUuid: string;
};
export type ListRiskClassesApiResponse =
  /** status 200 The bands, and how many there are without paging. */ RiskClassListResponse;
export type ListRiskClassesApiArg = {
  /** Only those of these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Text that code, label or definition contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: RiskRankOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetRiskClassApiResponse = /** status 200 The band. */ RiskClassResponse;
export type GetRiskClassApiArg = {
  /** Uuid of the risk class. */
  riskClassUuid: string;
};
export type ListRiskRatingsApiResponse =
  /** status 200 The ratings, and how many there are without paging. */ RiskRatingListResponse;
export type ListRiskRatingsApiArg = {
  /** Only those of these rating sets; repeat the key for several. */
  riskRatingSetUuid?: string[];
  /** Only ratings that ask for this; repeat the key for several. */
  acceptance?: RiskAcceptance[];
  /** Text that code, label or definition contains, whatever the case. */
  search?: string;
  /** The field that the list is sorted by. */
  orderBy?: RiskRankOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type GetRiskRatingApiResponse = /** status 200 The rating. */ RiskRatingResponse;
export type GetRiskRatingApiArg = {
  /** Uuid of the risk rating. */
  riskRatingUuid: string;
};
export type CalculateRiskRatingApiResponse =
  /** status 200 The rating and why; incomplete while levels are missing. */ RiskCalculationResponse;
export type CalculateRiskRatingApiArg = {
  /** Uuid of the risk rating set. */
  riskRatingSetUuid: string;
  riskCalculation: RiskCalculation;
};
export type LinkRiskRatingSetToOrganizationApiResponse =
  /** status 201 How the organization uses it. */ OrganizationRiskRatingSetResponse;
export type LinkRiskRatingSetToOrganizationApiArg = {
  /** Uuid of the risk rating set. */
  riskRatingSetUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  organizationRiskRatingSetCreate: OrganizationRiskRatingSetCreate;
};
export type UpdateOrganizationRiskRatingSetApiResponse =
  /** status 200 How the organization uses it now. */ OrganizationRiskRatingSetResponse;
export type UpdateOrganizationRiskRatingSetApiArg = {
  /** Uuid of the organization risk rating set. */
  organizationRiskRatingSetUuid: string;
  organizationRiskRatingSetUpdate: OrganizationRiskRatingSetUpdate;
};
export type DeleteOrganizationRiskRatingSetApiResponse = unknown;
export type DeleteOrganizationRiskRatingSetApiArg = {
  /** Uuid of the organization risk rating set. */
  organizationRiskRatingSetUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type ListOrganizationScopedRiskRatingSetsApiResponse =
  /** status 200 The methods, and how many there are without paging. */ OrganizationScopedRiskRatingSetListResponse;
export type ListOrganizationScopedRiskRatingSetsApiArg = {
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only methods that this organization can use or has linked. Without it, those of every organization of the caller. */
  organizationUuid?: string;
  /** Only methods that ship enabled, or that do not. */
  isEnabled?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: RiskRatingSetOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type ListRrmsCreditableForLowPrApiResponse =
  /** status 200 The measures, and how many there are without paging. */ RrmListResponse;
export type ListRrmsCreditableForLowPrApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Text that code, name or description contains, whatever the case. */
  search?: string;
  /** Only measures of these types; repeat the key for several. */
  rrmTypeUuid?: string[];
  /** Only measures that carry out these targets; repeat the key for several. */
  safetyTargetUuid?: string[];
  /** Only measures that are, or are not, safety functions. */
  isSafetyFunction?: boolean;
  /** The field that the list is sorted by. */
  orderBy?: RecordOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type Uuid = string;
export type RecordName = string;
export type RiskParameter = 'severity' | 'exposure' | 'probability' | 'avoidability';
export type RiskSetParameter = {
  parameter: RiskParameter;
  /** Such as S, E, C, F, P, Se, Fr, Pr, Av. */
  symbol: string;
  label: string;
};
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type RiskRatingSetSummary = {
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
  /** How many projects that the caller may read work with it. */
  projectCount: number;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type RiskRatingSetListResponse = {
  data: {
    results: RiskRatingSetSummary[];
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
export type RiskRatingSetOrderBy = 'code' | 'name' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
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
export type RiskRatingSetResponse = {
  data: RiskRatingSet;
};
export type RiskDraftLevel = {
  uuid: Uuid;
  parameter: RiskParameter;
  /** Such as S3, E4, C2, F1. */
  code: string;
  /** What it is called. */
  label: string;
  /** When it is chosen. */
  definition: string;
  /** Place in the scale; higher is more severe. Where the set has classes, the points that are added up. */
  rank: number;
  /** What it is like. */
  examples: string;
  /** Place in lists. */
  order: number;
  /** Where an exposure level begins in numbers; null where the set states none, and for other parameters. */
  band: ExposureBand | null;
};
export type RiskDraftClass = {
  uuid: Uuid;
  /** Such as 8-10. */
  code: string;
  /** What it is called. */
  label: string;
  /** What it means. */
  definition: string;
  /** Place in the scale; higher is more severe. */
  rank: number;
  /** Lowest score of the band, without unit. */
  lower: number;
  /** Highest score of the band, without unit. */
  upper: number;
};
export type RiskDraftRating = {
  uuid: Uuid;
  /** Such as QM, C, d. */
  code: string;
  /** What it is called. */
  label: string;
  /** What it asks for. */
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
};
export type RiskRatingSetDraft = {
  uuid: Uuid;
  organizationUuid: Uuid;
  /** What all versions of the set have in common; null for the first version of a new set. */
  lineageUuid: string | null;
  basedOnUuid: Uuid;
  /** It comes from a template; publishing needs `isChecked`. */
  mustBeChecked: boolean;
  /** Readable id of the set, kept by all its versions. */
  code: string;
  name: RecordName;
  /** Standard whose method it is or follows; empty for none. */
  standard: string;
  /** Version of the standard or of the own method. */
  version: string;
  /** What the result is called: ASIL, PL, SIL, Risk level. */
  resultLabel: string;
  /** The table in a sentence; the table decides. */
  rule: string;
  /** What the set does not claim. */
  disclaimer: string;
  /** Where the levels and the table come from. */
  provenance: string;
  /** In the order of the worksheet's columns; severity is one of them. */
  parameters: RiskSetParameter[];
  /** Of all parameters. */
  levels: RiskDraftLevel[];
  /** Empty where the method has none. */
  classes: RiskDraftClass[];
  /** The results. */
  ratings: RiskDraftRating[];
  /** One cell for each combination of levels; what is not filled is left out. */
  table: RiskTableCell[];
  /** Why the table is not monotone. */
  explanations: RiskTableExplanation[];
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type RiskRatingSetDraftListResponse = {
  data: {
    results: RiskRatingSetDraft[];
    total: number;
  };
};
export type RiskRatingSetDraftResponse = {
  data: RiskRatingSetDraft;
};
export type Reason = string;
export type RiskRatingSetDraftCreate = {
  organizationUuid: Uuid;
  basedOnUuid: Uuid;
  /** The next version of the set `basedOnUuid`, instead of another set. */
  isNewVersion?: boolean;
  name?: RecordName;
  /** Readable id; made by the server when left out. A new version keeps that of its set. */
  code?: string;
  reason?: Reason;
};
export type RiskRatingSetDraftUpdate = {
  revision: Revision;
  reason?: Reason;
  name?: RecordName;
  /** Standard whose method it is or follows; empty for none. */
  standard?: string;
  /** Version of the standard or of the own method. */
  version?: string;
  /** What the result is called: ASIL, PL, SIL, Risk level. */
  resultLabel?: string;
  /** The table in a sentence; the table decides. */
  rule?: string;
  /** What the set does not claim. */
  disclaimer?: string;
  /** Where the levels and the table come from. */
  provenance?: string;
  /** In the order of the worksheet's columns; severity is one of them. */
  parameters?: RiskSetParameter[];
  /** Of all parameters. */
  levels?: RiskDraftLevel[];
  /** Empty where the method has none. */
  classes?: RiskDraftClass[];
  /** The results. */
  ratings?: RiskDraftRating[];
  /** One cell for each combination of levels; what is not filled is left out. */
  table?: RiskTableCell[];
  /** Why the table is not monotone. */
  explanations?: RiskTableExplanation[];
};
export type RiskRatingSetDraftPublish = {
  revision: Revision;
  /** The organization compared levels and table with the standard that it owns. */
  isChecked?: boolean;
  reason?: Reason;
};
export type RiskLevelListResponse = {
  data: {
    results: RiskLevel[];
    total: number;
  };
};
export type RiskLevelOrderBy = 'order' | 'rank' | 'code' | 'createdAt' | 'updatedAt';
export type RiskLevelResponse = {
  data: RiskLevel;
};
export type RiskClassListResponse = {
  data: {
    results: RiskClass[];
    total: number;
  };
};
export type RiskRankOrderBy = 'rank' | 'code' | 'createdAt' | 'updatedAt';
export type RiskClassResponse = {
  data: RiskClass;
};
export type RiskRatingListResponse = {
  data: {
    results: RiskRating[];
    total: number;
  };
};
export type RiskRatingResponse = {
  data: RiskRating;
};
export type RiskStepDirection = 'LOWER' | 'HIGHER';
export type RiskCalculationStep = {
  parameter: RiskParameter;
  direction: RiskStepDirection;
  /** The level after the step. */
  levelUuid: string;
  ratingUuid: Uuid;
  /** Whether the rating would be another one. */
  changes: boolean;
};
export type RiskCalculationResult = {
  /** null while levels are missing or the table is empty. */
  ratingUuid: string | null;
  /** null where the method has no classes. */
  classUuid: string | null;
  /** Intermediate number where the method has one, without unit. */
  score: number | null;
  /** Every parameter of the method has a level. */
  isComplete: boolean;
  /** Parameters of the method without a level. */
  missing: RiskParameter[];
  /** Which table and which cell, or what is missing, in sentences for the user. */
  explanation: string;
  /** Empty while levels are missing; at an end of a scale there is no step. */
  steps: RiskCalculationStep[];
};
export type RiskCalculationResponse = {
  data: RiskCalculationResult;
};
export type RiskCalculation = {
  severityUuid: Uuid;
  exposureUuid?: NullableUuid;
  probabilityUuid?: NullableUuid;
  avoidabilityUuid?: NullableUuid;
};
export type RiskLabelOverride = {
  /** Level, class or rating of the set. */
  uuid: string;
  label: RecordName;
};
export type OrganizationRiskRatingSet = {
  uuid: Uuid;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  organizationUuid: Uuid;
  riskRatingSetUuid: Uuid;
  /** Default of the organization; one at most: giving it to one takes it from the other. */
  isDefault: boolean;
  /** false switches the set off for new projects; those that work with it keep it. */
  isActive: boolean;
  /** Own name of the set; null for its shipped name. */
  nameOverride: string | null;
  /** Own names of levels, classes and ratings, to show instead of the shipped ones. The table is never changed. */
  labelOverrides: RiskLabelOverride[];
  /** The organization compared levels and table with the standard that it owns. A template that ships disabled cannot be used without it (domain model 3, trust). */
  isChecked: boolean;
};
export type OrganizationRiskRatingSetResponse = {
  data: OrganizationRiskRatingSet;
};
export type OrganizationRiskRatingSetCreate = {
  organizationUuid: Uuid;
  /** Default of the organization; one at most: giving it to one takes it from the other. */
  isDefault?: boolean;
  /** false switches the set off for new projects; those that work with it keep it. */
  isActive?: boolean;
  /** Own name of the set; null for its shipped name. */
  nameOverride?: string | null;
  /** Own names of levels, classes and ratings, to show instead of the shipped ones. The table is never changed. */
  labelOverrides?: RiskLabelOverride[];
  /** The organization compared levels and table with the standard that it owns. A template that ships disabled cannot be used without it (domain model 3, trust). */
  isChecked?: boolean;
  reason?: Reason;
};
export type OrganizationRiskRatingSetUpdate = {
  revision: Revision;
  reason?: Reason;
  /** Default of the organization; one at most: giving it to one takes it from the other. */
  isDefault?: boolean;
  /** false switches the set off for new projects; those that work with it keep it. */
  isActive?: boolean;
  /** Own name of the set; null for its shipped name. */
  nameOverride?: string | null;
  /** Own names of levels, classes and ratings, to show instead of the shipped ones. The table is never changed. */
  labelOverrides?: RiskLabelOverride[];
  /** The organization compared levels and table with the standard that it owns. A template that ships disabled cannot be used without it (domain model 3, trust). */
  isChecked?: boolean;
};
export type OrganizationScopedRiskRatingSet = {
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
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
  /** One for each organization of the caller that linked it. */
  organizationRiskRatingSets: OrganizationRiskRatingSet[];
};
export type OrganizationScopedRiskRatingSetListResponse = {
  data: {
    results: OrganizationScopedRiskRatingSet[];
    total: number;
  };
};
export type RecordCode = string;
export type MarkdownText = string;
export type Position = number;
export type Source = 'MANUAL' | 'IMPORT' | 'GENERATED' | 'RECOMMENDED' | 'COPIED';
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
export type RrmListResponse = {
  data: {
    results: Rrm[];
    total: number;
  };
};
export type RecordOrderBy = 'position' | 'code' | 'name' | 'createdAt' | 'updatedAt';
export const {
  useListRiskRatingSetsQuery,
  useLazyListRiskRatingSetsQuery,
  useGetRiskRatingSetQuery,
  useLazyGetRiskRatingSetQuery,
  useListRiskRatingSetDraftsQuery,
  useLazyListRiskRatingSetDraftsQuery,
  useCreateRiskRatingSetDraftMutation,
  useGetRiskRatingSetDraftQuery,
  useLazyGetRiskRatingSetDraftQuery,
  useUpdateRiskRatingSetDraftMutation,
  useDeleteRiskRatingSetDraftMutation,
  usePublishRiskRatingSetDraftMutation,
  useListRiskSeveritiesQuery,
  useLazyListRiskSeveritiesQuery,
  useGetRiskSeverityQuery,
  useLazyGetRiskSeverityQuery,
  useListRiskExposuresQuery,
  useLazyListRiskExposuresQuery,
  useGetRiskExposureQuery,
  useLazyGetRiskExposureQuery,
  useListRiskProbabilitiesQuery,
  useLazyListRiskProbabilitiesQuery,
  useGetRiskProbabilityQuery,
  useLazyGetRiskProbabilityQuery,
  useListRiskAvoidabilitiesQuery,
  useLazyListRiskAvoidabilitiesQuery,
  useGetRiskAvoidabilityQuery,
  useLazyGetRiskAvoidabilityQuery,
  useListRiskClassesQuery,
  useLazyListRiskClassesQuery,
  useGetRiskClassQuery,
  useLazyGetRiskClassQuery,
  useListRiskRatingsQuery,
  useLazyListRiskRatingsQuery,
  useGetRiskRatingQuery,
  useLazyGetRiskRatingQuery,
  useCalculateRiskRatingQuery,
  useLazyCalculateRiskRatingQuery,
  useLinkRiskRatingSetToOrganizationMutation,
  useUpdateOrganizationRiskRatingSetMutation,
  useDeleteOrganizationRiskRatingSetMutation,
  useListOrganizationScopedRiskRatingSetsQuery,
  useLazyListOrganizationScopedRiskRatingSetsQuery,
  useListRrmsCreditableForLowPrQuery,
  useLazyListRrmsCreditableForLowPrQuery,
} = injectedRtkApi;
