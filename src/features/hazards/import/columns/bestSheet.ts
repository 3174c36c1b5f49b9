import type { ExchangeColumn } from '@domain/exchange/columns';
import { findHeaderRow, meantBy } from '@/features/shared/tables/headerRow';
import type { ReadSheet } from '@/features/shared/tables/readTypes';

/** The sheet that most likely holds the analysis: the one whose header names the most columns, then the longest one. */
export function bestSheet(sheets: readonly ReadSheet[], columns: readonly ExchangeColumn[]): number {
  const scores = sheets.map(({ rows, isHidden }) => {
    const header = rows[findHeaderRow(rows, columns)] ?? [];
    const named = new Set(header.flatMap(cell => meantBy(columns, cell)[0]?.column.key ?? [])).size;
    return named * 1000 + Math.min(999, rows.length) - (isHidden ? 5000 : 0);
  });
  return scores.indexOf(Math.max(...scores));
}
