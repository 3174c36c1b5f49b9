import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BadgerThemeProvider } from '@/theme';
import {
  type CellEdit,
  choiceColumn,
  defaultWorksheetLabels,
  textColumn,
  Worksheet,
  type WorksheetColumn,
} from '@/ui/worksheet';
import { displayRows } from '@/ui/worksheet/model/displayRows';
import { parseTsv } from '@/ui/worksheet/model/tsv';
import { WorksheetController } from '@/ui/worksheet/worksheetController';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly size: string;
  readonly tags: readonly string[];
}
const row = (id: string, tags: readonly string[] = []): Row => ({ id, name: id, size: 'small', tags });

/** A kind that the worksheet has never heard of: its values are lists. */
const tags: WorksheetColumn<Row, readonly string[]> = {
  key: 'tags',
  name: 'Tags',
  getValue: ({ tags: own }) => own,
  kind: {
    name: 'tags',
    defaultWidth: 100,
    format: list => list.join(' '),
    parse: text => ({ ok: true, value: text.split(' ').filter(Boolean) }),
    accept: value => (Array.isArray(value) ? { ok: true, value } : undefined),
    parseTyped: char => ({ ok: true, value: [char] }),
    render: list => list.map(tag => <b key={tag}>#{tag}</b>),
  },
};
const sizes = ['small', 'large'].map(value => ({ value, label: value.toUpperCase() }));
const columns: readonly WorksheetColumn<Row>[] = [
  textColumn<Row>({ key: 'name', name: 'Name', getValue: ({ name }) => name, isRequired: true }),
  choiceColumn<Row>({
    key: 'size',
    name: 'Size',
    getValue: ({ size }) => size,
    options: sizes,
    isRequired: true,
    isOrdered: true,
  }),
  tags,
];

function sheet(rows: readonly Row[]) {
  const controller = new WorksheetController<Row>();
  const edits: CellEdit[] = [];
  const props = {
    label: 'Rows',
    rows,
    rowKey: ({ id }: Row) => id,
    rowLabel: ({ id }: Row) => id,
    columns,
    onEdit: (made: readonly CellEdit[]) => void edits.push(...made),
  };
  const lines = displayRows(rows, { noGroupLabel: '', canAdd: false });
  controller.update({ props, lines, labels: defaultWorksheetLabels, averageHeight: () => 32 });
  return {
    controller,
    edits,
    notice: () => controller.store.get().notice?.lines,
    select: (top: number, left: number, bottom = top, right = left) => {
      controller.setActive({ row: top, column: left });
      controller.extendTo({ row: bottom, column: right });
    },
  };
}

describe('a kind of column that comes from outside', () => {
  test('is filled down by value, and a list with the same content is no change', () => {
    const { controller, edits, select } = sheet([row('a', ['x', 'y']), row('b'), row('c', ['x', 'y'])]);
    select(0, 2, 2, 2);
    controller.edits.fill('down');
    expect(edits).toEqual([{ rowKey: 'b', columnKey: 'tags', value: ['x', 'y'], previous: [] }]);
  });

  test('is copied as text, pasted from text, and cleared', () => {
    const { controller, edits, select } = sheet([row('a', ['x', 'y'])]);
    select(0, 2);
    expect(controller.edits.copy()?.text).toBe('x y');
    controller.edits.paste(parseTsv('z'));
    controller.edits.clear();
    expect(edits.map(({ value }) => value)).toEqual([['z'], []]);
  });

  test('goes beyond text: what it renders is shown, what is typed is its value', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    Element.prototype.scrollIntoView = () => {};
    const onEdit = vi.fn();
    render(
      <BadgerThemeProvider>
        <Worksheet<Row>
          label="Rows"
          rows={[row('a', ['x'])]}
          rowKey={({ id }) => id}
          rowLabel={({ id }) => id}
          columns={columns}
          onEdit={onEdit}
        />
      </BadgerThemeProvider>,
    );
    const shown = await screen.findByText('#x');
    await userEvent.click(shown);
    await userEvent.keyboard('q');
    expect(onEdit).toHaveBeenCalledWith(
      [{ rowKey: 'a', columnKey: 'tags', value: ['q'], previous: ['x'] }],
      'key',
    );
  });
});

describe('a cell that must not be empty', () => {
  test.each([
    [0, 'a, Name: Name cannot be empty.'],
    [1, 'a, Size: Size cannot be empty.'],
  ])('in column %i refuses to be cleared and says so', (column, reason) => {
    const { controller, edits, select, notice } = sheet([row('a')]);
    select(0, column);
    controller.edits.clear();
    expect(edits).toEqual([]);
    expect(notice()).toEqual([reason]);
  });

  describe('in its editor', () => {
    beforeEach(() => {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
      Element.prototype.scrollIntoView = () => {};
    });
    test.each(['a', 'SMALL'])('%s stays as it was when its text is deleted', async shown => {
      const onEdit = vi.fn();
      render(
        <BadgerThemeProvider>
          <Worksheet<Row>
            label="Rows"
            rows={[row('a')]}
            rowKey={({ id }) => id}
            rowLabel={({ id }) => id}
            columns={columns}
            onEdit={onEdit}
          />
        </BadgerThemeProvider>,
      );
      await userEvent.click(await screen.findByText(shown));
      await userEvent.keyboard('{F2}');
      await userEvent.clear(screen.getByDisplayValue(shown));
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent('cannot be empty.');
      // Open still, until one types something else or gives up.
      await userEvent.keyboard('{Escape}');
      expect(onEdit).not.toHaveBeenCalled();
      expect(screen.getByText(shown)).toBeVisible();
    });
  });
});
