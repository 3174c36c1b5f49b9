export {
  ORGANIZATION_ROLES,
  type OrganizationRoleName,
  type Permission,
  PROJECT_ROLE_PERMISSIONS,
  type ProjectRole,
  projectPermissionsOf,
  rolesWith,
} from './permissionRules.ts';
