import { afterAnswer, type EditEntry, type Outcome } from './editEntry';
import type { EditQueueSnapshot } from './editQueueTypes';
import {
  type Patch,
  type ProjectRecord,
  pickPaths,
  type RecordChange,
  type RecordModel,
} from './recordModel';

interface AfterAnswers {
  entries: Map<string, EditEntry>;
  /** As the server has them now. */
  records: ProjectRecord[];
  /** Those that were changed, with the revision that the change was made on. */
  saved: { record: ProjectRecord; madeOn: number }[];
  /** What was refused of each record. */
  refused: { uuid: string; patch: Patch }[];
}

/** What a queue holds once a call that changes records is answered. */
export function afterAnswers(
  model: RecordModel,
  before: Pick<EditQueueSnapshot, 'entries'>,
  changes: readonly RecordChange[],
  outcomes: readonly Outcome[],
): AfterAnswers {
  const after: AfterAnswers = { entries: new Map(before.entries), records: [], saved: [], refused: [] };
  changes.forEach(({ uuid, patch, revision }, index) => {
    const outcome = outcomes[index] ?? { kind: 'unreachable' };
    const entry = after.entries.get(uuid);
    if (outcome.kind === 'saved') {
      after.records.push(outcome.record);
      after.saved.push({ record: outcome.record, madeOn: revision });
    }
    if (outcome.kind === 'stale') after.records.push(outcome.current);
    if (!entry) return;
    const next = afterAnswer(model, entry, patch, outcome);
    if (outcome.kind === 'refused')
      after.refused.push({ uuid, patch: pickPaths(patch, path => path in next.failed) });
    after.entries.set(uuid, next);
  });
  return after;
}
