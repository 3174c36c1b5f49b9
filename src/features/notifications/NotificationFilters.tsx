import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { KIND_LABELS, KINDS } from '@/features/shared/notifications/kindTexts';
import { useTexts } from '@/glossary/useText';
import type { useNotificationFilter } from './useNotificationFilter';

/** MUI's select knows no empty choice that shows its words. */
const ALL = 'all';

/** All or unread ones, of all kinds or of one. */
export function NotificationFilters({ filter }: { filter: ReturnType<typeof useNotificationFilter> }) {
  const text = useTexts('notifications');
  const { isUnreadOnly, kind, change } = filter;
  const fieldSx = { flex: { xs: '1 1 140px', sm: '0 0 auto' }, minWidth: { sm: 160 } };
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
      <TextField
        select
        size="small"
        label={text('show', 'Show')}
        value={isUnreadOnly ? 'unread' : ALL}
        onChange={event => change({ show: event.target.value === ALL ? '' : event.target.value })}
        sx={fieldSx}
      >
        <MenuItem value={ALL}>{text('show-all', 'All')}</MenuItem>
        <MenuItem value="unread">{text('show-unread', 'Only unread')}</MenuItem>
      </TextField>
      <TextField
        select
        size="small"
        label={text('kind', 'Kind')}
        value={kind ?? ALL}
        onChange={event => change({ kind: event.target.value === ALL ? '' : event.target.value })}
        sx={fieldSx}
      >
        <MenuItem value={ALL}>{text('all-kinds', 'All kinds')}</MenuItem>
        {KINDS.map(value => (
          <MenuItem key={value} value={value}>
            {text(KIND_LABELS[value])}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
