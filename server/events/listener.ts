import type { AuditedChange, RecordChange } from './changeReader.ts';
import { EventStream } from './eventStream.ts';
import type { PresenceEntry } from './presence.ts';

/** Who listens, and how long they may. */
export interface ListenerOptions {
  projectUuid: string;
  userUuid: string;
  /** The browser tab. */
  clientId?: string | undefined;
  /** Id of the last event that it received on an earlier stream. */
  lastEventId?: string | undefined;
  /** End of the access token; milliseconds since 1970. */
  expiresAt: number;
  /** At the embedded provider. */
  sessionId?: string | undefined;
  /** Whether the person is still signed in. */
  isSignedIn(): Promise<boolean>;
}

/** A change as text, all but its number in the listener's own stream: it is the same for everybody. */
export interface ToldChange {
  rest: string;
  /** On the last change of an audit row only: a stream goes on after whole rows. */
  id?: string;
}

/** The changes of audit rows as they are told, with an id for each row. */
export const toldChanges = (audited: AuditedChange[], idOf: (auditId: number) => string): ToldChange[] =>
  audited.flatMap(({ id, changes }) =>
    changes.map((change: RecordChange, index) => ({
      rest: JSON.stringify(change).slice(1),
      ...(index === changes.length - 1 && { id: idOf(id) }),
    })),
  );

/** One open stream. */
export class Listener {
  readonly stream = new EventStream();
  readonly options: ListenerOptions;
  #sequence = 0;

  constructor(options: ListenerOptions) {
    this.options = options;
  }

  tellChanges(changes: ToldChange[]): void {
    const frames = changes.map(({ rest, id }) => {
      this.#sequence += 1;
      return `${id === undefined ? '' : `id: ${id}\n`}event: change\ndata: {"sequence":${this.#sequence},${rest}\n\n`;
    });
    this.stream.write(frames.join(''));
  }

  tellPresence(entries: PresenceEntry[], id: string): void {
    this.stream.write(`id: ${id}\nevent: presence\ndata: ${JSON.stringify(entries)}\n\n`);
  }

  tellReset(id: string): void {
    this.stream.write(`id: ${id}\nevent: reset\ndata: {}\n\n`);
  }

  /** Keeps proxies from closing a silent connection. */
  beat(): void {
    this.stream.write(': still here\n\n');
  }

  async isSignedIn(): Promise<boolean> {
    return this.options.expiresAt > Date.now() && (await this.options.isSignedIn());
  }
}
