/** Permissions on an organization, its people and its libraries. */
const ORGANIZATION_PERMISSIONS = [
  'organization.read',
  'organization.update',
  'organization.delete',
  'organization.users.manage',
  'organization.roles.manage',
  'organization.projects.create',
  'organization.library.manage',
  'organization.projects.discover',
  'organization.users.read',
] as const;

/** Permissions on one project. In an organization role they hold for every project of the organization. */
export const PROJECT_PERMISSIONS = [
  'project.read',
  'project.update',
  'project.delete',
  'project.members.manage',
  'analysis.read',
  'analysis.edit',
  'hazards.edit',
  'comments.write',
  'votes.cast',
  'voting.manage',
  'voting.lock',
  'risk.freeze',
  'risk.unfreeze',
  'risk.accept',
  'hazards.close',
  'baselines.manage',
  'baselines.sign',
] as const;

/** Every permission that a role may hold; the list is closed. */
export const PERMISSIONS = [...ORGANIZATION_PERMISSIONS, ...PROJECT_PERMISSIONS] as const;

export type ProjectPermission = (typeof PROJECT_PERMISSIONS)[number];
export type Permission = (typeof PERMISSIONS)[number];
export type OrganizationRoleName = 'Owner' | 'Admin' | 'Member' | 'Supplier';
export type ProjectRole = 'LEAD' | 'ENGINEER' | 'VOTER' | 'APPROVER' | 'VIEWER';

/**
 * Whoever runs an organization sees and discusses all its projects, decides who works in them (domain model 2.8), and
 * cleans up after a lead who has left: settings, archive, delete. What an analysis says stays its team's.
 */
const OVERSIGHT: ProjectPermission[] = [
  'project.read',
  'project.update',
  'project.delete',
  'project.members.manage',
  'analysis.read',
  'comments.write',
];

/** The organization roles that ship with every organization (architecture §6, Roles). */
export const ORGANIZATION_ROLES: Record<
  OrganizationRoleName,
  { description: string; permissions: readonly Permission[] }
> = {
  Owner: {
    description: 'Runs the organization and may delete it.',
    permissions: [...ORGANIZATION_PERMISSIONS, ...OVERSIGHT],
  },
  Admin: {
    description: 'Manages people, roles, projects and libraries.',
    permissions: [
      ...ORGANIZATION_PERMISSIONS.filter(permission => permission !== 'organization.delete'),
      ...OVERSIGHT,
    ],
  },
  Member: {
    description: 'Creates projects, works in those they belong to and asks to join others.',
    permissions: [
      'organization.read',
      'organization.projects.create',
      'organization.projects.discover',
      'organization.users.read',
    ],
  },
  Supplier: {
    description: 'Sees only the projects they were added to, and of people only those there.',
    permissions: ['organization.read'],
  },
};

const READER: ProjectPermission[] = ['project.read', 'analysis.read'];
const VOTER: ProjectPermission[] = [...READER, 'comments.write', 'votes.cast'];
const ENGINEER: ProjectPermission[] = [...VOTER, 'analysis.edit', 'hazards.edit'];

/** What each role in a project may do (domain model 2.8). Unfreezing is the approver's alone: it reopens an accepted risk. */
export const PROJECT_ROLE_PERMISSIONS: Record<ProjectRole, readonly ProjectPermission[]> = {
  LEAD: [
    ...ENGINEER,
    'voting.manage',
    'voting.lock',
    'risk.freeze',
    'risk.accept',
    'hazards.close',
    'baselines.manage',
    'baselines.sign',
    'project.update',
    'project.delete',
    'project.members.manage',
  ],
  ENGINEER,
  VOTER,
  APPROVER: [
    ...VOTER,
    'voting.lock',
    'risk.freeze',
    'risk.unfreeze',
    'risk.accept',
    'hazards.close',
    'baselines.manage',
    'baselines.sign',
  ],
  VIEWER: READER,
};

/** Permissions of a project role as stored; none for a role that does not exist. */
export const projectPermissionsOf = (role: string): readonly ProjectPermission[] =>
  Object.hasOwn(PROJECT_ROLE_PERMISSIONS, role) ? PROJECT_ROLE_PERMISSIONS[role as ProjectRole] : [];

/** A permission with the project roles that carry it. */
export const rolesWith = (name: ProjectPermission) => ({
  name,
  roles: Object.entries(PROJECT_ROLE_PERMISSIONS).flatMap(([role, permissions]) =>
    permissions.includes(name) ? [role] : [],
  ),
});
