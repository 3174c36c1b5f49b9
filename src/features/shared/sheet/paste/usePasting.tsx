import { Suspense, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useEditQueue } from '@/records/EditQueueContext';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { lazyPart, usePreparedParts } from '@/ui/lazyPart';
import {
  type CellAddress,
  defaultWorksheetLabels,
  type PastedBlock,
  pastedBlock,
  readClipboard,
  type WorksheetColumn,
  type WorksheetLabels,
} from '@/ui/worksheet';
import { useKeptState } from '../../unsaved/useKeptEntry';
import type { RecordLookup, SheetAdding } from '../sheetTypes';
import type { PutBelow } from '../useRowOrder';
import type { WriteSheet } from '../useSheetWriter';
import type { PastePlan, PasteReferences } from './pasteTypes';
import { addedRows, needsReview, planPaste } from './planPaste';
import { usePasteTexts } from './usePasteTexts';

const PastePreviewDialog = lazyPart(() =>
  import('./PastePreviewDialog').then(module => module.PastePreviewDialog),
);
const PARTS = [PastePreviewDialog];

interface PastingOptions<R extends ProjectRecord> {
  readonly model: RecordModel<R>;
  readonly columns: readonly WorksheetColumn<R>[];
  readonly labels: Partial<WorksheetLabels>;
  readonly find: RecordLookup<R>;
  readonly lockOf: ((record: R) => string | undefined) | undefined;
  /** Left out where no row can be added. */
  readonly adding: SheetAdding<R> | undefined;
  readonly groupId: string | undefined;
  readonly write: WriteSheet<R>;
  /** Where rows go that are added below another one. */
  readonly putBelow: PutBelow<R>;
  readonly references: PasteReferences<R> | undefined;
  /** There is no grid to paste into yet: what is pasted on the page becomes the first rows. */
  readonly isEmpty: boolean;
  /** Every row is there to be pasted into. */
  readonly isComplete: boolean;
  /** Goes to a cell once its row is there. */
  readonly goTo: (cell: CellAddress) => void;
}

const NO_REFERENCES: PasteReferences<never> = new Map();

/** Pasted blocks: planned first, shown where a person has to know what comes of them, written as one step for undo. */
export function usePasting<R extends ProjectRecord>(options: PastingOptions<R>) {
  const { model, columns, labels, find, lockOf, adding, groupId, write, putBelow, goTo } = options;
  const references = options.references ?? (NO_REFERENCES as PasteReferences<R>);
  const queue = useEditQueue();
  const { pathname } = useLocation();
  /** What a person has to look at before it is written; there again after a session that ends meanwhile. */
  const [block, setBlock] = useKeptState<PastedBlock>(`paste ${pathname}`);
  usePreparedParts(PARTS);
  const texts = usePasteTexts();
  const carryOut = useCallback(
    (wanted: PastePlan<R>) => {
      const edits = wanted.rows.flatMap(({ isNew, edit }) => (isNew || !edit ? [] : [edit]));
      // Below the last row that the block reached: others may be hidden by a filter, or stand in other groups.
      const above = wanted.rows.findLast(({ isNew }) => !isNew)?.record.uuid;
      const { added, moved } = addedRows(model, wanted, drafts =>
        above && drafts.length > 0 ? putBelow(above, drafts) : { drafts, edits: [] },
      );
      write([...wanted.made, ...added], [...edits, ...moved]);
      const first = wanted.rows.find(({ isNew }) => isNew) ?? wanted.rows[0];
      const cell = first?.cells[0];
      if (first?.isNew && cell) goTo({ rowKey: first.record.uuid, columnKey: cell.columnKey });
    },
    [write, model, putBelow, goTo],
  );
  const planned = useCallback(
    (pasted: PastedBlock) =>
      planPaste(pasted, {
        model,
        columns,
        labels: { ...defaultWorksheetLabels, ...labels },
        find,
        findAny: queue.find,
        lockOf,
        draftOf: adding && (groupKey => adding.draft(groupId, groupKey)),
        references,
        texts,
      }),
    [model, columns, labels, find, queue, lockOf, adding, groupId, references, texts],
  );
  const onPaste = useCallback(
    (pasted: PastedBlock) => {
      const wanted = planned(pasted);
      if (needsReview(wanted)) setBlock(pasted);
      else carryOut(wanted);
    },
    [planned, carryOut, setBlock],
  );
  const { isComplete } = options;
  // Worked out again with whatever it is laid over: colleagues go on, and after a sign-in names and people come later.
  const plan = useMemo(
    () => (block && isComplete ? planned(block) : undefined),
    [block, isComplete, planned],
  );
  usePageClipboard(options.isEmpty && adding !== undefined, lines => {
    const first = columns.findIndex(({ kind }) => kind.parse !== undefined);
    onPaste(pastedBlock(lines, { columns, left: Math.max(0, first), rowKeys: [] }));
  });
  const review = plan && (
    <Suspense fallback={null}>
      <PastePreviewDialog
        plan={plan}
        onClose={() => setBlock(null)}
        onConfirm={() => {
          setBlock(null);
          carryOut(plan);
        }}
      />
    </Suspense>
  );
  return { onPaste, review };
}

/** What is pasted on the page, but for fields and dialogs. */
function usePageClipboard(isOn: boolean, take: (lines: string[][]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const isElsewhere =
      event.target instanceof Element &&
      event.target.closest('input, textarea, [contenteditable="true"], [role="dialog"]');
    const lines = event.clipboardData && readClipboard(event.clipboardData);
    if (isElsewhere || !lines?.some(line => line.some(cell => cell.trim() !== ''))) return;
    event.preventDefault();
    take(lines);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isOn]);
}
