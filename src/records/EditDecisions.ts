import { type EditEntry, withEdit, withoutFailure } from './editEntry';
import type { EditQueueDependencies } from './editQueueTypes';
import type { UndoSteps } from './UndoSteps';

interface EditDecisionsDependencies extends Pick<EditQueueDependencies, 'modelOf'> {
  entry: (uuid: string) => EditEntry | undefined;
  steps: Pick<UndoSteps, 'add' | 'forgetFields'>;
  /** Changes what is kept of records. */
  update: (uuids: readonly string[], change: (entry: EditEntry) => EditEntry) => void;
  /** Sends what waits. */
  pump: () => void;
}

/** What a person decides about edits that were refused, met somebody else's, or would reset votes. */
export class EditDecisions {
  private readonly dependencies: EditDecisionsDependencies;

  constructor(dependencies: EditDecisionsDependencies) {
    this.dependencies = dependencies;
  }

  /** Sends what was refused once more. */
  retry(uuid: string, path: string): void {
    const { steps, update, pump } = this.dependencies;
    const entry = this.dependencies.entry(uuid);
    const failed = entry?.failed[path];
    if (!entry || !failed) return;
    const before = { [path]: entry.base[path] };
    const after = { [path]: failed.value };
    steps.add([{ entity: entry.entity, uuid, before, after }]);
    update([uuid], found => ({
      ...withoutFailure(found, path),
      waiting: { ...found.waiting, ...after },
    }));
    pump();
  }

  /** Gives up what was refused. */
  dismiss(uuid: string, path: string): void {
    this.dependencies.update([uuid], entry => withoutFailure(entry, path));
  }

  /** Drops my side of a conflict. */
  takeTheirs(uuid: string): void {
    const { entry, steps, update } = this.dependencies;
    steps.forgetFields(uuid, entry(uuid)?.conflict?.mine);
    update([uuid], found => ({ ...found, conflict: null }));
  }

  /** Writes my side of a conflict over theirs, knowingly. */
  keepMine(uuid: string): void {
    const { modelOf, steps, update, pump } = this.dependencies;
    const entry = this.dependencies.entry(uuid);
    const model = entry && modelOf(entry.entity);
    if (!entry?.conflict || !model) return;
    const { mine, theirs } = entry.conflict;
    steps.forgetFields(uuid, mine);
    const before = Object.fromEntries(Object.keys(mine).map(path => [path, model.read(theirs, path)]));
    steps.add([{ entity: entry.entity, uuid, before, after: mine }]);
    update([uuid], found => withEdit(model, { ...found, conflict: null }, theirs, mine));
    pump();
  }

  /** Sends what was asked about once more, with the confirmation that votes are reset. */
  confirmReset(uuids: readonly string[]): void {
    this.dependencies.update(uuids, entry => ({
      ...entry,
      waiting: { ...entry.question?.mine, ...entry.waiting },
      isConfirmed: entry.question !== null,
      question: null,
    }));
    this.dependencies.pump();
  }

  /** Gives up what was asked about: the votes stay, and the old values are back. */
  keepVotes(uuids: readonly string[]): void {
    const { entry, steps, update } = this.dependencies;
    for (const uuid of uuids) steps.forgetFields(uuid, entry(uuid)?.question?.mine);
    update(uuids, found => ({ ...found, question: null }));
  }

  /** The person decides later: what was typed stays, also over a reload. */
  postpone(uuids: readonly string[]): void {
    this.dependencies.update(uuids, entry => ({ ...entry, isPostponed: true }));
  }
}
