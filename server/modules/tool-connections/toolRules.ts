import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a timestamp may be off: long enough for clocks, short enough that a copied call is soon worthless. */
const REPLAY_WINDOW_S = 300;
export const MOST_ATTEMPTS = 3;
/** Bytes of a payload as JSON. */
export const MOST_PAYLOAD = 64 * 1024;

/** `sha256=` and the HMAC-SHA256 over timestamp, a dot and the body, in hexadecimal digits. */
export const signatureOf = (secret: string, timestamp: string, body: string | Uint8Array): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

/** Compared in constant time, so that nobody can find a signature digit by digit. */
export function isSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a call was signed just now. `now` in seconds since 1970. */
export const isTimely = (timestamp: string, now: number) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= REPLAY_WINDOW_S;

/** The tool may not have seen the command, or asks for patience: the same again can do no harm. */
export const isWorthAnotherTry = (status: number | undefined) =>
  status === undefined || [429, 502, 503, 504].includes(status);

/** Milliseconds to wait before attempt 2 and 3. */
export const pauseBefore = (attempt: number) => 250 * 4 ** (attempt - 2);

/** What is wrong with the address of a tool; undefined where nothing is. */
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
 * Status and progress after a change: what is done is at 100 percent, what is not started at 0.
 * @returns the fields to write, or what is wrong
 */
export function changedWork(current: Work, change: Partial<Work>): Work | { problem: string } {
  const status = change.status ?? current.status;
  const fixed = FIXED[status];
  const progress = change.progress ?? fixed ?? current.progress;
  if (fixed !== undefined && progress !== fixed) return { problem: `${status} means ${fixed} percent.` };
  return { status, progress };
}
