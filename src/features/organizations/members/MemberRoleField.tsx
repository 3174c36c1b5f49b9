import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import type { OrganizationRole } from '@/api/organization-roles';
import { type OrganizationUser, useUpdateOrganizationUserMutation } from '@/api/organizations';
import { storedName } from '@/features/shared/built-in/sayBuiltIn';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { MakeSupplierDialog } from './MakeSupplierDialog';

/** The shipped role that sees its projects only. */
const isSupplier = (role: OrganizationRole) => role.isSystem && storedName(role) === 'Supplier';

interface MemberRoleFieldProps {
  member: OrganizationUser;
  roles: readonly OrganizationRole[];
  isGivable: (role: OrganizationRole) => boolean;
}

/** The role of one person, changed where it stands. */
export function MemberRoleField({ member, roles, isGivable }: MemberRoleFieldProps) {
  const text = useTexts('organization-members');
  const { enqueueSnackbar } = useSnackbar();
  const [update, { isLoading, originalArgs }] = useUpdateOrganizationUserMutation();
  /** The role that is asked about before it is given. */
  const [asked, setAsked] = useState<string | null>(null);
  const { organizationUuid, userUuid, revision } = member;
  const name = personName(member.user);
  const held = roles.find(({ uuid }) => uuid === member.organizationRoleUuid);
  // Whoever holds more than the caller is not the caller's to change.
  if (!held || !isGivable(held)) return held?.name ?? member.roleName;

  const give = async (organizationRoleUuid: string) => {
    if (isLoading || organizationRoleUuid === member.organizationRoleUuid) return;
    const answer = await update({
      organizationUuid,
      userUuid,
      organizationUserUpdate: { revision, organizationRoleUuid },
    });
    const role = roles.find(({ uuid }) => uuid === organizationRoleUuid)?.name ?? '';
    if (answer.error === undefined)
      enqueueSnackbar(text('role-saved', '{1} is {2} now', { values: [name, role] }), { variant: 'success' });
    else {
      const message = refusalMessage(answer.error);
      if (message) enqueueSnackbar(message, { variant: 'error' });
    }
  };
  const choose = (organizationRoleUuid: string) => {
    const role = roles.find(({ uuid }) => uuid === organizationRoleUuid);
    if (role && isSupplier(role) && role !== held) setAsked(organizationRoleUuid);
    else void give(organizationRoleUuid);
  };
  // What was chosen shows while it is being saved.
  const shown =
    (isLoading && originalArgs?.organizationUserUpdate.organizationRoleUuid) || member.organizationRoleUuid;
  return (
    <>
      <TextField
        select
        size="extraSmall"
        variant="outlined"
        value={shown}
        disabled={isLoading}
        onChange={event => choose(event.target.value)}
        slotProps={{
          select: {
            SelectDisplayProps: { 'aria-label': text('role-of', 'Role of {1}', { values: [name] }) },
          },
        }}
        sx={{ minWidth: 140 }}
      >
        {roles.map(role => (
          <MenuItem key={role.uuid} value={role.uuid} disabled={!isGivable(role)}>
            {role.name}
          </MenuItem>
        ))}
      </TextField>
      {asked !== null && (
        <MakeSupplierDialog
          name={name}
          onConfirm={() => {
            setAsked(null);
            void give(asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
