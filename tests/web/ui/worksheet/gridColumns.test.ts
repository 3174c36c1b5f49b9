import { describe, expect, it } from 'vitest';
import { readonlyColumn, textColumn, type WorksheetColumn } from '@/ui/worksheet';
import { gridColumns } from '@/ui/worksheet/gridColumns';

interface Row {
  text: string;
}

const options = (key: string) => ({ key, name: key, width: 140, getValue: ({ text }: Row) => text });
const widthOf = (column: WorksheetColumn<Row>, repeatedKey?: string) =>
  gridColumns([column], () => true, false, 0, { ...(repeatedKey && { repeatedKey }) })[0]?.width;

describe('the width that is left', () => {
  it('is shared by columns that wrap, by their own width: 280 px are one share', () =>
    expect(widthOf(textColumn<Row>(options('a')))).toBe('minmax(140px, 0.5fr)'));

  it('goes as shares to a column that asks for them', () =>
    expect(widthOf(textColumn<Row>({ ...options('a'), grow: 3 }))).toBe('minmax(140px, 3fr)'));

  it('is not taken by a column of one line, nor by one that repeats the head of its group', () => {
    expect(widthOf(readonlyColumn<Row>(options('a')))).toBe(140);
    expect(widthOf(textColumn<Row>(options('a')), 'a')).toBe(40);
  });
});
