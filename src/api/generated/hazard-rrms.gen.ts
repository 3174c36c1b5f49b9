import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    updateHazardEvaluation: build.mutation<UpdateHazardEvaluationApiResponse, UpdateHazardEvaluationApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-evaluations/${encodeURIComponent(String(queryArg.hazardEvaluationUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardEvaluationUpdate,
      }),
    }),
    updateHazardRrmEvaluation: build.mutation<
      UpdateHazardRrmEvaluationApiResponse,
      UpdateHazardRrmEvaluationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazard-rrm-evaluations/${encodeURIComponent(String(queryArg.hazardRrmEvaluationUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardRrmEvaluationUpdate,
      }),
    }),
    deleteHazardRrmEvaluation: build.mutation<
      DeleteHazardRrmEvaluationApiResponse,
      DeleteHazardRrmEvaluationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazard-rrm-evaluations/${encodeURIComponent(String(queryArg.hazardRrmEvaluationUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    listHazardRrms: build.query<ListHazardRrmsApiResponse, ListHazardRrmsApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-rrms`,
        params: {
          projectUuid: queryArg.projectUuid,
          hazardUuid: queryArg.hazardUuid,
          rrmUuid: queryArg.rrmUuid,
          solutionSetUuid: queryArg.solutionSetUuid,
          sremUuid: queryArg.sremUuid,
          responsibleUserUuid: queryArg.responsibleUserUuid,
          status: queryArg.status,
          takesCreditForLowPr: queryArg.takesCreditForLowPr,
          evidenceDocumentUuid: queryArg.evidenceDocumentUuid,
          newHazardUuid: queryArg.newHazardUuid,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createHazardRrmsBatch: build.mutation<CreateHazardRrmsBatchApiResponse, CreateHazardRrmsBatchApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/hazard-rrms/batch`,
        method: 'POST',
        body: queryArg.hazardRrmBatchCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getHazardRrm: build.query<GetHazardRrmApiResponse, GetHazardRrmApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-rrms/${encodeURIComponent(String(queryArg.hazardRrmUuid))}`,
      }),
    }),
    updateHazardRrm: build.mutation<UpdateHazardRrmApiResponse, UpdateHazardRrmApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-rrms/${encodeURIComponent(String(queryArg.hazardRrmUuid))}`,
        method: 'PATCH',
        body: queryArg.hazardRrmUpdate,
      }),
    }),
    deleteHazardRrm: build.mutation<DeleteHazardRrmApiResponse, DeleteHazardRrmApiArg>({
      query: queryArg => ({
        url: `/user-api/hazard-rrms/${encodeURIComponent(String(queryArg.hazardRrmUuid))}`,
        method: 'DELETE',
        params: {
          reason: queryArg.reason,
          revision: queryArg.revision,
        },
      }),
    }),
    createHazardRrmEvaluation: build.mutation<
      CreateHazardRrmEvaluationApiResponse,
      CreateHazardRrmEvaluationApiArg
    >({
      query: queryArg => ({
        url: `/user-api/hazard-rrms/${encodeURIComponent(String(queryArg.hazardRrmUuid))}/evaluation`,
        method: 'POST',
        body: queryArg.hazardRrmEvaluationCreate,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as hazardRrmsApi };
export type UpdateHazardEvaluationApiResponse =
  /** status 200 The updated evaluation. */ HazardEvaluationResponse;
export type UpdateHazardEvaluationApiArg = {
  /** Uuid of the hazard evaluation. */
  hazardEvaluationUuid: string;
  hazardEvaluationUpdate: HazardEvaluationUpdate;
};
export type UpdateHazardRrmEvaluationApiResponse =
  /** status 200 The updated evaluation. */ HazardRrmEvaluationResponse;
export type UpdateHazardRrmEvaluationApiArg = {
  /** Uuid of the evaluation of a use. */
  hazardRrmEvaluationUuid: string;
  hazardRrmEvaluationUpdate: HazardRrmEvaluationUpdate;
};
export type DeleteHazardRrmEvaluationApiResponse = unknown;
export type DeleteHazardRrmEvaluationApiArg = {
  /** Uuid of the evaluation of a use. */
  hazardRrmEvaluationUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type ListHazardRrmsApiResponse =
  /** status 200 The uses, and how many there are without paging. */ HazardRrmListResponse;
export type ListHazardRrmsApiArg = {
  /** Only records of this project. Without it, records of every project the caller may read. */
  projectUuid?: string;
  /** Only uses on these hazards; repeat the key for several. */
  hazardUuid?: string[];
  /** Only uses of these measures; repeat the key for several. */
  rrmUuid?: string[];
  /** Only uses of these alternatives; repeat the key for several. */
  solutionSetUuid?: string[];
  /** Only uses that rely on these; repeat the key for several. */
  sremUuid?: string[];
  /** Only uses of these people; repeat the key for several. */
  responsibleUserUuid?: string[];
  /** Only uses with this status; repeat the key for several. */
  status?: HazardRrmStatus[];
  /** Only uses that claim, or do not claim, a low probability. */
  takesCreditForLowPr?: boolean;
  /** Only those that these documents show; repeat the key for several. */
  evidenceDocumentUuid?: string[];
  /** Only uses that bring these hazards along; repeat the key for several. */
  newHazardUuid?: string[];
  /** The field that the list is sorted by. */
  orderBy?: HazardRrmOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type CreateHazardRrmsBatchApiResponse =
  /** status 201 A result for each item. */ HazardRrmBatchResponse;
export type CreateHazardRrmsBatchApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardRrmBatchCreate: HazardRrmBatchCreate;
};
export type GetHazardRrmApiResponse = /** status 200 The use with its evaluation. */ HazardRrmResponse;
export type GetHazardRrmApiArg = {
  /** Uuid of the use of a measure on a hazard. */
  hazardRrmUuid: string;
};
export type UpdateHazardRrmApiResponse = /** status 200 The updated use. */ HazardRrmResponse;
export type UpdateHazardRrmApiArg = {
  /** Uuid of the use of a measure on a hazard. */
  hazardRrmUuid: string;
  hazardRrmUpdate: HazardRrmUpdate;
};
export type DeleteHazardRrmApiResponse = unknown;
export type DeleteHazardRrmApiArg = {
  /** Uuid of the use of a measure on a hazard. */
  hazardRrmUuid: string;
  /** Why the record is deleted; kept in the audit trail. */
  reason?: string;
  /** The revision that the caller has seen. When the record was changed since, nothing is deleted: 409, REVISION_CONFLICT, with
    the record as it is now in `current`. Left out, it is deleted as it is.
     */
  revision?: Revision;
};
export type CreateHazardRrmEvaluationApiResponse =
  /** status 201 The evaluation. */ HazardRrmEvaluationResponse;
export type CreateHazardRrmEvaluationApiArg = {
  /** Uuid of the use of a measure on a hazard. */
  hazardRrmUuid: string;
  /** Chosen by the client for one request, such as a uuid. The same request sent again with it within 24 hours is answered
    as the first time and carried out once; another request with it is refused with 422 (IDEMPOTENCY_KEY_USED).
     */
  'Idempotency-Key'?: string;
  hazardRrmEvaluationCreate: HazardRrmEvaluationCreate;
};
export type Uuid = string;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type HazardEvaluationStage = 'INITIAL' | 'FINAL';
export type MarkdownText = string;
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
export type HazardEvaluationResponse = {
  data: HazardEvaluation;
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
export type Reason = string;
export type HazardEvaluationUpdate = {
  /** Revision of the evaluation on which the change is made. */
  revision: number;
  reason?: Reason;
  severityUuid?: NullableUuid;
  exposureUuid?: NullableUuid;
  probabilityUuid?: NullableUuid;
  avoidabilityUuid?: NullableUuid;
  rationale?: HazardEvaluationRationale;
};
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
export type HazardRrmEvaluationResponse = {
  data: HazardRrmEvaluation;
};
export type HazardRrmEvaluationUpdate = {
  revision: Revision;
  reason?: Reason;
  /** Set of the levels, one of the project. Left out for a new evaluation, the own set of the hazard. */
  riskRatingSetUuid?: string;
  /** Severity after this measure; null where it changes nothing. */
  severityUuid?: string | null;
  /** Exposure after this measure; null where it changes nothing. */
  exposureUuid?: string | null;
  /** Probability after this measure; null where it changes nothing. */
  probabilityUuid?: string | null;
  /** Avoidability after this measure; null where it changes nothing. */
  avoidabilityUuid?: string | null;
  effectiveness?: HazardRrmEffectiveness;
  /** Whether the measure itself brings new hazards. */
  newHazardsCreated?: boolean;
  /** Which ones, in Markdown. */
  newHazardsNote?: string;
  /** How the effect is verified, in Markdown. */
  verificationMethod?: string;
  /** A member of the project. */
  verifiedByUserUuid?: string | null;
  verifiedAt?: string | null;
  /** Reasons in Markdown. */
  note?: string;
};
export type HazardRrmStatus = 'PROPOSED' | 'ACCEPTED' | 'IMPLEMENTED' | 'VERIFIED' | 'REJECTED';
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
export type HazardRrmListResponse = {
  data: {
    results: HazardRrm[];
    total: number;
  };
};
export type HazardRrmOrderBy = 'order' | 'createdAt' | 'updatedAt';
export type OrderDirection = 'asc' | 'desc';
export type BatchItemStatus = 'CREATED' | 'FAILED' | 'NOT_SAVED';
export type BatchItemResult = {
  /** Place in the request. */
  index: number;
  status: BatchItemStatus;
  uuid?: string;
  code?: string;
  error?: ErrorAnswer;
};
export type HazardRrmBatchResponse = {
  data: {
    /** How many were saved. */
    saved: number;
    /** In the order of the request. */
    results: BatchItemResult[];
    /** The saved uses, in the order of the request. */
    records: HazardRrm[];
  };
};
export type NewUuid = string;
export type HazardRrmEvaluationCreate = {
  /** Set of the levels, one of the project. Left out for a new evaluation, the own set of the hazard. */
  riskRatingSetUuid?: string;
  /** Severity after this measure; null where it changes nothing. */
  severityUuid?: string | null;
  /** Exposure after this measure; null where it changes nothing. */
  exposureUuid?: string | null;
  /** Probability after this measure; null where it changes nothing. */
  probabilityUuid?: string | null;
  /** Avoidability after this measure; null where it changes nothing. */
  avoidabilityUuid?: string | null;
  effectiveness?: HazardRrmEffectiveness;
  /** Whether the measure itself brings new hazards. */
  newHazardsCreated?: boolean;
  /** Which ones, in Markdown. */
  newHazardsNote?: string;
  /** How the effect is verified, in Markdown. */
  verificationMethod?: string;
  /** A member of the project. */
  verifiedByUserUuid?: string | null;
  verifiedAt?: string | null;
  /** Reasons in Markdown. */
  note?: string;
  reason?: Reason;
};
export type HazardRrmBatchItem = {
  uuid?: NewUuid;
  hazardUuid: Uuid;
  rrmUuid: Uuid;
  /** Place among the measures of the same rank; a new one is added at the end. */
  order?: number;
  /** Alternative that it belongs to; null for a part of every alternative. */
  solutionSetUuid?: string | null;
  /** Safety requirement or external measure that it relies on. */
  sremUuid?: string | null;
  status?: HazardRrmStatus;
  /** A member of the project. */
  responsibleUserUuid?: string | null;
  dueDate?: string | null;
  /** The measure makes the hazardous event unlikely; needs a justification and a measure that allows it (ISO 13849-1:2015 A.2.3.3). */
  takesCreditForLowPr?: boolean;
  /** Why the hazardous event is unlikely, in Markdown. */
  creditJustification?: string;
  /** Level that a safety function has to reach, such as d. Left out for a new use: that of the target of the measure, else that of the initial rating of the hazard. */
  requiredLevel?: string | null;
  /** Level that it reaches. */
  achievedLevel?: string | null;
  /** Where that is shown, in Markdown. */
  evidence?: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid?: string | null;
  /** Other hazards of the project that the measure brings along. */
  newHazardUuids?: string[];
  /** Its effect; the caller is the evaluator. */
  evaluation?: HazardRrmEvaluationCreate;
};
export type HazardRrmBatchCreate = {
  items: HazardRrmBatchItem[];
};
export type HazardRrmResponse = {
  data: HazardRrm;
};
export type HazardRrmUpdate = {
  revision: Revision;
  reason?: Reason;
  /** Place among the measures of the same rank; a new one is added at the end. */
  order?: number;
  /** Alternative that it belongs to; null for a part of every alternative. */
  solutionSetUuid?: string | null;
  /** Safety requirement or external measure that it relies on. */
  sremUuid?: string | null;
  status?: HazardRrmStatus;
  /** A member of the project. */
  responsibleUserUuid?: string | null;
  dueDate?: string | null;
  /** The measure makes the hazardous event unlikely; needs a justification and a measure that allows it (ISO 13849-1:2015 A.2.3.3). */
  takesCreditForLowPr?: boolean;
  /** Why the hazardous event is unlikely, in Markdown. */
  creditJustification?: string;
  /** Level that a safety function has to reach, such as d. Left out for a new use: that of the target of the measure, else that of the initial rating of the hazard. */
  requiredLevel?: string | null;
  /** Level that it reaches. */
  achievedLevel?: string | null;
  /** Where that is shown, in Markdown. */
  evidence?: string;
  /** Document of the project that shows it. */
  evidenceDocumentUuid?: string | null;
  /** Other hazards of the project that the measure brings along. */
  newHazardUuids?: string[];
};
export const {
  useUpdateHazardEvaluationMutation,
  useUpdateHazardRrmEvaluationMutation,
  useDeleteHazardRrmEvaluationMutation,
  useListHazardRrmsQuery,
  useLazyListHazardRrmsQuery,
  useCreateHazardRrmsBatchMutation,
  useGetHazardRrmQuery,
  useLazyGetHazardRrmQuery,
  useUpdateHazardRrmMutation,
  useDeleteHazardRrmMutation,
  useCreateHazardRrmEvaluationMutation,
} = injectedRtkApi;
