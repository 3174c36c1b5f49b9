import { describe, expect, it } from 'vitest';
import { filledBlock, repeatedPlace } from '@/ui/worksheet/model/fillTarget';

const source = { top: 2, bottom: 3, left: 4, right: 5 };

describe('the handle at the corner of a block', () => {
  it.each([
    ['down', { row: 7, column: 5 }, { ...source, bottom: 7 }],
    ['up', { row: 0, column: 4 }, { ...source, top: 0 }],
    ['right', { row: 3, column: 9 }, { ...source, right: 9 }],
    ['left', { row: 2, column: 1 }, { ...source, left: 1 }],
    ['down, a little to the right', { row: 9, column: 6 }, { ...source, bottom: 9 }],
    ['right, a little down', { row: 4, column: 9 }, { ...source, right: 9 }],
    ['nowhere: within the block', { row: 2, column: 5 }, source],
    ['nowhere: at its first cell', { row: 2, column: 4 }, source],
  ])('is dragged %s', (_name, at, filled) => {
    expect(filledBlock(source, at)).toEqual(filled);
  });

  it('repeats the block on both sides', () => {
    expect([-3, -2, -1, 0, 1, 2, 3].map(offset => repeatedPlace(offset, 3))).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });
});
