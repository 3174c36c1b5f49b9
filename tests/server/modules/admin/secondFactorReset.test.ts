import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addTotp,
  factorsOf,
  makeRecoveryCodes,
  newTotpSecret,
} from '../../../../server/identity/secondFactor.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface One {
  data: { hasSecondFactor: boolean; revision: number };
  code: string;
  message: string;
}

const KEY = Buffer.alloc(32, 7).toString('base64url');
const REASON = 'Lost phone; called back at the number in the staff list.';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const at = (person: string) => `/admin-api/users/${test.userUuid(person)}`;
const get = async (person: string) => (await test.call<One>('owner', 'GET', at(person))).body.data;
const reset = async (by: string, person: string, body: object = {}) =>
  test.call<One>(by, 'POST', `${at(person)}/reset-second-factor`, {
    body: { revision: (await get(person)).revision, reason: REASON, ...body },
  });
const factorsOfPerson = async (person: string) => {
  const { totpSince, passkeys, recoveryCodes } = await factorsOf(test.pool, test.userUuid(person));
  return { app: totpSince !== undefined, passkeys: passkeys.length, codes: recoveryCodes };
};
const sessionsOf = async (person: string) =>
  (await test.pool.query('select 1 from oidc_payloads where account_id = $1', [test.userUuid(person)]))
    .rowCount;
const mailsTo = async (person: string) =>
  (
    await test.pool.query<{ subject: string; text: string }>(
      'select subject, text from mails where "to" like $1',
      [`${person}@%`],
    )
  ).rows;

/** An app, a passkey, recovery codes and a session. */
async function equip(person: string) {
  const userUuid = test.userUuid(person);
  await addTotp(test.pool, KEY, userUuid, { secret: newTotpSecret(), step: 1 });
  await makeRecoveryCodes(test.pool, userUuid);
  await test.pool.query(
    `insert into identity_passkeys (uuid, user_uuid, credential_id, public_key, counter, name)
     values (gen_random_uuid(), $1, $2, 'key', 0, 'Firefox on Windows')`,
    [userUuid, randomUUID()],
  );
  await test.pool.query(
    `insert into oidc_payloads (model, id, payload, uid, account_id, expires_at)
     values ('Session', $1, '{}', $1, $2, now() + interval '1 day')`,
    [randomUUID(), userUuid],
  );
}
const ALL = { app: true, passkeys: 1, codes: 10 };

describe('resetting a lost second factor', () => {
  beforeEach(() => test.pool.query('delete from identity_passkeys'));

  it('removes every factor and the codes, ends the sessions, and leaves the reason in the audit trail', async () => {
    await equip('voter');
    const before = await get('voter');
    expect(before.hasSecondFactor).toBe(true);
    const answer = await reset('owner', 'voter');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { hasSecondFactor: false, revision: before.revision + 1 } },
    });
    expect(await factorsOfPerson('voter')).toEqual({ app: false, passkeys: 0, codes: 0 });
    expect(await sessionsOf('voter')).toBe(0);
    expect((await auditOf(test.pool, test.userUuid('voter'))).at(-1)).toMatchObject({
      entity: 'User',
      action: 'UPDATE',
      actorUserUuid: test.userUuid('owner'),
      operationId: 'adminResetUserSecondFactor',
      reason: REASON,
    });
  });

  it('tells the person by mail, once and without the reason', async () => {
    await equip('approver');
    expect((await reset('owner', 'approver')).status).toBe(200);
    const mails = await mailsTo('approver');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'An administrator removed your second factor for Badger',
    ]);
    expect(mails[0]?.text).toContain('signed you out everywhere');
    expect(mails[0]?.text).not.toContain('staff list');
  });

  it('works where there is only an authenticator app, or only a passkey', async () => {
    for (const table of ['identity_passkeys', 'identity_totp']) {
      await equip('engineer');
      await test.pool.query(`delete from ${table} where user_uuid = $1`, [test.userUuid('engineer')]);
      expect((await get('engineer')).hasSecondFactor).toBe(true);
      expect((await reset('owner', 'engineer')).status).toBe(200);
      expect(await factorsOfPerson('engineer')).toEqual({ app: false, passkeys: 0, codes: 0 });
    }
  });

  it.each(['lead', 'admin', 'guest'])('is closed to %s', async person => {
    await equip('viewer');
    expect((await reset(person, 'viewer')).status).toBe(403);
    expect(await factorsOfPerson('viewer')).toEqual(ALL);
  });

  it('is refused without a reason, on an old state and for oneself, and changes nothing', async () => {
    await equip('viewer');
    await equip('owner');
    const before = await auditLength(test.pool);
    const sessions = await sessionsOf('viewer');
    for (const reason of ['', '  ', undefined])
      expect((await reset('owner', 'viewer', { reason })).status).toBe(400);
    expect(await reset('owner', 'viewer', { revision: 999 })).toMatchObject({ status: 409 });
    expect(await reset('owner', 'owner')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('your own') },
    });
    expect([await factorsOfPerson('viewer'), await factorsOfPerson('owner')]).toEqual([ALL, ALL]);
    expect(await sessionsOf('viewer')).toBe(sessions);
    expect(await mailsTo('viewer')).toEqual([]);
    expect(await auditLength(test.pool)).toBe(before);
  });

  it('says so where there is none, and nobody', async () => {
    expect(await reset('owner', 'supplier')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('no second factor') },
    });
    const nobody = await test.call('owner', 'POST', `/admin-api/users/${randomUUID()}/reset-second-factor`, {
      body: { revision: 1, reason: REASON },
    });
    expect(nobody.status).toBe(404);
  });
});
