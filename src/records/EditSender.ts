import { type DraftRecords, isWaitingDraft } from './draftRecord';
import type { EditEntry, Outcome } from './editEntry';
import type { EditCalls } from './editQueueTypes';
import {
  isEmptyPatch,
  type Patch,
  type ProjectRecord,
  pickPaths,
  type RecordChange,
  type RecordModel,
} from './recordModel';
import { MAX_BATCH } from './sendChanges';
import { UnmadeNames } from './UnmadeNames';

interface SenderHost extends Pick<EditCalls, 'send' | 'create' | 'scheduleRetry'> {
  modelOf: (entity: string) => RecordModel | undefined;
  entries: () => ReadonlyMap<string, EditEntry>;
  drafts: () => DraftRecords;
  /** The record of a draft with what was typed. */
  shownDraft: (model: RecordModel, uuid: string) => ProjectRecord | undefined;
  /** false after a call without an answer, until one is answered again. */
  isReachable: () => boolean;
  /** The record is not created yet. */
  isHeld: (uuid: string) => boolean;
  update: (uuids: readonly string[], change: (entry: EditEntry) => EditEntry) => void;
  answered: (model: RecordModel, changes: readonly RecordChange[], outcomes: readonly Outcome[]) => void;
  created: (model: RecordModel, records: readonly ProjectRecord[], outcomes: readonly Outcome[]) => void;
}

const MAX_CALLS = 4;
const UNREACHABLE: Outcome = { kind: 'unreachable' };

/** Sends what a queue holds: one call under way for each record, many records in one, again after a break. */
export class EditSender {
  private readonly inFlight = new Set<string>();
  private calls = 0;
  /** Records whose batch was refused as a whole: each is asked about by itself. */
  private readonly alone = new Set<string>();
  /** New records go one call after the other, so that their codes follow the order in which they were added. */
  private creating: Promise<void> | null = null;
  /** New records that a call without an answer may have created. */
  private readonly asked = new Set<string>();
  private tries = 0;
  private cancelRetry: (() => void) | null = null;
  private readonly host: SenderHost;

  constructor(host: SenderHost) {
    this.host = host;
  }

  /** Sends what waits, as far as calls are free. */
  pump(): void {
    // While offline, probe with one request.
    const limit = this.host.isReachable() ? MAX_CALLS : 1;
    while (!this.cancelRetry && this.calls < limit) {
      const added = this.nextCreation();
      if (added) {
        this.creating = this.create(added.model, added.records);
        continue;
      }
      const next = this.nextCall();
      if (!next) return;
      void this.send(next.model, next.changes);
    }
  }

  /** A call that was not answered, or not yet, may have created it. */
  mayBeMade(uuid: string): boolean {
    return this.asked.has(uuid);
  }

  /** Resolves when the call that creates records is answered. */
  async whenCreated(): Promise<void> {
    await this.creating;
  }

  /** Up to 500 new records of one kind, the first ones first. */
  private nextCreation(): { model: RecordModel; records: ProjectRecord[] } | undefined {
    if (this.creating) return undefined;
    let model: RecordModel | undefined;
    const records: ProjectRecord[] = [];
    const names = UnmadeNames.ofDrafts(this.host.drafts());
    let unsaved: UnmadeNames | undefined;
    const edited = () => {
      unsaved ??= UnmadeNames.ofEntries(this.host.entries());
      return unsaved;
    };
    for (const [uuid, draft] of this.host.drafts()) {
      if (!isWaitingDraft(draft)) continue;
      const own = this.host.modelOf(draft.entity);
      const record = own && this.host.shownDraft(own, uuid);
      // What it names is created first.
      if (!record || names.mentions(record, uuid)) continue;
      if (own.requests.waitsForEdits && edited().mentions(record, uuid)) continue;
      const isAlone = this.alone.has(uuid);
      if (model && (model !== own || isAlone)) break;
      model = own;
      records.push(record);
      if (isAlone || records.length === MAX_BATCH) break;
    }
    return model && records.length > 0 ? { model, records } : undefined;
  }

  private async create(model: RecordModel, records: readonly ProjectRecord[]): Promise<void> {
    this.calls += 1;
    for (const { uuid } of records) this.asked.add(uuid);
    const answer = await this.host.create(model, records).catch(() => records.map(() => UNREACHABLE));
    this.calls -= 1;
    this.creating = null;
    if (answer === 'one-by-one')
      for (const { uuid } of records) {
        this.alone.add(uuid);
        this.asked.delete(uuid);
      }
    else {
      records.forEach(({ uuid }, index) => {
        if ((answer[index] ?? UNREACHABLE).kind === 'unreachable') return;
        this.alone.delete(uuid);
        this.asked.delete(uuid);
      });
      this.host.created(model, records, answer);
    }
    this.pump();
  }

  /** What the next call carries: one record, or up to 500 of one kind. */
  private nextCall(): { model: RecordModel; changes: RecordChange[] } | undefined {
    let model: RecordModel | undefined;
    const chosen: EditEntry[] = [];
    const names = UnmadeNames.ofDrafts(this.host.drafts());
    for (const entry of this.host.entries().values()) {
      if (this.inFlight.has(entry.uuid) || this.host.isHeld(entry.uuid)) continue;
      if (isEmptyPatch(entry.waiting) || names.mentions(entry.waiting)) continue;
      if (model && (model.entity !== entry.entity || this.alone.has(entry.uuid))) continue;
      model ??= this.host.modelOf(entry.entity);
      if (!model) continue;
      chosen.push(entry);
      const isBatch = model.requests.batch && !this.alone.has(entry.uuid);
      if (chosen.length === (isBatch ? MAX_BATCH : 1)) break;
    }
    if (!model || chosen.length === 0) return undefined;
    const { together = (paths: readonly string[]) => paths } = model.requests;
    const changes = chosen.map(({ uuid, revision, waiting, isConfirmed }): RecordChange => {
      const paths = Object.keys(waiting);
      const own = new Set(chosen.length === 1 ? together(paths) : paths);
      return { uuid, revision, isConfirmed, patch: pickPaths(waiting, path => own.has(path)) };
    });
    return { model, changes };
  }

  private async send(model: RecordModel, changes: readonly RecordChange[]): Promise<void> {
    const sent = new Map(changes.map(({ uuid, patch }) => [uuid, patch]));
    this.calls += 1;
    for (const uuid of sent.keys()) this.inFlight.add(uuid);
    this.host.update([...sent.keys()], entry => ({
      ...entry,
      sending: sent.get(entry.uuid) ?? {},
      waiting: pickPaths(entry.waiting, path => !(path in (sent.get(entry.uuid) ?? {}))),
    }));
    const answer = await this.host
      .send(model, changes)
      .catch((): readonly Outcome[] => changes.map(() => UNREACHABLE));
    this.calls -= 1;
    for (const uuid of sent.keys()) this.inFlight.delete(uuid);
    if (answer === 'one-by-one') this.putBack(sent);
    else {
      changes.forEach(({ uuid }, index) => {
        if ((answer[index] ?? UNREACHABLE).kind !== 'unreachable') this.alone.delete(uuid);
      });
      this.host.answered(model, changes, answer);
    }
    this.pump();
  }

  private putBack(sent: ReadonlyMap<string, Patch>): void {
    for (const uuid of sent.keys()) this.alone.add(uuid);
    this.host.update([...sent.keys()], entry => ({
      ...entry,
      sending: {},
      waiting: { ...sent.get(entry.uuid), ...entry.waiting },
    }));
  }

  stopWaiting(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.tries = 0;
  }

  waitForConnection(): void {
    if (this.cancelRetry) return;
    this.tries += 1;
    this.cancelRetry = this.host.scheduleRetry(() => {
      this.cancelRetry = null;
      this.pump();
    }, this.tries);
  }
}
