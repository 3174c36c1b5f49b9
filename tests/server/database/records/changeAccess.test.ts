import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  deleteRecord,
  insertRecords,
  systemChange,
  updateRecord,
} from '../../../../server/database/records/writing.ts';
import { functionType } from '../../../../server/modules/functions/index.ts';
import { projectMemberType } from '../../../../server/modules/project-members/index.ts';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { type Analysis, analysisOf, type ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';
import { recordStatements } from '../../../support/statements.ts';

// Every change carries the condition that it may be made, in its own statement; nothing is remembered from the one
// before. What happens here happens behind the server's back, as another process would do it.
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
/** The last number that was drawn for a hazard's code. */
const lastCode = async () =>
  (
    await app.pool.query(`select last from project_code_counters where project_uuid = $1 and prefix = 'HZ'`, [
      analysis.projectUuid,
    ])
  ).rows[0].last;
const member = {
  where: 'project_uuid = $1 and user_uuid = $2',
  values: () => [analysis.projectUuid, app.userUuid('engineer')],
};

beforeEach(async () => {
  hazard = await analysis.one('hazards', newHazard());
  hazard = (await rename('Known')).body.data;
});

describe('a permission that was taken away', () => {
  it('and given back within a moment: nothing is saved, and a later try is asked for', async () => {
    const { access, ...context } = systemChange({
      operationId: 'createFunctionsBatch',
      projectUuid: analysis.projectUuid,
    });
    const sql: typeof access.sql = slot => `${access.sql(slot)} where false`;
    const create = insertRecords(
      app.pool,
      functionType,
      [{ name: 'Between' }],
      { column: 'projectUuid' },
      { ...context, access: { ...access, shape: 'taken away and given back', sql } },
    );
    await expect(create).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await countOf(`functions where name = 'Between'`)).toBe(0);
  });

  it('as viewer: the next change and the next hazard are forbidden, and nothing is changed', async () => {
    await app.pool.query(`update project_members set role = 'VIEWER' where ${member.where}`, member.values());
    try {
      const before = [await countOf('hazards'), await auditLength(app.pool)];
      const code = await lastCode();
      expect((await rename('Not allowed')).status).toBe(403);
      expect((await analysis.batch('hazards', [newHazard()])).status).toBe(403);
      expect((await analysis.batch('hazards', [newHazard()], false)).status).toBe(403);
      expect([await countOf('hazards'), await auditLength(app.pool)]).toEqual(before);
      expect(await lastCode()).toBe(code);
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
         (select to_jsonb(s) || jsonb_build_object('uuid', $1::uuid, 'lineage_uuid', $1::uuid, 'code', 'PROOF') from risk_rating_sets s where s.uuid = $2))`,
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

  it('no code is lost when what a hazard is completed from has changed', async () => {
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

/** What a request sends to the database. */
async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  const statements = recordStatements();
  try {
    await work();
  } finally {
    statements.stop();
  }
  return statements.take().map(({ text }) => text);
}

const rate = (body: Record<string, unknown>) =>
  analysis.change('hazards', `${hazard.uuid}/initial-risk`, { revision: hazard.revision, ...body });

describe('the number of statements', () => {
  it('a new hazard and a change of it are one each, also the first of a server', async () => {
    expect(await sentBy(() => analysis.one('hazards', newHazard()))).toHaveLength(1);
    expect(await sentBy(() => rename('Once more'))).toHaveLength(1);
  });

  it('a level typed in the worksheet is two: what is there, and the change with its answer', async () => {
    // The rating set is read once in the life of a server.
    const { rows } = await app.pool.query<{ uuid: string }>(
      `select uuid from risk_levels where risk_rating_set_uuid = $1 and parameter = 'severity' order by code desc limit 1`,
      [hazard.riskRatingSetUuid],
    );
    hazard = (await rate({ severityUuid: rows[0]?.uuid })).body.data;
    const sent = await sentBy(async () => {
      const { status, body } = await rate({ severityUuid: null });
      expect(status).toBe(200);
      const read = await app.call('engineer', 'GET', `/user-api/hazards/${hazard.uuid}`);
      expect(body).toEqual(read.body);
    });
    // The last one is that of the GET, with its own question before it.
    expect(sent.slice(0, -2).map(text => text.slice(0, 11))).toEqual(['select h.uu', 'with access']);
  });

  it('a refused change asks why once', async () => {
    const viewer = analysis.as('viewer');
    const sent = await sentBy(() => viewer.change('hazards', hazard.uuid, { name: 'No', revision: 1 }));
    expect(sent.map(text => text.slice(0, 11))).toEqual(['with access', 'select u.is']);
  });
});

describe('what is taken away while a change waits', () => {
  it('is looked at by the statement that changes, not only by the question before', async () => {
    const unused = await analysis.one('functions', { name: 'Waits' });
    const demote = {
      sql: `with held as materialized (select uuid from projects where uuid = $1 for update)
        update project_members m set role = 'VIEWER' from held where m.project_uuid = held.uuid and m.user_uuid = $2`,
      values: member.values(),
    };
    try {
      const [answer] = await meeting(app.pool, demote, [() => analysis.remove('functions', unused.uuid)]);
      expect(answer?.status).toBe(403);
      expect(await countOf(`functions where uuid = '${unused.uuid}'`)).toBe(1);
    } finally {
      await app.pool.query(
        `update project_members set role = 'ENGINEER' where ${member.where}`,
        member.values(),
      );
    }
  });
});

describe('a change that is allowed in one project', () => {
  const elsewhere = () => systemChange({ operationId: 'test', projectUuid: randomUUID() });

  it('leaves the records of every other one as they are', async () => {
    const [{ uuid, revision } = { uuid: '', revision: 0 }] = functions;
    const change = { name: 'Not here', revision };
    expect(await updateRecord(app.pool, functionType, uuid, change, elsewhere())).toEqual({});
    expect(await deleteRecord(app.pool, functionType, uuid, elsewhere())).toBe(false);
    const scope = { column: 'projectUuid', uuid: analysis.projectUuid } as const;
    await expect(
      insertRecords(app.pool, functionType, [{ name: 'New' }], scope, elsewhere()),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await analysis.read('functions', uuid)).toMatchObject({ name: 'Brake', revision });
    expect(await countOf(`functions where name = 'New'`)).toBe(0);
    // Nor does it add records that have no code, whose project a counter would not have.
    const stranger = { userUuid: app.userUuid('guest'), role: 'VIEWER' };
    await expect(
      insertRecords(app.pool, projectMemberType, [stranger], scope, elsewhere()),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await countOf(`project_members where user_uuid = '${stranger.userUuid}'`)).toBe(0);
  });
});

describe('a handler that was not asked for', () => {
  it('gives no answer to a stranger, whatever it finds first', async () => {
    const stranger = analysis.as('supplier');
    const wrongSet = { revision: hazard.revision, riskRatingSetUuid: randomUUID() };
    const answers = [
      await stranger.change('hazards', hazard.uuid, { name: 'No', revision: 99 }),
      await stranger.change('hazards', hazard.uuid, { malfunctionUuid: randomUUID(), revision: 1 }),
      await stranger.change('hazards', `${hazard.uuid}/initial-risk`, wrongSet),
      await stranger.batch('hazards', [{ ...newHazard(), misuseUuid: randomUUID() }]),
      await stranger.batch('hazards', [{ ...newHazard(), misuseUuid: randomUUID() }], false),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
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
