import { verify } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { setAccountActive } from '../modules/admin/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoPeople.ts';

const ACTIVE = `select u.email, a.password_hash as "passwordHash" from users u
  left join identity_accounts a on a.user_uuid = u.uuid
  where u.is_active and u.uuid = any($1::uuid[])
    and not exists (select 1 from user_identities i where i.user_uuid = u.uuid)`;

const DEMO_UUIDS = DEMO_ACCOUNTS.map(({ userUuid }) => userUuid);

interface ActiveDemoAccount {
  email: string;
  passwordHash: string | null;
}

/** The e-mails of demo accounts that can sign in. */
export async function usableDemoAccounts(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<ActiveDemoAccount>(ACTIVE, [DEMO_UUIDS]);
  return new Set(rows.filter(({ passwordHash }) => passwordHash).map(({ email }) => email));
}

/**
 * Disables the demo accounts that still have the public password, or none, and ends their sessions. Whoever gave one a
 * password of their own keeps it. The last administrator goes too: a link for another one is printed at the start.
 * @returns the e-mails of those that were disabled now
 */
export async function disableDemoAccounts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<ActiveDemoAccount>(ACTIVE, [DEMO_UUIDS]);
  const disabled: string[] = [];
  for (const { email, passwordHash } of rows) {
    if (passwordHash && !(await verify(passwordHash, DEMO_PASSWORD))) continue;
    await setAccountActive(pool, email, false, { evenLast: true });
    disabled.push(email);
  }
  return disabled;
}
