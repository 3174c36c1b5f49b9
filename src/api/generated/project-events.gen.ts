import { hazardAnalysisApi as api } from '../hazardAnalysisApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    setProjectPresence: build.mutation<SetProjectPresenceApiResponse, SetProjectPresenceApiArg>({
      query: queryArg => ({
        url: `/user-api/projects/${encodeURIComponent(String(queryArg.projectUuid))}/presence`,
        method: 'PUT',
        body: queryArg.presenceUpdate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as projectEventsApi };
export type SetProjectPresenceApiResponse = unknown;
export type SetProjectPresenceApiArg = {
  /** Uuid of the project. */
  projectUuid: string;
  presenceUpdate: PresenceUpdate;
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
export type LiveEntity =
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
  | 'HazardVoteEvent'
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
export type PresenceUpdate = {
  /** The tab; the same as `X-Client-Id` of its requests. */
  clientId: string;
  entity?: LiveEntity;
  uuid?: Uuid;
  /** Field of the record that is being edited. */
  field?: string;
};
export const { useSetProjectPresenceMutation } = injectedRtkApi;
