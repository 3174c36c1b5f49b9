import { malfunctionText } from '@domain/malfunctionText';
import type { ProjectFunction } from '@/api/functions';
import type { Guideword } from '@/api/lookups';
import type { Malfunction } from '@/api/malfunctions';

/** Guidewords that are looked at unless more are wanted (domain model 4.1). */
const DEFAULT_COUNT = 11;

/** A function with what each guideword makes of it. */
export interface MatrixRow {
  readonly uuid: string;
  readonly function: ProjectFunction;
  /** By guideword; a cell that nobody has looked at is not there. */
  readonly cells: ReadonlyMap<string, readonly Malfunction[]>;
}

const NOTHING: readonly Malfunction[] = [];

export const cellOf = ({ cells }: MatrixRow, guidewordUuid: string): readonly Malfunction[] =>
  cells.get(guidewordUuid) ?? NOTHING;

/** It was decided that the guideword says nothing for the function: that cannot happen, or harms nobody. */
export const isRuledOut = ({ disposition }: Pick<Malfunction, 'disposition'>): boolean =>
  disposition === 'NOT_CREDIBLE' || disposition === 'NO_SAFETY_EFFECT';

/** Functions in scope, in their order, with their malfunctions by guideword. */
export function matrixRows(
  functions: readonly ProjectFunction[],
  malfunctions: readonly Malfunction[],
): readonly MatrixRow[] {
  const byFunction = new Map<string, Map<string, Malfunction[]>>();
  for (const malfunction of malfunctions) {
    const { functionUuid, guidewordUuid } = malfunction;
    if (guidewordUuid === null) continue;
    const cells = byFunction.get(functionUuid) ?? new Map<string, Malfunction[]>();
    byFunction.set(functionUuid, cells);
    cells.set(guidewordUuid, [...(cells.get(guidewordUuid) ?? []), malfunction]);
  }
  return functions
    .filter(({ status }) => status !== 'OUT_OF_SCOPE')
    .map(item => ({ uuid: item.uuid, function: item, cells: byFunction.get(item.uuid) ?? new Map() }));
}

/**
 * The guidewords of the columns: all that are for functions, or the first eleven of them and whichever is used already,
 * so that no malfunction hides.
 */
export function matrixGuidewords(
  guidewords: readonly Guideword[],
  rows: readonly MatrixRow[],
  showsAll: boolean,
): readonly Guideword[] {
  const used = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  const offered = guidewords.filter(({ isActive, appliesTo }) => isActive && appliesTo === 'FUNCTION');
  const first = new Set((showsAll ? offered : offered.slice(0, DEFAULT_COUNT)).map(({ uuid }) => uuid));
  return guidewords.filter(({ uuid }) => first.has(uuid) || used.has(uuid));
}

export interface Coverage {
  readonly decided: number;
  readonly all: number;
}

/** How many of a function's cells hold a malfunction or say why there is none. */
export const rowCoverage = (row: MatrixRow, guidewords: readonly Guideword[]): Coverage => ({
  decided: guidewords.filter(({ uuid }) => row.cells.has(uuid)).length,
  all: guidewords.length,
});

export const columnCoverage = (rows: readonly MatrixRow[], guidewordUuid: string): Coverage => ({
  decided: rows.filter(({ cells }) => cells.has(guidewordUuid)).length,
  all: rows.length,
});

/** The malfunction without the name of its function, which stands at the start of the row. */
export function deviationOf({ name }: Malfunction, functionName: string): string {
  const begins = name.toLowerCase().startsWith(`${functionName.toLowerCase()} `);
  return begins ? name.slice(functionName.length).trim() : name;
}

/** The name of a malfunction that nobody has worded. */
export const nameOfCell = (row: MatrixRow, { template, name }: Guideword): string =>
  malfunctionText(template || name, row.function.name);
