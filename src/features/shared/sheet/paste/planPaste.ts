import { sameValue } from '@/lib/sameValue';
import type { Addition, Edit } from '@/records/editQueueTypes';
import {
  type FindRecord,
  isEmptyPatch,
  type Patch,
  type ProjectRecord,
  type RecordModel,
} from '@/records/recordModel';
import type { PastedBlock, PastedRow, WorksheetColumn, WorksheetLabels } from '@/ui/worksheet';
import type { RecordLookup } from '../sheetTypes';
import type { PutBelow } from '../useRowOrder';
import { NewReferences } from './NewReferences';
import type { PastePlan, PasteReferences, PlannedCell, PlannedRow } from './pasteTypes';

export interface PasteContext<R extends ProjectRecord> {
  readonly model: RecordModel<R>;
  readonly columns: readonly WorksheetColumn<R>[];
  readonly labels: WorksheetLabels;
  readonly find: RecordLookup<R>;
  /** Any record of the project with what was typed. */
  readonly findAny: FindRecord;
  readonly lockOf?: ((record: R) => string | undefined) | undefined;
  /** A new row in the group of a key; left out where none can be added. */
  readonly draftOf?: ((groupKey: string | undefined) => R) | undefined;
  readonly references: PasteReferences<R>;
  readonly texts: {
    noNewRows: string;
    notPasted: (column: string) => string;
    noSuchColumn: (column: string) => string;
    computed: (column: string, now: string) => string;
  };
}

/** What pasting a block comes to: cells in the order of the columns, as what a row names depends on what came before. */
export function planPaste<R extends ProjectRecord>(
  block: PastedBlock,
  context: PasteContext<R>,
): PastePlan<R> {
  const { columns, texts } = context;
  const made = new NewReferences<R>(context);
  const remarks = new Set(block.cutOff.map(texts.noSuchColumn));
  const places = new Map(columns.map(({ key }, place) => [key, place]));
  const placeOf = ({ columnKey }: { columnKey: string }) => places.get(columnKey) ?? 0;
  const rows = block.rows.flatMap((row): PlannedRow<R>[] => {
    const cells = row.cells.toSorted((a, b) => placeOf(a) - placeOf(b));
    const planned = planRow({ ...row, cells }, block.groupKey, context, made, remarks);
    return planned ? [planned] : [];
  });
  return { rows, made: made.additions, madeCounts: made.counts, remarks: [...remarks] };
}

function planRow<R extends ProjectRecord>(
  { rowKey, cells }: PastedRow,
  groupKey: string | undefined,
  context: PasteContext<R>,
  made: NewReferences<R>,
  remarks: Set<string>,
): PlannedRow<R> | undefined {
  const { model, columns, find, draftOf, texts } = context;
  const isNew = rowKey === null;
  if (isNew && cells.every(({ text }) => text.trim() === '')) return undefined;
  const before = isNew ? draftOf?.(groupKey) : find(rowKey);
  if (!before) {
    remarks.add(texts.noNewRows);
    return undefined;
  }
  const planned: PlannedCell[] = [];
  const computed: { column: WorksheetColumn<R>; text: string }[] = [];
  let patch: Patch = {};
  let record = before;
  for (const { columnKey, text } of cells) {
    const column = columns.find(({ key }) => key === columnKey);
    if (!column || (isNew && text.trim() === '')) continue;
    if (column.kind.parse === undefined) {
      computed.push({ column, text: text.trim() });
      continue;
    }
    const cell = planCell(column, text, record, context, made);
    planned.push(cell.planned);
    if (!('value' in cell) || sameValue(cell.value, column.getValue(record))) continue;
    const change = { [columnKey]: cell.value };
    const full = { ...model.follows?.(record, change, made.find), ...change };
    patch = { ...patch, ...full };
    record = model.apply(record, full);
  }
  for (const { column, text } of computed) {
    const now = column.kind.format(column.getValue(record), record);
    if (text.toLocaleLowerCase() === now.toLocaleLowerCase()) continue;
    // What only the server knows of a new row, such as its code, is no mistake of the table.
    if (isNew && column.kind.name !== 'risk') remarks.add(texts.notPasted(column.name));
    else planned.push(refused(column, text, texts.computed(column.name, now)));
  }
  const edit = isEmptyPatch(patch) ? undefined : { record: before, patch };
  return { record: before, isNew, edit, cells: planned };
}

const refused = <R>({ key, name }: WorksheetColumn<R>, text: string, note: string): PlannedCell => ({
  columnKey: key,
  column: name,
  text,
  outcome: 'refused',
  note,
});

type CellPlan = { planned: PlannedCell; value: unknown } | { planned: PlannedCell };

function planCell<R extends ProjectRecord>(
  column: WorksheetColumn<R>,
  pasted: string,
  row: R,
  { labels, lockOf, references }: PasteContext<R>,
  made: NewReferences<R>,
): CellPlan {
  const { key, name, kind } = column;
  const reference = references.get(key);
  // A name is one line, however a spreadsheet breaks it.
  const text = reference ? pasted.replaceAll(/\s+/g, ' ').trim() : pasted;
  const said = { columnKey: key, column: name, text: text.trim() };
  const locked =
    lockOf?.(row) ??
    (column.isEditable?.(row) === false ? (column.whyReadOnly?.(row) ?? labels.readOnly(name)) : undefined);
  if (locked !== undefined) {
    const isSame = kind.format(column.getValue(row), row) === text;
    return isSame ? { planned: { ...said, outcome: 'set' } } : { planned: refused(column, text, locked) };
  }
  const parsed = kind.parse?.(text, { row, name, labels });
  if (parsed?.ok) {
    const shown = kind.format(parsed.value, row);
    // Where another one could have been made, say which one was taken for it.
    const isOther = reference !== undefined && text !== '' && shown !== text;
    return {
      planned: isOther ? { ...said, outcome: 'matched', note: shown } : { ...said, outcome: 'set' },
      value: parsed.value,
    };
  }
  const problem = parsed?.reason ?? labels.readOnly(name);
  if (!reference || !parsed?.isUnknown) return { planned: refused(column, text, problem) };
  const taken = made.take(reference, text, row, labels);
  return 'refused' in taken
    ? { planned: refused(column, text, taken.refused) }
    : {
        planned: { ...said, outcome: 'created' },
        value: reference.isOneOfSeveral ? [taken.uuid] : taken.uuid,
      };
}

/** Whether a person has to see what comes of a paste before anything is written. */
export const needsReview = <R extends ProjectRecord>({ rows, made, remarks }: PastePlan<R>): boolean =>
  made.length > 0 ||
  remarks.length > 0 ||
  rows.some(({ cells }) => cells.some(({ outcome }) => outcome === 'refused' || outcome === 'matched'));

type Placed<R extends ProjectRecord> = ReturnType<PutBelow<R>>;

/**
 * The rows that are added, as the queue takes them, and the edits by which others make room for them.
 * @param place gives them their place; without it they stand at the end
 */
export function addedRows<R extends ProjectRecord>(
  model: RecordModel<R>,
  { rows }: PastePlan<R>,
  place: (drafts: readonly R[]) => Placed<R> = drafts => ({ drafts, edits: [] }),
): { added: Addition[]; moved: readonly Edit<R>[] } {
  const fresh = rows.filter(({ isNew }) => isNew);
  const { drafts, edits } = place(fresh.map(({ record }) => record));
  const added = drafts.map((record, at) => ({
    model: model as RecordModel,
    record,
    patch: fresh[at]?.edit?.patch,
  }));
  return { added, moved: edits };
}
