import { describe, expect, test } from 'vitest';
import {
  AccountError,
  createAccount,
  setPassword,
  unlockAccount,
  verifyPassword,
} from '../../../server/identity/accounts.ts';
import { createUser, openIdentity } from '../../support/identityServer.ts';
import { authorizationAddress, Browser, makePkce, submitSignIn } from '../../support/signIn.ts';

const { database, server } = await openIdentity();

const outcomes = (results: { outcome: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};
const guess = (email: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, index) => verifyPassword(database.pool, email, `guess ${index}`)),
  );
/** Moves the clock of an e-mail's failures back, instead of waiting. */
const letPass = (minutes: number) =>
  database.pool.query(
    `update identity_attempts set locked_until = locked_until - make_interval(mins => $1),
       updated_at = updated_at - make_interval(mins => $1)`,
    [minutes],
  );

describe('passwords', () => {
  test('are kept as argon2id with at least 19 MiB and two passes (OWASP)', async () => {
    const { userUuid } = await createUser(database.pool);
    const { rows } = await database.pool.query(
      'select password_hash from identity_accounts where user_uuid = $1',
      [userUuid],
    );
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('are compared to the last character', async () => {
    const { userUuid, email } = await createUser(database.pool);
    const longest = 'Torx-7 in the left drawer. '.repeat(10).slice(0, 256);
    await setPassword(database.pool, userUuid, longest);
    expect(await verifyPassword(database.pool, email, `${longest}x`)).toEqual({ outcome: 'refused' });
    expect(await verifyPassword(database.pool, email, longest)).toEqual({
      outcome: 'accepted',
      userUuid,
    });
  });

  test('and e-mails out of bounds, and second accounts, are refused', async () => {
    const { userUuid, email } = await createUser(database.pool);
    const other = '00000000-0000-4000-8000-000000000001';
    const attempts = [
      createAccount(database.pool, { userUuid: other, email: 'short@example.com', password: '1234567' }),
      createAccount(database.pool, { userUuid: other, email: 'long@example.com', password: 'x'.repeat(257) }),
      createAccount(database.pool, {
        userUuid: other,
        email: 'common@example.com',
        password: 'P@ssw0rd2024',
      }),
      createAccount(database.pool, { userUuid: other, email: 'no address', password: 'long enough' }),
      createAccount(database.pool, { userUuid, email: 'second@example.com', password: 'long enough' }),
      createAccount(database.pool, { userUuid: other, email: email.toUpperCase(), password: 'long enough' }),
      setPassword(database.pool, other, 'long enough'),
    ];
    for (const result of await Promise.allSettled(attempts)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(AccountError) });
    }
  });

  test('of a disabled user open nothing, and only they learn that the user is disabled', async () => {
    const { userUuid, email, password } = await createUser(database.pool);
    await database.pool.query('update users set is_active = false where uuid = $1', [userUuid]);
    expect(await verifyPassword(database.pool, email, password)).toEqual({ outcome: 'disabled' });
    expect(await verifyPassword(database.pool, email, 'wrong')).toEqual({ outcome: 'refused' });
  });
});

describe('the lock', () => {
  test('comes after five failures and doubles with each further one, from a minute to an hour', async () => {
    const { email, password, userUuid } = await createUser(database.pool);
    for (let count = 0; count < 5; count++)
      expect(await verifyPassword(database.pool, email, 'wrong')).toEqual({ outcome: 'refused' });
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const locked = await verifyPassword(database.pool, email, password);
      if (locked.outcome !== 'locked') throw new Error(`not locked but ${locked.outcome}`);
      const minutes = (locked.until.getTime() - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(wait - 0.5);
      expect(minutes).toBeLessThanOrEqual(wait);
      await letPass(wait);
      expect(await verifyPassword(database.pool, email, 'wrong')).toEqual({ outcome: 'refused' });
    }
    await letPass(60);
    expect(await verifyPassword(database.pool, email, password)).toEqual({ outcome: 'accepted', userUuid });
  });

  test('is not prolonged by tries within the wait, nor do they count', async () => {
    const { email, password, userUuid } = await createUser(database.pool);
    await guess(email, 5);
    expect(outcomes(await guess(email, 30))).toEqual({ locked: 30 });
    await letPass(1);
    expect(await verifyPassword(database.pool, email, password)).toEqual({ outcome: 'accepted', userUuid });
  });

  test('compares five of a hundred guesses that come at the same moment', async () => {
    const { email } = await createUser(database.pool);
    expect(outcomes(await guess(email, 100))).toEqual({ refused: 5, locked: 95 });
  });

  test('treats an e-mail without an account in the same way', async () => {
    expect(outcomes(await guess('nobody@example.com', 20))).toEqual({ refused: 5, locked: 15 });
  });

  test('a good password sets the count back, and old failures are forgotten', async () => {
    const { email, password, userUuid } = await createUser(database.pool);
    const accepted = { outcome: 'accepted', userUuid };
    for (let round = 0; round < 3; round++) {
      await guess(email, 4);
      expect(await verifyPassword(database.pool, email, password)).toEqual(accepted);
    }
    await guess(email, 4);
    await letPass(24 * 60 + 1);
    await guess(email, 4);
    expect(await verifyPassword(database.pool, email, password)).toEqual(accepted);
  });

  test('of a stranger keeps out neither the owner at another address nor a known device', async () => {
    const { email, password, userUuid } = await createUser(database.pool);
    const accepted = { outcome: 'accepted', userUuid };
    const from = (address: string, typed: string, device?: string) =>
      verifyPassword(database.pool, email, typed, { address, device });
    for (let count = 0; count < 5; count += 1) await from('198.51.100.7', 'wrong');
    expect(await from('198.51.100.7', password)).toMatchObject({ outcome: 'locked' });
    expect(await from('203.0.113.9', password)).toEqual(accepted);
    expect(await from('198.51.100.7', password, 'a known device')).toEqual(accepted);
    // A device has no more tries than an address.
    for (let count = 0; count < 5; count += 1) await from('203.0.113.9', 'wrong', 'another device');
    expect(await from('203.0.113.9', password, 'another device')).toMatchObject({ outcome: 'locked' });
  });

  test('of many strangers together holds for all unknown devices, whatever their address', async () => {
    const { email, password, userUuid } = await createUser(database.pool);
    const from = (address: string, typed: string, device?: string) =>
      verifyPassword(database.pool, email, typed, { address, device });
    const tries = Array.from({ length: 60 }, (_, n) => from(`192.0.2.${n}`, 'wrong'));
    expect(outcomes(await Promise.all(tries))).toEqual({ refused: 50, locked: 10 });
    expect(await from('203.0.113.9', password)).toMatchObject({ outcome: 'locked' });
    expect(await from('203.0.113.9', password, 'a known device')).toEqual({ outcome: 'accepted', userUuid });
    await letPass(1);
    expect(await from('203.0.113.9', password)).toEqual({ outcome: 'accepted', userUuid });
  });

  test('of one address on many accounts ends there, for unknown devices, until the next window', async () => {
    const address = '198.51.100.77';
    const { email, password, userUuid } = await createUser(database.pool);
    const accepted = { outcome: 'accepted', userUuid };
    const from = (place: string, device?: string) =>
      verifyPassword(database.pool, email, password, { address: place, device });
    // Whoever knows their password does not count: a whole company may begin its day behind one address.
    for (let count = 0; count < 10; count += 1) expect(await from(address)).toEqual(accepted);
    const spray = Array.from({ length: 100 }, (_, index) =>
      verifyPassword(database.pool, `person${index}@example.com`, 'Summer-2026!', { address }),
    );
    expect(outcomes(await Promise.all(spray))).toEqual({ refused: 100 });
    expect(await from(address)).toMatchObject({ outcome: 'locked' });
    expect(await from(address, 'a known device')).toEqual(accepted);
    expect(await from('203.0.113.77')).toEqual(accepted);
  });

  test('counts an IPv6 network as one', async () => {
    const { email, password } = await createUser(database.pool);
    for (let count = 0; count < 5; count += 1)
      await verifyPassword(database.pool, email, 'wrong', { address: `2001:db8:1:2::${count}` });
    expect(
      await verifyPassword(database.pool, email, password, { address: '2001:db8:1:2:ffff::1' }),
    ).toMatchObject({ outcome: 'locked' });
  });

  test('is lifted by an administrator', async () => {
    const { email, password, userUuid } = await createUser(database.pool);
    await guess(email, 6);
    await unlockAccount(database.pool, email.toUpperCase());
    expect(await verifyPassword(database.pool, email, password)).toEqual({ outcome: 'accepted', userUuid });
  });

  test('shows the same page for a known and an unknown e-mail', async () => {
    const { email } = await createUser(database.pool);
    const pageOf = async (typed: string) => {
      // From where the browser below asks.
      for (let count = 0; count < 5; count += 1)
        await verifyPassword(database.pool, typed, 'wrong', { address: '127.0.0.1' });
      const start = authorizationAddress(server.baseUrl, { code_challenge: makePkce().challenge });
      const { response } = await submitSignIn(new Browser(), start, 'none', { email: typed, password: 'x' });
      expect(response?.status).toBe(429);
      return (await response?.text())
        ?.replaceAll(typed, 'E')
        .replace(/interaction\/[\w-]+/g, 'interaction/U');
    };
    const known = await pageOf(email);
    expect(known).toMatch(/This account is locked until \d\d:\d\d \w+/);
    expect(known?.replace(/\d\d:\d\d/, 'T')).toBe(
      (await pageOf('nobody2@example.com'))?.replace(/\d\d:\d\d/, 'T'),
    );
  });
});

test('an unknown e-mail costs the same statements as a known one', async () => {
  const { email } = await createUser(database.pool);
  const statementsFor = async (typed: string) => {
    const seen: unknown[] = [];
    const counting = {
      query: (text: string, values: unknown[]) => {
        seen.push(text);
        return database.pool.query(text, values);
      },
    } as unknown as typeof database.pool;
    for (let count = 0; count < 7; count += 1) await verifyPassword(counting, typed, 'wrong');
    return seen;
  };
  const known = await statementsFor(email);
  expect(known.length).toBeGreaterThan(7);
  expect(await statementsFor('nobody3@example.com')).toEqual(known);
});

test('an unknown e-mail takes as long as a known one', async () => {
  const { email } = await createUser(database.pool);
  const measure = async (typed: string) => {
    await unlockAccount(database.pool, typed);
    const start = process.cpuUsage();
    await verifyPassword(database.pool, typed, 'wrong');
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  const ratios: number[] = [];
  // The work that is done, not the time that passes: whatever else the machine does is left out.
  for (let count = 0; count < 21; count++) {
    ratios.push((await measure(email)) / (await measure('stranger@example.com')));
  }
  const median = ratios.sort((a, b) => a - b)[10] ?? 0;
  // Without the comparison against a real hash the unknown one is more than five times as fast.
  expect(median).toBeGreaterThan(0.5);
  expect(median).toBeLessThan(2);
});
