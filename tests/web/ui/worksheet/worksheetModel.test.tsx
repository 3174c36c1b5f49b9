import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveTarget } from '@/ui/worksheet/model/cellMove';
import { positionsOf, rangeBetween, rangeContains, rangeSize } from '@/ui/worksheet/model/cellRange';
import {
  AddLine,
  type DisplayRow,
  displayRows,
  GroupLine,
  type KeptLines,
  keepLines,
} from '@/ui/worksheet/model/displayRows';
import { keyCommand } from '@/ui/worksheet/model/keyCommand';
import { placeBlock } from '@/ui/worksheet/model/pasteBlock';
import { formatHtmlTable, formatTsv, parseTsv } from '@/ui/worksheet/model/tsv';

const cellText = fc.string({ unit: fc.constantFrom('a', 'é', '日', '"', '\t', '\n', '\r', ' ', "'", ',') });

describe('clipboard text', () => {
  // What Excel writes: rows end with CRLF, cells with tab, line break or quotes are quoted, quotes doubled.
  test.each([
    ['one cell', 'S3', [['S3']]],
    [
      'a block with the line break that Excel adds',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a line break inside a cell', '"one\ntwo"\tb\r\n', [['one\ntwo', 'b']]],
    ['doubled quotes', '"say ""stop""\t"\tb', [['say "stop"\t', 'b']]],
    ['a quote in the middle is text', '5" pipe\tb', [['5" pipe', 'b']]],
    ['a quote never closed is text', '"open\tb', [['"open', 'b']]],
    ['text after a closing quote', '"a"b\tc', [['"a"b', 'c']]],
    [
      'empty cells',
      '\t\r\n\t',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['empty line between', 'a\n\nb', [['a'], [''], ['b']]],
    ['nothing', '', [['']]],
  ])('%s', (_name, text, block) => {
    expect(parseTsv(text)).toEqual(block);
  });

  test('what is copied can be pasted again, whatever the cells contain', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }).chain(width =>
          fc.array(fc.array(cellText, { minLength: width, maxLength: width }), {
            minLength: 1,
            maxLength: 5,
          }),
        ),
        block => {
          // A line break at the very end is Excel's own and no row.
          expect(parseTsv(`${formatTsv(block)}\r\n`)).toEqual(block);
        },
      ),
    );
  });
});

describe('ranges', () => {
  const place = fc.record({ row: fc.nat(30), column: fc.nat(30) });
  test('a block holds both corners, as many cells as its size says, and only those', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, other) => {
        const range = rangeBetween(a, b);
        const cells = [...positionsOf(range)];
        const { rows, columns } = rangeSize(range);
        expect(rangeContains(range, a) && rangeContains(range, b)).toBe(true);
        expect(cells).toHaveLength(rows * columns);
        expect(rows * columns).toBe((Math.abs(a.row - b.row) + 1) * (Math.abs(a.column - b.column) + 1));
        const among = cells.some(({ row, column }) => row === other.row && column === other.column);
        expect(rangeContains(range, other)).toBe(among);
      }),
    );
  });
});

describe('Ctrl+arrow, as Excel does it', () => {
  // One row: filled, filled, empty, empty, filled, empty.
  const filled = [true, true, false, false, true, false];
  const context = {
    bounds: { rowCount: 1, columnCount: 6 },
    pageRows: 10,
    isFilled: ({ column }: { column: number }) => filled[column] ?? false,
  };
  test.each([
    [0, 'jumpRight', 1],
    [1, 'jumpRight', 4],
    [2, 'jumpRight', 4],
    [4, 'jumpRight', 5],
    [5, 'jumpRight', 5],
    [5, 'jumpLeft', 4],
    [4, 'jumpLeft', 1],
    [1, 'jumpLeft', 0],
    [0, 'jumpLeft', 0],
  ] as const)('from column %i %s ends at %i', (from, move, to) => {
    expect(moveTarget({ row: 0, column: from }, move, context)).toEqual({ row: 0, column: to });
  });
});

describe('where a pasted block goes', () => {
  const bounds = { rowCount: 6, columnCount: 4 };
  const range = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right });
  const written = (block: string[][], selection: ReturnType<typeof range>, rowsFrom: number[]) => {
    const { cells, cutOff } = placeBlock(block, selection, bounds, rowsFrom);
    return { cells: cells.map(({ row, column, text }) => `${row},${column}=${text}`), cutOff };
  };
  test('one cell fills the selection', () => {
    expect(written([['x']], range(1, 1, 2, 2), [1, 2, 3, 4, 5]).cells).toEqual([
      '1,1=x',
      '1,2=x',
      '2,1=x',
      '2,2=x',
    ]);
  });
  test('a selection that is a multiple of the block is tiled', () => {
    expect(written([['a'], ['b']], range(0, 0, 3, 0), [0, 1, 2, 3, 4, 5]).cells).toEqual([
      '0,0=a',
      '1,0=b',
      '2,0=a',
      '3,0=b',
    ]);
  });
  test('any other selection only says where to begin', () => {
    expect(written([['a'], ['b']], range(0, 0, 2, 0), [0, 1, 2, 3, 4, 5]).cells).toEqual(['0,0=a', '1,0=b']);
  });
  test('group lines are stepped over', () => {
    expect(written([['a'], ['b']], range(1, 0, 1, 0), [1, 3, 4]).cells).toEqual(['1,0=a', '3,0=b']);
  });
  test('what lies beyond the grid is counted', () => {
    const block = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ];
    expect(written(block, range(5, 2, 5, 2), [5])).toEqual({
      cells: ['5,2=a', '5,3=b'],
      cutOff: { rows: 1, columns: 1 },
    });
  });
});

describe('lines', () => {
  const rows = [
    { id: 1, of: 'b' },
    { id: 2, of: 'a' },
    { id: 3, of: 'gone' },
    { id: 4, of: 'b' },
  ];
  const grouping = {
    groups: [
      { key: 'a', label: 'A' },
      { key: 'b', label: 'B' },
      { key: 'c', label: 'C' },
    ],
    groupOf: (row: { of: string }) => row.of,
  };
  const shape = (collapsed: string[]) =>
    displayRows(rows, { grouping, collapsed: new Set(collapsed), noGroupLabel: 'None', canAdd: true }).map(
      line => {
        if (line instanceof GroupLine) return `${line.label} ${line.count}`;
        return line instanceof AddLine ? '+' : (line as { id: number }).id;
      },
    );
  test('rows stand under their group in the order given, others last, and a group without rows does not show', () => {
    expect(shape([])).toEqual(['A 1', 2, 'B 2', 1, 4, 'None 1', 3, '+']);
  });
  test('a collapsed group keeps its count', () => {
    expect(shape(['b'])).toEqual(['A 1', 2, 'B 2', 'None 1', 3, '+']);
  });

  interface Row {
    id: number;
    of: string;
  }
  const of = fc.constantFrom('a', 'b', 'c', 'gone');
  const place = fc.nat(5);
  const change: fc.Arbitrary<(rows: readonly Row[]) => readonly Row[]> = fc.oneof(
    // An edit that leaves the row in its group, and one that may take it to another one.
    place.map(at => (rows: readonly Row[]) => rows.map((row, n) => (n === at ? { ...row } : row))),
    fc.tuple(place, of).map(
      ([at, to]) =>
        (rows: readonly Row[]) =>
          rows.map((row, n) => (n === at ? { ...row, of: to } : row)),
    ),
    of.map(to => (rows: readonly Row[]) => [...rows, { id: rows.length + 1, of: to }]),
    place.map(at => (rows: readonly Row[]) => rows.toSpliced(at, 1)),
    place.map(at => (rows: readonly Row[]) => [...rows.slice(at), ...rows.slice(0, at)]),
  );
  const plain = (lines: readonly DisplayRow<Row>[]) =>
    lines.map(line => (line instanceof GroupLine ? `${line.key} ${line.count} ${line.collapsed}` : line));

  test('after any edits they are the lines that the rows would have by themselves', () => {
    fc.assert(
      fc.property(
        fc.array(of, { maxLength: 6 }),
        fc.array(change, { maxLength: 8 }),
        fc.subarray(['a', 'b', '']),
        (first, changes, collapsed) => {
          const options = { grouping, collapsed: new Set(collapsed), noGroupLabel: 'None', canAdd: true };
          let now: readonly Row[] = first.map((group, at) => ({ id: at + 1, of: group }));
          let kept: KeptLines<Row> = keepLines(null, now, options);
          for (const next of changes) {
            now = next(now);
            kept = keepLines(kept, now, options);
            expect(plain(kept.lines)).toEqual(plain(displayRows(now, options)));
            // The very rows of now, which an equal one of before would hide.
            const shown = kept.lines.filter(line => !(line instanceof GroupLine || line instanceof AddLine));
            expect(shown.every(row => now.includes(row as Row))).toBe(true);
          }
        },
      ),
    );
  });

  test('an edit inside a group leaves every other line the same object', () => {
    const options = { grouping, noGroupLabel: 'None', canAdd: true };
    const before = keepLines(null, rows, options);
    const edited = rows.map(row => (row.id === 2 ? { ...row } : row));
    const { lines } = keepLines(before, edited, options);
    expect(lines.flatMap((line, at) => (line === before.lines[at] ? [] : [line]))).toEqual([
      { id: 2, of: 'a' },
    ]);
  });
});

describe('keys', () => {
  const press = (
    key: string,
    held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
  ) => keyCommand({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });
  test.each([
    ['ArrowDown', { shiftKey: true }, { type: 'move', move: 'down', extend: true }],
    ['ArrowDown', { ctrlKey: true, shiftKey: true }, { type: 'move', move: 'jumpDown', extend: true }],
    ['End', { metaKey: true }, { type: 'move', move: 'sheetEnd', extend: false }],
    ['ArrowDown', { altKey: true }, { type: 'openList' }],
    ['z', { ctrlKey: true }, { type: 'undo' }],
    ['Z', { metaKey: true, shiftKey: true }, { type: 'redo' }],
    ['y', { ctrlKey: true }, { type: 'redo' }],
    ['d', { ctrlKey: true }, { type: 'fillDown' }],
    ['Backspace', {}, { type: 'clear' }],
    ['3', {}, { type: 'type', char: '3' }],
    ['@', { ctrlKey: true, altKey: true }, { type: 'type', char: '@' }],
    ['Process', {}, { type: 'type', char: '' }],
    ['v', { ctrlKey: true }, undefined],
    ['F5', {}, undefined],
    ['Shift', { shiftKey: true }, undefined],
  ])('%s %o', (key, held, command) => {
    expect(press(key, held)).toEqual(command);
  });
});

describe('a copied block as a table', () => {
  test('stands for exactly the cells, whatever is written in them', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 4 })
          .chain(width =>
            fc.array(
              fc.array(fc.stringMatching(/^[a-z<>&"'\n ]{0,8}$/), { minLength: width, maxLength: width }),
              { minLength: 1, maxLength: 4 },
            ),
          ),
        block => {
          const page = new DOMParser().parseFromString(formatHtmlTable(block), 'text/html');
          for (const lineBreak of page.querySelectorAll('br')) lineBreak.replaceWith('\n');
          const cells = [...page.querySelectorAll('tr')].map(row =>
            [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
          );
          expect(cells).toEqual(block);
          expect(page.body.querySelectorAll('*:not(table, tbody, tr, td)')).toHaveLength(0);
        },
      ),
    );
  });
});
