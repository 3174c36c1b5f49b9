import { useRef } from 'react';
import { type AdminUser, useAdminSetUserRolesMutation, useAdminUpdateUserMutation } from '@/api/admin';
import { AdminUserRolesLimits, AdminUserUpdateLimits } from '@/api/limits';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { FormCheckboxGroup, FormSwitch, FormTextField } from '@/ui/form';
import { PLATFORM_ROLE_EXPLANATIONS, PLATFORM_ROLE_LABELS, PLATFORM_ROLES } from './userTexts';

const LIMITS = { ...AdminUserUpdateLimits, roles: AdminUserRolesLimits.roles };

/** Name, platform roles and whether the account can be used. */
export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const text = useTexts('users');
  const isMe = useCurrentUser().uuid === user.uuid;
  const [update] = useAdminUpdateUserMutation();
  const [setRoles] = useAdminSetUserRolesMutation();
  // Roles have a call of their own: when the second one fails, the first one's revision counts.
  const reached = useRef(0);
  const { uuid: userUuid } = user;
  const form = useApiForm({
    limits: LIMITS,
    values: {
      firstName: user.firstName,
      lastName: user.lastName,
      isActive: user.isActive,
      roles: PLATFORM_ROLES.filter(role => user.roles.includes(role)),
    },
    revision: user.revision,
    send: async (_values, { changed: { roles, ...changed }, revision }) => {
      const current = Math.max(revision, reached.current);
      const given = roles && (await setRoles({ userUuid, adminUserRoles: { revision: current, roles } }));
      if (given?.error !== undefined) return given;
      reached.current = given?.data.data.revision ?? current;
      if (given && Object.keys(changed).length === 0) return given;
      return update({ userUuid, adminUserUpdate: { ...changed, revision: reached.current } });
    },
    sentText: text('saved', 'User saved'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={text('edit-title', 'Change {1}', { values: [personName(user)] })}
      onClose={onClose}
    >
      <FormTextField name="firstName" label={text('first-name', 'First name')} autoFocus />
      <FormTextField name="lastName" label={text('last-name', 'Last name')} />
      <FormSwitch
        name="isActive"
        label={text('active', 'The account can be used')}
        disabled={isMe}
        helperText={
          isMe
            ? text.prose('active-own', 'You cannot deactivate yourself; another administrator can.')
            : text.prose(
                'active-help',
                'Inactive users are signed out everywhere at once. What they wrote stays.',
              )
        }
      />
      <FormCheckboxGroup
        name="roles"
        label={text('roles', 'Roles on the platform')}
        helperText={text.prose('roles-help', 'Roles in organizations and projects are given there.')}
        options={PLATFORM_ROLES.map(role => ({
          value: role,
          label: `${text(PLATFORM_ROLE_LABELS[role])}: ${text(PLATFORM_ROLE_EXPLANATIONS[role])}`,
        }))}
      />
    </ApiFormDialog>
  );
}
