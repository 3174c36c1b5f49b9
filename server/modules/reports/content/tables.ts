import type { Row, Table, TableLook } from '../document/model.ts';

/** A table from titles with weights and its rows. */
export const cellsTable = (
  look: TableLook,
  columns: readonly (readonly [title: string, weight: number, isCentered?: boolean])[],
  rows: Iterable<Row>,
  isSmall = false,
): Table => ({
  kind: 'table',
  look,
  columns: columns.map(([title, weight, isCentered]) => ({
    title,
    weight,
    ...(isCentered && { isCentered }),
  })),
  rows,
  ...(isSmall && { isSmall }),
});
