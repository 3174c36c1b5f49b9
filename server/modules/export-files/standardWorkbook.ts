import type { Pool } from 'pg';
import { type ExchangeLanguage, headerOf } from '../../../domain/exchange/columns.ts';
import { importedColumns } from '../../../domain/exchange/hazardColumns.ts';
import { loadRatingSet } from '../risk-model/index.ts';
import type { CodedRatingSet } from './exportedProject.ts';
import { placed } from './hazardCells.ts';
import { SHEET_NAMES, setSheet, widthsAndChoices } from './spreadsheetExport.ts';
import { workbook } from './workbook.ts';

const STYLES = ['FUNCTION', 'MACHINE'] as const;
/** The sets whose levels the two sheets offer: those that new projects of each style begin with. */
const SETS = { FUNCTION: 'ISO26262-3-2018', MACHINE: 'ISO13849-1' } as const;
/** The file says nothing of when it was made: the same request gives the same file. */
const MADE_AT = new Date('2026-01-01T00:00:00Z');

async function builtInSet(pool: Pool, code: string): Promise<CodedRatingSet[]> {
  const { rows } = await pool.query<{ uuid: string }>(
    'select uuid from risk_rating_sets where code = $1 and organization_uuid is null order by version desc limit 1',
    [code],
  );
  const set = rows[0] && (await loadRatingSet(pool, rows[0].uuid));
  return set ? [set as CodedRatingSet] : [];
}

/**
 * The workbook to fill in: a sheet for each style with the columns that an import takes (domain.md 2.9), the levels to choose
 * from, and what they mean. A file in other words or another order is taken as well.
 */
export async function standardWorkbook(pool: Pool, language: ExchangeLanguage): Promise<Uint8Array> {
  const all: CodedRatingSet[] = [];
  const tables = [];
  for (const style of STYLES) {
    const sets = await builtInSet(pool, SETS[style]);
    all.push(...sets);
    // Whoever fills it in has one level of each stage to state; only our own files have a looked-up one beside it.
    const hasParameter = (key: string) =>
      !key.startsWith('published') &&
      (!key.startsWith('initial.') ||
        key === 'initial.rating' ||
        sets.some(({ parameters }) => parameters.some(({ parameter }) => key.split('.')[1] === parameter)));
    const columns = placed(importedColumns(style), 1, true).filter(({ column }) => hasParameter(column.key));
    tables.push({
      name: SHEET_NAMES[style][language],
      columns: columns.map(({ column, number }) =>
        widthsAndChoices(column, headerOf(column, language, number), sets, language),
      ),
      rows: [],
    });
  }
  return workbook([...tables, setSheet(all, language)], MADE_AT);
}
