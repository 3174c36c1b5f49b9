import { useSnackbar } from 'notistack';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits } from '@/records/EditQueueContext';
import type { Addition, Edit } from '@/records/editQueueTypes';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { type SheetColumn, writesOf } from './elsewhere';

/** Adds rows and changes cells as one step of undo, wherever their values stand. */
export type WriteSheet<R extends ProjectRecord> = (
  added: readonly Addition[],
  edits: readonly Edit<R>[],
) => void;

/** Everything that a sheet writes goes through this, to the edit queue. */
export function useSheetWriter<R extends ProjectRecord>(
  model: RecordModel<R>,
  columns: readonly SheetColumn<R>[],
): WriteSheet<R> {
  const queue = useEditQueue();
  useRefusalsElsewhere(columns);
  return useCallback(
    (added, edits) => {
      const writes = writesOf(columns, model, added, edits, queue.find);
      if (writes.added.length > 0 || writes.edits.length > 0)
        queue.addAll(writes.added, model, writes.own, writes.edits);
      else queue.edit(model, writes.own);
    },
    [queue, model, columns],
  );
}

/** What other records refused has no row here to stand in: it is said, and the cell is as before. */
function useRefusalsElsewhere<R>(columns: readonly SheetColumn<R>[]): void {
  const text = useTexts('sheet');
  const { enqueueSnackbar } = useSnackbar();
  const queue = useEditQueue();
  const { entries, drafts } = useEdits();
  const told = useRef(new Set<unknown>());
  const tell = useEffectEvent(() => {
    for (const { name, elsewhere } of columns) {
      if (!elsewhere) continue;
      const { model, field } = elsewhere;
      const say = (refusal: { message: string }) => {
        if (told.current.has(refusal)) return;
        told.current.add(refusal);
        enqueueSnackbar(
          text('refused-elsewhere', '{1}: {2} The old value is back.', { values: [name, refusal.message] }),
          { variant: 'error' },
        );
      };
      for (const { entity, uuid, failed } of entries.values()) {
        const refused = field === undefined || entity !== model.entity ? undefined : failed[field];
        if (!refused) continue;
        say(refused.refusal);
        queue.decisions.dismiss(uuid, field as string);
      }
      for (const { entity, record, refusal } of drafts.values()) {
        if (field !== undefined || entity !== model.entity || !refusal) continue;
        say(refusal);
        queue.forget([record.uuid]);
      }
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is not saved is what is told of
  useEffect(() => tell(), [entries, drafts]);
}
