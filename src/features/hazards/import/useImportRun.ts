import { useMemo, useState } from 'react';
import { addedRows } from '@/features/shared/sheet/paste/planPaste';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import type { EditQueueSnapshot } from '@/records/editQueueTypes';
import { hazardModel } from '@/records/models/hazardModel';
import { isEmptyPatch } from '@/records/recordModel';
import type { ImportPlan } from './plan/planImport';

interface Run {
  /** The hazards that are written, new and changed. */
  readonly hazards: readonly string[];
  /** Everything that is written: also what they name. */
  readonly uuids: readonly string[];
  readonly given: ReadonlySet<string>;
}

/** Writes a plan by the edit queue and follows what becomes of it. */
export function useImportRun() {
  const queue = useEditQueue();
  const edits = useEdits();
  const [run, setRun] = useState<Run | null>(null);
  const start = ({ paste, rows, links }: ImportPlan) => {
    const planned = rows.flatMap(row => (row.planned ? [row.planned] : []));
    const wanted = { ...paste, rows: planned };
    // What links hazards names them, so it comes after them.
    const added = [...paste.made, ...addedRows(hazardModel, wanted).added, ...links.additions];
    const changed = planned.flatMap(({ isNew, edit }) => (isNew || !edit ? [] : [edit]));
    queue.addAll(added, hazardModel, changed, links.edits);
    const hazards = rows.flatMap(({ planned: row, result }) =>
      row && (result === 'new' || result === 'changed') ? [row.record.uuid] : [],
    );
    const beside = [...links.additions, ...links.edits].map(({ record }) => record.uuid);
    setRun({
      hazards,
      uuids: [...paste.made.map(({ record }) => record.uuid), ...hazards, ...beside],
      given: new Set(),
    });
  };
  /** What is on its way is still written; what nobody has sent yet is given up. */
  const cancel = () => {
    if (!run) return;
    const unsent = run.uuids.filter(queue.isUnsent);
    queue.forget(unsent);
    setRun({ ...run, given: new Set([...run.given, ...unsent]) });
  };
  const progress = useMemo(() => run && progressOf(run, edits), [run, edits]);
  return { run, progress, start, cancel, close: () => setRun(null) };
}

export interface Progress {
  readonly total: number;
  readonly done: number;
  /** Given up by a cancel before they were sent. */
  readonly given: number;
  readonly isReachable: boolean;
  readonly isOver: boolean;
  /** Hazards that are written. */
  readonly written: readonly string[];
  /** What the server said, and of how many records. */
  readonly refused: ReadonlyMap<string, number>;
  readonly refusedUuids: readonly string[];
}

function progressOf(
  { uuids, hazards, given }: Run,
  { drafts, entries, isReachable }: EditQueueSnapshot,
): Progress {
  const refused = new Map<string, number>();
  const refusedUuids: string[] = [];
  let open = 0;
  const written = new Set(hazards.filter(uuid => !given.has(uuid)));
  for (const uuid of uuids) {
    if (given.has(uuid)) continue;
    const [draft, entry] = [drafts.get(uuid), entries.get(uuid)];
    const why = draft?.refusal?.message ?? Object.values(entry?.failed ?? {})[0]?.refusal.message;
    if (draft && !draft.isMade) written.delete(uuid);
    if (why !== undefined) {
      refused.set(why, (refused.get(why) ?? 0) + 1);
      refusedUuids.push(uuid);
    } else if (
      (draft && !draft.isMade) ||
      (entry && !(isEmptyPatch(entry.sending) && isEmptyPatch(entry.waiting)))
    )
      open += 1;
  }
  const total = uuids.length - given.size;
  return {
    total,
    done: total - open,
    given: given.size,
    isReachable,
    isOver: open === 0,
    written: [...written],
    refused,
    refusedUuids,
  };
}
