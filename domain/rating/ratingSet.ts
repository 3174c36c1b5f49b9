import { LEVEL_FIELDS, type LevelField, type Levels, type RiskParameter } from './parameters.ts';

/** A rating method with all its data. It is indexed once, so a set must not be changed. */
export interface RatingSet {
  readonly name: string;
  /** What the result is called: ASIL, PL, SIL, Risk level. */
  readonly resultLabel: string;
  /** In the order of the worksheet's columns. */
  readonly parameters: readonly { parameter: RiskParameter; symbol: string; label: string }[];
  readonly levels: readonly {
    uuid: string;
    parameter: RiskParameter;
    code: string;
    label: string;
    rank: number;
    order: number;
  }[];
  readonly classes: readonly {
    uuid: string;
    code: string;
    label: string;
    rank: number;
    lower: number;
    upper: number;
  }[];
  readonly ratings: readonly { uuid: string; code: string; label: string; rank: number }[];
  readonly table: readonly ({ readonly [Field in LevelField]: string | null } & {
    classUuid: string | null;
    ratingUuid: string;
    score: number | null;
  })[];
}

/** Code of a rating that asks for nothing: a screen or a page says so in a word. */
export const NOTHING_NEEDED = 'NONE';

export type LevelOf<Set extends RatingSet> = Set['levels'][number];
export type RatingOf<Set extends RatingSet> = Set['ratings'][number];
export type ClassOf<Set extends RatingSet> = Set['classes'][number];

/** A parameter of a set with its levels, the mildest first. */
export interface Scale<Level extends LevelOf<RatingSet> = LevelOf<RatingSet>> {
  parameter: RiskParameter;
  symbol: string;
  label: string;
  field: LevelField;
  levels: readonly Level[];
}

/** A cell of the table. */
export interface Result<Set extends RatingSet = RatingSet> {
  rating: RatingOf<Set>;
  riskClass: ClassOf<Set> | undefined;
  /** The intermediate number where the method has one (IEC 62061: Cl). */
  score: number | null;
}

interface SetIndex<Set extends RatingSet> {
  scales: readonly Scale<LevelOf<Set>>[];
  levels: ReadonlyMap<string, LevelOf<Set>>;
  results: ReadonlyMap<string, Result<Set>>;
  maxRank: number;
}

const indexes = new WeakMap<RatingSet, SetIndex<RatingSet>>();
const FIELDS = Object.values(LEVEL_FIELDS);

function indexOf<Set extends RatingSet>(set: Set): SetIndex<Set> {
  let index = indexes.get(set);
  if (!index) {
    index = buildIndex(set);
    indexes.set(set, index);
  }
  // The map cannot know which kind of set a key is; an index is only ever stored under its own set.
  return index as SetIndex<Set>;
}

const byUuid = <Row extends { uuid: string }>(rows: readonly Row[]) =>
  new Map(rows.map(row => [row.uuid, row]));

/** Level uuids in fixed order, unused parameters left empty. */
const keyOf = (levels: Levels) => FIELDS.map(field => levels[field] ?? '').join('/');

function buildIndex(set: RatingSet): SetIndex<RatingSet> {
  const ratings = byUuid(set.ratings);
  const classes = byUuid(set.classes);
  const results = new Map<string, Result>();
  for (const cell of set.table) {
    const rating = ratings.get(cell.ratingUuid);
    if (rating)
      results.set(keyOf(cell), { rating, riskClass: classes.get(cell.classUuid ?? ''), score: cell.score });
  }
  return {
    scales: set.parameters.map(({ parameter, symbol, label }) => ({
      parameter,
      symbol,
      label,
      field: LEVEL_FIELDS[parameter],
      levels: set.levels
        .filter(level => level.parameter === parameter)
        // Two levels may have the same rank (IEC 62061: exposed hourly and daily); the order decides then.
        .sort((a, b) => a.rank - b.rank || a.order - b.order),
    })),
    levels: byUuid(set.levels),
    results,
    maxRank: Math.max(0, ...set.ratings.map(({ rank }) => rank)),
  };
}

/** The parameters of a set in the order of the worksheet's columns. */
export const scalesOf = <Set extends RatingSet>(set: Set): readonly Scale<LevelOf<Set>>[] =>
  indexOf(set).scales;

/** The rank of the worst rating of a set: the end of its colour ramp. */
export const maxRankOf = (set: RatingSet): number => indexOf(set).maxRank;

/** A level of a set; undefined for one of another set. */
export const levelOf = <Set extends RatingSet>(
  set: Set,
  uuid: string | null | undefined,
): LevelOf<Set> | undefined => (uuid ? indexOf(set).levels.get(uuid) : undefined);

/**
 * The table's result for chosen levels; undefined while levels are missing or where the table has no cell. Levels of
 * parameters that the set does not use are ignored.
 */
export function lookUp<Set extends RatingSet>(set: Set, levels: Levels): Result<Set> | undefined {
  const { scales, results } = indexOf(set);
  return results.get(keyOf(Object.fromEntries(scales.map(({ field }) => [field, levels[field]]))));
}

/** The rating alone: what a cell of the worksheet shows. */
export const ratingOf = <Set extends RatingSet>(set: Set, levels: Levels): RatingOf<Set> | undefined =>
  lookUp(set, levels)?.rating;
