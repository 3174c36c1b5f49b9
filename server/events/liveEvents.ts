import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { allowedIn, type CarriedPermission } from '../access/readers.ts';
import { readOrMakeKey } from '../database/sharedKeys.ts';
import { CURSOR_KEY_BYTES, type EventCursor, type HistoryCursor, SealedCursors } from './eventCursor.ts';
import type { EventStream } from './eventStream.ts';
import { Listener, type ListenerOptions } from './listener.ts';
import type { NotificationConnection } from './notifications.ts';
import { endPresence } from './presence.ts';
import { HEARTBEAT_MS, ProjectFeed } from './projectFeed.ts';

/** Streams of one person in this process; a new one ends the oldest. */
const MAX_STREAMS_OF_USER = 20;

const CHANNELS = { project_changes: 'changes', project_presence: 'presence' } as const;

/** Tells the id of a session at the embedded provider that has ended. */
export const SESSION_ENDS = 'session_ends';

interface LiveOptions {
  pool: Pool;
  log: FastifyBaseLogger;
  /** Not open yet; whoever made it closes it. */
  connection: NotificationConnection;
  /** What a listener needs to be allowed in the project. */
  reading: readonly CarriedPermission[];
}

/**
 * The live events of this process. PostgreSQL's notifications say in which project something was committed, by whichever
 * process; what it was is read from the audit trail. Costs nothing until somebody listens.
 */
export class LiveEvents {
  readonly #pool: Pool;
  readonly #log: FastifyBaseLogger;
  readonly #reading: readonly CarriedPermission[];
  readonly #feeds = new Map<string, ProjectFeed>();
  readonly #listeners = new Set<Listener>();
  readonly #connection: NotificationConnection;
  readonly #cursors: SealedCursors<EventCursor>;
  /** Places in the history of a project, sealed like those of its stream. */
  readonly history: SealedCursors<HistoryCursor>;
  #checks: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor({ pool, log, connection, reading }: LiveOptions, key: Buffer) {
    this.#cursors = new SealedCursors(key, 'events');
    this.history = new SealedCursors(key, 'history');
    this.#pool = pool;
    this.#log = log;
    this.#reading = reading;
    this.#connection = connection;
    connection.tell({
      channels: Object.keys(CHANNELS),
      onNotification: (channel, projectUuid) =>
        this.#feeds.get(projectUuid)?.wake(CHANNELS[channel as keyof typeof CHANNELS]),
      onRestored: () => {
        for (const feed of this.#feeds.values()) {
          feed.wake('changes');
          feed.wake('presence');
        }
      },
    });
    connection.tell({
      channels: [SESSION_ENDS],
      onNotification: (_channel, sessionId) => this.#endSignedOut(sessionId),
      // The heartbeat looks at all of them.
      onRestored: () => {},
    });
  }

  static async start(options: LiveOptions): Promise<LiveEvents> {
    const key = await readOrMakeKey(options.pool, 'events', () =>
      randomBytes(CURSOR_KEY_BYTES).toString('base64url'),
    );
    return new LiveEvents(options, Buffer.from(key, 'base64url'));
  }

  /** Streams that are open in this process. */
  get openStreams(): number {
    return this.#listeners.size;
  }

  /** Opens a stream for somebody who may read the analysis; it ends by itself when they may not any more. */
  async listen(options: ListenerOptions): Promise<EventStream> {
    const listener = new Listener(options);
    const { stream } = listener;
    this.#listeners.add(listener);
    stream.once('close', () => void this.#leave(listener));
    try {
      this.#endOldest(options.userUuid);
      this.#checks ??= setInterval(() => void this.#connection.check(), HEARTBEAT_MS);
      // Listening first: what is committed after the first look is told by a notification.
      await this.#connection.open();
      await this.#feedOf(options.projectUuid).join(listener);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    if (this.#isClosed) stream.endAtOnce();
    return stream;
  }

  /** Ends every stream at once. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#checks);
    for (const feed of this.#feeds.values()) feed.close();
    this.#feeds.clear();
  }

  #feedOf(projectUuid: string): ProjectFeed {
    let feed = this.#feeds.get(projectUuid);
    if (!feed) {
      feed = new ProjectFeed(projectUuid, {
        pool: this.#pool,
        log: this.#log,
        cursors: this.#cursors,
        readersOf: (project, users) => allowedIn(this.#pool, project, users, this.#reading),
      });
      this.#feeds.set(projectUuid, feed);
    }
    return feed;
  }

  /** A session may also have got another id of its storage: whoever is still signed in goes on. */
  #endSignedOut(sessionId: string): void {
    for (const listener of this.#listeners)
      if (listener.options.sessionId === sessionId)
        listener.isSignedIn().then(
          isSignedIn => {
            if (!isSignedIn) listener.stream.end();
          },
          error => this.#log.warn({ err: error }, 'a live listener could not be checked'),
        );
  }

  #endOldest(userUuid: string): void {
    const own = [...this.#listeners].filter(({ options }) => options.userUuid === userUuid);
    for (const listener of own.slice(0, Math.max(0, own.length - MAX_STREAMS_OF_USER))) listener.stream.end();
  }

  async #leave(listener: Listener): Promise<void> {
    this.#listeners.delete(listener);
    const { projectUuid, userUuid, clientId } = listener.options;
    const feed = this.#feeds.get(projectUuid);
    feed?.leave(listener);
    const stayed = [...this.#listeners].filter(({ options }) => options.projectUuid === projectUuid);
    if (feed && stayed.length === 0) {
      feed.close();
      this.#feeds.delete(projectUuid);
    }
    // A tab that has come back already is still there.
    const isBack = stayed.some(
      ({ options }) => options.userUuid === userUuid && options.clientId === clientId,
    );
    if (!clientId || isBack || this.#isClosed) return;
    await endPresence(this.#pool, projectUuid, userUuid, clientId).catch(error =>
      this.#log.warn({ err: error }, 'presence could not be ended'),
    );
  }
}
