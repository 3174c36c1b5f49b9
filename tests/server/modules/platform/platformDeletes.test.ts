import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetDeliveries } from '../../../../server/modules/tool-connections/index.ts';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';

let test: TestApp;
let project: string;
beforeAll(async () => {
  test = await createTestApp();
  const { body } = await test.call<{ data: { uuid: string } }>(
    'lead',
    'POST',
    `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`,
    { body: { name: 'Cell', style: 'FUNCTION' } },
  );
  project = body.data.uuid;
});
afterAll(() => test.close());

const createFunction = async (name: string) => {
  const { body } = await test.call<{ data: { records: { uuid: string }[] } }>(
    'lead',
    'POST',
    `/user-api/projects/${project}/functions/batch`,
    { body: { items: [{ name }] } },
  );
  return body.data.records[0]?.uuid ?? '';
};

const remove = (uuid: string, query = {}) =>
  test.call('lead', 'DELETE', `/user-api/functions/${uuid}`, { query });

describe('deleting a record', () => {
  it('keeps the reason, confirmed or not', async () => {
    for (const confirm of [false, true]) {
      const uuid = await createFunction('Stop');
      expect((await remove(uuid, { confirm, reason: 'Entered twice.' })).status).toBe(204);
      expect((await auditOf(test.pool, uuid)).at(-1)).toMatchObject({
        action: 'DELETE',
        reason: 'Entered twice.',
        projectUuid: project,
      });
    }
  });

  it('that somebody begins to use at this moment is refused with the tree, not with a broken key', async () => {
    const uuid = await createFunction('Move');
    const use = {
      sql: `insert into malfunctions (project_uuid, code, name, function_uuid) values ($1, 'MF-001', 'No move', $2)`,
      values: [project, uuid],
    };
    const [answer] = await meeting(test.pool, use, [() => remove(uuid)]);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', tree: { total: 1, groups: [{ entity: 'Malfunction', onDelete: 'DELETED' }] } },
    });
    expect((await auditOf(test.pool, uuid)).map(({ action }) => action)).toEqual(['CREATE']);
  });

  it('requested twice at once is deleted once', async () => {
    const uuid = await createFunction('Lift');
    const row = { sql: 'select 1 from functions where uuid = $1 for update', values: [uuid] };
    const answers = await meeting(test.pool, row, [() => remove(uuid), () => remove(uuid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await auditOf(test.pool, uuid)).filter(({ action }) => action === 'DELETE')).toHaveLength(1);
  });
});

describe('what has had its time', () => {
  it('calls of tools are forgotten after their days, and no sooner', async () => {
    const { rows } = await test.pool.query(
      `insert into tool_connections (project_uuid, tool_code, name, command_url) values ($1, 'austin', 'Austin', 'https://austin.example/')
       returning uuid`,
      [project],
    );
    for (const days of [29, 31])
      await test.pool.query(
        `insert into tool_deliveries (tool_connection_uuid, delivery_uuid, at) values ($1, gen_random_uuid(), now() - make_interval(days => $2))`,
        [rows[0].uuid, days],
      );
    expect(test.settings.toolDeliveryDays).toBe(30);
    expect(await forgetDeliveries(test.pool, test.settings.toolDeliveryDays)).toBe(1);
    const left = await test.pool.query(
      'select extract(days from now() - at)::int as days from tool_deliveries',
    );
    expect(left.rows).toEqual([{ days: 29 }]);
  });
});
