import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { type Notification, useListNotificationsQuery } from '@/api/notifications';
import { paths } from '@/config/paths';
import { useMarkNotifications } from '@/features/notifications/useMarkNotifications';
import { useNotificationWords } from '@/features/notifications/useNotificationWords';
import { useTexts } from '@/glossary/useText';
import { useUser } from '@/session/CurrentUser';
import { Menu, MenuAction, MenuHeading, MenuLink, MenuSeparator } from '@/ui/menu';

/** So many show below the bell; all of them have a page of their own. */
const NEWEST = 5;
/** ms between two looks for new ones. */
const POLLING_INTERVAL = 60_000;

const UNREAD_MARK = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main', flexShrink: 0 };

/** A summary of many rounds would leave no room for the others; its page has all of it. */
const FIRST_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

interface EntryProps {
  notification: Notification;
  unreadText: string;
}

/** One notification; choosing it marks it as read and opens what it is about. */
function NotificationEntry({ notification, unreadText }: EntryProps) {
  const { mark } = useMarkNotifications();
  const { title, details } = useNotificationWords()(notification);
  const { read, link } = notification;
  const markRead = () => {
    if (!read) void mark(notification, true);
  };
  const content = {
    secondary: details && (
      <Box component="span" sx={FIRST_LINES}>
        {details}
      </Box>
    ),
    end: !read && <Box component="span" role="img" aria-label={unreadText} sx={UNREAD_MARK} />,
    onSelect: markRead,
    children: (
      <Box component="span" sx={{ fontWeight: read ? 400 : 600 }}>
        {title}
      </Box>
    ),
  };
  return link ? <MenuLink target={{ to: link }} {...content} /> : <MenuAction {...content} />;
}

/** The bell with the number of unread notifications. It is not there while they cannot be fetched. */
export function NotificationBell() {
  const text = useTexts('header');
  const user = useUser();
  const { data, error } = useListNotificationsQuery(
    user ? { userUuid: user.uuid, order: 'desc' } : skipToken,
    { pollingInterval: POLLING_INTERVAL },
  );
  const { markAllRead } = useMarkNotifications();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: specification §8 wants it in the log
    if (error) console.error('Error fetching notifications: ', error);
  }, [error]);
  if (error || !data) return null;
  const notifications = data.data.results;
  const unread = notifications.filter(({ read }) => !read).length;
  const label = text('notifications', 'Notifications');
  const name = unread > 0 ? text('unread-count', '{1}, {2} unread', { values: [label, unread] }) : label;
  return (
    <Menu
      tooltip={label}
      trigger={
        <IconButton size="extraSmall" aria-label={name}>
          <Badge badgeContent={unread > 0 ? unread : null} color="primary" overlap="circular">
            <NotificationsNoneRounded fontSize="small" />
          </Badge>
        </IconButton>
      }
    >
      {notifications.length === 0 && (
        <MenuHeading>{text('no-notifications', 'Nothing has happened yet that concerns you.')}</MenuHeading>
      )}
      {notifications.slice(0, NEWEST).map(notification => (
        <NotificationEntry
          key={notification.uuid}
          notification={notification}
          unreadText={text('unread', 'Unread')}
        />
      ))}
      <MenuSeparator />
      {unread > 0 && (
        <MenuAction onSelect={() => void markAllRead()}>
          {text('mark-all-read', 'Mark all as read')}
        </MenuAction>
      )}
      <MenuLink target={{ to: paths.notifications() }}>
        {text('all-notifications', 'All notifications')}
      </MenuLink>
    </Menu>
  );
}
