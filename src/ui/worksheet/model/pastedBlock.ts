import type { WorksheetColumn } from '../columnTypes';
import type { PastedBlock, PastedRow } from '../worksheetTypes';

interface BlockPlace<R> {
  readonly columns: readonly WorksheetColumn<R>[];
  /** Column of the top left cell. */
  readonly left: number;
  /** Rows from the top one down, whether the block reaches them or not. */
  readonly rowKeys: readonly string[];
  /** Group of the rows that are added. */
  readonly groupKey?: string | undefined;
}

/** A pasted block as rows with cells by column. Rows that there are none of have no key: they are to be added. */
export function pastedBlock<R>(
  block: readonly (readonly string[])[],
  { columns, left, rowKeys, groupKey }: BlockPlace<R>,
): PastedBlock {
  const headers = headersOf(block[0] ?? [], columns);
  const lines = headers ? block.slice(1) : block;
  const columnAt = (at: number) => (headers ? headers[at] : columns[left + at]?.key);
  const width = Math.max(0, ...lines.map(line => line.length));
  const cutOff = headers
    ? (block[0] ?? []).filter((name, at) => headers[at] === undefined && name.trim() !== '')
    : Array.from(
        { length: Math.max(0, width - (columns.length - left)) },
        (_, at) => `${columns.length - left + at + 1}`,
      );
  return {
    rows: lines.map(
      (line, at): PastedRow => ({
        rowKey: rowKeys[at] ?? null,
        cells: line.flatMap((text, place) => {
          const columnKey = columnAt(place);
          return columnKey === undefined ? [] : [{ columnKey, text }];
        }),
      }),
    ),
    hasHeader: headers !== undefined,
    cutOff,
    groupKey,
  };
}

/** Keys of the columns that a first line names; undefined where it is no line of names. */
function headersOf<R>(
  line: readonly string[],
  columns: readonly WorksheetColumn<R>[],
): readonly (string | undefined)[] | undefined {
  const folded = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase();
  const byName = new Map(columns.map(({ key, name }) => [folded(name), key]));
  const keys = line.map(name => byName.get(folded(name)));
  const named = keys.filter(key => key !== undefined);
  const written = line.filter(name => name.trim() !== '');
  const isHeader =
    named.length >= 2 && new Set(named).size === named.length && named.length * 2 >= written.length;
  return isHeader ? keys : undefined;
}
