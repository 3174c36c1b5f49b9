import type { Levels } from './parameters.ts';
import { axesOf, type PrintedCell, printedCellOf } from './printedTable.ts';
import { rateLevels } from './rateLevels.ts';
import { type RatingOf, type RatingSet, ratingOf, type Scale, scalesOf } from './ratingSet.ts';

export interface TableHeading {
  key: string;
  code: string;
  label: string;
}

export interface TableCell {
  key: string;
  /** Its address. */
  cell: PrintedCell;
  rating: RatingOf<RatingSet> | undefined;
  isMarked: boolean;
}

export interface TableRow {
  key: string;
  /** One for each leading parameter; `span` rows high, 0 when the row above covers it. */
  headings: readonly (TableHeading & { span: number })[];
  cells: readonly TableCell[];
}

/** A set's table as a person reads it: leading parameters down, the last one (or the class) across. */
export interface RatingTable {
  /** Symbols of the leading parameters. */
  corner: readonly string[];
  across: { symbol: string; label: string; headings: readonly TableHeading[] };
  rows: readonly TableRow[];
}

const heading = ({ uuid, code, label }: { uuid: string; code: string; label: string }): TableHeading => ({
  key: uuid,
  code,
  label,
});

/**
 * Lays the table of a set out.
 * @param levels the cell they point at is marked
 */
export function layOutTable(set: RatingSet, levels: Levels): RatingTable {
  return set.classes.length > 0 ? classTable(set, levels) : levelTable(set, levels);
}

function levelTable(set: RatingSet, levels: Levels): RatingTable {
  const scales = scalesOf(set);
  const axes = axesOf(set);
  const down = scales.slice(0, -1);
  const across = scales.at(-1);
  if (!across) return { corner: [], across: { symbol: '', label: '', headings: [] }, rows: [] };
  const combinations = combine(down);
  return {
    corner: down.map(({ symbol }) => symbol),
    across: { symbol: across.symbol, label: across.label, headings: across.levels.map(heading) },
    rows: combinations.map((combination, index) => {
      const above = combinations[index - 1];
      const fixed = Object.fromEntries(combination.map(({ scale, level }) => [scale.field, level.uuid]));
      return {
        key: combination.map(({ level }) => level.uuid).join('/'),
        headings: combination.map(({ level }, place) => ({
          ...heading(level),
          span: sameUntil(above, combination, place) ? 0 : spanOf(down, place),
        })),
        cells: across.levels.map(level => {
          const at = { ...fixed, [across.field]: level.uuid };
          return {
            key: level.uuid,
            cell: printedCellOf(axes, at),
            rating: ratingOf(set, at),
            isMarked: scales.every(({ field }) => (at as Levels)[field] === levels[field]),
          };
        }),
      };
    }),
  };
}

type Combination = { scale: Scale; level: Scale['levels'][number] }[];

const combine = (scales: readonly Scale[]): Combination[] =>
  scales.reduce<Combination[]>(
    (rows, scale) => rows.flatMap(row => scale.levels.map(level => [...row, { scale, level }])),
    [[]],
  );

const sameUntil = (above: Combination | undefined, row: Combination, place: number): boolean =>
  above !== undefined && row.slice(0, place + 1).every(({ level }, index) => above[index]?.level === level);

const spanOf = (scales: readonly Scale[], place: number): number =>
  scales.slice(place + 1).reduce((rows, { levels }) => rows * levels.length, 1);

/** A method with classes prints severity × class; the class is the sum of the other parameters. */
function classTable(set: RatingSet, levels: Levels): RatingTable {
  const severity = scalesOf(set).find(({ parameter }) => parameter === 'severity');
  const axes = axesOf(set);
  const classes = [...set.classes].sort((a, b) => a.rank - b.rank);
  const ratings = new Map(set.ratings.map(rating => [rating.uuid, rating]));
  const cells = new Map(
    set.table.map(cell => [`${cell.severityUuid}/${cell.classUuid}`, ratings.get(cell.ratingUuid)]),
  );
  const marked = rateLevels(set, levels).riskClass;
  return {
    corner: severity ? [severity.symbol] : [],
    across: {
      symbol: classes[0]?.label.split(' ')[0] ?? '',
      label: scalesOf(set)
        .filter(scale => scale !== severity)
        .map(({ symbol }) => symbol)
        .join(' + '),
      headings: classes.map(heading),
    },
    rows: [...(severity?.levels ?? [])].reverse().map(level => ({
      key: level.uuid,
      headings: [{ ...heading(level), span: 1 }],
      cells: classes.map(({ uuid }) => ({
        key: uuid,
        cell: printedCellOf(axes, { severityUuid: level.uuid, classUuid: uuid }),
        rating: cells.get(`${level.uuid}/${uuid}`),
        isMarked: level.uuid === levels.severityUuid && uuid === marked?.uuid,
      })),
    })),
  };
}
