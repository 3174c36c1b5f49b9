import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import {
  type Notification,
  useMarkAllNotificationsReadMutation,
  useUpdateNotificationMutation,
} from '@/api/notifications';
import { refusalMessage } from '@/lib/apiError';

interface MarkNotifications {
  mark: (notification: Notification, read: boolean) => Promise<void>;
  /** Shows at once; goes back when it fails. */
  markAllRead: () => Promise<void>;
  isMarkingAll: boolean;
}

/** Marks notifications as read or unread; a toast says when that failed. */
export function useMarkNotifications(): MarkNotifications {
  const { enqueueSnackbar } = useSnackbar();
  const [update] = useUpdateNotificationMutation();
  const [markAll, { isLoading: isMarkingAll }] = useMarkAllNotificationsReadMutation();
  const tell = useCallback(
    ({ error }: { error?: unknown }) => {
      const message = error === undefined ? undefined : refusalMessage(error);
      if (message) enqueueSnackbar(message, { variant: 'error' });
    },
    [enqueueSnackbar],
  );
  const mark = useCallback(
    async ({ uuid, revision }: Notification, read: boolean) =>
      tell(await update({ notificationUuid: uuid, notificationUpdate: { revision, read } })),
    [tell, update],
  );
  const markAllRead = useCallback(async () => tell(await markAll()), [tell, markAll]);
  return { mark, markAllRead, isMarkingAll };
}
