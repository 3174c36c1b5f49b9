import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import type { ClientBase } from 'pg';

/**
 * Lets a process stand behind others while there is not enough processor time for all; with cores to spare it goes at full speed.
 * Linux shares the processor among sessions first, so one that has a session of its own stands behind all others, and any
 * other only behind those of its session. It takes a session's number from anybody but root ten times a second; whoever comes in between has only
 * the process's.
 *
 * @param by as `nice` counts: 5 is a third of the time of others, 10 a tenth
 * @throws Error where the process is gone or somebody else's
 */
export function standBehind(pid: number, by: number): void {
  setPriority(pid, Math.min(getPriority(pid) + by, constants.priority.PRIORITY_LOW));
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(by));
  } catch {
    // No Linux, no such sessions, or asked too often.
  }
}

/** A third of the processor time of others while there is not enough for all. */
const BEHIND = 5;

/**
 * Lets PostgreSQL's process of a connection stand behind those of others, so that seconds of work keep nobody waiting who
 * asks for milliseconds; each of them has a session of its own. Only a database on this machine can be told so, and not by
 * everybody: elsewhere nothing is changed.
 */
export function connectionStandsBehind(client: ClientBase): void {
  // pg knows it from the first messages of the connection, its types do not.
  const { processID: pid } = client as unknown as { processID: number | null };
  try {
    // On another machine, or in another container, the number is somebody else's here.
    if (pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres:')) standBehind(pid, BEHIND);
  } catch {
    // No Linux, or no right to do so.
  }
}
