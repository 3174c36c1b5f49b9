import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { BOLD, READ_WHOLE, readable } from '../shared/printedSheet.ts';

export interface Column {
  title: string;
  /** In characters. */
  width: number;
  /** What may be chosen. */
  choices?: readonly string[];
}

export interface Table {
  name: string;
  columns: readonly Column[];
  rows: readonly CellValue[][];
}

/** Excel takes no more in one rule. */
const LONGEST_LIST = 255;
/** Rows below the last one that offer the same choices, for what is added by hand. */
const ROWS_TO_ADD = 500;
/** Excel's own limit. */
const LONGEST_NAME = 31;

/** "A", "Z", "AA" */
function letterOf(place: number): string {
  const rest = place % 26;
  const letter = String.fromCharCode('A'.charCodeAt(0) + rest);
  return place < 26 ? letter : `${letterOf(Math.floor(place / 26) - 1)}${letter}`;
}

const validations = ({ columns, rows }: Table) =>
  columns.flatMap(({ choices }, place) => {
    // A comma would end the choice.
    const values = [...new Set(choices)].filter(choice => !choice.includes(','));
    if (values.length === 0 || values.join(',').length > LONGEST_LIST) return [];
    const letter = letterOf(place);
    const range = `${letter}2:${letter}${rows.length + 1 + ROWS_TO_ADD}`;
    return [
      {
        type: 'list' as const,
        values,
        allowBlank: true,
        showErrorMessage: true,
        errorStyle: 'warning' as const,
        range,
      },
    ];
  });

/**
 * A workbook: titles stand still and can be filtered by; cells are texts and numbers, never formulas.
 * @param at written into the file: what says the same is the same file
 */
export const workbook = (tables: readonly Table[], at: Date): Promise<Uint8Array> =>
  writeXlsx({
    properties: { created: at, modified: at },
    sheets: tables.map(table => ({
      ...readable(
        [table.columns.map(({ title }) => title), ...table.rows],
        table.columns.map(({ width }) => width),
      ),
      name: table.name.slice(0, LONGEST_NAME),
      freezePane: { rows: 1 },
      autoFilter: { range: `A1:${letterOf(table.columns.length - 1)}${table.rows.length + 1}` },
      dataValidations: validations(table),
      cells: new Map(
        table.columns.map(({ title }, place) => [
          `0,${place}`,
          { value: title, style: { font: BOLD, alignment: READ_WHOLE } },
        ]),
      ),
    })),
  });
