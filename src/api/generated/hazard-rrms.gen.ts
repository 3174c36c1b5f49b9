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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as hazardRrmsApi };
export type UpdateHazardEvaluationApiResponse =
  /** status 200 The evaluation as it stands now. */ HazardEvaluationResponse;
export type UpdateHazardEvaluationApiArg = {
  hazardEvaluationUuid: string;
  hazardEvaluationUpdate: HazardEvaluationUpdate;
};
export type Uuid = string;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type HazardEvaluationStage = 'INITIAL' | 'FINAL';
export type Text = string;
export type HazardEvaluationRationale = {
  severity?: Text;
  exposure?: Text;
  probability?: Text;
  avoidability?: Text;
};
export type HazardEvaluationOrigin = 'MANUAL' | 'CONSENSUS' | 'RECALCULATED' | 'IMPORT';
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
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'PLANNED'
  | 'UNAVAILABLE';
export type ErrorField = {
  /** Dotted path into the request, such as `items.2.name`. */
  path: string;
  message: string;
};
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
  /** What a confirmed delete does to them. */
  onDelete: 'DELETED' | 'UNLINKED';
  count: number;
  /** The first fifty. */
  records: DependencyRecord[];
};
export type DependencyTree = {
  total: number;
  groups: DependencyGroup[];
};
export type Error = {
  code: ErrorCode;
  /** A sentence that a user can act on. */
  message: string;
  fields: ErrorField[];
  /** Also in the server's log. */
  requestId: string;
  /** The record as it stands (REVISION_CONFLICT only). */
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
export const { useUpdateHazardEvaluationMutation } = injectedRtkApi;
