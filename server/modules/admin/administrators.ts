import type { Pool, PoolClient } from 'pg';
import { ApiError } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { insertRecords, systemChange, updateRecord } from '../../database/records/writing.ts';
import { AccountError, createAccount, normalizeEmail, setPassword } from '../../identity/accounts.ts';
import { removeFactors } from '../../identity/secondFactor.ts';
import { endSessions } from '../../identity/sessions.ts';
import { peekSetUp, takeSetUp } from '../../identity/setUpLinks.ts';
import type { SetUps } from '../../identity/setUpRoutes.ts';
import { lockAdministrators, requireOtherAdministrator } from '../users/index.ts';
import { adminUserType } from './adminUserRecord.ts';

/** What whoever runs the installation asked for cannot be done; the message says why and what to do. */
export class AdministrationError extends Error {}

export interface Account {
  uuid: string;
  email: string;
  name: string;
  isActive: boolean;
  roles: string[];
  lastSignInAt: string | null;
}

const ACCOUNT = `select u.uuid, u.email, concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) as name,
  u.is_active as "isActive", u.roles, a.last_sign_in_at as "lastSignInAt", u.revision
  from users u left join identity_accounts a on a.user_uuid = u.uuid`;

/** One at a time becomes the first administrator. Any number that no other lock of the product uses. */
const FIRST_ADMINISTRATOR_LOCK = 540_917_262;

const change = (operationId: string) => systemChange({ operationId });

/** Whether somebody can administer the platform. */
export async function hasAdministrator(database: Queryable): Promise<boolean> {
  const { rows } = await database.query<{ has: boolean }>(
    `select exists (select 1 from users where is_active and 'ADMIN' = any(roles)) as has`,
  );
  return rows[0]?.has === true;
}

export async function listAccounts(database: Queryable): Promise<Account[]> {
  const { rows } = await database.query<Account>(`${ACCOUNT} order by ${naturally('u.email')}`);
  return rows;
}

/** @throws AdministrationError when there is none */
async function lockAccount(client: PoolClient, typed: string): Promise<Account & { revision: number }> {
  const email = normalizeEmail(typed);
  const { rows } = await client.query<Account & { revision: number }>(
    `${ACCOUNT} where u.email = $1 for no key update of u`,
    [email],
  );
  if (rows[0]) return rows[0];
  throw new AdministrationError(`There is no account ${email}. \`npm run admin -- list\` shows all of them.`);
}

const insertUser = async (
  client: PoolClient,
  person: Record<string, unknown>,
  operationId: string,
): Promise<string> => {
  const [record] = await insertRecords(client, adminUserType, [person], undefined, change(operationId));
  return (JSON.parse(record ?? '{}') as { uuid: string }).uuid;
};

export interface MadeAdministrator {
  uuid: string;
  email: string;
  outcome: 'created' | 'promoted' | 'unchanged';
}

/** Makes an account that administers the platform, or makes the account that there is one; without a password. */
export const createAdministrator = (
  pool: Pool,
  person: { email: string; firstName?: string | undefined; lastName?: string | undefined },
): Promise<MadeAdministrator> =>
  inTransaction(pool, async client => {
    await lockAdministrators(client);
    const email = normalizeEmail(person.email);
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254)
      throw new AdministrationError(`"${person.email}" is not an e-mail address. Nothing was changed.`);
    const operationId = 'adminCommandCreateAdministrator';
    const known = await client.query('select 1 from users where email = $1', [email]);
    if (!known.rowCount) {
      const { firstName = '', lastName = '' } = person;
      const uuid = await insertUser(client, { email, firstName, lastName, roles: ['ADMIN'] }, operationId);
      return { uuid, email, outcome: 'created' };
    }
    const { uuid, revision, roles, isActive } = await lockAccount(client, email);
    if (isActive && roles.includes('ADMIN')) return { uuid, email, outcome: 'unchanged' };
    const changed = { revision, isActive: true, roles: [...new Set([...roles, 'ADMIN'])] };
    await updateRecord(client, adminUserType, uuid, changed, change(operationId));
    return { uuid, email, outcome: 'promoted' };
  });

/**
 * Lets an account sign in, or ends that and all of its sessions.
 * @param evenLast also disables the last administrator
 * @returns whether that is a change
 */
export const setAccountActive = (
  pool: Pool,
  email: string,
  isActive: boolean,
  { evenLast = false } = {},
): Promise<boolean> =>
  inTransaction(pool, async client => {
    await lockAdministrators(client);
    const account = await lockAccount(client, email);
    if (account.isActive === isActive) return false;
    if (!isActive && !evenLast)
      await requireOtherAdministrator(account.uuid, 'email', client).catch(error => {
        if (!(error instanceof ApiError)) throw error;
        throw new AdministrationError(
          'This is the last administrator of the platform. Make somebody else one first; nothing was changed.',
        );
      });
    const operationId = isActive ? 'adminCommandEnable' : 'adminCommandDisable';
    const changed = { revision: account.revision, isActive };
    await updateRecord(client, adminUserType, account.uuid, changed, change(operationId));
    if (!isActive) await endSessions(client, account.uuid);
    return true;
  });

/** Finds an account that shall get a new password. @param takeFactors also takes its second factor */
export const accountToReset = (
  pool: Pool,
  email: string,
  { takeFactors }: { takeFactors: boolean },
): Promise<Account & { tookFactors: boolean }> =>
  inTransaction(pool, async client => {
    const account = await lockAccount(client, email);
    if (!account.isActive)
      throw new AdministrationError(
        `The account ${account.email} is disabled. Enable it first: npm run admin -- enable --email ${account.email}`,
      );
    const tookFactors = takeFactors && (await removeFactors(client, account.uuid));
    if (tookFactors) await endSessions(client, account.uuid);
    return { ...account, tookFactors };
  });

/** What the embedded provider's page behind a link of the installation needs. */
export function createSetUps(pool: Pool): SetUps {
  return {
    async find(token) {
      const link = await peekSetUp(pool, token);
      if (!link) return undefined;
      if (link.userUuid === null) return (await hasAdministrator(pool)) ? undefined : { email: undefined };
      const { rows } = await pool.query<{ email: string }>(
        'select email from users where uuid = $1 and is_active',
        [link.userUuid],
      );
      return rows[0];
    },
    accept: (token, person) =>
      inTransaction(pool, async client => {
        // Taken in the transaction: a password that is refused leaves the link as it was.
        const link = await takeSetUp(client, token);
        if (!link) return undefined;
        return link.userUuid === null
          ? becomeFirstAdministrator(client, person)
          : givePassword(client, link.userUuid, person.password);
      }),
  };
}

async function becomeFirstAdministrator(
  client: PoolClient,
  { password, ...person }: { email: string; firstName: string; lastName: string; password: string },
): Promise<string | undefined> {
  await client.query('select pg_advisory_xact_lock($1)', [FIRST_ADMINISTRATOR_LOCK]);
  if (await hasAdministrator(client)) return undefined;
  const email = normalizeEmail(person.email);
  const known = await client.query('select 1 from users where email = $1', [email]);
  if (known.rowCount) throw new AccountError('ALREADY', 'There is an account with this e-mail address.');
  const userUuid = await insertUser(
    client,
    { ...person, email, roles: ['ADMIN'] },
    'setUpFirstAdministrator',
  );
  await createAccount(client, { userUuid, email, password });
  return email;
}

async function givePassword(
  client: PoolClient,
  userUuid: string,
  password: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ email: string; hasAccount: boolean }>(
    `select u.email, exists (select 1 from identity_accounts a where a.user_uuid = u.uuid) as "hasAccount"
     from users u where u.uuid = $1 and u.is_active for no key update of u`,
    [userUuid],
  );
  const [person] = rows;
  if (!person) return undefined;
  if (person.hasAccount) await setPassword(client, userUuid, password);
  else await createAccount(client, { userUuid, email: person.email, password });
  return person.email;
}
