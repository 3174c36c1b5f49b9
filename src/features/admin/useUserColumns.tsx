import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { AdminUser } from '@/api/admin';
import { emailColumn } from '@/features/shared/people/emailColumn';
import { personName } from '@/features/shared/people/personName';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import type { ListColumn } from '@/ui/list';
import { UserAvatar } from '@/ui/UserAvatar';
import { UserOrganizations } from './UserOrganizations';
import { PLATFORM_ROLE_LABELS } from './userTexts';

/** Columns of the list of users. */
export function useUserColumns(): [ListColumn<AdminUser>, ...ListColumn<AdminUser>[]] {
  const text = useTexts('users');
  const formats = useFormats();
  const me = useCurrentUser().uuid;
  return [
    {
      key: 'name',
      label: text('name', 'Name'),
      sortBy: 'name',
      render: user => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
          <UserAvatar user={user} size={24} />
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {personName(user)}
          </Box>
          {user.uuid === me && <Chip size="small" variant="outlined" label={text('you', 'You')} />}
        </Box>
      ),
    },
    emailColumn(text('email', 'E-mail'), ({ email }) => email, 'email'),
    {
      key: 'roles',
      label: text('roles', 'Roles on the platform'),
      render: ({ roles }) => roles.map(role => text(PLATFORM_ROLE_LABELS[role])).join(', ') || '–',
    },
    {
      key: 'organizations',
      label: text('organizations', 'Organizations'),
      render: user => <UserOrganizations user={user} />,
    },
    {
      key: 'state',
      label: text('state', 'Account'),
      width: 120,
      render: ({ isActive }) => (
        <Typography component="span" variant="inherit" color={isActive ? 'textPrimary' : 'warning'}>
          {isActive ? text.prose('is-active', 'Active') : text.prose('is-inactive', 'Deactivated')}
        </Typography>
      ),
    },
    {
      key: 'lastSignIn',
      label: text('last-sign-in', 'Last sign-in'),
      width: 130,
      render: ({ lastSignInAt }) =>
        lastSignInAt ? formats.date(lastSignInAt) : text('never', 'Not recorded'),
    },
  ];
}
