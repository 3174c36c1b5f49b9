import { platformApi as api } from '../platformApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: build => ({
    listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
      query: queryArg => ({
        url: `/user-api/notifications`,
        params: {
          userUuid: queryArg.userUuid,
          read: queryArg.read,
          kind: queryArg.kind,
          orderBy: queryArg.orderBy,
          order: queryArg.order,
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    markAllNotificationsRead: build.mutation<
      MarkAllNotificationsReadApiResponse,
      MarkAllNotificationsReadApiArg
    >({
      query: () => ({ url: `/user-api/notifications`, method: 'PATCH' }),
    }),
    updateNotification: build.mutation<UpdateNotificationApiResponse, UpdateNotificationApiArg>({
      query: queryArg => ({
        url: `/user-api/notifications/${encodeURIComponent(String(queryArg.notificationUuid))}`,
        method: 'PATCH',
        body: queryArg.notificationUpdate,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationsApi };
export type ListNotificationsApiResponse =
  /** status 200 The notifications, and how many there are without paging. */ NotificationListResponse;
export type ListNotificationsApiArg = {
  /** The caller; nobody else's notifications are shown. */
  userUuid?: string;
  /** true: only those read; false: only those not read yet. */
  read?: boolean;
  /** Only notifications of these kinds; repeat the key for several. */
  kind?: NotificationKind[];
  /** The field that the list is sorted by. */
  orderBy?: CreatedOrderBy;
  /** Direction of `orderBy`. */
  order?: OrderDirection;
  /** Most results of one answer. */
  limit?: number;
  /** Results to skip. */
  offset?: number;
};
export type MarkAllNotificationsReadApiResponse =
  /** status 200 How many were marked. */ NotificationsMarkedResponse;
export type MarkAllNotificationsReadApiArg = void;
export type UpdateNotificationApiResponse = /** status 200 The updated notification. */ NotificationResponse;
export type UpdateNotificationApiArg = {
  /** Uuid of the notification. */
  notificationUuid: string;
  notificationUpdate: NotificationUpdate;
};
export type Uuid = string;
export type NotificationKind =
  | 'ACCESS_REQUESTED'
  | 'ACCESS_ACCEPTED'
  | 'ACCESS_DECLINED'
  | 'VOTING_OPENED'
  | 'VOTES_REVEALED'
  | 'VOTES_RESET'
  | 'VOTE_SUMMARY'
  | 'CONSENSUS_LOCKED'
  | 'TOOL_MESSAGE'
  | 'COMMENT_MENTION';
export type RecordName = string;
export type NotificationMessageId =
  | 'ACCESS_REQUESTED'
  | 'ACCESS_REQUESTED_UNNAMED'
  | 'ACCESS_ACCEPTED'
  | 'ACCESS_DECLINED'
  | 'VOTING_OPENED'
  | 'VOTING_OPENED_SEVERAL'
  | 'VOTES_REVEALED'
  | 'VOTES_REVEALED_SEVERAL'
  | 'VOTES_RESET'
  | 'VOTES_RESET_SEVERAL'
  | 'VOTE_SUMMARY'
  | 'VOTE_SUMMARY_SEVERAL'
  | 'INITIAL_LOCKED'
  | 'INITIAL_LOCKED_SEVERAL'
  | 'INITIAL_UNLOCKED'
  | 'INITIAL_UNLOCKED_SEVERAL'
  | 'FINAL_LOCKED'
  | 'FINAL_LOCKED_SEVERAL'
  | 'FINAL_UNLOCKED'
  | 'FINAL_UNLOCKED_SEVERAL'
  | 'COMMENT_MENTION'
  | 'CODES_AND_MORE'
  | 'ROUND_INITIAL_OPEN'
  | 'ROUND_INITIAL_AGREED'
  | 'ROUND_INITIAL_NOT_AGREED'
  | 'ROUND_FINAL_OPEN'
  | 'ROUND_FINAL_AGREED'
  | 'ROUND_FINAL_NOT_AGREED'
  | 'ROUND_MISSING'
  | 'DUE'
  | 'DUE_FIRST'
  | 'MORE_ROUNDS'
  | 'WORDS';
export type NotificationMessage = {
  id: NotificationMessageId;
  /** What takes the places of the sentence; numbers are to be written as the reader writes them. */
  values: (string | number)[];
};
export type MarkdownText = string;
export type Revision = number;
export type Moment = string;
export type NullableUuid = string | null;
export type Notification = {
  uuid: Uuid;
  userUuid: Uuid;
  kind: NotificationKind;
  /** In English, or in the words of the tool that sent it. */
  title: RecordName;
  /** The title apart from its language; null where there is nothing to translate. */
  titleMessage: NotificationMessage | null;
  /** What there is to say about it: the words of a person, or English. */
  text: MarkdownText;
  /** The text apart from its language, a line each; empty where there is nothing to translate. */
  textMessages: NotificationMessage[];
  /** Path within the web app, such as /projects/…; null leads nowhere. */
  link: string | null;
  read: boolean;
  revision: Revision;
  createdAt: Moment;
  createdBy: NullableUuid;
  updatedAt: Moment;
  updatedBy: NullableUuid;
};
export type NotificationListResponse = {
  data: {
    results: Notification[];
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
export type CreatedOrderBy = 'createdAt';
export type OrderDirection = 'asc' | 'desc';
export type NotificationsMarkedResponse = {
  data: {
    marked: number;
  };
};
export type NotificationResponse = {
  data: Notification;
};
export type Reason = string;
export type NotificationUpdate = {
  revision: Revision;
  reason?: Reason;
  read: boolean;
};
export const {
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useMarkAllNotificationsReadMutation,
  useUpdateNotificationMutation,
} = injectedRtkApi;
