import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Notification } from '@/api/notifications';
import { useTexts } from '@/glossary/useText';
import { useNotificationWords } from './useNotificationWords';

interface NotificationSummaryProps {
  notification: Notification;
  /** It was opened: that is to have read it. */
  onOpen: () => void;
}

/** What happened, in one line, with what there is to say about it; the line leads to the thing. */
export function NotificationSummary({ notification, onOpen }: NotificationSummaryProps) {
  const text = useTexts('notifications');
  const { title, details } = useNotificationWords()(notification);
  const { link, read } = notification;
  const fontWeight = read ? 400 : 600;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', py: 0.75 }}>
      <Box
        component="span"
        role={read ? undefined : 'img'}
        aria-label={read ? undefined : text('unread', 'Unread')}
        sx={{
          width: 8,
          height: 8,
          flexShrink: 0,
          borderRadius: '50%',
          bgcolor: read ? 'transparent' : 'primary.main',
        }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight }}>
        {link ? (
          <Link component={RouterLink} to={link} underline="hover" onClick={onOpen} sx={{ fontWeight }}>
            {title}
          </Link>
        ) : (
          title
        )}
        {details && (
          <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 400, whiteSpace: 'pre-line' }}>
            {details}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
