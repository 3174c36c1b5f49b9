import { describe, expect, it } from 'vitest';
import { textLines } from '@/ui/worksheet/model/textLines';

/** Every character is 10 px wide; with the reserve a line of 103 px takes ten of them. */
const ten = () => 10;
const lines = (text: string, most = 30) => textLines(text, 103, ten, most);

describe('the lines of a text', () => {
  it.each([
    ['', 1],
    ['short', 1],
    ['0123456789', 1],
    ['0123456789 ', 1],
    ['01234 6789ab', 2],
    ['aaaa bbbb cccc dddd', 2],
    ['aaaaaa bbbbbb cccccc', 3],
    ['0123456789abcdefghij', 2],
    ['one\ntwo\nthree', 3],
    ['one\n\ntwo', 3],
  ])('%j takes %i', (text, count) => {
    expect(lines(text)).toBe(count);
  });

  it('are counted no further than is asked', () => {
    expect(lines('word '.repeat(500), 4)).toBe(4);
  });
});
