import { createHmac, timingSafeEqual } from 'node:crypto';

/** Allowed clock difference: long enough for real clocks, short enough to make replayed calls useless. */
const REPLAY_WINDOW_S = 300;
export const MAX_ATTEMPTS = 3;
/** Bytes of a payload as JSON. */
export const MAX_PAYLOAD = 64 * 1024;

/** `sha256=` and the HMAC-SHA256 over timestamp, a dot and the body, in hexadecimal digits. */
export const signatureOf = (secret: string, timestamp: string, body: string | Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

/** Compares in constant time, so that a signature cannot be guessed digit by digit. */
export function isSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a call was signed just now. `now` in seconds since 1970. */
export const isTimely = (timestamp: string, now: number) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= REPLAY_WINDOW_S;

/** The tool may not have received the command, or is busy: a retry does no harm. */
export const isWorthAnotherTry = (status: number | undefined) =>
  status === undefined || [429, 502, 503, 504].includes(status);

/** Milliseconds to wait before attempt 2 and 3. */
export const pauseBefore = (attempt: number) => 250 * 4 ** (attempt - 2);

/** Why a tool's address cannot be used; undefined if it can. */
export function addressProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return 'commandUrl is no address.';
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'commandUrl must begin with https:// or http://.';
  if (username || password) return 'commandUrl must not carry a user or a password.';
  return undefined;
}

type WorkStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'IN_REVIEW' | 'DONE';
export interface Work {
  status: WorkStatus;
  progress: number;
}

const FIXED: Partial<Record<WorkStatus, number>> = { NOT_STARTED: 0, DONE: 100 };

/**
 * Status and progress after a change: done means 100 percent, not started means 0.
 * @returns the fields to write, or what is wrong
 */
export function changedWork(current: Work, change: Partial<Work>): Work | { problem: string } {
  const status = change.status ?? current.status;
  const fixed = FIXED[status];
  const progress = change.progress ?? fixed ?? current.progress;
  if (fixed !== undefined && progress !== fixed) return { problem: `${status} means ${fixed} percent.` };
  return { status, progress };
}
