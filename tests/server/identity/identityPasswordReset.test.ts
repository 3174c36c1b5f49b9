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
const mails = async () => (await test.pool.query('select "to", text from mails order by created_at')).rows;
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
    expect(test.logged.join('')).not.toContain(token);
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
    for (let n = 0; n < 5; n += 1) await post({ email: LEAD });
    expect((await mails()).length).toBe(3);
    await test.pool.query('update users set is_active = false where uuid = $1', [test.userUuid('viewer')]);
    await post({ email: 'viewer@demo.badger.example' });
    expect((await mails()).length).toBe(3);
  });
});
