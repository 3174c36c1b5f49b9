import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';

interface Answered {
  code: string;
  message: string;
  data: { uuid: string; records: { uuid: string }[] };
}

const REFUSAL = (most: number) =>
  `A project holds at most ${most} hazards. Nothing was changed; split the item over several projects.`;

let app: TestApp;
let project: string;
let held: number;

const count = async (of = project) =>
  (await app.pool.query<{ n: number }>('select count(*)::int n from hazards where project_uuid = $1', [of]))
    .rows[0]?.n ?? -1;
const limit = (most: number) =>
  app.pool.query(`update configuration_items set value = $1 where name = 'limits.hazards-per-project'`, [
    String(most),
  ]);
const create = (names: string[]) =>
  app.call<Answered>('lead', 'POST', `/user-api/projects/${project}/hazards/batch`, {
    body: { items: names.map(name => ({ name, style: 'FUNCTION' })) },
  });

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where style = 'FUNCTION'`,
  );
  project = rows[0]?.uuid ?? '';
  held = await count();
});
afterAll(() => app.close());

describe('hazards of a project (domain model 2.10)', () => {
  it('are at most as many as the installation tells', async () => {
    await limit(held + 2);
    expect((await create(['One', 'Two'])).status).toBe(201);
    const refused = await create(['Three']);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      422,
      'RULE_VIOLATED',
      REFUSAL(held + 2),
    ]);
    expect(await count()).toBe(held + 2);
  });

  it('of a batch that does not fit are not taken in part', async () => {
    await limit(held + 3);
    expect((await create(['Three', 'Four'])).body.message).toBe(REFUSAL(held + 3));
    expect(await count()).toBe(held + 2);
  });

  it('are refused to a copy of a project that holds more than are allowed now, and the copy with them', async () => {
    await limit(held);
    const projects = 'select count(*)::int n from projects';
    const before = (await app.pool.query(projects)).rows;
    const copy = await app.call<Answered>('lead', 'POST', `/user-api/projects/${project}/copy`, {
      body: { name: 'Too large' },
    });
    expect([copy.status, copy.body.message]).toEqual([422, REFUSAL(held)]);
    expect((await app.pool.query(projects)).rows).toEqual(before);
  });

  it('are still changed and deleted where there are too many, and one more comes only where there is room', async () => {
    const made = (
      await app.pool.query<{ uuid: string }>(
        `select uuid from hazards where project_uuid = $1 and name = 'Two'`,
        [project],
      )
    ).rows[0]?.uuid;
    const changed = await app.call<Answered>('lead', 'PATCH', `/user-api/hazards/${made}`, {
      body: { revision: 1, name: 'Two, renamed' },
    });
    expect(changed.status).toBe(200);
    expect((await app.call('lead', 'DELETE', `/user-api/hazards/${made}`)).status).toBe(204);
    expect(await count()).toBe(held + 1);
    await limit(held + 1);
    expect((await create(['Again'])).status).toBe(422);
    await limit(held + 2);
    expect((await create(['Again'])).status).toBe(201);
  });
});
