import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface Tag {
  uuid: string;
  name: string;
  color: string | null;
  revision: number;
}
interface One {
  data: Tag & { resourceUuid: string; tag: { name: string } };
  code: string;
}
interface Many<T = Record<string, unknown>> {
  data: { results: T[]; total: number };
}

const CREATE = `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/tags`;

let test: TestApp;
let remote: string;
let cell: string;
beforeAll(async () => {
  test = await createTestApp();
  const { rows } = await test.pool.query('select uuid, style from projects');
  remote = rows.find(row => row.style === 'FUNCTION').uuid;
  cell = rows.find(row => row.style === 'MACHINE').uuid;
});
afterAll(() => test.close());

const create = (person: string, body: Record<string, unknown>) =>
  test.call<One>(person, 'POST', CREATE, { body });
const made = async (name: string) => (await create('admin', { name })).body.data;
const relationship = (tag: string, type: string, uuid: string) =>
  `/user-api/tags/${tag}/relationships/${type}/${uuid}`;
const put = (person: string, tag: string, type: string, uuid: string) =>
  test.call<One>(person, 'POST', relationship(tag, type, uuid));
const firstOf = async (table: string, project: string) =>
  (
    await test.pool.query(`select uuid from ${table} where project_uuid = $1 order by code limit 1`, [
      project,
    ])
  ).rows[0].uuid as string;
const tagged = async (path: string, query: Record<string, unknown>) =>
  (await test.call<Many<{ uuid: string }>>('lead', 'GET', path, { query })).body.data.results.map(
    ({ uuid }) => uuid,
  );

describe('a tag', () => {
  it('belongs to an organization, named once whatever the case', async () => {
    const created = await create('admin', { name: 'Review', color: '#c62828' });
    expect(created).toMatchObject({
      status: 201,
      body: {
        data: { organizationUuid: DEMO_ORGANIZATION_UUID, name: 'Review', color: '#c62828', revision: 1 },
      },
    });
    expect(await create('admin', { name: 'REVIEW' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await auditOf(test.pool, created.body.data.uuid)).toMatchObject([
      { action: 'CREATE', entity: 'Tag', organizationUuid: DEMO_ORGANIZATION_UUID },
    ]);
  });

  it('is made by those who keep the library, and seen by the organization', async () => {
    expect((await create('engineer', { name: 'Mine' })).status).toBe(403);
    expect((await create('guest', { name: 'Mine' })).status).toBe(404);
    const { uuid } = await made('Seen');
    expect((await test.call('engineer', 'GET', `/user-api/tags/${uuid}`)).status).toBe(200);
    expect((await test.call('guest', 'GET', `/user-api/tags/${uuid}`)).status).toBe(404);
    expect(
      (await test.call('engineer', 'PATCH', `/user-api/tags/${uuid}`, { body: { revision: 1, name: 'x' } }))
        .status,
    ).toBe(403);
  });

  it('keeps every state it was in, also of a change past the API', async () => {
    const { uuid } = await made('Draft');
    const path = `/user-api/tags/${uuid}`;
    await test.call('admin', 'PATCH', path, { body: { revision: 1, name: 'Final', color: '#1565c0' } });
    await test.pool.query(`update tags set name = 'Old', revision = revision + 1 where uuid = $1`, [uuid]);
    const versions = await test.call<Many>('lead', 'GET', `${path}/tag-versions`);
    expect(versions.body.data.results).toMatchObject([
      { version: 1, name: 'Draft', color: null, tagUuid: uuid },
      { version: 2, name: 'Final', color: '#1565c0', createdBy: test.userUuid('admin') },
      { version: 3, name: 'Old' },
    ]);
  });
});

describe('a tag on a record', () => {
  it('is found by record, by tag and as a filter of lists of every kind', async () => {
    const tag = await made('Hot');
    const hazard = await firstOf('hazards', remote);
    const situation = await firstOf('exposure_situations', remote);
    const answer = await put('engineer', tag.uuid, 'Hazard', hazard);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        data: {
          projectUuid: remote,
          resourceType: 'Hazard',
          resourceUuid: hazard,
          tag: { uuid: tag.uuid, name: 'Hot', color: null },
        },
      },
    });
    await put('engineer', tag.uuid, 'ExposureSituation', situation);
    await put('lead', tag.uuid, 'Project', remote);
    expect(await tagged('/user-api/hazards', { projectUuid: remote, tagUuid: tag.uuid })).toEqual([hazard]);
    expect(await tagged('/user-api/hazards', { projectUuid: cell, tagUuid: tag.uuid })).toEqual([]);
    expect(await tagged('/user-api/exposure-situations', { tagUuid: [tag.uuid] })).toEqual([situation]);
    expect(await tagged('/user-api/projects', { tagUuid: tag.uuid })).toEqual([remote]);
    const { rows } = await test.pool.query('select uuid from tag_relationships where tag_uuid = $1', [
      tag.uuid,
    ]);
    expect(rows).toHaveLength(3);
    const list = (query: Record<string, unknown>) => tagged('/user-api/relationships/tags', query);
    expect(await list({ tagUuid: tag.uuid })).toHaveLength(3);
    expect(await list({ tagUuid: tag.uuid, resourceType: 'Hazard' })).toEqual([answer.body.data.uuid]);
    expect(await list({ resourceUuid: hazard, projectUuid: remote })).toEqual([answer.body.data.uuid]);
    expect((await auditOf(test.pool, answer.body.data.uuid))[0]).toMatchObject({
      action: 'CREATE',
      projectUuid: remote,
      operationId: 'addTagRelationship',
    });
  });

  it('is put there once, on a record that exists, by those who may edit it', async () => {
    const tag = await made('Rules');
    const hazard = await firstOf('hazards', remote);
    const before = await auditLength(test.pool);
    expect((await put('viewer', tag.uuid, 'Hazard', hazard)).status).toBe(403);
    expect((await put('supplier', tag.uuid, 'Hazard', hazard)).status).toBe(404);
    expect((await put('guest', tag.uuid, 'Hazard', hazard)).status).toBe(404);
    // The uuid of a hazard names no function.
    expect((await put('lead', tag.uuid, 'Function', hazard)).status).toBe(404);
    expect((await put('lead', tag.uuid, 'User', test.userUuid('lead'))).status).toBe(404);
    expect((await put('lead', tag.uuid, 'Nothing', hazard)).status).toBe(404);
    expect((await put('lead', hazard, 'Hazard', hazard)).status).toBe(404);
    expect(await auditLength(test.pool)).toBe(before);
    expect((await put('lead', tag.uuid, 'Hazard', hazard)).status).toBe(201);
    expect((await put('lead', tag.uuid, 'Hazard', hazard)).status).toBe(409);
  });

  it('is of the organization of the project, not of another one', async () => {
    const { rows } = await test.pool.query(
      `insert into organizations (name) values ('Other') returning uuid`,
    );
    const foreign = await test.pool.query(
      `insert into tags (organization_uuid, name) values ($1, 'Foreign') returning uuid`,
      [rows[0].uuid],
    );
    expect((await put('lead', foreign.rows[0].uuid, 'Hazard', await firstOf('hazards', remote))).status).toBe(
      404,
    );
  });

  it('can be removed, and is deleted with its record or its tag', async () => {
    const tag = await made('Gone');
    const hazard = await firstOf('hazards', cell);
    await put('lead', tag.uuid, 'Hazard', hazard);
    expect((await test.call('viewer', 'DELETE', relationship(tag.uuid, 'Hazard', hazard))).status).toBe(403);
    expect((await test.call('lead', 'DELETE', relationship(tag.uuid, 'Hazard', hazard))).status).toBe(204);
    expect((await test.call('lead', 'DELETE', relationship(tag.uuid, 'Hazard', hazard))).status).toBe(404);

    const again = (await put('lead', tag.uuid, 'Hazard', hazard)).body.data.uuid;
    expect(
      (await test.call('lead', 'DELETE', `/user-api/hazards/${hazard}`, { query: { confirm: true } })).status,
    ).toBe(204);
    expect((await test.pool.query('select 1 from tag_relationships where uuid = $1', [again])).rowCount).toBe(
      0,
    );
    expect((await auditOf(test.pool, again)).at(-1)).toMatchObject({
      action: 'DELETE',
      operationId: 'deleteHazard',
    });

    const other = (await put('lead', tag.uuid, 'Project', cell)).body.data.uuid;
    const refused = await test.call('admin', 'DELETE', `/user-api/tags/${tag.uuid}`);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'IN_USE',
        tree: { total: 1, groups: [{ entity: 'TagRelationship', onDelete: 'DELETED' }] },
      },
    });
    const query = { confirm: true, reason: 'Nobody used it.' };
    expect((await test.call('admin', 'DELETE', `/user-api/tags/${tag.uuid}`, { query })).status).toBe(204);
    expect((await auditOf(test.pool, other)).at(-1)).toMatchObject({
      action: 'DELETE',
      reason: 'Nobody used it.',
    });
    expect(
      (await test.pool.query('select 1 from tag_versions where tag_uuid = $1', [tag.uuid])).rowCount,
    ).toBe(0);
  });
});

describe('the words of an organization', () => {
  it('say how many records carry them, in projects that the caller may read', async () => {
    const { uuid } = await made('Counted');
    const hazard = await firstOf('hazards', remote);
    await put('lead', uuid, 'Hazard', hazard);
    await put('lead', uuid, 'Project', cell);
    const unused = await made('Never used');
    interface Counted {
      uuid: string;
      usageCount: number;
    }
    // A list counts in another way than a single tag.
    const countFor = async (person: string, tag = uuid) => {
      const one = await test.call<{ data: Counted }>(person, 'GET', `/user-api/tags/${tag}`);
      const list = await test.call<{ data: { results: Counted[] } }>(person, 'GET', '/user-api/tags');
      const listed = list.body.data.results.find(result => result.uuid === tag);
      expect(listed?.usageCount).toBe(one.body.data.usageCount);
      return one.body.data.usageCount;
    };
    expect(await countFor('owner')).toBe(2);
    expect(await countFor('owner', unused.uuid)).toBe(0);
    const { rows } = await test.pool.query<{ uuid: string }>(
      `delete from project_members where project_uuid = $1
       and user_uuid = (select uuid from users where email = 'engineer@demo.badger.example') returning uuid`,
      [cell],
    );
    expect(rows).toHaveLength(1);
    expect(await countFor('engineer')).toBe(1);
  });

  it('that mean the same are merged: every record keeps one of them, archived projects as well', async () => {
    const [from, into] = [await made('Brakes'), await made('Braking')];
    const [both, one] = [await firstOf('hazards', remote), await firstOf('functions', remote)];
    await put('lead', from.uuid, 'Hazard', both);
    await put('lead', into.uuid, 'Hazard', both);
    await put('lead', from.uuid, 'Function', one);
    await put('lead', from.uuid, 'Project', cell);
    await test.pool.query('update projects set archived_at = now() where uuid = $1', [cell]);
    const merge = (person: string, tag: string, body: object) =>
      test.call<One>(person, 'POST', `/user-api/tags/${tag}/merge`, { body });
    expect((await merge('engineer', from.uuid, { intoTagUuid: into.uuid })).status).toBe(403);
    const merged = await merge('admin', from.uuid, { intoTagUuid: into.uuid, reason: 'Two spellings.' });
    expect(merged).toMatchObject({ status: 200, body: { data: { uuid: into.uuid, usageCount: 3 } } });
    const { rows } = await test.pool.query<{ resource_uuid: string }>(
      'select resource_uuid from tag_relationships where tag_uuid = any($1) order by resource_uuid',
      [[from.uuid, into.uuid]],
    );
    expect(rows.map(({ resource_uuid }) => resource_uuid)).toEqual([both, one, cell].sort());
    expect((await test.call('admin', 'GET', `/user-api/tags/${from.uuid}`)).status).toBe(404);
    expect((await auditOf(test.pool, from.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      operationId: 'mergeTag',
      reason: 'Two spellings.',
    });
    await test.pool.query('update projects set archived_at = null where uuid = $1', [cell]);
  });

  it('are not merged into themselves, nor into what is not there', async () => {
    const { uuid } = await made('Alone');
    for (const intoTagUuid of [uuid, '0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7e00'])
      expect(
        await test.call('admin', 'POST', `/user-api/tags/${uuid}/merge`, { body: { intoTagUuid } }),
      ).toMatchObject({ status: 422, body: { fields: [{ path: 'intoTagUuid' }] } });
    expect((await test.call('admin', 'GET', `/user-api/tags/${uuid}`)).status).toBe(200);
  });
});
