import { LEVEL_FIELDS, type RiskParameter } from './parameters.ts';
import { type RatingOf, type RatingSet, scalesOf } from './ratingSet.ts';

/** What a printed table is laid out by: the parameters, or severity and class where the method has classes. */
export type TableAxis = RiskParameter | 'class';

export const AXIS_FIELDS = { ...LEVEL_FIELDS, class: 'classUuid' } as const satisfies Record<
  TableAxis,
  string
>;
type AxisField = (typeof AXIS_FIELDS)[TableAxis];

/** The address of a cell as it is printed; axes that the table does not have are null. */
export type PrintedCell = { readonly [Field in AxisField]: string | null };

export interface AxisLevel {
  uuid: string;
  code: string;
  label: string;
  rank: number;
}

export interface Axis {
  axis: TableAxis;
  field: AxisField;
  symbol: string;
  label: string;
  /** The mildest first. */
  levels: readonly AxisLevel[];
}

const FIELDS = Object.values(AXIS_FIELDS);
const NO_CELL = Object.fromEntries(FIELDS.map(field => [field, null])) as PrintedCell;

/** The axes of a set's table in the order of its parameters; empty where it has no severity. */
export function axesOf(set: RatingSet): readonly Axis[] {
  const scales = scalesOf(set).map(({ parameter, ...scale }): Axis => ({ axis: parameter, ...scale }));
  if (set.classes.length === 0) return scales;
  const classes = [...set.classes].sort((a, b) => a.rank - b.rank);
  return [
    ...scales.filter(({ axis }) => axis === 'severity'),
    {
      axis: 'class',
      field: 'classUuid',
      symbol: classes[0]?.label.split(' ')[0] ?? '',
      label: scales
        .filter(({ axis }) => axis !== 'severity')
        .map(({ symbol }) => symbol)
        .join(' + '),
      levels: classes,
    },
  ];
}

/** Every cell of the printed table, filled or not. */
export const printedCells = (axes: readonly Axis[]): PrintedCell[] =>
  axes.length === 0
    ? []
    : axes.reduce<PrintedCell[]>(
        (cells, { field, levels }) =>
          cells.flatMap(cell => levels.map(({ uuid }) => ({ ...cell, [field]: uuid }))),
        [NO_CELL],
      );

/** Tells printed cells apart. */
export const cellKey = (cell: Partial<PrintedCell>): string =>
  FIELDS.map(field => cell[field] ?? '').join('/');

/** The address of the printed cell that an entry of a table is in. */
export const printedCellOf = (axes: readonly Axis[], entry: Partial<PrintedCell>): PrintedCell => ({
  ...NO_CELL,
  ...Object.fromEntries(axes.map(({ field }) => [field, entry[field] ?? null])),
});

/** Ratings of the printed table by `cellKey`; cells of unknown ratings are not among them. */
export function printedRatings<Set extends RatingSet>(set: Set): ReadonlyMap<string, RatingOf<Set>> {
  const axes = axesOf(set);
  const ratings = new Map(set.ratings.map(rating => [rating.uuid, rating]));
  return new Map(
    set.table.flatMap(entry => {
      const rating = ratings.get(entry.ratingUuid);
      return rating ? [[cellKey(printedCellOf(axes, entry)), rating] as const] : [];
    }),
  );
}

/**
 * The table with an entry for every combination of levels that has a result: as it is stored. Where the method has classes,
 * the score of a combination is the sum of the ranks of all levels but the severity, its class the one that holds the
 * score, and its rating that of severity and class (IEC 62061: Cl = Fr + Pr + Av).
 */
export function completeTable(set: RatingSet): RatingSet['table'] {
  const printed = printedRatings(set);
  const scales = scalesOf(set).map(({ parameter, ...scale }): Axis => ({ axis: parameter, ...scale }));
  const axes = axesOf(set);
  const ranks = new Map(set.levels.map(({ uuid, rank }) => [uuid, rank]));
  const added = scales.filter(({ axis }) => axis !== 'severity');
  return printedCells(scales).flatMap(combination => {
    const score =
      set.classes.length === 0
        ? null
        : added.reduce((sum, { field }) => sum + (ranks.get(combination[field] ?? '') ?? 0), 0);
    const classUuid =
      score === null
        ? null
        : (set.classes.find(({ lower, upper }) => lower <= score && score <= upper)?.uuid ?? null);
    const rating = printed.get(cellKey(printedCellOf(axes, { ...combination, classUuid })));
    const { severityUuid } = combination;
    if (!rating || !severityUuid) return [];
    return [{ ...combination, severityUuid, classUuid, ratingUuid: rating.uuid, score }];
  });
}

/** Scores of combinations that no class of the set holds, ascending; empty where it has no classes. */
export function scoresWithoutClass(set: RatingSet): number[] {
  if (set.classes.length === 0) return [];
  const sums = scalesOf(set)
    .filter(({ parameter }) => parameter !== 'severity')
    .reduce<number[]>(
      (scores, { levels }) => [...new Set(scores.flatMap(score => levels.map(({ rank }) => score + rank)))],
      [0],
    );
  return sums
    .filter(score => !set.classes.some(({ lower, upper }) => lower <= score && score <= upper))
    .sort((a, b) => a - b);
}
