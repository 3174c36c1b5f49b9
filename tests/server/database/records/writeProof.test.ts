import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { type Analysis, analysisOf, type ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength } from '../../../support/auditTrail.ts';
import { recordStatements } from '../../../support/statements.ts';

// A change stands on what was found at the one before (permission, completed links) and proves it in its own statement.
// Everything here happens behind the server's back, as another process would do it.
let app: TestApp;
let analysis: Analysis;
let malfunction: ProjectRecord;
let functions: ProjectRecord[];
let hazard: ProjectRecord;

beforeAll(async () => {
  app = await createTestApp();
  analysis = (await analysisOf(app, 'remote')).as('engineer');
  functions = await analysis.create('functions', { name: 'Brake' }, { name: 'Steer' });
  malfunction = await analysis.one('malfunctions', {
    name: 'Not delivered',
    functionUuid: functions[0]?.uuid,
  });
});
afterAll(() => app.close());

const newHazard = () => ({ style: 'FUNCTION', malfunctionUuid: malfunction.uuid });
const rename = (name: string, revision = hazard.revision) =>
  analysis.change('hazards', hazard.uuid, { name, revision });
const countOf = async (sql: string) =>
  Number((await app.pool.query(`select count(*) from ${sql}`)).rows[0].count);
const member = {
  where: 'project_uuid = $1 and user_uuid = $2',
  values: () => [analysis.projectUuid, app.userUuid('engineer')],
};

beforeEach(async () => {
  // Twice, so that the second one stands on the first.
  await analysis.one('hazards', newHazard());
  hazard = await analysis.one('hazards', newHazard());
  hazard = (await rename('Known')).body.data;
});

describe('a permission that was taken away', () => {
  it('as viewer: the next change and the next hazard are forbidden, and nothing is changed', async () => {
    await app.pool.query(`update project_members set role = 'VIEWER' where ${member.where}`, member.values());
    try {
      const before = [await countOf('hazards'), await auditLength(app.pool)];
      expect((await rename('Not allowed')).status).toBe(403);
      expect((await analysis.batch('hazards', [newHazard()])).status).toBe(403);
      expect((await analysis.batch('hazards', [newHazard()], false)).status).toBe(403);
      expect([await countOf('hazards'), await auditLength(app.pool)]).toEqual(before);
    } finally {
      await app.pool.query(
        `update project_members set role = 'ENGINEER' where ${member.where}`,
        member.values(),
      );
    }
    expect((await rename('Allowed again')).status).toBe(200);
  });

  it('outside of the project: it does not exist, also for a stale revision and for wrong links', async () => {
    const { rows } = await app.pool.query(
      `delete from project_members where ${member.where} returning *`,
      member.values(),
    );
    try {
      expect((await rename('Not allowed')).status).toBe(404);
      expect((await rename('Not allowed', 1)).status).toBe(404);
      const wrong = { ...newHazard(), functionUuid: functions[1]?.uuid };
      expect((await analysis.batch('hazards', [wrong])).status).toBe(404);
    } finally {
      await app.pool.query(
        'insert into project_members select * from jsonb_populate_record(null::project_members, $1)',
        [JSON.stringify(rows[0])],
      );
    }
    expect((await analysis.batch('hazards', [newHazard()])).status).toBe(201);
  });

  it('with the account: the sign-in is refused', async () => {
    const [user] = [app.userUuid('engineer')];
    await app.pool.query('update users set is_active = false where uuid = $1', [user]);
    try {
      expect((await rename('Not allowed')).status).toBe(401);
    } finally {
      await app.pool.query('update users set is_active = true where uuid = $1', [user]);
    }
  });
});

describe('a role that lets change analyses, but not see projects', () => {
  it('is refused at the second try as at the first', async () => {
    const permissions = ['organization.read', 'analysis.edit'];
    const { rows } = await app.pool.query(
      `with role as (insert into organization_roles (organization_uuid, name, permissions) values ($1, 'Doorkeeper', $2) returning uuid),
         before as (select organization_role_uuid as uuid from organization_users where organization_uuid = $1 and user_uuid = $3)
       update organization_users set organization_role_uuid = role.uuid from role, before
       where organization_uuid = $1 and user_uuid = $3 returning before.uuid, role.uuid as role`,
      [DEMO_ORGANIZATION_UUID, permissions, app.userUuid('supplier')],
    );
    const add = () => analysis.as('supplier').batch('functions', [{ name: 'Of nobody' }]);
    try {
      expect((await add()).status).toBe(404);
      expect((await add()).status).toBe(404);
    } finally {
      await app.pool.query('update organization_users set organization_role_uuid = $1 where user_uuid = $2', [
        rows[0].uuid,
        app.userUuid('supplier'),
      ]);
      await app.pool.query('delete from organization_roles where uuid = $1', [rows[0].role]);
    }
  });
});

describe('links that were changed', () => {
  it('a malfunction of another function now brings that function along', async () => {
    await app.pool.query('update malfunctions set function_uuid = $2 where uuid = $1', [
      malfunction.uuid,
      functions[1]?.uuid,
    ]);
    const next = await analysis.one('hazards', newHazard());
    expect(next.functionUuid).toBe(functions[1]?.uuid);
    await app.pool.query('update malfunctions set function_uuid = $2 where uuid = $1', [
      malfunction.uuid,
      functions[0]?.uuid,
    ]);
  });

  it('a new first rating set is that of the next hazard', async () => {
    const set = randomUUID();
    await app.pool.query(
      `insert into risk_rating_sets select * from jsonb_populate_record(null::risk_rating_sets,
         (select to_jsonb(s) || jsonb_build_object('uuid', $1::uuid, 'code', 'PROOF') from risk_rating_sets s where s.uuid = $2))`,
      [set, hazard.riskRatingSetUuid],
    );
    await app.pool.query(
      'insert into project_risk_rating_sets (project_uuid, risk_rating_set_uuid, position) values ($1, $2, -1)',
      [analysis.projectUuid, set],
    );
    try {
      expect((await analysis.one('hazards', newHazard())).riskRatingSetUuid).toBe(set);
    } finally {
      await app.pool.query('delete from hazards where risk_rating_set_uuid = $1', [set]);
      await app.pool.query('delete from project_risk_rating_sets where risk_rating_set_uuid = $1', [set]);
    }
    expect((await analysis.one('hazards', newHazard())).riskRatingSetUuid).toBe(hazard.riskRatingSetUuid);
  });

  it('no code is lost by a change that was looked at twice', async () => {
    const numberOf = ({ code }: ProjectRecord) => Number(code.replace('HZ-', ''));
    const first = await analysis.one('hazards', newHazard());
    await app.pool.query('update malfunctions set function_uuid = $2 where uuid = $1', [
      malfunction.uuid,
      functions[1]?.uuid,
    ]);
    const second = await analysis.one('hazards', newHazard());
    await app.pool.query('update malfunctions set function_uuid = $2 where uuid = $1', [
      malfunction.uuid,
      functions[0]?.uuid,
    ]);
    expect(numberOf(second)).toBe(numberOf(first) + 1);
  });
});

describe('what was found before', () => {
  it('spares every question: the next hazard and its change are one statement each', async () => {
    const statements = recordStatements();
    try {
      await analysis.one('hazards', newHazard());
      await rename('Once more');
    } finally {
      statements.stop();
    }
    const sent = statements.take().map(({ text }) => text.slice(0, 11));
    expect(sent).toEqual(['with proof ', 'with proof ']);
  });
});

describe('what a change brings along', () => {
  it('people are told in the same go, not at a second one', async () => {
    const path = `/user-api/hazards/${hazard.uuid}/comments`;
    const { body } = await app.call<{ data: ProjectRecord }>('engineer', 'POST', path, {
      body: { text: 'First' },
    });
    const comment = body.data;
    const { revision } = (
      await analysis.change('hazard-comments', comment.uuid, { text: 'Second', revision: comment.revision })
    ).body.data;
    const statements = recordStatements();
    try {
      const mentionedUserUuids = [app.userUuid('lead')];
      const told = await analysis.change('hazard-comments', comment.uuid, { mentionedUserUuids, revision });
      expect(told.status).toBe(200);
    } finally {
      statements.stop();
    }
    const sent = statements.take().map(({ text }) => text);
    expect(sent.filter(text => text === 'begin')).toHaveLength(1);
    expect(sent.filter(text => text.includes('insert into "notifications"'))).toHaveLength(1);
  });

  it('requests are answered also by who joins with those who asked', async () => {
    const project = await app.call<{ data: ProjectRecord }>(
      'lead',
      'POST',
      `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
      { body: { name: 'Asked for', style: 'MACHINE' } },
    );
    const { uuid } = project.body.data;
    const join = async (...people: string[]) => {
      const items = people.map(person => ({ userUuid: app.userUuid(person), role: 'VIEWER' }));
      const path = '/user-api/projects/members/batch';
      const added = await app.call('admin', 'POST', path, { body: { projectUuid: uuid, items } });
      expect(added.status, JSON.stringify(added.body)).toBe(201);
    };
    await join('approver');
    const body = { message: 'Please.' };
    const asked = await app.call('voter', 'POST', `/user-api/projects/${uuid}/request-access`, { body });
    expect(asked.status).toBe(201);
    await join('admin', 'voter');
    const where = `project_access_requests where project_uuid = '${uuid}' and status`;
    expect([await countOf(`${where} = 'ACCEPTED'`), await countOf(`${where} = 'PENDING'`)]).toEqual([1, 0]);
  });
});
