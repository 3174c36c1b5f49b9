import type { ColumnOptions, WorksheetColumn } from '../columnTypes';

/** A text that can only be read. */
export function readonlyColumn<R>(
  options: ColumnOptions<R, string> & {
    /** Order of two texts, where it is not that of the alphabet. */
    compare?: (a: string, b: string) => number;
    /** Several lines where one is too short. */
    wraps?: boolean;
  },
): WorksheetColumn<R, string> {
  const { compare, wraps = false, ...column } = options;
  return {
    ...column,
    kind: {
      name: 'readonly',
      defaultWidth: 120,
      format: text => text,
      ...(compare && { compare }),
      ...(wraps && { wraps }),
    },
  };
}
