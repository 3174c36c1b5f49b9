import type { CellEdit, WorksheetColumn, WorksheetLabels } from '@/ui/worksheet';

/** What somebody looks for, and what shall stand in its place. */
export interface Replacing {
  readonly find: string;
  readonly by: string;
  readonly matchesCase: boolean;
  /** Key of one column; without it, every column of texts. */
  readonly columnKey: string | undefined;
}

export interface ReplacedCell {
  readonly edit: CellEdit;
  readonly row: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

export interface LeftCell {
  readonly row: string;
  readonly column: string;
  readonly before: string;
  readonly reason: string;
}

export interface ReplacePlan {
  readonly changes: readonly ReplacedCell[];
  /** Cells that have what is looked for and stay as they are, each with the reason. */
  readonly left: readonly LeftCell[];
}

interface Sheet<R> {
  readonly rows: readonly R[];
  readonly columns: readonly WorksheetColumn<R>[];
  readonly rowKey: (row: R) => string;
  readonly rowLabel: (row: R) => string;
  /** Why nothing of a row can be changed. */
  readonly lockOf: ((row: R) => string | undefined) | undefined;
  readonly labels: WorksheetLabels;
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'long-text']);

/** Columns that are looked into when none is named: those that hold what people write, not what they choose. */
export const isOfTexts = <R>({ kind }: WorksheetColumn<R>): boolean =>
  TEXTS.has(kind.name) && kind.parse !== undefined;

/** Columns in which something can be replaced at all. */
export const canReplace = <R>({ kind }: WorksheetColumn<R>): boolean =>
  kind.parse !== undefined && kind.renderEditor !== undefined;

const pattern = ({ find, matchesCase }: Replacing) =>
  new RegExp(find.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), matchesCase ? 'gu' : 'giu');

/** What replacing would do: every cell that has the text, changed as if somebody had typed the new one into it. */
export function planReplacing<R>(sheet: Sheet<R>, wanted: Replacing): ReplacePlan {
  const changes: ReplacedCell[] = [];
  const left: LeftCell[] = [];
  if (wanted.find === '') return { changes, left };
  const found = pattern(wanted);
  const columns = sheet.columns.filter(column =>
    wanted.columnKey === undefined ? isOfTexts(column) : column.key === wanted.columnKey,
  );
  for (const row of sheet.rows) {
    for (const column of columns) {
      const { kind, key, name } = column;
      const previous = column.getValue(row);
      const before = kind.format(previous, row);
      // A function, or "$&" in the new text would stand for what was found.
      const after = before.replaceAll(found, () => wanted.by);
      if (after === before) continue;
      const at = { row: sheet.rowLabel(row), column: name, before };
      const { labels } = sheet;
      const locked =
        sheet.lockOf?.(row) ??
        (column.isEditable?.(row) === false
          ? (column.whyReadOnly?.(row) ?? labels.readOnly(name))
          : undefined);
      const parsed = kind.parse?.(after, { row, name, labels });
      if (locked !== undefined || !parsed) left.push({ ...at, reason: locked ?? labels.readOnly(name) });
      else if (!parsed.ok) left.push({ ...at, reason: parsed.reason });
      else {
        const edit = { rowKey: sheet.rowKey(row), columnKey: key, value: parsed.value, previous };
        changes.push({ ...at, after, edit });
      }
    }
  }
  return { changes, left };
}
