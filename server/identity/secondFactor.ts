import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { digestOf } from './attempts.ts';
import type { Queryable } from './storage.ts';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226: 160 bits. */
const SECRET_BYTES = 20;
/** Steps before and after the present one: clocks differ, and typing takes time (RFC 6238 5.2). */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** 120 bits, so that a plain digest of it cannot be tried out (ASVS 6.5.2). */
const RECOVERY_LENGTH = 24;
const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What an account has besides its password. */
export interface Factors {
  /** When an authenticator app was set up. */
  totpSince: Date | undefined;
  passkeys: PasskeyShown[];
  recoveryCodes: number;
}

export interface PasskeyShown {
  uuid: string;
  /** The device on which it was made, in plain words. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | undefined;
}

export async function factorsOf(pool: Queryable, userUuid: string): Promise<Factors> {
  const { rows } = await pool.query<{
    since: string | null;
    codes: number;
    passkeys: { uuid: string; name: string; created: string; used: string | null }[];
  }>(
    `select (select created_at from identity_totp where user_uuid = $1) as since,
       (select count(*)::int from identity_recovery_codes where user_uuid = $1) as codes,
       (select coalesce(json_agg(json_build_object('uuid', uuid, 'name', name, 'created', created_at, 'used', last_used_at)
          order by created_at), '[]') from identity_passkeys where user_uuid = $1) as passkeys`,
    [userUuid],
  );
  const [row] = rows;
  return {
    totpSince: row?.since ? new Date(row.since) : undefined,
    recoveryCodes: row?.codes ?? 0,
    passkeys: (row?.passkeys ?? []).map(({ uuid, name, created, used }) => ({
      uuid,
      name,
      createdAt: new Date(created),
      lastUsedAt: used === null ? undefined : new Date(used),
    })),
  };
}

export const hasSecondFactor = ({ totpSince, passkeys }: Factors): boolean =>
  totpSince !== undefined || passkeys.length > 0;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, email: string) =>
  new TOTP({
    issuer: 'Badger',
    label: email,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** The address that an authenticator app reads from the picture. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step that a code is of, counted since 1970; undefined for a wrong one. */
export function stepOf(secret: string, code: string, moment = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '');
  if (token.length !== DIGITS) return undefined;
  const delta = totpOf(secret, '').validate({ token, window: WINDOW, timestamp: moment });
  return delta === null ? undefined : Math.floor(moment / 1000 / PERIOD_SECONDS) + delta;
}

/** Sets up an authenticator app that has shown a code of its secret, in place of another one. */
export async function addTotp(
  pool: Queryable,
  key: string,
  userUuid: string,
  { secret, step }: { secret: string; step: number },
): Promise<void> {
  await pool.query(
    `insert into identity_totp (user_uuid, secret, last_step) values ($1, $2, $3)
     on conflict (user_uuid) do update set secret = excluded.secret, last_step = excluded.last_step, created_at = now()`,
    [userUuid, seal(secret, key), step],
  );
}

/** Whether a code is right and was not used before; a step is good once, also for several at the same moment. */
export async function acceptTotp(
  pool: Queryable,
  key: string,
  userUuid: string,
  code: string,
): Promise<boolean> {
  const { rows } = await pool.query<{ secret: string }>(
    'select secret from identity_totp where user_uuid = $1',
    [userUuid],
  );
  const step = rows[0] && stepOf(unseal(rows[0].secret, key), code);
  if (step === undefined) return false;
  const { rowCount } = await pool.query(
    'update identity_totp set last_step = $2 where user_uuid = $1 and last_step < $2',
    [userUuid, step],
  );
  return rowCount === 1;
}

/** Removes the authenticator app. @returns false if there was none */
export async function removeTotp(pool: Queryable, userUuid: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from identity_totp where user_uuid = $1', [userUuid]);
  await forgetCodesOfNothing(pool, userUuid);
  return rowCount === 1;
}

/** Removes every second factor with the recovery codes. @returns false if there was none */
export async function removeFactors(pool: Queryable, userUuid: string): Promise<boolean> {
  const { rows } = await pool.query<{ removed: boolean }>(
    `with app as (delete from identity_totp where user_uuid = $1 returning 1),
       passkeys as (delete from identity_passkeys where user_uuid = $1 returning 1),
       codes as (delete from identity_recovery_codes where user_uuid = $1)
     select exists (select from app) or exists (select from passkeys) as removed`,
    [userUuid],
  );
  return rows[0]?.removed === true;
}

/** Recovery codes stand in for another factor: with the last one they go. */
export const forgetCodesOfNothing = async (pool: Queryable, userUuid: string): Promise<void> => {
  await pool.query(
    `delete from identity_recovery_codes c where user_uuid = $1
       and not exists (select from identity_totp t where t.user_uuid = c.user_uuid)
       and not exists (select from identity_passkeys k where k.user_uuid = c.user_uuid)`,
    [userUuid],
  );
};

/**
 * Makes new recovery codes; those from before are no longer good.
 * @returns the codes, which are shown once and never again
 */
export async function makeRecoveryCodes(pool: Queryable, userUuid: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
  await pool.query(
    `with old as (delete from identity_recovery_codes where user_uuid = $1)
     insert into identity_recovery_codes (user_uuid, code_digest) select $1, unnest($2::text[])`,
    [userUuid, codes.map(digestOfCode)],
  );
  return codes;
}

/** 32 characters, so each byte gives one without any being likelier. */
const recoveryCode = () =>
  [...randomBytes(RECOVERY_LENGTH)]
    .map(byte => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length])
    .join('')
    .replace(/.{6}(?=.)/g, '$&-');

const digestOfCode = (code: string) => digestOf(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

/** Whether a recovery code is right; it is good once. */
export async function acceptRecoveryCode(pool: Queryable, userUuid: string, code: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from identity_recovery_codes where user_uuid = $1 and code_digest = $2',
    [userUuid, digestOfCode(code)],
  );
  return rowCount === 1;
}

/** @param key 32 bytes, base64url */
export function seal(text: string, key: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map(part => part.toString('base64url')).join('.');
}

export function unseal(sealed: string, key: string): string {
  const [iv, tag, text] = sealed.split('.').map(part => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !text) throw new Error('The secret of an authenticator app is not readable');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
