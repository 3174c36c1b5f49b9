import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { ApiError } from '../contract/errors.ts';
import { JsonText, type OpenContext } from './handler.ts';

/** For how long a key stands for its request. */
const KEPT = `interval '24 hours'`;

/** Longer than any request takes: one that is under way for longer has broken off with its process. */
const BROKEN_OFF = `interval '10 minutes'`;

const AT_ONCE = 1000;

interface KeyedRequest {
  key: string;
  operationId: string;
  url: string;
  body: unknown;
}

interface Answer {
  status: number;
  body?: unknown;
}

interface Stored {
  requestHash: string;
  requestId: string;
  isBrokenOff: boolean;
  status: number | null;
  isText: boolean | null;
  body: string | null;
}

/** Takes the key for this request, also when an older one had it more than a day ago. */
const CLAIM = `
  insert into idempotency_keys as k (user_uuid, key, request_hash, request_id) values ($1, $2, $3, $4)
  on conflict (user_uuid, key) do update
    set request_hash = excluded.request_hash, request_id = excluded.request_id, at = now(), status = null, is_text = null, body = null
    where k.at < now() - ${KEPT}
  returning 1`;

const STORED = `
  select request_hash as "requestHash", request_id as "requestId", status, is_text as "isText", body,
    status is null and at < now() - ${BROKEN_OFF} as "isBrokenOff"
  from idempotency_keys where user_uuid = $1 and key = $2`;

/** Of two who find a request broken off, one goes on with it. */
const TAKE_OVER = `
  update idempotency_keys set request_id = $3, at = now() where user_uuid = $1 and key = $2 and request_id = $4 and status is null`;

/**
 * Reads the audit trail from the month of the request on, which only a repeated request meets whose server was killed. An
 * hour more, as another machine's clock may have counted since.
 */
const WAS_DONE = `
  select 1 from audit_trail where request_id = $1
    and at > (select at from idempotency_keys where user_uuid = $2 and key = $3) - interval '1 hour' limit 1`;

const KEEP = `
  update idempotency_keys set status = $4, is_text = $5, body = $6 where user_uuid = $1 and key = $2 and request_id = $3`;

const RELEASE =
  'delete from idempotency_keys where user_uuid = $1 and key = $2 and request_id = $3 and status is null';

const used = (why: string) => new ApiError('IDEMPOTENCY_KEY_USED', `${why} Nothing was done.`);

const hashOf = ({ operationId, url, body }: KeyedRequest) =>
  createHash('sha256')
    .update(JSON.stringify([operationId, url, body ?? null]))
    .digest('base64url');

/**
 * Carries out a request with a key once: the same request with the same key of the same person is answered as the first
 * time. Whoever asks must have been found to be allowed.
 *
 * @param work changes nothing when it throws
 * @throws ApiError IDEMPOTENCY_KEY_USED when the key stands for another request, UNAVAILABLE while the first is under way
 */
export async function once<Result extends Answer>(
  request: KeyedRequest,
  { pool, userUuid, requestId, log }: Pick<OpenContext, 'pool' | 'userUuid' | 'requestId' | 'log'>,
  work: () => Promise<Result>,
): Promise<Result | Answer> {
  const { key } = request;
  const hash = hashOf(request);
  const claimed = await pool.query(CLAIM, [userUuid, key, hash, requestId]);
  if (claimed.rowCount === 0) {
    const answer = await answerOf(pool, userUuid, key, hash, requestId);
    if (answer) return answer;
  }
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    await pool.query(RELEASE, [userUuid, key, requestId]);
    throw error;
  }
  const isText = result.body instanceof JsonText;
  const text = isText ? (result.body as JsonText).text : JSON.stringify(result.body ?? null);
  // It was done: that its answer cannot be kept is no reason to say it was not.
  await pool
    .query(KEEP, [userUuid, key, requestId, result.status, isText, text])
    .catch((error: Error) => log.warn({ reason: error.message }, 'the answer to a key could not be kept'));
  return result;
}

/** What the first request was answered; undefined when it broke off before it changed anything and is ours now. */
async function answerOf(
  pool: Pool,
  userUuid: string,
  key: string,
  hash: string,
  requestId: string,
): Promise<Answer | undefined> {
  const { rows } = await pool.query<Stored>(STORED, [userUuid, key]);
  const [stored] = rows;
  if (stored && stored.requestHash !== hash)
    throw used('This Idempotency-Key came with another request before.');
  if (stored && stored.status !== null) {
    const body = stored.body ?? 'null';
    // An object goes through the contract's serializer again, a text was made of the contract's fields.
    return { status: stored.status, body: stored.isText ? new JsonText(body) : JSON.parse(body) };
  }
  if (stored?.isBrokenOff) {
    const done = await pool.query(WAS_DONE, [stored.requestId, userUuid, key]);
    if (done.rowCount)
      throw used('This request was carried out before, but its answer was lost. Look at what is there.');
    const taken = await pool.query(TAKE_OVER, [userUuid, key, requestId, stored.requestId]);
    if (taken.rowCount) return undefined;
  }
  throw new ApiError(
    'UNAVAILABLE',
    'The first request with this Idempotency-Key is still under way. Send it again in a moment.',
  );
}

/** A sweep. @returns how many keys were forgotten */
export async function forgetIdempotencyKeys(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from idempotency_keys where (user_uuid, key) in
      (select user_uuid, key from idempotency_keys where at < now() - ${KEPT} order by at limit ${AT_ONCE})`,
  );
  return rowCount ?? 0;
}
