/** Where somebody is in the project, in one of their tabs. */
export interface Presence {
  readonly userUuid: string;
  readonly name: string;
  readonly initials: string;
  readonly clientId: string;
  readonly entity: string | null;
  readonly uuid: string | null;
  readonly field: string | null;
}

/** Where I am: a field of a record, a record, or only in the project. */
export interface Place {
  readonly entity?: string;
  readonly uuid?: string;
  readonly field?: string;
}

interface PresenceDependencies {
  ownClientId: string;
  publish: (place: Place) => void;
}

/** Walking through cells is told at most this often, ms. */
const PUBLISH_EVERY_MS = 300;
/** Presence lives for 30 s: told again before that. */
const RENEW_MS = 20_000;

const nobody: readonly Presence[] = [];

/** Who else has the project open and where; and tells the others where I am. */
export class PresenceStore {
  private others = nobody;
  private byRecord: ReadonlyMap<string, readonly Presence[]> = new Map();
  private readonly listeners = new Set<() => void>();
  private place: Place = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nextAt = 0;
  private isListening = false;
  private readonly dependencies: PresenceDependencies;

  constructor(dependencies: PresenceDependencies) {
    this.dependencies = dependencies;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getOthers = (): readonly Presence[] => this.others;
  /** Those at one record; the same array until it changes. */
  readonly at = (uuid: string): readonly Presence[] => this.byRecord.get(uuid) ?? nobody;

  /** Everybody who has the project open, as the stream tells it. */
  take(all: readonly Presence[]): void {
    this.others = all.filter(({ clientId }) => clientId !== this.dependencies.ownClientId);
    const byRecord = new Map<string, Presence[]>();
    for (const presence of this.others)
      if (presence.uuid) byRecord.set(presence.uuid, [...(byRecord.get(presence.uuid) ?? []), presence]);
    this.byRecord = byRecord;
    for (const listener of this.listeners) listener();
  }

  /** Tells the others where I am, soon. */
  readonly publish = (place: Place): void => {
    this.place = place;
    if (this.isListening) this.schedule(PUBLISH_EVERY_MS);
  };

  /** The stream is there: from now on it is worth telling. */
  start(): void {
    this.isListening = true;
    this.tell();
  }

  stop(): void {
    this.isListening = false;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.take([]);
  }

  private schedule(delay: number): void {
    const at = Date.now() + delay;
    if (this.timer !== undefined && this.nextAt <= at) return;
    clearTimeout(this.timer);
    this.nextAt = at;
    this.timer = setTimeout(() => this.tell(), delay);
  }

  private tell(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.isListening) return;
    // Offline nobody can be told; the renewal does it when the connection is back.
    if (navigator.onLine) this.dependencies.publish(this.place);
    this.schedule(RENEW_MS);
  }
}
