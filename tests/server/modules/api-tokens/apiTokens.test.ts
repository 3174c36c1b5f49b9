import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { operations } from '../../../support/contract.ts';

interface Answer {
  data: { uuid: string; token: string; results: Record<string, unknown>[]; total: number };
  code: string;
  message: string;
}
interface Wanted {
  access?: 'READ' | 'READ_WRITE';
  organizationUuid?: string | null;
  validDays?: number;
}

const TOKENS = '/user-api/users/me/api-tokens';

let test: TestApp;
/** The demo project and its organization. */
let project: string;
let home: string;
/** Another organization of the lead, with a project and a rating set of its own. */
let elsewhere: string;
let strangeProject: string;

beforeAll(async () => {
  test = await createTestApp();
  const { body } = await test.call<Answer>('lead', 'GET', '/user-api/projects');
  const [first] = body.data.results as { uuid: string; organizationUuid: string }[];
  project = first?.uuid ?? '';
  home = first?.organizationUuid ?? '';
  const made = await test.call<Answer>('lead', 'POST', '/user-api/organizations', {
    body: { name: 'Second works' },
  });
  elsewhere = made.body.data.uuid;
  const other = await test.call<Answer>('lead', 'POST', `/user-api/organizations/${elsewhere}/projects`, {
    body: { name: 'Second cell', style: 'FUNCTION' },
  });
  strangeProject = other.body.data.uuid;
});
afterAll(() => test.close());

async function make(wanted: Wanted = {}, person = 'lead') {
  const body = { name: 'Nightly', access: 'READ_WRITE', validDays: 30, ...wanted };
  const answer = await test.call<Answer>(person, 'POST', TOKENS, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
}

const ask = (token: string, method: string, path: string, call: { query?: object; body?: object } = {}) =>
  test.call<Answer>(undefined, method, path, {
    ...(call as object),
    headers: { authorization: `Bearer ${token}` },
  });
const statusOf = async (token: string, method: string, path: string, call = {}) =>
  (await ask(token, method, path, call)).status;

const aFunction = (name: string) => ({ body: { items: [{ name }] } });
const functionsOf = (uuid: string) => `/user-api/projects/${uuid}/functions/batch`;

describe('an API token', () => {
  it('is told once, kept as a hash, and listed for its person alone', async () => {
    const made = await make({ access: 'READ' });
    expect(made.token).toMatch(/^badger_[\w-]{43}$/);
    const { rows } = await test.pool.query('select t::text as row from api_tokens t where uuid = $1', [
      made.uuid,
    ]);
    expect(rows[0].row).not.toContain(made.token.slice(7));
    const { body } = await test.call<Answer>('lead', 'GET', TOKENS);
    const listed = body.data.results.find(({ uuid }) => uuid === made.uuid);
    expect(listed).toMatchObject({
      name: 'Nightly',
      access: 'READ',
      ending: made.token.slice(-4),
      lastUsedAt: null,
    });
    expect(JSON.stringify(body)).not.toContain(made.token.slice(7, 40));
    const others = await test.call<Answer>('engineer', 'GET', TOKENS);
    expect(others.body.data.total).toBe(0);
  });

  it('stands in the audit trail without what it opens, and its owner gets a mail', async () => {
    const { uuid, token } = await make();
    const { rows } = await test.pool.query(
      'select action, actor_user_uuid as actor, after, l::text as row from audit_trail l where record_uuid = $1',
      [uuid],
    );
    expect(rows).toMatchObject([
      { action: 'CREATE', actor: test.userUuid('lead'), after: { name: 'Nightly', access: 'READ_WRITE' } },
    ]);
    const { rows: kept } = await test.pool.query('select token_digest from api_tokens where uuid = $1', [
      uuid,
    ]);
    for (const secret of [token.slice(7), kept[0].token_digest]) expect(rows[0].row).not.toContain(secret);
    const mails = await test.pool.query(
      `select 1 from mails where subject like '%API token%' and "to" like 'lead@%'`,
    );
    expect(mails.rowCount).toBeGreaterThan(0);
    expect(test.logged.join('\n')).not.toContain(token.slice(7));
  });

  it('may what its person may, and tells when it was used', async () => {
    const { uuid, token } = await make();
    expect(await statusOf(token, 'GET', `/user-api/projects/${project}`)).toBe(200);
    expect(await statusOf(token, 'POST', functionsOf(project), aFunction('By a script'))).toBe(201);
    const viewer = await make({}, 'viewer');
    expect(await statusOf(viewer.token, 'POST', functionsOf(project), aFunction('No'))).toBe(403);
    const { rows } = await test.pool.query('select last_used_at from api_tokens where uuid = $1', [uuid]);
    expect(rows[0].last_used_at).not.toBeNull();
  });

  it('for reading changes nothing, wherever it is sent', async () => {
    const { token } = await make({ access: 'READ' });
    expect(await statusOf(token, 'GET', `/user-api/projects/${project}`)).toBe(200);
    const { rows: before } = await test.pool.query('select count(*) from audit_trail');
    const answer = await ask(token, 'POST', functionsOf(project), aFunction('No'));
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    const { rows: after } = await test.pool.query('select count(*) from audit_trail');
    expect(after).toEqual(before);
    const file = { body: { kind: 'DATA', format: 'json', language: 'en' } };
    expect(await statusOf(token, 'POST', `/user-api/projects/${project}/exports`, file)).toBeLessThan(300);
  });

  it.each(
    operations
      .filter(
        ({ method, permission }) =>
          permission.scope === 'admin' || (permission.scope === 'self' && method !== 'GET'),
      )
      .map(({ id, method, path }) => [id, method, path] as const),
  )('does not serve for %s', async (_id, method, path) => {
    const { token } = await make({}, 'owner');
    const address = path.replaceAll(/{\w+}/g, test.userUuid('owner'));
    const { status, body } = await ask(token, method, address);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    await test.pool.query('delete from api_tokens');
  });

  it('is refused once it was revoked, has expired, or its person may not sign in', async () => {
    const { uuid, token } = await make();
    expect((await test.call('engineer', 'DELETE', `${TOKENS}/${uuid}`)).status).toBe(404);
    expect(await statusOf(token, 'GET', '/user-api/users/me')).toBe(200);
    expect((await test.call('lead', 'DELETE', `${TOKENS}/${uuid}`)).status).toBe(204);
    const revoked = await ask(token, 'GET', '/user-api/users/me');
    expect([revoked.status, revoked.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const old = await make();
    await test.pool.query(`update api_tokens set expires_at = now() - interval '1 second' where uuid = $1`, [
      old.uuid,
    ]);
    const expired = await ask(old.token, 'GET', '/user-api/users/me');
    expect([expired.status, expired.body.code]).toEqual([401, 'TOKEN_EXPIRED']);
    const guest = await make({}, 'guest');
    await test.pool.query('update users set is_active = false where uuid = $1', [test.userUuid('guest')]);
    expect(await statusOf(guest.token, 'GET', '/user-api/users/me')).toBe(401);
  });

  it('is no sign-in elsewhere: neither in an address nor at the glossary service', async () => {
    const { token } = await make();
    const image = `/user-api/buckets/images/proxy-images/x.png`;
    expect((await test.call(undefined, 'GET', image, { query: { accessToken: token } })).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await test.app.inject({ url: '/api/glossary-items', headers });
    expect(statusCode).toBe(401);
  });
});

describe('an API token of one organization', () => {
  it('reaches what is there and what is shipped', async () => {
    const { token } = await make({ organizationUuid: home });
    const hazards = '/user-api/hazards';
    expect(await statusOf(token, 'GET', `/user-api/projects/${project}`)).toBe(200);
    expect(await statusOf(token, 'GET', hazards, { query: { projectUuid: project } })).toBe(200);
    expect(await statusOf(token, 'POST', functionsOf(project), aFunction('Here'))).toBe(201);
    const { body } = await ask(token, 'GET', '/user-api/projects', { query: { organizationUuid: home } });
    expect(body.data.total).toBeGreaterThan(0);
    const { rows } = await test.pool.query(
      'select uuid from risk_rating_sets where organization_uuid is null limit 1',
    );
    expect(await statusOf(token, 'GET', `/user-api/risk-rating-sets/${rows[0].uuid}`)).toBe(200);
    const query = { riskRatingSetUuid: rows[0].uuid };
    expect(await statusOf(token, 'GET', '/user-api/risk-severities', { query })).toBe(200);
  });

  it('knows of no other one, by whichever way', async () => {
    const { token } = await make({ organizationUuid: home });
    const { rows } = await test.pool.query(
      `insert into risk_rating_sets (code, name, organization_uuid, standard, version, parameters, result_label, trust)
       select code || '-2', 'Own', $1, standard, version, parameters, result_label, trust from risk_rating_sets limit 1 returning uuid`,
      [elsewhere],
    );
    const set = rows[0].uuid;
    const unseen: [string, string, object?][] = [
      ['GET', `/user-api/projects/${strangeProject}`],
      ['GET', `/user-api/organizations/${elsewhere}`],
      ['POST', functionsOf(strangeProject), aFunction('No')],
      ['GET', '/user-api/hazards', { query: { projectUuid: strangeProject } }],
      ['GET', '/user-api/projects', { query: { organizationUuid: elsewhere } }],
      ['GET', `/user-api/risk-rating-sets/${set}`],
      ['GET', '/user-api/risk-severities', { query: { riskRatingSetUuid: set } }],
    ];
    for (const [method, path, call] of unseen)
      expect(await statusOf(token, method, path, call), `${method} ${path}`).toBe(404);
    const { rows: made } = await test.pool.query(`select 1 from functions where name = 'No'`);
    expect(made).toEqual([]);
  });

  it('asks for no list over all organizations, nor for what is the person’s own', async () => {
    const { token } = await make({ organizationUuid: home });
    const { token: whole } = await make();
    const lists = operations.filter(
      ({ id, method, path }) =>
        method === 'GET' && !path.includes('{') && !/^(getPlatform|getStandard)/.test(id),
    );
    expect(lists.length).toBeGreaterThan(50);
    for (const { id, path } of lists) {
      const { status, body } = await ask(token, 'GET', path);
      if (status !== 200) continue;
      // What is answered all the same is the same for everybody.
      expect(['listConfigurationItems', 'listUserRoles'], id).toContain(id);
      expect(body).toEqual((await ask(whole, 'GET', path)).body);
    }
  });

  it('is made for an organization of the person alone', async () => {
    const { rows } = await test.pool.query(
      'select uuid from organizations where uuid not in (select organization_uuid from organization_users where user_uuid = $1) limit 1',
      [test.userUuid('engineer')],
    );
    expect(rows[0]?.uuid).toBe(elsewhere);
    const body = { name: 'X', access: 'READ', validDays: 1, organizationUuid: elsewhere };
    const { status } = await test.call<Answer>('engineer', 'POST', TOKENS, { body });
    expect(status).toBe(422);
  });
});

describe('making an API token', () => {
  it('asks for a sign-in of the last ten minutes at the embedded provider', async () => {
    const userUuid = test.userUuid('approver');
    const signedIn = async (uid: string, minutesAgo: number) => {
      await test.pool.query(
        `insert into oidc_payloads (model, id, payload, uid, account_id, expires_at) values ('Session', $1,
           json_build_object('loginTs', extract(epoch from now())::int - $3::int * 60), $1, $2, now() + interval '1 day')`,
        [uid, userUuid, minutesAgo],
      );
      await test.pool.query(
        `insert into identity_sessions (uid, user_uuid, user_agent, network) values ($1, $2, '', '')`,
        [uid, userUuid],
      );
      return test.tokenOf(userUuid, { sid: uid });
    };
    const body = { name: 'X', access: 'READ', validDays: 1 };
    expect(await statusOf(await signedIn('fresh', 9), 'POST', TOKENS, { body })).toBe(201);
    const stale = await signedIn('stale', 11);
    expect(await statusOf(stale, 'POST', TOKENS, { body })).toBe(403);
    await test.pool.query(`update identity_sessions set confirmed_at = now() where uid = 'stale'`);
    expect(await statusOf(stale, 'POST', TOKENS, { body })).toBe(201);
  });

  it('ends at fifty', async () => {
    await test.pool.query('delete from api_tokens');
    for (let count = 0; count < 50; count += 1) await make({}, 'voter');
    const body = { name: 'One more', access: 'READ', validDays: 1 };
    expect((await test.call<Answer>('voter', 'POST', TOKENS, { body })).status).toBe(422);
  });
});
