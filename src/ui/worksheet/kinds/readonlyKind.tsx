import type { ColumnKind } from './columnKind';

export const readonlyKind: ColumnKind<'readonly'> = {
  defaultWidth: 120,
  render: (column, row) => column.getText(row),
  getText: (column, row) => column.getText(row),
};
