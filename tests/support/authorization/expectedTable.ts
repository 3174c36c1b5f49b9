import { readFileSync } from 'node:fs';
import { type ContractOperation, operations } from '../contract.ts';
import { permissionOf } from './operationPermissions.ts';
import { REFUSED_BY_RULE } from './requests.ts';

/** `own`: where the people of the table have their roles. `other`: the same organization's other project. */
export const PLACES = ['own', 'other', 'elsewhere'] as const;
export type Place = (typeof PLACES)[number];

interface CallerRoles {
  isSignedIn: boolean;
  isPlatformAdmin?: boolean;
  roles: Partial<Record<Place, { project?: string; organization?: string }>>;
}

const stranger = { isSignedIn: false, roles: {} };
const inProject = (project: string, organization = 'Member') => ({
  isSignedIn: true,
  roles: { own: { project, organization } },
});
const inOrganization = (organization: string, place: Place = 'own') => ({
  isSignedIn: true,
  roles: { [place]: { organization } },
});

/** Who calls, and what they are where. */
export const CALLERS = {
  anonymous: stranger,
  expired: stranger,
  otherIssuer: stranger,
  noOrganization: { isSignedIn: true, roles: {} },
  otherOwner: inOrganization('Owner', 'elsewhere'),
  outsider: inOrganization('Member'),
  supplier: inProject('Engineer', 'Supplier'),
  viewer: inProject('Viewer'),
  voter: inProject('Voter'),
  engineer: inProject('Engineer'),
  approver: inProject('Approver'),
  lead: inProject('Lead'),
  admin: inOrganization('Admin'),
  owner: inOrganization('Owner'),
  platform: { isSignedIn: true, isPlatformAdmin: true, roles: {} },
} satisfies Record<string, CallerRoles>;
export type Caller = keyof typeof CALLERS;
export const callers = Object.keys(CALLERS) as Caller[];

/** Role → permissions, from the table in docs/authorization.md. */
function readRoles(): Map<string, Set<string>> {
  const text = readFileSync(new URL('../../../docs/authorization.md', import.meta.url), 'utf8');
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim());
  const lines = text.split('\n');
  const [, , ...names] = cells(lines.find(line => line.startsWith('| Permission |')) ?? '');
  const held = new Map(names.map(name => [name, new Set<string>()]));
  for (const line of lines.filter(one => one.startsWith('| `'))) {
    const [permission = '', , ...marks] = cells(line);
    names.forEach((name, index) => {
      if (marks[index] === 'x') held.get(name)?.add(permission.replaceAll('`', ''));
    });
  }
  return held;
}

export const rolePermissions = readRoles();

/** What a caller may do in a place by both roles; the second project of an organization has its people, not its members. */
export function permissionsIn(caller: Caller, place: Place): Set<string> {
  const { roles }: CallerRoles = CALLERS[caller];
  const organization = roles[place === 'other' ? 'own' : place]?.organization ?? '';
  const project = roles[place]?.project ?? '';
  return new Set([...(rolePermissions.get(project) ?? []), ...(rolePermissions.get(organization) ?? [])]);
}

/** Who gets to see a record: the people of its organization, whoever may read its project, or who knows the person. */
export type Audience = 'organization' | 'project' | 'people';

export function sees(caller: Caller, place: Place, audience: Audience): boolean {
  const permissions = permissionsIn(caller, place);
  if (audience === 'organization') return permissions.has('organization.read');
  // People are known to each other by a project, or where a role shows all of them.
  const knowsAll = audience === 'people' && permissions.has('organization.users.read');
  return permissions.has('project.read') || knowsAll;
}

/** Whom the record that an operation is about may be known to. */
export function audienceOf(operation: ContractOperation): Audience {
  if (operation.path.includes('/get-user-uuid-via-email/')) return 'people';
  return isAboutOrganization(operation) ? 'organization' : 'project';
}

const isAboutOrganization = ({ method, path }: ContractOperation) =>
  (permissionOf({ method, path }).startsWith('organization.') && !path.endsWith('/copy')) ||
  /\/risk-(rating-sets|severities|exposures|probabilities|avoidabilities|classes|ratings)(\/|$)/.test(path);

/** Whether the address says which record is meant; lists say it in the query, and without it show what one may see. */
const namesRecord = ({ path }: ContractOperation) =>
  path.includes('{') || path.endsWith('/platform-navigation');

/**
 * What a caller is told in a place: an error's status, `2xx`, or the status of the rule that an allowed caller's request
 * meets (`REFUSED_BY_RULE`).
 */
export function expectedAnswer(operation: ContractOperation, caller: Caller, place: Place): string {
  const permission = permissionOf(operation);
  const { isSignedIn, isPlatformAdmin }: CallerRoles = CALLERS[caller];
  if (!isSignedIn || permission === 'signature') return '401';
  const allowed = REFUSED_BY_RULE[operation.id] ?? '2xx';
  if (permission === 'everybody') return allowed;
  if (permission === 'administrator') return isPlatformAdmin ? allowed : '403';
  if (permission === 'self') return place === 'own' || !operation.path.includes('{') ? allowed : '404';
  const isSeen = sees(caller, place, audienceOf(operation));
  if (permission === 'visible') return isSeen || !namesRecord(operation) ? allowed : '404';
  if (!isSeen) return '404';
  const permissions = permissionsIn(caller, place);
  if (permission === 'organization.projects.discover') {
    // Who may not look for projects is not told that there is one; who is in it needs no access.
    if (!permissions.has(permission)) return '404';
    return permissions.has('project.read') ? '409' : allowed;
  }
  return permissions.has(permission) ? allowed : '403';
}

const WIDTH = 44;
const cellsOf = (answers: string[]) => answers.join(' ');
const line = (name: string, columns: string[]) => [name.padEnd(WIDTH), ...columns].join('  ').trimEnd();

/** The whole table as text: a row for each operation, three answers for each caller. */
export function expectedTable(): string {
  const head = line(
    '',
    callers.map(caller => caller.slice(0, 11).padEnd(11)),
  );
  const places = line(
    '',
    callers.map(() => 'own oth els'),
  );
  const rows = operations.map(operation =>
    line(
      operation.id,
      callers.map(caller => cellsOf(PLACES.map(place => expectedAnswer(operation, caller, place)))),
    ),
  );
  return `${[head, places, ...rows].join('\n')}\n`;
}

/** The committed table: operation → caller → place → answer. */
export function readTable(text: string): Map<string, Record<Caller, Record<Place, string>>> {
  const rows = text.trimEnd().split('\n').slice(2);
  return new Map(
    rows.map(row => {
      const [name = '', ...answers] = row.split(/\s+/);
      const byCaller = callers.map((caller, index) => [
        caller,
        Object.fromEntries(PLACES.map((place, offset) => [place, answers[index * PLACES.length + offset]])),
      ]);
      return [name, Object.fromEntries(byCaller)];
    }),
  );
}
