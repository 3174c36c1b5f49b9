import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { addressOf, type ContractOperation, operations, STRANGE_UUID } from '../support/contract.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const READ = ['project.read', 'analysis.read'];
const VOTE = [...READ, 'comments.write', 'votes.cast'];
const EDIT = [...VOTE, 'analysis.edit', 'hazards.edit'];
const MEMBER = ['organization.read', 'organization.projects.create'];
const ADMIN = [
  'organization.read',
  'organization.update',
  'organization.users.manage',
  'organization.roles.manage',
  'organization.projects.create',
  'organization.library.manage',
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

const TABLES: Record<string, string> = {
  ceaTypeUuid: 'cea_types',
  ceaUuid: 'ceas',
  exposureSituationUuid: 'exposure_situations',
  functionUuid: 'functions',
  hazardEvaluationUuid: 'hazard_evaluations',
  hazardousEventUuid: 'hazardous_events',
  hazardUuid: 'hazards',
  machineUuid: 'machines',
  malfunctionUuid: 'malfunctions',
  projectMemberUuid: 'project_members',
  taskUuid: 'tasks',
};

beforeAll(async () => {
  app = await createTestApp();
  const one = async (sql: string, values: unknown[]) => {
    const { rows } = await app.pool.query<{ uuid: string }>(sql, values);
    if (!rows[0]) throw new Error(`Nothing found: ${sql}`);
    return rows[0].uuid;
  };
  const projectUuid = await one(`select uuid from projects where name ilike '%remote%'`, []);
  const organizationUuid = await one('select organization_uuid as uuid from projects where uuid = $1', [
    projectUuid,
  ]);
  const add = (table: string, columns: string, values: string) =>
    one(
      `insert into ${table} (project_uuid, code, name${columns}) values ($1, 'NEW-900', 'New'${values}) returning uuid`,
      [projectUuid],
    );
  await add('machines', '', '');
  await add('tasks', '', '');
  const type = await add('cea_types', ', kind', `, 'CONDITION'`);
  await add('ceas', ', cea_type_uuid', `, '${type}'`);
  records = { projectUuid, organizationUuid, userUuid: app.userUuid('viewer') };
  for (const [name, table] of Object.entries(TABLES))
    records[name] = await one(`select uuid from ${table} where project_uuid = $1 limit 1`, [projectUuid]);
  records.organizationRoleUuid = await one(
    'select uuid from organization_roles where organization_uuid = $1 limit 1',
    [organizationUuid],
  );
});
afterAll(() => app.close());

/** Body and query that pass the contract's check far enough to ask for permission, but can change nothing. */
function harmless({ id, method, body, parameters, permission }: ContractOperation) {
  const [place, key = ''] = permission.from?.split('.') ?? [];
  const query = place === 'query' ? { [key]: records[key] } : {};
  const needed = parameters.some(({ name, required }) => name === 'tool' && required)
    ? { tool: 'badger' }
    : {};
  return { id, method, query: { ...query, ...needed }, body: body && harmlessBody(id) };
}

const BATCH_ITEM: Record<string, Record<string, unknown>> = {
  createCeaTypesBatch: { name: 'x', kind: 'CONDITION' },
  createCeasBatch: { name: 'x', ceaTypeUuid: STRANGE_UUID },
  createHazardsBatch: { style: 'FUNCTION', malfunctionUuid: STRANGE_UUID },
  createMalfunctionsBatch: { name: 'x', functionUuid: STRANGE_UUID },
  addCeasToExposureSituationBatch: { ceaUuid: STRANGE_UUID },
  createProjectMembersBatch: { userUuid: STRANGE_UUID, role: 'VIEWER' },
};
const BODY: Record<string, () => Record<string, unknown>> = {
  queryFeatureFlags: () => ({ names: ['x'] }),
  createOrganization: () => ({ name: 'x' }),
  createProject: () => ({ name: 'x', style: 'FUNCTION', riskRatingSetUuids: [STRANGE_UUID] }),
  createOrganizationRole: () => ({ name: 'Owner', permissions: [] }),
  addOrganizationUser: () => ({ userUuid: STRANGE_UUID, organizationRoleUuid: STRANGE_UUID }),
  addProjectMember: () => ({ userUuid: STRANGE_UUID, role: 'VIEWER' }),
  calculateRiskRating: () => ({ severityUuid: STRANGE_UUID }),
};

function harmlessBody(id: string): Record<string, unknown> {
  if (BODY[id]) return BODY[id]();
  if (!id.endsWith('Batch')) return { revision: 2_147_483_647 };
  const items = [BATCH_ITEM[id] ?? { name: 'x' }];
  return id === 'createProjectMembersBatch' ? { projectUuid: records.projectUuid, items } : { items };
}

const SELF = new Set(['signed-in', 'self', 'public']);
const seeing = ({ permission }: ContractOperation) =>
  permission.scope === 'project' ? 'project.read' : 'organization.read';

type Verdict = 'allowed' | 403 | 404 | 401;

function expected(person: string | undefined, operation: ContractOperation): Verdict {
  const { permission } = operation;
  if (!person) return permission.scope === 'public' ? 'allowed' : 401;
  if (SELF.has(permission.name)) return 'allowed';
  const may = MAY[person] ?? [];
  if (!may.includes(seeing(operation))) return 404;
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
    expect(answer.status, told).toBeLessThan(500);
    // A permission that is enough shows in an answer about the record, not in a missing one.
    if (answer.status === 404) expect(path, told).toContain(STRANGE_UUID.slice(0, 8));
    return undefined;
  });
});

describe('whoever may, deletes', () => {
  const deletions = operations.filter(
    ({ method, permission }) => method === 'DELETE' && permission.scope === 'project',
  );
  it.each(deletions.filter(({ id }) => id !== 'deleteProject' && id !== 'removeCeaFromExposureSituation'))(
    '$id by the lead',
    async operation => {
      const path = addressOf(operation.path, records, STRANGE_UUID);
      const answer = await app.call<{ code: string }>('lead', 'DELETE', path);
      expect([204, 409, 422], JSON.stringify(answer.body)).toContain(answer.status);
    },
  );
});
