import MarkEmailReadRounded from '@mui/icons-material/MarkEmailReadRounded';
import MarkEmailUnreadRounded from '@mui/icons-material/MarkEmailUnreadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import { type Notification, useListNotificationsQuery } from '@/api/notifications';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { KIND_LABELS } from '@/features/shared/notifications/kindTexts';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { EmptyState } from '@/ui/EmptyState';
import type { ListColumn } from '@/ui/list';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { NotificationFilters } from './NotificationFilters';
import { NotificationSummary } from './NotificationSummary';
import { useMarkNotifications } from './useMarkNotifications';
import { useNotificationFilter } from './useNotificationFilter';
import { useNotificationWords } from './useNotificationWords';

/** Everything that I was told, the newest first. */
export function NotificationsPage() {
  const text = useTexts('notifications');
  const formats = useFormats();
  const { uuid: userUuid } = useCurrentUser();
  const filter = useNotificationFilter();
  const list = useListParameters(['createdAt'], 'desc');
  const { search: _search, ...paging } = list.query;
  const query = useListNotificationsQuery({
    userUuid,
    ...(filter.isUnreadOnly && { read: false }),
    ...(filter.kind && { kind: [filter.kind] }),
    ...paging,
  });
  // The bell's own list: whether anything is unread, whatever is shown here.
  const all = useListNotificationsQuery({ userUuid, order: 'desc' });
  const hasUnread = all.data?.data.results.some(({ read }) => !read) ?? false;
  const { mark, markAllRead, isMarkingAll } = useMarkNotifications();
  const wordsOf = useNotificationWords();
  const listBox = useRef<HTMLDivElement>(null);
  /** What had the focus is about to go: whoever works by keyboard goes on at the list. */
  const keepFocus = () => listBox.current?.focus({ preventScroll: true });
  const markByHand = (notification: Notification) => {
    if (filter.isUnreadOnly) keepFocus();
    void mark(notification, !notification.read);
  };
  const markEverything = () => {
    keepFocus();
    void markAllRead();
  };

  const columns: [ListColumn<Notification>, ...ListColumn<Notification>[]] = [
    {
      key: 'title',
      label: text('what', 'What happened'),
      render: notification => (
        <NotificationSummary
          notification={notification}
          onOpen={() => {
            if (!notification.read) void mark(notification, true);
          }}
        />
      ),
    },
    { key: 'kind', label: text('kind', 'Kind'), width: 220, render: ({ kind }) => text(KIND_LABELS[kind]) },
    {
      key: 'createdAt',
      label: text('when', 'When'),
      sortBy: 'createdAt',
      width: 190,
      render: ({ createdAt }) => formats.dateTime(createdAt),
    },
  ];
  const isFiltered = filter.isUnreadOnly || filter.kind !== undefined;
  return (
    <Page>
      <PageHeader
        title={text('title', 'Notifications')}
        actions={
          hasUnread && (
            <Button size="small" variant="outlined" loading={isMarkingAll} onClick={markEverything}>
              {text('mark-all-read', 'Mark all as read')}
            </Button>
          )
        }
      />
      <NotificationFilters filter={filter} />
      <Box ref={listBox} tabIndex={-1} sx={{ outline: 'none' }}>
        <ApiList
          label={text('title', 'Notifications')}
          query={query}
          state={list}
          columns={columns}
          rowKey={({ uuid }) => uuid}
          actions={notification => {
            const { read } = notification;
            const { title } = wordsOf(notification);
            const label = read
              ? text('mark-unread', 'Mark as unread: {1}', { values: [title] })
              : text('mark-read', 'Mark as read: {1}', { values: [title] });
            return (
              <Tooltip title={read ? text('unread-tip', 'Mark as unread') : text('read-tip', 'Mark as read')}>
                <IconButton size="extraSmall" aria-label={label} onClick={() => markByHand(notification)}>
                  {read ? (
                    <MarkEmailUnreadRounded fontSize="small" />
                  ) : (
                    <MarkEmailReadRounded fontSize="small" />
                  )}
                </IconButton>
              </Tooltip>
            );
          }}
          empty={
            isFiltered ? (
              <EmptyState
                title={text('none-found-title', 'No notification of this kind')}
                text={text.prose('none-found', 'No notification matches the filter.')}
                action={
                  <Button variant="outlined" onClick={() => filter.change({ show: '', kind: '' })}>
                    {text('show-everything', 'Show all notifications')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={text('empty-title', 'No notifications yet')}
                text={text.prose(
                  'empty',
                  'Requests for your vote, mentions and answers to your requests appear here.',
                )}
              />
            )
          }
        />
      </Box>
    </Page>
  );
}
