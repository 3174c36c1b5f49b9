import { describe, expect, it } from 'vitest';
import { readable, rowOf } from '../../../../server/modules/shared/printedSheet.ts';

/** Points of a line of Excel's usual letters. */
const LINE = 15;

describe('a sheet that is read', () => {
  it('has rows as high as their longest text needs in its column', () => {
    // A hundred letters in a column that holds twenty, of which words leave one in ten empty: six lines.
    expect(rowOf(['a'.repeat(100), 'short'], [20, 20]).height).toBe(6 * LINE);
    expect(rowOf(['one\ntwo\nthree', 4], [20, 20]).height).toBe(3 * LINE);
    expect(rowOf([null, undefined as never, ''], [20, 20, 20]).height).toBe(LINE);
  });

  it('has no row that Excel refuses', () => {
    expect(rowOf(['a'.repeat(32_000)], [10]).height).toBe(409);
  });

  it('tears no word of a title, and asks for nothing where one line is enough', () => {
    const sheet = readable(
      [
        ['Verantwortlich für', 'S'],
        ['Lena', 'S3'],
      ],
      [10, 4],
    );
    expect(sheet.columns?.map(({ width }) => width)).toEqual([17, 4]);
    expect([...(sheet.rowDefs ?? [])]).toEqual([[0, { height: 2 * LINE }]]);
  });

  it('is printed on the width of a page, if its letters can still be read there', () => {
    expect(readable([['a', 'b']], [100, 100]).pageSetup).toMatchObject({
      fitToWidth: 1,
      printTitlesRow: '$1:$1',
    });
    expect(readable([['a', 'b']], [200, 200]).pageSetup).not.toHaveProperty('fitToWidth');
  });
});
