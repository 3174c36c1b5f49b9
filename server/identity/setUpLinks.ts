import { randomBytes } from 'node:crypto';
import { digestOf } from './attempts.ts';
import { keepOneTime, peekOneTime, takeOneTime } from './oneTime.ts';
import type { Queryable } from './storage.ts';

/** How long a link is good that whoever runs the installation passes on. */
export const SET_UP_HOURS = 24;

/** Whom a link is for. */
export interface SetUp {
  /** Null: whoever opens it becomes the first administrator. */
  userUuid: string | null;
}

/** Only a digest is kept: whoever reads the database cannot use the link. */
const idOf = (token: string) => `set-up ${digestOf(token)}`;

/**
 * Makes a link under which somebody chooses a password, good once. A new password of that person and the end of their
 * sessions make it useless.
 * @param userUuid left out: for the first administrator
 */
export async function makeSetUpLink(
  pool: Queryable,
  publicUrl: string,
  userUuid: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await keepOneTime<SetUp>(pool, idOf(token), { userUuid }, userUuid ?? undefined, SET_UP_HOURS * 60);
  return `${publicUrl}/set-up?${new URLSearchParams({ token })}`;
}

export const peekSetUp = (pool: Queryable, token: string) => peekOneTime<SetUp>(pool, idOf(token));

export const takeSetUp = (pool: Queryable, token: string) => takeOneTime<SetUp>(pool, idOf(token));
