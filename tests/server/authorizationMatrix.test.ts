import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import {
  addressOf,
  type ContractOperation,
  operations,
  STRANGE_UUID,
  smallestValue,
} from '../support/contract.ts';
import { someRecords } from '../support/someRecords.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const READ = ['project.read', 'analysis.read'];
const VOTE = [...READ, 'comments.write', 'votes.cast'];
const EDIT = [...VOTE, 'analysis.edit', 'hazards.edit'];
const DISCOVER = 'organization.projects.discover';
const MEMBER = ['organization.read', 'organization.projects.create', DISCOVER];
const ADMIN = [
  'organization.read',
  'organization.update',
  'organization.users.manage',
  'organization.roles.manage',
  'organization.projects.create',
  'organization.library.manage',
  DISCOVER,
  'project.read',
  'project.members.manage',
  'analysis.read',
  'comments.write',
];

/**
 * Who may do what in the remote-control project and its organization: typed in from the domain model's table of roles
 * (2.8), not read from the code. Whoever has no permission at all there must not know that it exists.
 */
const MAY: Record<string, string[]> = {
  lead: [
    ...MEMBER,
    ...EDIT,
    'voting.manage',
    'voting.lock',
    'risk.freeze',
    'project.update',
    'project.delete',
    'project.members.manage',
  ],
  engineer: [...MEMBER, ...EDIT],
  voter: [...MEMBER, ...VOTE],
  approver: [...MEMBER, ...VOTE, 'voting.lock', 'risk.freeze', 'risk.unfreeze'],
  viewer: [...MEMBER, ...READ],
  admin: ADMIN,
  owner: [...ADMIN, 'organization.delete'],
  // Member of the organization and of the other project only.
  supplier: ['organization.read'],
  guest: [],
};

let app: TestApp;
let records: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  records = await someRecords(app);
});
afterAll(() => app.close());

/** Body and query that pass the contract's check far enough to ask for permission, but can change nothing. */
function harmless(operation: ContractOperation) {
  const { id, method, body, parameters, permission } = operation;
  const [place, key = ''] = permission.from?.split('.') ?? [];
  const query = place === 'query' ? { [key]: records[key] } : {};
  const needed = parameters.some(({ name, required }) => name === 'tool' && required)
    ? { tool: 'badger' }
    : {};
  return { id, method, query: { ...query, ...needed }, body: body && harmlessBody(operation) };
}

/** Names of people and projects that are not there, and names that are taken: nothing comes of them. */
const BODY: Record<string, Record<string, unknown>> = {
  createOrganizationRole: { name: 'Owner', permissions: [] },
};

function harmlessBody({ id, body }: ContractOperation): Record<string, unknown> {
  const smallest = smallestValue(body ?? {}) as Record<string, unknown>;
  return {
    ...smallest,
    ...('revision' in smallest && { revision: 2_147_483_647 }),
    ...('projectUuid' in smallest && { projectUuid: records.projectUuid }),
    ...('hazardVoteEventUuid' in smallest && { hazardVoteEventUuid: records.hazardVoteEventUuid }),
    ...('organizationUuid' in smallest && { organizationUuid: records.organizationUuid }),
    ...BODY[id],
  };
}

const SELF = new Set(['signed-in', 'self', 'public']);
const seeing = ({ permission }: ContractOperation) =>
  permission.scope === 'project' ? 'project.read' : 'organization.read';

type Verdict = 'allowed' | 403 | 404 | 401;

function expected(person: string | undefined, operation: ContractOperation): Verdict {
  const { permission } = operation;
  if (operation.isSigned) return 401;
  if (!person) return permission.scope === 'public' ? 'allowed' : 401;
  if (SELF.has(permission.name)) return 'allowed';
  // The owner of the demo administers the platform as well.
  if (permission.scope === 'admin') return person === 'owner' ? 'allowed' : 403;
  const may = MAY[person] ?? [];
  if (!may.includes(seeing(operation))) return 404;
  // Who may not look for projects is not told that there is one.
  if (permission.name === DISCOVER && !may.includes(DISCOVER)) return 404;
  return may.includes(permission.name) ? 'allowed' : 403;
}

/** Deleting for real is tried last, by whoever may not; whoever may is asked for a confirmation or not asked at all. */
const DESTRUCTIVE = (operation: ContractOperation) =>
  operation.method === 'DELETE' || operation.id === 'createOrganization';

const people = [...Object.keys(MAY), undefined];

describe.each(people)('%s', person => {
  it.each(operations)('$id', async operation => {
    const verdict = expected(person, operation);
    if (verdict === 'allowed' && DESTRUCTIVE(operation)) return;
    const { method, query, body } = harmless(operation);
    const path = addressOf(operation.path, records, STRANGE_UUID);
    const answer = await app.call<{ code: string }>(person, method, path, { query, body });
    const told = `${person} ${operation.id} ${answer.status} ${JSON.stringify(answer.body)}`;
    if (verdict !== 'allowed') return expect(answer.status, told).toBe(verdict);
    expect([400, 401, 403], told).not.toContain(answer.status);
    if (operation.isPlanned) expect(answer.status, told).toBe(501);
    // The record is there, its file is not: it was made by SQL.
    else if (operation.isDownload) expect([404, 503], told).toContain(answer.status);
    else expect(answer.status, told).toBeLessThan(500);
    // A permission that is enough shows in an answer about the record, not in a missing one. A project's own choices
    // are asked for without a permission, and are there for its people only.
    const { name, scope } = operation.permission;
    const knows =
      operation.path.includes('{') &&
      scope !== 'self' &&
      (!SELF.has(name) || MAY[person ?? '']?.includes('project.read'));
    if (answer.status === 404 && knows) expect(path, told).toContain(STRANGE_UUID);
    return undefined;
  });
});

describe('whoever may, deletes', () => {
  const deletions = operations.filter(
    ({ method, permission }) => method === 'DELETE' && permission.scope === 'project',
  );
  /** Their addresses name two records that have nothing to do with each other here. */
  const UNRELATED = ['removeCeaFromExposureSituation', 'removeHazardUser'];
  it.each(deletions.filter(({ id }) => id !== 'deleteProject' && !UNRELATED.includes(id)))(
    '$id by the lead',
    async operation => {
      const path = addressOf(operation.path, records, STRANGE_UUID);
      const answer = await app.call<{ code: string }>('lead', 'DELETE', path);
      expect([204, 409, 422], JSON.stringify(answer.body)).toContain(answer.status);
    },
  );
});
