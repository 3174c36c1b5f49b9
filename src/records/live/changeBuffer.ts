import type { TagType } from '@/api/cacheTags';

/** A committed change of a record, as the stream tells it. */
export interface RecordEvent {
  readonly entity: TagType;
  readonly uuid: string;
  /** null where it is deleted, has none, or only shows what changed elsewhere. */
  readonly revision: number | null;
  readonly action: 'CREATE' | 'UPDATE' | 'DELETE';
}

export interface EntityChanges {
  readonly entity: TagType;
  readonly changed: readonly string[];
  readonly deleted: readonly string[];
}

/** Collects events for a moment, so that a colleague's paste is fetched once and not row by row. */
export class ChangeBuffer {
  private readonly waiting = new Map<TagType, Map<string, RecordEvent>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly collectMs: number;
  private readonly flush: (changes: readonly EntityChanges[]) => void;

  constructor(collectMs: number, flush: (changes: readonly EntityChanges[]) => void) {
    this.collectMs = collectMs;
    this.flush = flush;
  }

  add(event: RecordEvent): void {
    const ofEntity = this.waiting.get(event.entity) ?? new Map<string, RecordEvent>();
    this.waiting.set(event.entity, ofEntity.set(event.uuid, event));
    this.timer ??= setTimeout(() => this.empty(), this.collectMs);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.clear();
  }

  private empty(): void {
    this.timer = undefined;
    const changes = [...this.waiting].map(([entity, events]) => ({
      entity,
      changed: [...events.values()].filter(({ action }) => action !== 'DELETE').map(({ uuid }) => uuid),
      deleted: [...events.values()].filter(({ action }) => action === 'DELETE').map(({ uuid }) => uuid),
    }));
    this.waiting.clear();
    this.flush(changes);
  }
}
