import type { ColumnKind } from './columnKind';

export const customKind: ColumnKind<'custom'> = {
  defaultWidth: 120,
  render: (column, row) => column.render(row),
  getText: (column, row) => column.getText(row),
};
