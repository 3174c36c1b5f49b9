import { defineTexts, type TextDefinition } from '../../glossary/defineTexts.ts';
import type { organizations } from '../database/schema/organizations.ts';
import type { organizationRoles, organizationUsers, users } from '../database/schema/platform.ts';
import {
  ORGANIZATION_ROLES,
  type OrganizationRoleName,
  type ProjectRole,
} from '../modules/permissions/permissionRules.ts';
import { seedUuid } from './seedUuid.ts';

/** The one password of all demo accounts. Documented, never a secret: demo accounts are for trying the product out. */
export const DEMO_PASSWORD = 'badger-demo';

export type DemoProjectKey =
  | 'remote-control'
  | 'palletising-cell'
  | 'steering-lock'
  | 'workload-orchestrator'
  | 'lin-library'
  | 'protective-stop';

export interface DemoAccount {
  userUuid: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What the account is there to show, for the list of sign-ins. */
  purpose: TextDefinition;
  organizationRole: OrganizationRoleName | undefined;
  projectRoles: Partial<Record<DemoProjectKey, ProjectRole>>;
  /** ADMIN opens the admin API (specification §6). */
  platformRoles: string[];
}

const PURPOSES = defineTexts(
  'identity',
  {
    lead: 'leads all projects',
    engineer: 'edits all analyses',
    voter: 'votes and comments',
    approver: 'locks, freezes and unfreezes',
    viewer: 'reads all projects',
    admin: 'manages the organization, edits the texts',
    owner: 'owns the organization, administers the platform',
    supplier: 'sees the palletising cell only',
    guest: 'belongs to no organization',
  },
  'demo-account-',
);

export type DemoPerson = keyof typeof PURPOSES;

export const demoUserUuid = (name: DemoPerson): string => seedUuid('demo-user', name);

type Person = [name: DemoPerson, firstName: string, lastName: string];

const account = (
  [name, firstName, lastName]: Person,
  organizationRole?: OrganizationRoleName,
  projectRoles: DemoAccount['projectRoles'] = {},
  platformRoles: string[] = [],
): DemoAccount => ({
  userUuid: demoUserUuid(name),
  email: `${name}@demo.badger.example`,
  firstName,
  lastName,
  purpose: PURPOSES[name],
  organizationRole,
  projectRoles,
  platformRoles,
});

const inAll = (role: ProjectRole) => ({
  'remote-control': role,
  'palletising-cell': role,
  'steering-lock': role,
  'workload-orchestrator': role,
  'lin-library': role,
  'protective-stop': role,
});

const lead = account(['lead', 'Lena', 'Brandt'], 'Member', inAll('LEAD'));

/** Invented people, one for each role (domain model 2.8). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  lead,
  account(['engineer', 'Emil', 'Okafor'], 'Member', inAll('ENGINEER')),
  account(['voter', 'Valerie', 'Sato'], 'Member', inAll('VOTER')),
  account(['approver', 'Anton', 'Rivera'], 'Member', inAll('APPROVER')),
  account(['viewer', 'Vera', 'Lindqvist'], 'Member', inAll('VIEWER')),
  account(['admin', 'Adam', 'Novak'], 'Admin', {}, ['CONTENT_EDITOR']),
  account(['owner', 'Olivia', 'Mensah'], 'Owner', {}, ['ADMIN']),
  account(['supplier', 'Sofia', 'Keller'], 'Supplier', {
    'palletising-cell': 'ENGINEER',
  }),
  account(['guest', 'Gustav', 'Hale']),
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
    description:
      'Six example projects and a library to try Badger with. Delete it when you no longer need it.',
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
