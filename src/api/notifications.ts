import {
  notificationsApi as generated,
  type ListNotificationsApiResponse,
} from './generated/notifications.gen';
import { listTag, onSuccess, resourceTags } from './tags';

const notificationsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Notification'),
    markAllNotificationsRead: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Notification')]),
    },
  },
});

export type Notification = ListNotificationsApiResponse['data']['results'][number];
export const {
  useListNotificationsQuery,
  useUpdateNotificationMutation,
  useMarkAllNotificationsReadMutation,
} = notificationsApi;
