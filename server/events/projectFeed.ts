import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { currentSnapshot, readMissedChanges, readNewChanges } from './changeReader.ts';
import type { EventCursor, SealedCursors } from './eventCursor.ts';
import { type Listener, toldChanges } from './listener.ts';
import { PRESENCE_SECONDS, type PresenceEntry, readPresence } from './presence.ts';

export const HEARTBEAT_MS = 15_000;

export interface FeedTools {
  pool: Pool;
  log: FastifyBaseLogger;
  cursors: SealedCursors<EventCursor>;
  /** Who of some people may (still) read a project's analysis. */
  readersOf(projectUuid: string, userUuids: string[]): Promise<Set<string>>;
}

/**
 * What happens in one project, for all listeners of this process: new changes are read once, by the first wake-up that
 * finds them, and told to everybody who may still read them. One step at a time, so that nobody is told anything twice.
 */
export class ProjectFeed {
  readonly #projectUuid: string;
  readonly #tools: FeedTools;
  readonly #listeners = new Set<Listener>();
  readonly #heartbeat: NodeJS.Timeout;
  /** Snapshot up to which everybody has been told; unknown before the first step. */
  #position: string | undefined;
  #presence: PresenceEntry[] = [];
  #presenceTimer: NodeJS.Timeout | undefined;
  #work: Promise<unknown> = Promise.resolve();
  readonly #waiting = new Set<'changes' | 'presence'>();

  constructor(projectUuid: string, tools: FeedTools) {
    this.#projectUuid = projectUuid;
    this.#tools = tools;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Tells a new listener what they have missed, and from then on everything. */
  join(listener: Listener): Promise<void> {
    return this.#step(async () => {
      await this.#tellNewChanges();
      const position = await this.#currentPosition();
      await this.#tellMissedChanges(listener, position);
      this.#listeners.add(listener);
      const wasTold = await this.#tellPresence();
      // How a stream begins, and the first id to go on from.
      if (!wasTold) listener.tellPresence(this.#presence, this.#idAt(position));
    });
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Something was committed, or may have been. Wake-ups during a step are one more step. */
  wake(what: 'changes' | 'presence'): void {
    if (this.#waiting.has(what)) return;
    this.#waiting.add(what);
    this.#step(async () => {
      this.#waiting.delete(what);
      if (what === 'changes') await this.#tellNewChanges();
      else await this.#tellPresence();
      // The place is kept: the next wake-up, or the heartbeat, reads from where this one failed.
    }).catch(error => this.#tools.log.warn({ err: error }, 'live changes could not be read'));
  }

  close(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#presenceTimer);
    for (const listener of this.#listeners) listener.stream.endAtOnce();
    this.#listeners.clear();
  }

  #step(work: () => Promise<void>): Promise<void> {
    const step = this.#work.then(work);
    this.#work = step.catch(() => {});
    return step;
  }

  /** Also reads what no wake-up told of, and looks whether everybody may still listen. */
  #beat(): void {
    for (const listener of this.#listeners) listener.beat();
    this.wake('changes');
    this.#step(() => this.#endRefused()).catch(error =>
      this.#tools.log.warn({ err: error }, 'live listeners could not be checked'),
    );
  }

  async #currentPosition(): Promise<string> {
    this.#position ??= await currentSnapshot(this.#tools.pool);
    return this.#position;
  }

  async #tellNewChanges(): Promise<void> {
    const { pool, cursors } = this.#tools;
    const projectUuid = this.#projectUuid;
    const from = await this.#currentPosition();
    if (this.isEmpty) {
      this.#position = await currentSnapshot(pool);
      return;
    }
    const { seen, changes } = await readNewChanges(pool, projectUuid, from);
    if (changes?.length !== 0) {
      await this.#endRefused();
      if (changes) {
        const told = toldChanges(changes, after => cursors.write({ projectUuid, from, to: seen, after }));
        for (const listener of this.#listeners) listener.tellChanges(told);
      } else for (const listener of this.#listeners) listener.tellReset(this.#idAt(seen));
    }
    // Only now: whatever failed above is done again.
    this.#position = seen;
  }

  async #tellMissedChanges(listener: Listener, position: string): Promise<void> {
    const { lastEventId } = listener.options;
    if (!lastEventId) return;
    const { pool, cursors } = this.#tools;
    const projectUuid = this.#projectUuid;
    const cursor = cursors.read(lastEventId);
    const isUsable = cursor?.projectUuid === projectUuid && isNotAfter(cursor.to, position);
    const missed = isUsable ? await readMissedChanges(pool, cursor, position) : undefined;
    if (!cursor || !missed) listener.tellReset(this.#idAt(position));
    else
      listener.tellChanges(toldChanges(missed, after => cursors.write({ ...cursor, to: position, after })));
  }

  /** @returns whether there was something new, which everybody was told */
  async #tellPresence(): Promise<boolean> {
    const { pool } = this.#tools;
    const entries = await readPresence(pool, this.#projectUuid);
    const isSame = JSON.stringify(entries) === JSON.stringify(this.#presence);
    this.#presence = entries;
    clearTimeout(this.#presenceTimer);
    const [first] = entries.map(({ at }) => Date.parse(at)).sort((one, other) => one - other);
    if (first !== undefined && !this.isEmpty)
      this.#presenceTimer = setTimeout(
        () => this.wake('presence'),
        Math.max(0, first + PRESENCE_SECONDS * 1000 - Date.now()) + 50,
      );
    if (isSame) return false;
    const id = this.#idAt(await this.#currentPosition());
    for (const listener of this.#listeners) listener.tellPresence(entries, id);
    return true;
  }

  async #endRefused(): Promise<void> {
    const listeners = [...this.#listeners];
    const users = [...new Set(listeners.map(({ options }) => options.userUuid))];
    const readers = await this.#tools.readersOf(this.#projectUuid, users);
    await Promise.all(
      listeners.map(async listener => {
        if (readers.has(listener.options.userUuid) && (await listener.isSignedIn())) return;
        this.#listeners.delete(listener);
        listener.stream.end();
      }),
    );
  }

  #idAt(position: string): string {
    return this.#tools.cursors.write({
      projectUuid: this.#projectUuid,
      from: position,
      to: position,
      after: 0,
    });
  }
}

/** A place that this database has come to: one from a later state of it was lost with a backup. */
const isNotAfter = (snapshot: string, position: string) => upperEnd(snapshot) <= upperEnd(position);

/** `xmin:xmax:list` → xmax. */
const upperEnd = (snapshot: string) => BigInt(snapshot.split(':')[1] ?? 0);
