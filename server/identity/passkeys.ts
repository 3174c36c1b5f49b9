import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import ipaddr from 'ipaddr.js';
import { keepOneTime, takeOneTime } from './oneTime.ts';
import { forgetCodesOfNothing } from './secondFactor.ts';
import type { Queryable } from './storage.ts';

/** The site that passkeys are made for. */
export interface PasskeySite {
  rpId: string;
  origin: string;
}

/** Undefined where there are no passkeys: WebAuthn wants a name, not a number, and https unless it is the own machine. */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))
    ? { rpId: hostname, origin }
    : undefined;
}

interface Challenge {
  challenge: string;
}

interface Owner {
  userUuid: string;
  email: string;
}

/** What the browser needs in order to make a passkey. @param id where the challenge is kept */
export async function askToCreate(
  pool: Queryable,
  { rpId }: PasskeySite,
  id: string,
  { userUuid, email }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { rows } = await pool.query<{ id: string }>(
    'select credential_id as id from identity_passkeys where user_uuid = $1',
    [userUuid],
  );
  const options = await generateRegistrationOptions({
    rpName: 'Badger',
    rpID: rpId,
    userName: email,
    userID: new Uint8Array(Buffer.from(userUuid)),
    attestationType: 'none',
    excludeCredentials: rows,
    // It signs in alone: it must find the account and know that it is its owner who holds it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepOneTime<Challenge>(pool, id, { challenge: options.challenge }, userUuid);
  return options;
}

/**
 * Adds a passkey that the browser has made.
 * @param answer of the browser, JSON
 * @param name of the device, in plain words
 */
export async function addPasskey(
  pool: Queryable,
  { rpId, origin }: PasskeySite,
  id: string,
  { userUuid, answer, name }: { userUuid: string; answer: string; name: string },
): Promise<boolean> {
  const kept = await takeOneTime<Challenge>(pool, id);
  const response = readAnswer<RegistrationResponseJSON>(answer);
  if (!kept || !response) return false;
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: kept.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) return false;
  const { credential } = result.registrationInfo;
  const { rowCount } = await pool.query(
    `insert into identity_passkeys (user_uuid, credential_id, public_key, counter, name)
     values ($1, $2, $3, $4, $5) on conflict (credential_id) do nothing`,
    [
      userUuid,
      credential.id,
      Buffer.from(credential.publicKey).toString('base64url'),
      credential.counter,
      name,
    ],
  );
  return rowCount === 1;
}

/** What the browser needs in order to use a passkey. @param userUuid whose; left out: any that this site has */
export async function askForPasskey(
  pool: Queryable,
  { rpId }: PasskeySite,
  id: string,
  userUuid?: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const own = userUuid
    ? await pool.query<{ id: string }>(
        'select credential_id as id from identity_passkeys where user_uuid = $1',
        [userUuid],
      )
    : undefined;
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    userVerification: 'required',
    ...(own && { allowCredentials: own.rows }),
  });
  await keepOneTime<Challenge>(pool, id, { challenge: options.challenge }, userUuid);
  return options;
}

/**
 * Whose passkey the browser has used: its signature over the challenge is right, and its owner was verified.
 * @param userUuid who it has to be; left out: whoever it is
 */
export async function acceptPasskey(
  pool: Queryable,
  { rpId, origin }: PasskeySite,
  id: string,
  { answer, userUuid }: { answer: string; userUuid?: string },
): Promise<Owner | undefined> {
  const kept = await takeOneTime<Challenge>(pool, id);
  const response = readAnswer<AuthenticationResponseJSON>(answer);
  if (!kept || !response) return undefined;
  const { rows } = await pool.query<Owner & { key: string; counter: string }>(
    `select k.user_uuid as "userUuid", a.email, k.public_key as key, k.counter
     from identity_passkeys k join identity_accounts a on a.user_uuid = k.user_uuid
       join users u on u.uuid = k.user_uuid and u.is_active
     where k.credential_id = $1 and k.user_uuid = coalesce($2, k.user_uuid)`,
    [response.id, userUuid ?? null],
  );
  const [found] = rows;
  if (!found) return undefined;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: kept.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(found.key, 'base64url')),
      counter: Number(found.counter),
    },
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  // A counter that does not grow is that of a copy; passkeys that are kept in several places do not count at all.
  const { rowCount } = await pool.query(
    `with used as (
       update identity_passkeys set counter = $2, last_used_at = now()
       where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning user_uuid
     )
     update identity_accounts set last_sign_in_at = now() where user_uuid in (select user_uuid from used)`,
    [response.id, result.authenticationInfo.newCounter],
  );
  return rowCount === 1 ? { userUuid: found.userUuid, email: found.email } : undefined;
}

/** @returns false if it was not theirs */
export async function removePasskey(pool: Queryable, userUuid: string, uuid: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from identity_passkeys where user_uuid = $1 and uuid::text = $2',
    [userUuid, uuid],
  );
  await forgetCodesOfNothing(pool, userUuid);
  return rowCount === 1;
}

/** The library checks what is in it. */
function readAnswer<Answer extends { id: string }>(text: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
      ? (answer as Answer)
      : undefined;
  } catch {
    return undefined;
  }
}
