import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import LockResetRounded from '@mui/icons-material/LockResetRounded';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import {
  type AdminUser,
  useAdminDeleteUserMutation,
  useAdminListUsersQuery,
  useLazyAdminGetUserDependencyTreeQuery,
} from '@/api/admin';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { personName } from '@/features/shared/people/personName';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { EmptyState } from '@/ui/EmptyState';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { SearchField } from '@/ui/SearchField';
import { ResetSecondFactorDialog } from './ResetSecondFactorDialog';
import { UserDialog } from './UserDialog';
import { isUserChoice, USER_CHOICES, type UserChoice } from './userTexts';
import { useUserColumns } from './useUserColumns';

/** Everybody who has an account on the platform; for its administrators. */
export function UsersPage() {
  const text = useTexts('users');
  const isAdministrator = useCurrentUser().roles.includes('ADMIN');
  return (
    <Page>
      <PageHeader
        title={text('title', 'Users')}
        purpose={text.prose(
          'purpose',
          'Everybody with an account on this platform. New people come by an invitation to an organization.',
        )}
      />
      {isAdministrator ? (
        <UserList />
      ) : (
        <MissingPermission scope="platform" action={text('action', 'manage its users')} />
      )}
    </Page>
  );
}

/** What the list call is asked for. */
const filterOf = (choice: UserChoice) => {
  if (choice === 'ALL') return {};
  if (choice === 'ACTIVE' || choice === 'INACTIVE') return { isActive: choice === 'ACTIVE' };
  return { role: [choice] };
};

function UserList() {
  const text = useTexts('users');
  const me = useCurrentUser().uuid;
  const list = useListParameters(['name', 'email', 'createdAt']);
  const [address, change] = useAddressParameters();
  const inAddress = address.get('show') ?? '';
  const choice = isUserChoice(inAddress) ? inAddress : 'ALL';
  const query = useAdminListUsersQuery({ ...list.query, ...filterOf(choice) });
  const columns = useUserColumns();
  const [changing, setChanging] = useState<AdminUser | null>(null);
  const [resetting, setResetting] = useState<AdminUser | null>(null);
  const [leaving, setLeaving] = useState<AdminUser | null>(null);
  const choose = (next: string) => change({ show: next === 'ALL' ? '' : next, page: '' });
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField value={list.search} onChange={list.setSearch} label={text('search', 'Search users')} />
        <TextField
          select
          size="small"
          label={text('show', 'Show')}
          value={choice}
          onChange={event => choose(event.target.value)}
          sx={{ minWidth: 170 }}
        >
          {(Object.keys(USER_CHOICES) as UserChoice[]).map(one => (
            <MenuItem key={one} value={one}>
              {text(USER_CHOICES[one])}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <ApiList
        label={text('title', 'Users')}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        actions={user => (
          <>
            <Tooltip title={text('edit', 'Change')}>
              <IconButton
                size="extraSmall"
                aria-label={text('edit-title', 'Change {1}', { values: [personName(user)] })}
                onClick={() => setChanging(user)}
              >
                <EditRounded fontSize="small" />
              </IconButton>
            </Tooltip>
            {user.uuid !== me && user.hasSecondFactor && (
              <Tooltip title={text('factor-reset-confirm', 'Remove second factor')}>
                <IconButton
                  size="extraSmall"
                  aria-label={text('factor-reset-title', 'Remove the second factor of {1}', {
                    values: [personName(user)],
                  })}
                  onClick={() => setResetting(user)}
                >
                  <LockResetRounded fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
            {user.uuid !== me && (
              <Tooltip title={text('delete', 'Delete account')}>
                <IconButton
                  size="extraSmall"
                  aria-label={text('delete-name', 'Delete {1}', { values: [personName(user)] })}
                  onClick={() => setLeaving(user)}
                >
                  <DeleteRounded fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </>
        )}
        empty={
          <EmptyState
            title={text('none-found-title', 'Nobody found')}
            text={text.prose('none-found', 'No user matches the search and filter.')}
            action={
              <Button
                variant="outlined"
                onClick={() => {
                  choose('ALL');
                  list.setSearch('');
                }}
              >
                {text('show-all', 'Show everybody')}
              </Button>
            }
          />
        }
      />
      {changing && <UserDialog user={changing} onClose={() => setChanging(null)} />}
      {resetting && <ResetSecondFactorDialog user={resetting} onClose={() => setResetting(null)} />}
      {leaving && <DeleteUserDialog user={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const text = useTexts('users');
  const [remove] = useAdminDeleteUserMutation();
  const [loadTree] = useLazyAdminGetUserDependencyTreeQuery();
  const name = personName(user);
  return (
    <ConfirmDeleteDialog
      records={[{ uuid: user.uuid, label: name }]}
      loadTree={userUuid => loadTree({ userUuid })}
      remove={(userUuid, confirm) => remove({ userUuid, confirm })}
      typedName={user.email}
      confirmLabel={text('delete', 'Delete account')}
      deletedText={text('deleted', 'The account of {1} was deleted', { values: [name] })}
      onClose={onClose}
    >
      <DialogContentText>
        {text.prose(
          'delete-explanation',
          'The person is signed out everywhere. What they wrote stays. To keep the account for later, deactivate it instead.',
        )}
      </DialogContentText>
    </ConfirmDeleteDialog>
  );
}
