import { expect, it, vi } from 'vitest';
import { readonlyColumn } from '@/ui/worksheet';
import { RowLines } from '@/ui/worksheet/model/RowLines';

interface Row {
  readonly name: string;
  readonly text: string;
}

const ten = () => 10;
const MARGINS = 17;
/** Room for ten characters of 10 px. */
const NARROW = 103 + MARGINS;
const WIDE = 1000;

/** Two columns that wrap, and how often each was asked for a text. */
function twoColumns() {
  const asked = { name: vi.fn(), text: vi.fn() };
  const column = (key: 'name' | 'text') =>
    readonlyColumn<Row>({
      key,
      name: key,
      width: 100,
      wraps: true,
      getValue: row => {
        asked[key]();
        return row[key];
      },
    });
  return { columns: [column('name'), column('text')], asked };
}

const row: Row = { name: 'aaaaaa bbbbbb cccccc', text: 'aaaa bbbb cccc dddd' };

it('a row takes the lines of its longest text, without those of the column that its group says already', () => {
  const { columns } = twoColumns();
  const lines = new RowLines(columns, [NARROW, NARROW], ten, 30, null);
  expect(lines.most(row, -1)).toBe(3);
  expect(lines.most(row, lines.indexOf('name'))).toBe(2);
  expect(lines.indexOf(undefined)).toBe(-1);
});

it('with another width only the texts of that column are counted again', () => {
  const { columns, asked } = twoColumns();
  const before = new RowLines(columns, [NARROW, NARROW], ten, 30, null);
  before.most(row, -1);
  const after = new RowLines(columns, [WIDE, NARROW], ten, 30, before);
  expect(after.most(row, -1)).toBe(2);
  expect(asked.name).toHaveBeenCalledTimes(2);
  expect(asked.text).toHaveBeenCalledTimes(1);
});

it('a row that was changed, other columns and another font are counted again', () => {
  const { columns } = twoColumns();
  const before = new RowLines(columns, [NARROW, NARROW], ten, 30, null);
  before.most(row, -1);
  const after = new RowLines(columns, [NARROW, NARROW], ten, 30, before);
  expect(after.most({ ...row, name: '' }, -1)).toBe(2);
  expect(new RowLines(twoColumns().columns, [WIDE, WIDE], ten, 30, before).most(row, -1)).toBe(1);
  expect(new RowLines(columns, [NARROW, NARROW], () => 1, 30, before).most(row, -1)).toBe(1);
});

it('a column without a width has no lines', () => {
  const { columns } = twoColumns();
  expect(new RowLines(columns, [0, 0], ten, 30, null).most(row, -1)).toBe(1);
});

it('a text that stands in takes more lines, the same text elsewhere does not', () => {
  const { columns } = twoColumns();
  const [column] = columns;
  if (!column) throw new Error('There is no column');
  const stepped = {
    ...column,
    kind: { ...column.kind, inset: ({ text }: Row) => (text === 'part' ? 40 : 0) },
  };
  const lines = new RowLines([stepped], [NARROW], ten, 30, null);
  // Ten characters have room, and six where the text stands in by 40 px.
  expect(lines.most({ name: 'aaaa bbbb', text: 'whole' }, -1)).toBe(1);
  expect(lines.most({ name: 'aaaa bbbb', text: 'part' }, -1)).toBe(2);
});
