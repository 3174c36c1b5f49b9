import type { Hazard } from '@/api/hazards';
import { type HazardPatch, type HazardRequest, isEmpty, splitRequest } from './hazardPatch';
import {
  afterAnswer,
  emptyEntry,
  isSettled,
  type OutboxEntry,
  type SendOutcome,
  settle,
  without,
  withoutPaths,
} from './outboxEntry';

export interface OutboxDependencies {
  send: (request: HazardRequest) => Promise<SendOutcome>;
  /** Calls back when it is worth trying again; the number of tries so far sets the wait. Returns how to cancel. */
  scheduleRetry: (retry: () => void, tries: number) => () => void;
}

export interface OutboxSnapshot {
  readonly entries: ReadonlyMap<string, OutboxEntry>;
  /** false after a call without an answer, until one is answered again. */
  readonly isReachable: boolean;
}

/** Calls under way at once; a pasted block of 300 rows must not fill the line. */
const MAX_CALLS = 4;

/**
 * Keeps what was typed until the server has it, as a layer over the server's records: shown at once, one call in flight
 * per hazard, later edits merged meanwhile and sent on the revision that came back.
 */
export class HazardOutbox {
  private snapshot: OutboxSnapshot = { entries: new Map(), isReachable: true };
  private readonly listeners = new Set<() => void>();
  private readonly inFlight = new Set<string>();
  private tries = 0;
  private cancelRetry: (() => void) | null = null;
  private readonly dependencies: OutboxDependencies;

  constructor(dependencies: OutboxDependencies) {
    this.dependencies = dependencies;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): OutboxSnapshot => this.snapshot;

  /** Takes edits; several hazards at once are one change for the screen. */
  edit(edits: readonly { hazard: Hazard; patch: HazardPatch }[]): void {
    const entries = new Map(this.snapshot.entries);
    for (const { hazard, patch } of edits) {
      const known = entries.get(hazard.uuid);
      const isOld = known && isSettled(known) && known.record.revision < hazard.revision;
      const before = known && !isOld ? known : emptyEntry(hazard);
      entries.set(
        hazard.uuid,
        settle({
          ...before,
          waiting: { ...before.waiting, ...patch },
          failed: without(before.failed, path => path in patch),
          question: withoutPaths(before.question, patch),
        }),
      );
    }
    this.publish(entries);
    this.pump();
  }

  /** Sends what was refused once more. */
  retry(hazardUuid: string, path: string): void {
    const entry = this.snapshot.entries.get(hazardUuid);
    const failed = entry?.failed[path];
    if (entry && failed) this.edit([{ hazard: entry.record, patch: { [path]: failed.value } }]);
  }

  /** Gives up what was refused. */
  dismiss(hazardUuid: string, path: string): void {
    this.update(hazardUuid, entry => ({ ...entry, failed: without(entry.failed, key => key === path) }));
  }

  /** Drops my side of a conflict. */
  takeTheirs(hazardUuid: string): void {
    this.update(hazardUuid, entry => ({
      ...entry,
      record: entry.conflict?.theirs ?? entry.record,
      conflict: null,
    }));
    this.pump();
  }

  /** Writes my side of a conflict over theirs, knowingly. */
  keepMine(hazardUuid: string): void {
    this.update(hazardUuid, entry => ({
      ...entry,
      record: entry.conflict?.theirs ?? entry.record,
      waiting: { ...entry.conflict?.mine, ...entry.waiting },
      conflict: null,
    }));
    this.pump();
  }

  /** Sends what was asked about once more, with the confirmation that votes are reset. */
  confirmReset(hazardUuids: readonly string[]): void {
    for (const uuid of hazardUuids)
      this.update(uuid, entry => ({
        ...entry,
        waiting: { ...entry.question?.mine, ...entry.waiting },
        isConfirmed: entry.question !== null,
        question: null,
      }));
    this.pump();
  }

  /** Gives up what was asked about: the votes stay, and the old values are back. */
  keepVotes(hazardUuids: readonly string[]): void {
    for (const uuid of hazardUuids) this.update(uuid, entry => ({ ...entry, question: null }));
  }

  /** Tries at once what waits for the connection. */
  retryNow(): void {
    this.stopWaiting();
    this.pump();
  }

  /** Lets go of hazards that are deleted. */
  forget(hazardUuids: readonly string[]): void {
    const entries = new Map(this.snapshot.entries);
    for (const uuid of hazardUuids) entries.delete(uuid);
    this.publish(entries);
  }

  /** Forgets saved entries that the server's list has caught up with, and failures of hazards that are gone. */
  prune(revisionOf: (hazardUuid: string) => number | undefined): void {
    const entries = new Map(this.snapshot.entries);
    for (const [uuid, entry] of entries) {
      const revision = revisionOf(uuid);
      const isOver =
        revision === undefined
          ? isEmpty(entry.sending) && isEmpty(entry.waiting)
          : isSettled(entry) && revision >= entry.record.revision;
      if (isOver) entries.delete(uuid);
    }
    if (entries.size < this.snapshot.entries.size) this.publish(entries);
  }

  /** Something typed is not saved yet. */
  hasUnsaved(): boolean {
    return [...this.snapshot.entries.values()].some(entry => !isSettled(entry));
  }

  /** Something typed will not be saved without a person or the connection. */
  isStuck(): boolean {
    return [...this.snapshot.entries.values()].some(
      entry =>
        entry.conflict !== null ||
        entry.question !== null ||
        !isEmpty(entry.failed) ||
        (!this.snapshot.isReachable && !isSettled(entry)),
    );
  }

  /** Lets go of everything; calls under way still end. */
  discardAll(): void {
    this.stopWaiting();
    this.publish(new Map());
  }

  private pump(): void {
    if (this.cancelRetry) return;
    // Without a connection one call feels the way.
    const limit = this.snapshot.isReachable ? MAX_CALLS : 1;
    for (const [uuid, entry] of this.snapshot.entries) {
      if (this.inFlight.size >= limit) return;
      if (this.inFlight.has(uuid) || entry.conflict || isEmpty(entry.waiting)) continue;
      const { request, rest } = splitRequest(entry.record, entry.waiting, entry.isConfirmed);
      this.inFlight.add(uuid);
      this.update(uuid, before => ({ ...before, sending: request.patch, waiting: rest }));
      void this.send(request);
    }
  }

  private async send(request: HazardRequest): Promise<void> {
    const outcome = await this.dependencies.send(request).catch((): SendOutcome => ({ kind: 'unreachable' }));
    this.inFlight.delete(request.hazardUuid);
    if (outcome.kind === 'unreachable') this.waitForConnection();
    else this.stopWaiting();
    this.update(
      request.hazardUuid,
      entry => afterAnswer({ ...entry, sending: {} }, request.patch, outcome),
      outcome.kind !== 'unreachable',
    );
    this.pump();
  }

  private stopWaiting(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.tries = 0;
  }

  private waitForConnection(): void {
    if (this.cancelRetry) return;
    this.tries += 1;
    this.cancelRetry = this.dependencies.scheduleRetry(() => {
      this.cancelRetry = null;
      this.pump();
    }, this.tries);
  }

  private update(
    hazardUuid: string,
    change: (entry: OutboxEntry) => OutboxEntry,
    isReachable = this.snapshot.isReachable,
  ): void {
    const entry = this.snapshot.entries.get(hazardUuid);
    const entries = new Map(this.snapshot.entries);
    if (entry) entries.set(hazardUuid, settle(change(entry)));
    this.publish(entries, isReachable);
  }

  private publish(entries: ReadonlyMap<string, OutboxEntry>, isReachable = this.snapshot.isReachable): void {
    this.snapshot = { entries, isReachable };
    for (const listener of this.listeners) listener();
  }
}

/** The hazards whose votes are asked about, once nothing is under way any more: a pasted block asks once. */
export function askedAbout({ entries }: OutboxSnapshot): OutboxEntry[] {
  const all = [...entries.values()];
  const isQuiet = all.every(
    ({ sending, waiting, conflict }) => isEmpty(sending) && (conflict !== null || isEmpty(waiting)),
  );
  return isQuiet ? all.filter(({ question }) => question !== null) : [];
}
