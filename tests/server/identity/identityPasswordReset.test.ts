import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyPassword } from '../../../server/identity/accounts.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const LEAD = 'lead@demo.badger.example';
const NEW = 'a new password 2';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (form: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: '/reset-password',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const mails = async () =>
  (await test.pool.query(`select "to", text from mails where text like '%token=%' order by created_at`)).rows;
const notices = async () =>
  (await test.pool.query(`select "to", subject, text from mails where text not like '%token=%'`)).rows;
const lastToken = async () => /token=([\w.-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
const set = (token: string, password = NEW) => post({ token, password, repeated: password });

describe('a new password', () => {
  it('is offered in the same words whether or not there is an account', async () => {
    const known = await post({ email: 'Lead@demo.badger.example' });
    const unknown = await post({ email: 'nobody@example.com' });
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    expect(known.body).toBe(unknown.body);
    expect((await mails()).map(({ to }) => to)).toEqual([LEAD]);
  });

  it('is set by the link, once, and ends every session', async () => {
    const token = await lastToken();
    await test.pool.query(
      `insert into oidc_payloads (model, id, payload, account_id, expires_at) values ('Session', 'r1', '{}', $1, now() + interval '1 day')`,
      [test.userUuid('lead')],
    );
    expect((await test.app.inject({ url: `/reset-password?token=${token}` })).statusCode).toBe(200);
    expect((await set(token, 'short')).statusCode).toBe(422);
    expect((await post({ token, password: NEW, repeated: 'other' })).statusCode).toBe(422);
    expect((await set(token)).statusCode).toBe(200);
    expect((await verifyPassword(test.pool, LEAD, NEW)).outcome).toBe('accepted');
    const sessions = await test.pool.query('select 1 from oidc_payloads where account_id = $1', [
      test.userUuid('lead'),
    ]);
    expect(sessions.rowCount).toBe(0);
    expect((await set(token, 'once more please')).statusCode).toBe(404);
    // Its owner is told, without a link that opens anything.
    const told = await notices();
    expect(told).toMatchObject([{ to: LEAD, subject: 'Your password for Badger was changed' }]);
    expect(told[0].text).toContain('/reset-password');
    expect(test.logged.join('')).not.toContain(token);
  });

  it('is set by one of four posts that come at the same moment', async () => {
    await post({ email: 'owner@demo.badger.example' });
    const token = await lastToken();
    const answers = await Promise.all([1, 2, 3, 4].map(n => set(token, `one of four, number ${n}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
    const won = answers.findIndex(({ statusCode }) => statusCode === 200) + 1;
    const signIn = await verifyPassword(test.pool, 'owner@demo.badger.example', `one of four, number ${won}`);
    expect(signIn.outcome).toBe('accepted');
  });

  it('is refused where it is among the first that anybody would try', async () => {
    await post({ email: 'approver@demo.badger.example' });
    const refused = await set(await lastToken(), 'Password2026!');
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('among the first that anybody would try');
  });

  it('writes the same for an address without an account', async () => {
    const written = async () =>
      (await test.pool.query('select count(*)::int as count from identity_reset_requests')).rows[0].count;
    const before = await written();
    await post({ email: 'nobody.at.all@example.com' });
    expect(await written()).toBe(before + 1);
  });

  it('is not set by a link that is forged, of somebody else, or too old', async () => {
    await post({ email: LEAD });
    const token = await lastToken();
    const [, expires = '', signature = ''] = token.split('.');
    for (const forged of [
      `${test.userUuid('owner')}.${expires}.${signature}`,
      `${test.userUuid('lead')}.${Number(expires) + 1}.${signature}`,
      `${test.userUuid('lead')}.${expires}.`,
      'x',
      '',
    ])
      expect((await set(forged, 'stolen password')).statusCode).toBe(404);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 61 * 60_000);
    expect((await set(token, 'too late password')).statusCode).toBe(404);
    vi.restoreAllMocks();
    expect((await verifyPassword(test.pool, LEAD, NEW)).outcome).toBe('accepted');
  });

  it('is not mailed more than three times in an hour, nor to disabled accounts', async () => {
    const toLead = async () => (await mails()).filter(({ to }) => to === LEAD).length;
    for (let n = 0; n < 5; n += 1) await post({ email: LEAD });
    expect(await toLead()).toBe(3);
    await test.pool.query('update users set is_active = false where uuid = $1', [test.userUuid('viewer')]);
    const before = (await mails()).length;
    await post({ email: 'viewer@demo.badger.example' });
    expect((await mails()).length).toBe(before);
  });
});

describe('changing a password that one knows', () => {
  const OWN = 'supplier@demo.badger.example';
  const change = (form: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: '/change-password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });

  it('takes the present one, tells the owner by mail and ends every session', async () => {
    const wanted = { email: OWN, password: NEW, repeated: NEW };
    expect((await test.app.inject({ url: '/change-password' })).body).toContain('Current password');
    expect((await change({ ...wanted, current: 'not this one' })).statusCode).toBe(401);
    expect((await change({ ...wanted, current: 'badger-demo', repeated: 'x' })).statusCode).toBe(422);
    const common = { ...wanted, password: 'Qwertz123456', repeated: 'Qwertz123456', current: 'badger-demo' };
    expect((await change(common)).statusCode).toBe(422);
    expect((await verifyPassword(test.pool, OWN, 'badger-demo')).outcome).toBe('accepted');
    const before = (await notices()).length;
    await test.pool.query(
      `insert into oidc_payloads (model, id, payload, account_id, expires_at) values ('Session', 'c1', '{}', $1, now() + interval '1 day')`,
      [test.userUuid('supplier')],
    );
    expect((await change({ ...wanted, current: 'badger-demo' })).statusCode).toBe(200);
    expect((await verifyPassword(test.pool, OWN, NEW)).outcome).toBe('accepted');
    expect((await notices()).length).toBe(before + 1);
    const { rowCount } = await test.pool.query(`select 1 from oidc_payloads where id = 'c1'`);
    expect(rowCount).toBe(0);
  });

  it('is no way around the limit of wrong sign-ins, nor for another site', async () => {
    const wrong = { email: 'engineer@demo.badger.example', current: 'wrong', password: NEW, repeated: NEW };
    for (let n = 0; n < 5; n += 1) expect((await change(wrong)).statusCode).toBe(401);
    expect((await change({ ...wrong, current: 'badger-demo' })).statusCode).toBe(429);
    const foreign = await test.app.inject({
      method: 'POST',
      url: '/change-password',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: new URLSearchParams(wrong).toString(),
    });
    expect(foreign.statusCode).toBe(403);
  });
});
