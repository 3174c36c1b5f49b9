import {
  ORGANIZATION_ROLES,
  type OrganizationRoleName,
  type ProjectRole,
} from '../../modules/permissions/permissionRules.ts';
import type { organizations } from '../schema/organizations.ts';
import type { organizationRoles, organizationUsers, users } from '../schema/platform.ts';
import { seedUuid } from './seedUuid.ts';

/** The one password of all demo accounts. Documented, never a secret: demo accounts are for trying the product out. */
export const DEMO_PASSWORD = 'badger-demo';

export type DemoProjectKey = 'remote-control' | 'palletising-cell';

export interface DemoAccount {
  userUuid: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What the account is there to show, for the list of sign-ins. */
  purpose: string;
  organizationRole: OrganizationRoleName | undefined;
  projectRoles: Partial<Record<DemoProjectKey, ProjectRole>>;
  /** ADMIN opens the admin API (specification §6). */
  platformRoles: string[];
}

type Person = [name: string, firstName: string, lastName: string, purpose: string];

const account = (
  [name, firstName, lastName, purpose]: Person,
  organizationRole?: OrganizationRoleName,
  projectRoles: DemoAccount['projectRoles'] = {},
  platformRoles: string[] = [],
): DemoAccount => ({
  userUuid: seedUuid('demo-user', name),
  email: `${name}@demo.badger.example`,
  firstName,
  lastName,
  purpose,
  organizationRole,
  projectRoles,
  platformRoles,
});

const inBoth = (role: ProjectRole) => ({ 'remote-control': role, 'palletising-cell': role });

const lead = account(['lead', 'Lena', 'Brandt', 'leads both projects'], 'Member', inBoth('LEAD'));

/** Invented people, one for each role (domain model 2.8). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  lead,
  account(['engineer', 'Emil', 'Okafor', 'edits both analyses'], 'Member', inBoth('ENGINEER')),
  account(['voter', 'Valerie', 'Sato', 'votes and comments'], 'Member', inBoth('VOTER')),
  account(['approver', 'Anton', 'Rivera', 'locks, freezes and unfreezes'], 'Member', inBoth('APPROVER')),
  account(['viewer', 'Vera', 'Lindqvist', 'reads both projects'], 'Member', inBoth('VIEWER')),
  account(['admin', 'Adam', 'Novak', 'manages the organization, edits the texts'], 'Admin', {}, [
    'CONTENT_EDITOR',
  ]),
  account(['owner', 'Olivia', 'Mensah', 'owns the organization, administers the platform'], 'Owner', {}, [
    'ADMIN',
  ]),
  account(['supplier', 'Sofia', 'Keller', 'sees the palletising cell only'], 'Supplier', {
    'palletising-cell': 'ENGINEER',
  }),
  account(['guest', 'Gustav', 'Hale', 'belongs to no organization']),
];

/** Creates every demo record. */
export const DEMO_LEAD_UUID = lead.userUuid;

export const DEMO_ORGANIZATION_UUID = seedUuid('demo-organization');

const made = { createdBy: DEMO_LEAD_UUID, updatedBy: DEMO_LEAD_UUID };
const roleUuid = (role: OrganizationRoleName) => seedUuid('demo-organization-role', role);

/** The people and their organization as rows. */
export const demoPeople: {
  users: (typeof users.$inferInsert)[];
  organization: typeof organizations.$inferInsert;
  roles: (typeof organizationRoles.$inferInsert)[];
  organizationUsers: (typeof organizationUsers.$inferInsert)[];
} = {
  users: DEMO_ACCOUNTS.map(({ userUuid, email, firstName, lastName, platformRoles }) => ({
    uuid: userUuid,
    email,
    firstName,
    lastName,
    roles: platformRoles,
  })),
  organization: {
    uuid: DEMO_ORGANIZATION_UUID,
    name: 'Demo organization',
    description: 'Two example projects to try Badger with. Delete it when you no longer need it.',
    ...made,
  },
  roles: (Object.keys(ORGANIZATION_ROLES) as OrganizationRoleName[]).map(name => ({
    uuid: roleUuid(name),
    organizationUuid: DEMO_ORGANIZATION_UUID,
    name,
    description: ORGANIZATION_ROLES[name].description,
    permissions: [...ORGANIZATION_ROLES[name].permissions],
    isSystem: true,
    ...made,
  })),
  organizationUsers: DEMO_ACCOUNTS.flatMap(({ userUuid, organizationRole }) =>
    organizationRole
      ? {
          uuid: seedUuid('demo-organization-user', userUuid),
          organizationUuid: DEMO_ORGANIZATION_UUID,
          userUuid,
          organizationRoleUuid: roleUuid(organizationRole),
          ...made,
        }
      : [],
  ),
};
