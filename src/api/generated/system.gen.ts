import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    getAnswer: build.mutation<GetAnswerApiResponse, GetAnswerApiArg>({
      query: queryArg => ({
        url: `/user-api/system/actions/get-answer`,
        method: 'PUT',
        body: queryArg.getAnswerRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as systemApi };
export type GetAnswerApiResponse = /** status 200 The answer with its sources. */ GetAnswerResponse;
export type GetAnswerApiArg = {
  getAnswerRequest: GetAnswerRequest;
};
export type AnswerKind = 'NOTHING' | 'QUOTATIONS' | 'COUNT';
export type AnswerTopic =
  | 'HAZARDS'
  | 'HAZARDS_WITHOUT_FINAL_RATING'
  | 'HAZARDS_WITHOUT_INITIAL_RATING'
  | 'HAZARDS_OF_RATING'
  | 'HAZARDS_WITHOUT_MEASURE'
  | 'HAZARDS_WITHOUT_TARGET'
  | 'OPEN_FINDINGS'
  | 'OPEN_ASSUMPTIONS'
  | 'FUNCTIONS_WITHOUT_MALFUNCTION';
export type Uuid = string;
export type RecordName = string;
export type RecordCode = string;
export type AnswerSource = {
  projectUuid: Uuid;
  projectName: RecordName;
  /** Its kind, such as `Hazard`; `Document` for a page of one. */
  entity: string;
  uuid: Uuid;
  code: RecordCode;
  title: string;
  /** The words that say it; empty where the record is only counted. */
  excerpt: string;
  /** Page of the document; null where it has none. */
  page: number | null;
  /** Revision of the document that says it; null for records. */
  revisionNumber: number | null;
};
export type GetAnswerResponse = {
  data: {
    kind: AnswerKind;
    /** What was counted; null unless `kind` is COUNT. */
    topic: AnswerTopic | null;
    /** What `topic` leaves open, such as the rating; otherwise empty. */
    detail: string;
    /** How many records there are; null unless `kind` is COUNT. */
    count: number | null;
    /** The same in words, in Markdown. */
    answer: string;
    /** Whether a language model phrased it. */
    isModelText: boolean;
    sources: AnswerSource[];
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
export type GetAnswerRequest = {
  /** The project that the question is about. */
  projectUuid: string;
  /** Whether the other projects of its organization are looked at as well, as far as the caller may read them. */
  isOrganizationWide?: boolean;
  question: string;
};
export const { useGetAnswerMutation } = injectedRtkApi;
