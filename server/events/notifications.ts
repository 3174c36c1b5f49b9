import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg, { type Pool } from 'pg';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5000;
/** A connection that no longer answers is replaced. */
const QUERY_TIMEOUT_MS = 10_000;

interface Listening {
  channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** After a connection was replaced: what was notified meanwhile is not known. */
  onRestored(): void;
}

/** `listen` takes a name as it is. */
const CHANNEL = /^[a-z_]+$/;

/**
 * The one connection of this process that listens to PostgreSQL's notifications, opened when it is first needed and
 * replaced when it is lost. Whoever wants to be told says so before that.
 */
export class NotificationConnection {
  readonly #pool: Pool;
  readonly #log: FastifyBaseLogger;
  readonly #listening: Listening[] = [];
  #client: pg.Client | undefined;
  #opening: Promise<void> | undefined;
  readonly #closed = new AbortController();

  constructor(pool: Pool, log: FastifyBaseLogger) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Whether notifications arrive, as far as is known. */
  get isOpen(): boolean {
    return this.#client !== undefined;
  }

  /** Adds somebody to tell, in the order in which they are told. */
  tell(listening: Listening): void {
    const isLate = this.#opening !== undefined;
    if (isLate || !listening.channels.every(channel => CHANNEL.test(channel)))
      throw new Error(`Nobody can listen to ${listening.channels.join(', ')} any more`);
    this.#listening.push(listening);
  }

  /** @throws the database's error when it cannot be reached */
  open(): Promise<void> {
    this.#opening ??= this.#connect().catch(error => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  /** Finds out whether the connection still answers; a lost one is replaced. */
  async check(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch((error: Error) => this.#lost(client, error));
  }

  async close(): Promise<void> {
    this.#closed.abort();
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...this.#pool.options,
      application_name: 'badger-live',
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('error', error => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The connection ended')));
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { channels, onNotification } of this.#listening)
        if (channels.includes(channel)) onNotification(channel, payload);
    });
    try {
      await client.connect();
      for (const { channels } of this.#listening)
        for (const channel of channels) await client.query(`listen ${channel}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.#closed.signal.aborted) await client.end();
    else this.#client = client;
  }

  #lost(client: pg.Client, error: Error): void {
    // Each connection is reported once; one that never came to listen is its opener's matter.
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => {});
    this.#log.warn({ reason: error.message }, 'live connection lost');
    this.#opening = this.#restore();
  }

  async #restore(): Promise<void> {
    const { signal } = this.#closed;
    for (let wait = FIRST_RETRY_MS; !signal.aborted; wait = Math.min(2 * wait, MAX_RETRY_MS)) {
      try {
        await this.#connect();
        for (const { onRestored } of this.#listening) onRestored();
        return;
      } catch {
        await delay(wait, undefined, { signal, ref: false }).catch(() => {});
      }
    }
  }
}
