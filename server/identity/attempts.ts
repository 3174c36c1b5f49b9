import { createHash } from 'node:crypto';
import type { Queryable } from './storage.ts';

/** Failures of one client after which it has to wait before its next try. */
export const FREE_ATTEMPTS = 5;
/** Failures of all unknown devices together after which they have to wait. */
export const FREE_ATTEMPTS_OF_STRANGERS = 50;
/** The wait begins with a minute and doubles with every further failure, up to this. */
const MAX_WAIT_MINUTES = 60;
/** Shorter: the owner at an unknown device waits with the strangers. */
const MAX_WAIT_OF_STRANGERS = 15;
/**
 * Wrong passwords of all unknown devices of one network address within a window: five hundred people behind one address
 * mistype less often, and whoever tries one password on many accounts does not get far.
 */
export const FREE_FAILURES_OF_NETWORK = 100;
const NETWORK_WINDOW_MS = 10 * 60_000;
/** Failures are forgotten when none was added for so long. */
const REMEMBERED_HOURS = 24;

/** Who tries to sign in. */
export interface SignInClient {
  /** A browser that has signed in with this e-mail before. */
  device?: string | undefined;
  /** Network address of any other one. */
  address: string;
}

interface Limit {
  client: string;
  free: number;
  maxMinutes: number;
}

/** Counts all unknown devices together. */
const STRANGERS = '';

export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** An IPv6 network is somebody's as a whole: one host may have any of its addresses. */
const networkOf = (address: string) =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

const clientKey = ({ device, address }: SignInClient) =>
  digestOf(device ? `device ${device}` : `address ${networkOf(address)}`);

/**
 * Counts a try as failed until `countAsGood`, before anything is compared: however many arrive at once, only those that
 * are let through here are. A stranger's failures make neither the owner's own devices wait nor, while they come from one
 * address, the owner at another.
 * @param subject what is guessed at; an e-mail without an account counts like any other
 * @returns until when the client has to wait; undefined lets the try through
 */
export async function countAttempt(
  pool: Queryable,
  subject: string,
  client: SignInClient,
): Promise<Date | undefined> {
  const own = { client: clientKey(client), free: FREE_ATTEMPTS, maxMinutes: MAX_WAIT_MINUTES };
  const strangers = {
    client: STRANGERS,
    free: FREE_ATTEMPTS_OF_STRANGERS,
    maxMinutes: MAX_WAIT_OF_STRANGERS,
  };
  return (
    (await countAt(pool, subject, own)) ??
    (client.device ? undefined : await countAt(pool, subject, strangers))
  );
}

/** Forgets the failures of a client that has turned out to be the owner, and its try among those of all strangers. */
export async function countAsGood(pool: Queryable, subject: string, client: SignInClient): Promise<void> {
  await pool.query(
    `with own as (delete from identity_attempts where email_digest = $1 and client = $2)
     update identity_attempts set failed_attempts = failed_attempts - 1, locked_until = null
     where email_digest = $1 and client = $3 and failed_attempts > 0 and $4`,
    [digestOf(subject), clientKey(client), STRANGERS, !client.device],
  );
}

/** Of this window: an address that was refused starts from zero in the next one. */
const networkKey = (address: string) =>
  digestOf(`network ${networkOf(address)} ${Math.floor(Date.now() / NETWORK_WINDOW_MS)}`);
const NETWORK = digestOf('network');

/** @returns until when an unknown device at this address has to wait; undefined lets the try through */
export async function networkWaitsUntil(
  pool: Queryable,
  { device, address }: SignInClient,
): Promise<Date | undefined> {
  if (device || !address) return undefined;
  const { rows } = await pool.query<{ failed: number }>(
    'select failed_attempts as failed from identity_attempts where email_digest = $1 and client = $2',
    [NETWORK, networkKey(address)],
  );
  if ((rows[0]?.failed ?? 0) < FREE_FAILURES_OF_NETWORK) return undefined;
  return new Date((Math.floor(Date.now() / NETWORK_WINDOW_MS) + 1) * NETWORK_WINDOW_MS);
}

/** Counts a wrong password at the address that it came from; in the database, so for all processes. */
export async function countNetworkFailure(pool: Queryable, { device, address }: SignInClient): Promise<void> {
  if (device || !address) return;
  await pool.query(
    `insert into identity_attempts as a (email_digest, client, failed_attempts, updated_at) values ($1, $2, 1, now())
     on conflict (email_digest, client) do update set failed_attempts = a.failed_attempts + 1, updated_at = now()`,
    [NETWORK, networkKey(address)],
  );
}

/** Forgets all failures, whoever tried. */
export async function forgetAttempts(pool: Queryable, subject: string): Promise<void> {
  await pool.query('delete from identity_attempts where email_digest = $1', [digestOf(subject)]);
}

/**
 * One statement, so that the row lock serializes parallel guesses. The try that reaches the limit starts the wait and is
 * still compared; those within the wait change nothing, so they do not prolong it.
 */
async function countAt(
  pool: Queryable,
  subject: string,
  { client, free, maxMinutes }: Limit,
): Promise<Date | undefined> {
  const { rowCount } = await pool.query(
    `insert into identity_attempts as a (email_digest, client, failed_attempts, updated_at) values ($1, $2, 1, now())
     on conflict (email_digest, client) do update set
       failed_attempts = case when a.updated_at < now() - make_interval(hours => $5) then 1 else a.failed_attempts + 1 end,
       locked_until = case
         when a.updated_at < now() - make_interval(hours => $5) or a.failed_attempts + 1 < $3 then null
         else now() + make_interval(mins => least(power(2, least(a.failed_attempts + 1 - $3, 10))::int, $4)) end,
       updated_at = now()
     where a.locked_until is null or a.locked_until <= now()`,
    [digestOf(subject), client, free, maxMinutes, REMEMBERED_HOURS],
  );
  if (rowCount === 1) return undefined;
  const { rows } = await pool.query<{ locked_until: string | null }>(
    'select locked_until from identity_attempts where email_digest = $1 and client = $2',
    [digestOf(subject), client],
  );
  // An administrator may have lifted it in this moment: then the next try goes through.
  return new Date(rows[0]?.locked_until ?? Date.now());
}
