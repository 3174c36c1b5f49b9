import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  type OrganizationRole,
  useDeleteOrganizationRoleMutation,
  useLazyGetOrganizationRoleDependencyTreeQuery,
} from '@/api/organization-roles';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { useGivableRoles } from '../members/useGivableRoles';
import { RoleDialog } from './RoleDialog';
import { RoleTable } from './RoleTable';

type Open = { kind: 'new' } | { kind: 'edit' | 'delete'; role: OrganizationRole } | null;

/** The roles of an organization and what each of them allows. */
export function OrganizationRolesPage() {
  const text = useTexts('organization-roles');
  const { organizationUuid = '' } = useParams();
  const { can } = useOrganizationPermissions(organizationUuid);
  const mayManage = can('organization.roles.manage');
  const { roles, error, refetch } = useGivableRoles(organizationUuid);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  useDocumentTitle(text('title', 'Roles'));
  return (
    <Page>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 720 }}>
            {text.prose(
              'purpose',
              'A role says what its people may do in the organization and in all its projects. What somebody may do in one project, their role there says. Owner, Admin, Member and Supplier ship with every organization and stay as they are.',
            )}
          </Typography>
          {mayManage && (
            <Button size="small" variant="contained" onClick={() => setOpen({ kind: 'new' })}>
              {text('new', 'New role')}
            </Button>
          )}
        </Stack>
        {!mayManage && <MissingPermission scope="organization" action={text('action', 'change roles')} />}
        {error && !roles ? <ErrorView error={error} onRetry={refetch} /> : null}
        {!roles && !error && <Skeleton variant="rounded" height={480} />}
        {roles && (
          <RoleTable
            roles={roles}
            onEdit={mayManage ? role => setOpen({ kind: 'edit', role }) : undefined}
            onDelete={mayManage ? role => setOpen({ kind: 'delete', role }) : undefined}
          />
        )}
      </Stack>
      {open?.kind === 'new' && <RoleDialog organizationUuid={organizationUuid} onClose={close} />}
      {open?.kind === 'edit' && (
        <RoleDialog organizationUuid={organizationUuid} role={open.role} onClose={close} />
      )}
      {open?.kind === 'delete' && <DeleteRoleDialog role={open.role} onClose={close} />}
    </Page>
  );
}

function DeleteRoleDialog({ role, onClose }: { role: OrganizationRole; onClose: () => void }) {
  const text = useTexts('organization-roles');
  const [loadTree] = useLazyGetOrganizationRoleDependencyTreeQuery();
  const [remove] = useDeleteOrganizationRoleMutation();
  return (
    <ConfirmDeleteDialog
      records={[{ uuid: role.uuid, label: role.name }]}
      loadTree={organizationRoleUuid => loadTree({ organizationRoleUuid })}
      remove={organizationRoleUuid => remove({ organizationRoleUuid })}
      confirmLabel={text('delete', 'Delete role')}
      deletedText={text('deleted', 'Role deleted')}
      onClose={onClose}
    />
  );
}
