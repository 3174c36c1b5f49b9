export {
  ORGANIZATION_ROLES,
  type OrganizationRoleName,
  type Permission,
  type ProjectRole,
  projectPermissionsOf,
} from './permissionRules.ts';
