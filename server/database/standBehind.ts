import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import type { ClientBase } from 'pg';

/** As `nice` counts: a third of the processor time of others while there is not enough for all, and all of it otherwise. */
const BEHIND = 5;

/**
 * Lets PostgreSQL's process of a connection stand behind those of others, so that seconds of work keep nobody waiting who
 * asks for milliseconds. Only a database on this machine can be told so, and not by everybody: elsewhere nothing is changed. Linux takes
 * the second of both numbers from anybody but root ten times a second; a connection that comes in between has only the first.
 */
export function standBehind(client: ClientBase): void {
  // pg knows it from the first messages of the connection, its types do not.
  const { processID: pid } = client as unknown as { processID: number | null };
  try {
    // On another machine, or in another container, the number is somebody else's here.
    if (!pid || !readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres:')) return;
    setPriority(pid, Math.min(getPriority(pid) + BEHIND, constants.priority.PRIORITY_LOW));
    // PostgreSQL makes each of its processes a session, and Linux shares the processor among sessions first, by this number.
    writeFileSync(`/proc/${pid}/autogroup`, String(BEHIND));
  } catch {
    // No Linux, no right to do so, or no such file.
  }
}
