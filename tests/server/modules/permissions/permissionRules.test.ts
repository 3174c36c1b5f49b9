import { describe, expect, test } from 'vitest';
import {
  ORGANIZATION_ROLES,
  type OrganizationRoleName,
  PERMISSIONS,
  PROJECT_PERMISSIONS,
  PROJECT_ROLE_PERMISSIONS,
  type ProjectRole,
  projectPermissionsOf,
} from '../../../../server/modules/permissions/permissionRules.ts';

/** Domain model 2.8, row by row: who may do it. */
const MATRIX: Record<string, ProjectRole[]> = {
  'project.read': ['VIEWER', 'VOTER', 'ENGINEER', 'LEAD', 'APPROVER'],
  'analysis.read': ['VIEWER', 'VOTER', 'ENGINEER', 'LEAD', 'APPROVER'],
  'comments.write': ['VOTER', 'ENGINEER', 'LEAD', 'APPROVER'],
  'votes.cast': ['VOTER', 'ENGINEER', 'LEAD', 'APPROVER'],
  'analysis.edit': ['ENGINEER', 'LEAD'],
  'hazards.edit': ['ENGINEER', 'LEAD'],
  'voting.manage': ['LEAD'],
  'voting.lock': ['LEAD', 'APPROVER'],
  'risk.freeze': ['LEAD', 'APPROVER'],
  'risk.unfreeze': ['APPROVER'],
  'risk.accept': ['LEAD', 'APPROVER'],
  'hazards.close': ['LEAD', 'APPROVER'],
  'baselines.manage': ['LEAD', 'APPROVER'],
  'baselines.sign': ['LEAD', 'APPROVER'],
  'project.update': ['LEAD'],
  'project.delete': ['LEAD'],
  'project.members.manage': ['LEAD'],
};

describe('project roles', () => {
  test.each(PROJECT_PERMISSIONS)('%s', permission => {
    const holders = (Object.keys(PROJECT_ROLE_PERMISSIONS) as ProjectRole[]).filter(role =>
      projectPermissionsOf(role).includes(permission),
    );
    expect(holders.sort()).toEqual([...(MATRIX[permission] ?? [])].sort());
  });

  test('a role that does not exist carries nothing', () => {
    expect(projectPermissionsOf('OWNER')).toEqual([]);
    expect(projectPermissionsOf('constructor')).toEqual([]);
  });
});

describe('organization roles', () => {
  const holders = (permission: string) =>
    (Object.keys(ORGANIZATION_ROLES) as OrganizationRoleName[]).filter(role =>
      (ORGANIZATION_ROLES[role].permissions as readonly string[]).includes(permission),
    );

  test('owner and admin see, archive and delete every project and manage its members, but edit, vote and freeze nothing', () => {
    for (const permission of [
      'project.read',
      'analysis.read',
      'project.members.manage',
      'comments.write',
      'project.update',
      'project.delete',
    ]) {
      expect(holders(permission)).toEqual(['Owner', 'Admin']);
    }
    for (const permission of [
      'analysis.edit',
      'hazards.edit',
      'votes.cast',
      'voting.manage',
      'voting.lock',
      'risk.freeze',
      'risk.unfreeze',
      'risk.accept',
      'hazards.close',
      'baselines.manage',
      'baselines.sign',
    ]) {
      expect(holders(permission)).toEqual([]);
    }
  });

  test('only the owner deletes the organization; a supplier sees its name and nothing more', () => {
    expect(holders('organization.delete')).toEqual(['Owner']);
    expect(holders('organization.users.manage')).toEqual(['Owner', 'Admin']);
    expect(holders('organization.projects.create')).toEqual(['Owner', 'Admin', 'Member']);
    expect(ORGANIZATION_ROLES.Supplier.permissions).toEqual(['organization.read']);
  });
});

test('the list of permissions is closed and free of doubles', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
  expect(PERMISSIONS).toHaveLength(26);
  for (const { permissions } of Object.values(ORGANIZATION_ROLES))
    expect(PERMISSIONS).toEqual(expect.arrayContaining([...permissions]));
});
