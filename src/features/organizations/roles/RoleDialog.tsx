import { OrganizationRoleCreateLimits, OrganizationRoleUpdateLimits } from '@/api/limits';
import { type OrganizationRole, useUpdateOrganizationRoleMutation } from '@/api/organization-roles';
import { useCreateOrganizationRoleMutation } from '@/api/organizations';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { type Permission, useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { FormCheckboxGroup, FormLongTextField, FormTextField } from '@/ui/form';
import { isProjectPermission, PERMISSION_LABELS, PERMISSIONS } from '../organizationTexts';

interface RoleDialogProps {
  organizationUuid: string;
  /** Left out for a new one. */
  role?: OrganizationRole;
  onClose: () => void;
}

/** Name and permissions of a role; nobody gives what they do not hold. */
export function RoleDialog({ organizationUuid, role, onClose }: RoleDialogProps) {
  const text = useTexts('organization-roles');
  const { can } = useOrganizationPermissions(organizationUuid);
  const [create] = useCreateOrganizationRoleMutation();
  const [update] = useUpdateOrganizationRoleMutation();
  const form = useApiForm({
    limits: role ? OrganizationRoleUpdateLimits : OrganizationRoleCreateLimits,
    values: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      permissions: role?.permissions ?? (['organization.read'] as Permission[]),
    },
    revision: role?.revision,
    send: (values, { changed, revision }) =>
      role
        ? update({
            organizationRoleUuid: role.uuid,
            organizationRoleUpdate: { ...changed, revision },
          })
        : create({ organizationUuid, organizationRoleCreate: values }),
    sentText: role ? text('saved', 'Role saved') : text('created', 'Role created'),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      title={role ? text('edit-title', 'Change role {1}', { values: [role.name] }) : text('new', 'New role')}
      submitLabel={role ? undefined : text('create', 'Create role')}
      onClose={onClose}
    >
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField name="description" label={text('description', 'Description')} minRows={2} />
      <FormCheckboxGroup
        name="permissions"
        label={text('allows', 'This role allows')}
        helperText={text.prose('held-only', 'You can only grant permissions that you have yourself.')}
        options={PERMISSIONS.map(permission => ({
          value: permission,
          label: text(PERMISSION_LABELS[permission]),
          group: isProjectPermission(permission)
            ? text('in-projects', 'In every project of it')
            : text('in-organization', 'In the organization'),
          disabled: !can(permission),
        }))}
      />
    </ApiFormDialog>
  );
}
