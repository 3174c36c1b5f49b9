import type { RiskClass, RiskLevel, RiskParameter, RiskRating, RiskRatingSet } from '@/api/risk-model';

/** Wire field that carries the level of each parameter. */
export const LEVEL_FIELDS = {
  severity: 'severityUuid',
  exposure: 'exposureUuid',
  probability: 'probabilityUuid',
  avoidability: 'avoidabilityUuid',
} as const satisfies Record<RiskParameter, string>;

export type LevelField = (typeof LEVEL_FIELDS)[RiskParameter];
/** A level uuid for each parameter; null and absent both mean "not chosen". */
export type ChosenLevels = { readonly [Field in LevelField]?: string | null };

/** A parameter of a set with its levels from the mildest to the most severe. */
export interface Scale {
  parameter: RiskParameter;
  symbol: string;
  label: string;
  field: LevelField;
  levels: readonly RiskLevel[];
}

/** What the table gives when one parameter is moved by one level and the others stay. */
export interface RatingStep {
  scale: Scale;
  direction: 'LOWER' | 'HIGHER';
  level: RiskLevel;
  rating: RiskRating;
  changes: boolean;
}

/** The cell of the table that the chosen levels point at. */
export interface RatedLevels {
  /** The chosen levels in the order of the set; undefined where none is chosen. */
  chosen: readonly { scale: Scale; level: RiskLevel | undefined }[];
  /** Undefined while levels are missing, or when the table is not filled there. */
  rating: RiskRating | undefined;
  riskClass: RiskClass | undefined;
  /** Intermediate number where the method has one (IEC 62061: Cl). */
  score: number | null;
  /** Parameters without a level, in the order of the set. */
  missing: readonly Scale[];
  /** One step lower and higher of each parameter; empty until complete. */
  steps: readonly RatingStep[];
}

interface SetIndex {
  scales: readonly Scale[];
  levels: ReadonlyMap<string, RiskLevel>;
  ratings: ReadonlyMap<string, RiskRating>;
  classes: ReadonlyMap<string, RiskClass>;
  cells: ReadonlyMap<string, RiskRatingSet['table'][number]>;
  maxRank: number;
}

const indexes = new WeakMap<RiskRatingSet, SetIndex>();
const fields = Object.values(LEVEL_FIELDS);
const cellKey = (levels: ChosenLevels) => fields.map(field => levels[field] ?? '').join('/');
const byUuid = <T extends { uuid: string }>(rows: readonly T[]) => new Map(rows.map(row => [row.uuid, row]));

function indexOf(set: RiskRatingSet): SetIndex {
  const known = indexes.get(set);
  if (known) return known;
  const index: SetIndex = {
    scales: set.parameters.map(({ parameter, symbol, label }) => ({
      parameter,
      symbol,
      label,
      field: LEVEL_FIELDS[parameter],
      // Two levels may weigh the same (IEC 62061: exposed hourly and daily): the order decides then.
      levels: set.levels
        .filter(level => level.parameter === parameter)
        .sort((a, b) => a.rank - b.rank || a.order - b.order),
    })),
    levels: byUuid(set.levels),
    ratings: byUuid(set.ratings),
    classes: byUuid(set.classes),
    cells: new Map(set.table.map(cell => [cellKey(cell), cell])),
    maxRank: Math.max(0, ...set.ratings.map(rating => rating.rank)),
  };
  indexes.set(set, index);
  return index;
}

/** The parameters of a set in the order of the worksheet's columns. */
export const scalesOf = (set: RiskRatingSet): readonly Scale[] => indexOf(set).scales;

/** Rank of the worst rating of a set: the end of its colour ramp. */
export const maxRankOf = (set: RiskRatingSet): number => indexOf(set).maxRank;

/** A level of a set, or undefined for one of another set. */
export const levelOf = (set: RiskRatingSet, uuid: string | null | undefined): RiskLevel | undefined =>
  uuid ? indexOf(set).levels.get(uuid) : undefined;

/** The rating alone: what a cell of the worksheet shows. */
export function ratingOf(set: RiskRatingSet, levels: ChosenLevels): RiskRating | undefined {
  const index = indexOf(set);
  const cell = index.cells.get(cellKey(only(index, levels)));
  return cell && index.ratings.get(cell.ratingUuid);
}

/** The levels of the parameters that the set uses. */
function only(index: SetIndex, levels: ChosenLevels): ChosenLevels {
  return Object.fromEntries(index.scales.map(({ field }) => [field, levels[field] ?? null]));
}

/**
 * Looks the levels up in the set's table, as the server does: nothing is computed beside the table.
 * Pure, so that the result stands in the frame in which a level is typed.
 */
export function rateLevels(set: RiskRatingSet, levels: ChosenLevels): RatedLevels {
  const index = indexOf(set);
  const used = only(index, levels);
  const chosen = index.scales.map(scale => {
    const level = index.levels.get(used[scale.field] ?? '');
    return { scale, level: level?.parameter === scale.parameter ? level : undefined };
  });
  const missing = chosen.flatMap(({ scale, level }) => (level ? [] : [scale]));
  const cell = missing.length === 0 ? index.cells.get(cellKey(used)) : undefined;
  return {
    chosen,
    rating: cell && index.ratings.get(cell.ratingUuid),
    riskClass: index.classes.get(cell?.classUuid ?? ''),
    score: cell?.score ?? null,
    missing,
    steps: cell ? index.scales.flatMap(scale => stepsOf(index, scale, used, cell.ratingUuid)) : [],
  };
}

function stepsOf(index: SetIndex, scale: Scale, levels: ChosenLevels, from: string): RatingStep[] {
  const at = scale.levels.findIndex(level => level.uuid === levels[scale.field]);
  const step = (direction: RatingStep['direction'], level: RiskLevel | undefined): RatingStep[] => {
    const cell = level && index.cells.get(cellKey({ ...levels, [scale.field]: level.uuid }));
    const rating = cell && index.ratings.get(cell.ratingUuid);
    return level && rating ? [{ scale, direction, level, rating, changes: rating.uuid !== from }] : [];
  };
  return [...step('LOWER', scale.levels[at - 1]), ...step('HIGHER', scale.levels[at + 1])];
}
