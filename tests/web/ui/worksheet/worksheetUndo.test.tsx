import { describe, expect, test, vi } from 'vitest';
import { levelColumn } from '@/features/shared/sheet/columns/levelColumn';
import {
  type CellEdit,
  choiceColumn,
  readonlyColumn,
  textColumn,
  type WorksheetColumn,
  type WorksheetProps,
} from '@/ui/worksheet';
import { displayRows } from '@/ui/worksheet/model/displayRows';
import { parseTsv } from '@/ui/worksheet/model/tsv';
import { WorksheetController } from '@/ui/worksheet/worksheetController';
import { defaultWorksheetLabels } from '@/ui/worksheet/worksheetLabels';

interface Row {
  readonly id: string;
  readonly cells: Readonly<Record<string, string | null>>;
}

const levels = ['0', '1', '2', '3'].map(digit => ({
  value: `uuid-${digit}`,
  shortcut: digit,
  code: `S${digit}`,
  label: digit,
}));
const options = ['alpha', 'beta', 'gamma'].map(label => ({ value: `o-${label}`, label }));
const getValue = (key: string) => (row: Row) => row.cells[key] ?? null;
const notALevel = (typed: string, column: string, codes: string) =>
  `"${typed}" is no level of ${column}. Levels: ${codes}.`;
const columns: readonly WorksheetColumn<Row>[] = [
  readonlyColumn({ key: 'code', name: 'Code', getValue: row => row.id }),
  textColumn({ key: 'note', name: 'Note', getValue: getValue('note'), maxLength: 8, empty: null }),
  levelColumn({ key: 'S', name: 'Severity', getValue: getValue('S'), levels, notALevel }),
  levelColumn({ key: 'E', name: 'Exposure', getValue: getValue('E'), levels, notALevel }),
  choiceColumn({ key: 'choice', name: 'Choice', getValue: getValue('choice'), options }),
];

/** The controller with a list that takes every edit at once, as a page does. */
function sheet(start: readonly Row[], change: Partial<WorksheetProps<Row>> = {}) {
  const controller = new WorksheetController<Row>();
  const state = { rows: start, log: [] as CellEdit[][] };
  const show = () => {
    const props: WorksheetProps<Row> = {
      label: 'Rows',
      rows: state.rows,
      rowKey: row => row.id,
      rowLabel: row => row.id,
      columns,
      onEdit: edits => {
        state.log.push([...edits]);
        state.rows = state.rows.map(row => {
          const own = edits.filter(edit => edit.rowKey === row.id);
          if (own.length === 0) return row;
          return {
            ...row,
            cells: {
              ...row.cells,
              ...Object.fromEntries(own.map(e => [e.columnKey, e.value as string | null])),
            },
          };
        });
        show();
      },
      ...change,
    };
    const lines = displayRows(props.rows, { noGroupLabel: '', canAdd: false });
    controller.update({ props, lines, labels: defaultWorksheetLabels, averageHeight: () => 32 });
  };
  show();
  return {
    controller,
    rows: () => state.rows,
    log: state.log,
    /** Somebody else's change. */
    replace: (rows: readonly Row[]) => {
      state.rows = rows;
      show();
    },
    select: (top: number, left: number, bottom = top, right = left) => {
      controller.setActive({ row: top, column: left });
      controller.extendTo({ row: bottom, column: right });
    },
    notice: () => controller.store.get().notice?.lines ?? [],
  };
}

const fresh = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    cells: { note: `n${index}`, S: `uuid-${index % 4}`, E: null, choice: index % 2 ? 'o-alpha' : null },
  }));

describe('undo', () => {
  const cells = (...columnKeys: string[]) => columnKeys.map(columnKey => ({ rowKey: 'r0', columnKey }));

  test('goes to the first cell that was taken back', () => {
    const { controller, select } = sheet(fresh(2), {
      onUndo: () => ({ done: cells('S', 'E'), refused: [] }),
    });
    const moveTo = vi.spyOn(controller, 'moveTo');
    select(1, 1);
    controller.edits.undo('undo');
    expect(moveTo).toHaveBeenCalledWith({ row: 0, column: 2 });
  });

  test('names what was left alone because somebody else changed it, also when it is not shown', () => {
    const { controller, notice } = sheet(fresh(2), {
      onUndo: () => ({
        done: cells('S'),
        refused: [...cells('note'), { rowKey: 'elsewhere', columnKey: 'note' }],
      }),
    });
    controller.edits.undo('undo');
    expect(notice()).toEqual([
      '1 changed, 2 left as before.',
      'r0, Note: Changed by somebody since, now "n0". Left as it is.',
      'A value that is not shown here was changed by somebody since. Left as it is.',
    ]);
  });

  test('says that there is nothing to take back or to do again', () => {
    const { controller, notice } = sheet(fresh(1), { onUndo: () => undefined });
    controller.edits.undo('undo');
    expect(notice()).toEqual(['Nothing to undo.']);
    controller.edits.undo('redo');
    expect(notice()).toEqual(['Nothing to redo.']);
  });
});

describe('blocks', () => {
  test('levels are pasted by code or digit, options by label, whatever the case', () => {
    const { controller, rows, select } = sheet(fresh(2));
    select(0, 2);
    controller.edits.paste(parseTsv('s2\t3\tBETA\r\n'));
    expect(rows()[0]?.cells).toMatchObject({ S: 'uuid-2', E: 'uuid-3', choice: 'o-beta' });
  });

  test('what is not taken is named with its reason, the rest is written', () => {
    const { controller, rows, select, notice } = sheet(fresh(2));
    select(0, 1);
    controller.edits.paste(parseTsv('far too long\tS9\t1\tdelta'));
    expect(rows()[0]?.cells).toMatchObject({ note: 'n0', S: 'uuid-0', E: 'uuid-1', choice: null });
    expect(notice()).toEqual([
      '1 changed, 3 left as before.',
      'r0, Note: The text has 12 characters; 8 are allowed.',
      'r0, Severity: "S9" is no level of Severity. Levels: S0, S1, S2, S3.',
      'r0, Choice: "delta" is not in the list of Choice.',
    ]);
  });

  test('a copied row over itself changes nothing and complains of nothing', () => {
    const { controller, select, log, notice } = sheet(fresh(2));
    select(0, 0, 0, 4);
    controller.edits.paste(parseTsv(controller.edits.copy()?.text ?? ''));
    expect(log).toEqual([]);
    expect(notice()).toEqual([]);
  });

  test('filling to the right takes the level that is called the same', () => {
    const { controller, rows, select } = sheet(fresh(4));
    select(0, 2, 3, 3);
    controller.edits.fill('right');
    expect(rows().map(row => row.cells.E)).toEqual(['uuid-0', 'uuid-1', 'uuid-2', 'uuid-3']);
  });

  test('one cell alone is filled from the cell above', () => {
    const { controller, rows, select } = sheet(fresh(2));
    select(1, 1);
    controller.edits.fill('down');
    expect(rows()[1]?.cells.note).toBe('n0');
  });

  test('a locked row keeps its values and says why', () => {
    const { controller, rows, select, notice } = sheet(fresh(2), {
      rowState: row => (row.id === 'r1' ? { locked: 'Voting is open.' } : undefined),
    });
    select(0, 1, 1, 1);
    controller.edits.paste(parseTsv('new'));
    expect(rows().map(row => row.cells.note)).toEqual(['new', 'n1']);
    expect(notice()).toContain('r1, Note: Voting is open.');
  });

  test('emptying a block passes over computed cells; alone they say that they cannot be changed', () => {
    const { controller, rows, select, notice } = sheet(fresh(1));
    select(0, 0, 0, 1);
    controller.edits.clear();
    expect(rows()[0]?.cells.note).toBeNull();
    expect(notice()).toEqual([]);
    select(0, 0);
    controller.edits.clear();
    expect(notice()).toEqual(['r0, Code: Code cannot be edited.']);
  });
});

describe('the active cell', () => {
  test('stays on its row when rows are sorted or added before it', () => {
    const { controller, rows, select, replace } = sheet(fresh(3));
    select(1, 2);
    replace([{ id: 'new', cells: {} }, ...rows()]);
    expect(controller.activeCell()?.address).toEqual({ rowKey: 'r1', columnKey: 'S' });
  });

  test('a selection that comes back late does not pull it back', () => {
    const told: string[] = [];
    const controller = new WorksheetController<Row>();
    const rows = fresh(4);
    const show = (selectedRowKey: string | null) => {
      const props = {
        label: '',
        rows,
        rowKey: (r: Row) => r.id,
        rowLabel: (r: Row) => r.id,
        columns,
        selectedRowKey,
      };
      const view = { props: { ...props, onSelectedRowChange: (key: string) => told.push(key) }, lines: rows };
      controller.update({ ...view, labels: defaultWorksheetLabels, averageHeight: () => 32 });
    };
    show(null);
    for (const row of [0, 1, 2]) controller.setActive({ row, column: 1 });
    show('r0');
    show('r1');
    expect(controller.store.get().selectedRowKey).toBe('r2');
    show('r2');
    show('r0');
    expect(told).toEqual(['r0', 'r1', 'r2']);
    expect(controller.store.get().selectedRowKey).toBe('r0');
  });
});
