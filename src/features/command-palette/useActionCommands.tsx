import BoltRounded from '@mui/icons-material/BoltRounded';
import { useColorScheme } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { useMarkAllNotificationsReadMutation } from '@/api/notifications';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { useSession } from '@/session/SessionContext';
import { useDisplayPreferences } from '@/session/useDisplayPreferences';
import type { MyOrganization } from '@/session/useSelectedOrganization';
import { useShortcutSheet } from '@/ui/shortcuts';
import type { Command } from './command';

type Permission = MyOrganization['permissions'][number];

/** What can be done from anywhere; what nobody here may do is not offered. */
export function useActionCommands(): readonly Command[] {
  const text = useTexts('command-palette');
  const navigate = useNavigate();
  const session = useSession();
  const { organizations } = useCurrentUser();
  const { openSheet } = useShortcutSheet();
  const display = useDisplayPreferences();
  const { mode, systemMode } = useColorScheme();
  const [markAllRead] = useMarkAllNotificationsReadMutation();
  const may = (permission: Permission) =>
    organizations.some(({ permissions }) => permissions.includes(permission));
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const isCompact = display.density === 'COMPACT';
  const action = (id: string, label: string, run: () => void, keywords?: string): Command => ({
    id: `action ${id}`,
    group: text('actions', 'Do'),
    label,
    keywords,
    icon: <BoltRounded />,
    run,
  });
  return [
    ...(may('organization.projects.create')
      ? [
          action(
            'new-project',
            text('action-new-project', 'New project'),
            () => void navigate(paths.newProject()),
            'create add',
          ),
        ]
      : []),
    action(
      'new-organization',
      text('action-new-organization', 'New organization'),
      () => void navigate(paths.newOrganization()),
      'create add',
    ),
    ...(may('organization.users.manage')
      ? [
          action(
            'invite-supplier',
            text('action-invite-supplier', 'Invite supplier'),
            () => void navigate(paths.inviteSupplier()),
            'add',
          ),
        ]
      : []),
    action(
      'mark-all-read',
      text('action-mark-all-read', 'Mark all notifications as read'),
      () => void markAllRead(),
    ),
    isDark
      ? action(
          'light',
          text('action-light', 'Light colours'),
          () => display.setColorScheme('LIGHT'),
          'scheme mode toggle theme',
        )
      : action(
          'dark',
          text('action-dark', 'Dark colours'),
          () => display.setColorScheme('DARK'),
          'scheme mode toggle theme',
        ),
    isCompact
      ? action(
          'comfortable',
          text('action-comfortable', 'Comfortable density'),
          () => display.setDensity('COMFORTABLE'),
          'rows toggle',
        )
      : action(
          'compact',
          text('action-compact', 'Compact density'),
          () => display.setDensity('COMPACT'),
          'rows toggle',
        ),
    action('shortcuts', text('action-shortcuts', 'Keyboard shortcuts'), openSheet, 'keys help'),
    action('sign-out', text('action-sign-out', 'Sign Out'), session.signOut, 'log out leave'),
  ];
}
