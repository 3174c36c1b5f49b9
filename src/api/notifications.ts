import { listTag, onSuccess, resourceTags } from './cacheTags';
import {
  notificationsApi as generated,
  type ListNotificationsApiResponse,
} from './generated/notifications.gen';

const notificationsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Notification'),
    markAllNotificationsRead: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Notification')]),
      // Every list shows it at once, the bell's as well; all go back when the call fails.
      onQueryStarted: (_arg, { dispatch, getState, queryFulfilled }) => {
        const shown = generated.util.selectCachedArgsForQuery(getState(), 'listNotifications').map(list =>
          dispatch(
            generated.util.updateQueryData('listNotifications', list, draft => {
              for (const notification of draft.data.results) notification.read = true;
            }),
          ),
        );
        return queryFulfilled.then(
          () => undefined,
          () => {
            for (const patch of shown) patch.undo();
          },
        );
      },
    },
  },
});

export type Notification = ListNotificationsApiResponse['data']['results'][number];
export const {
  useListNotificationsQuery,
  useUpdateNotificationMutation,
  useMarkAllNotificationsReadMutation,
} = notificationsApi;
