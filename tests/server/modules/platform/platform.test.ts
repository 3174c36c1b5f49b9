import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';

interface List<T> {
  data: { results: T[]; total: number };
}
interface Project {
  uuid: string;
  name: string;
}

const FLAGS = ['badger-150-show-all-projects', 'badger-237-show-supplier-portal', 'badger-288-new-lhs-nav'];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.pool.query('update feature_flags set enabled = false where name = $1', [FLAGS[1]]);
});
afterAll(() => test.close());

const flag = (name: string, query = {}) =>
  test.call('viewer', 'GET', `/user-api/feature-flags/${name}`, { query });

const stored = async () =>
  (await test.pool.query('select name, enabled, revision from feature_flags order by name')).rows;

describe('a feature flag', () => {
  it('is returned as stored', async () => {
    expect((await flag(FLAGS[0] ?? '')).body).toEqual({ data: { name: FLAGS[0], enabled: true } });
    expect((await flag(FLAGS[1] ?? '')).body).toEqual({ data: { name: FLAGS[1], enabled: false } });
  });

  it('an override changes the answer, not the store', async () => {
    const before = await stored();
    const on = await flag(FLAGS[1] ?? '', { override: 'on' });
    expect(on.body).toEqual({ data: { name: FLAGS[1], enabled: true } });
    const off = await flag(FLAGS[0] ?? '', { override: 'off' });
    expect(off.body).toEqual({ data: { name: FLAGS[0], enabled: false } });
    expect(await stored()).toEqual(before);
    expect((await flag(FLAGS[1] ?? '', { override: 'maybe' })).status).toBe(400);
  });

  it('that is unknown is not there, whatever the override', async () => {
    expect(await flag('badger-0-unknown')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await flag('badger-0-unknown', { override: 'on' })).status).toBe(404);
  });

  it('can be asked for with others, in the order of the names', async () => {
    const answer = await test.call('guest', 'POST', '/user-api/feature-flag-query', {
      body: { names: [FLAGS[1], 'badger-0-unknown', FLAGS[0]] },
    });
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      data: {
        results: [
          { name: FLAGS[1], enabled: false },
          { name: FLAGS[0], enabled: true },
        ],
        total: 2,
      },
    });
  });

  it('is for people who are signed in', async () => {
    const answer = await test.call(undefined, 'GET', `/user-api/feature-flags/${FLAGS[0]}`);
    expect(answer.status).toBe(401);
  });
});

describe('the platform navigation', () => {
  const navigation = (person: string, query = {}) =>
    test.call<{ data: Record<string, unknown> }>(person, 'GET', '/user-api/platform-navigation', {
      query: { tool: 'badger', ...query },
    });

  it('shows the caller and the entries of each menu in their order', async () => {
    await test.pool.query(
      `insert into navigation_entries (kind, name, tagline, link, "order") values
       ('NAVIGATION', 'Austin', 'Requirements', 'https://austin.example/', 0), ('HELP', 'Handbook', '', 'https://help.example/', 0)`,
    );
    const { status, body } = await navigation('viewer');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      user: {
        uuid: test.userUuid('viewer'),
        firstName: 'Vera',
        lastName: 'Lindqvist',
        avatarImageUrl: null,
      },
      project: null,
    });
    expect(body.data.navigation).toEqual([
      { name: 'Austin', tagline: 'Requirements', link: 'https://austin.example/' },
      { name: 'Badger', tagline: 'Hazard analysis and risk assessment', link: '/badger/welcome' },
    ]);
    expect(body.data.helpLinks).toEqual([
      { name: 'Handbook', link: 'https://help.example/' },
      { name: 'About Badger', link: '/badger/about' },
      { name: 'API documentation', link: '/v1/docs' },
    ]);
    expect(body.data.otherLinks).toEqual([
      { name: 'My profile', link: '/badger/account' },
      { name: 'Preferences', link: '/badger/preferences' },
    ]);
  });

  it('names a project and its organization to those who may know of it', async () => {
    const listed = await test.call<List<Project>>('lead', 'GET', '/user-api/projects', {
      query: { style: 'FUNCTION' },
    });
    const [project] = listed.body.data.results;
    const known = await navigation('lead', { projectUuid: project?.uuid });
    expect(known.body.data.project).toEqual({
      uuid: project?.uuid,
      name: project?.name,
      label: 'Demo organization',
    });
    expect((await navigation('supplier', { projectUuid: project?.uuid })).status).toBe(404);
  });

  it('needs the tool that asks', async () => {
    expect((await test.call('viewer', 'GET', '/user-api/platform-navigation')).status).toBe(400);
  });
});

describe('the configuration', () => {
  it('is reported by name, all of it', async () => {
    await test.pool.query(
      `insert into configuration_items (name, value) select 'zz-' || lpad(n::text, 3, '0'), n::text from generate_series(1, 150) n`,
    );
    const { status, body } = await test.call<List<{ name: string; value: string; description: string }>>(
      'guest',
      'GET',
      '/user-api/configuration-items',
    );
    expect(status).toBe(200);
    const names = body.data.results.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(body.data.total).toBe(154);
    expect(names).toHaveLength(154);
    expect(body.data.results[0]).toEqual({
      name: 'limits.batch-size',
      value: '500',
      description: 'Items in one batch call.',
    });
    expect((await test.call(undefined, 'GET', '/user-api/configuration-items')).status).toBe(401);
  });
});
