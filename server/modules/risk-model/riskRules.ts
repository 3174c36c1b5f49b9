import type {
  RISK_PARAMETERS,
  riskClasses,
  riskLevels,
  riskRatingSets,
  riskRatings,
  riskTableCells,
} from '../../database/schema/risk.ts';

export type RiskParameter = (typeof RISK_PARAMETERS)[number];

/** Wire field that carries the level of each parameter, in the order in which fields are checked and told. */
const FIELDS = {
  severity: 'severityUuid',
  exposure: 'exposureUuid',
  probability: 'probabilityUuid',
  avoidability: 'avoidabilityUuid',
} as const satisfies Record<RiskParameter, string>;

const PARAMETERS = Object.keys(FIELDS) as RiskParameter[];

export type LevelField = (typeof FIELDS)[RiskParameter];

/** A level uuid for each parameter; null and absent both mean "not chosen". */
export type Levels = { readonly [Field in LevelField]?: string | null | undefined };

type Level = Pick<typeof riskLevels.$inferSelect, 'uuid' | 'parameter' | 'code' | 'label' | 'rank' | 'order'>;
type Rating = Pick<typeof riskRatings.$inferSelect, 'uuid' | 'code' | 'label' | 'rank'>;
type RiskClass = Pick<typeof riskClasses.$inferSelect, 'uuid' | 'code' | 'label' | 'lower' | 'upper'>;
type Cell = Pick<typeof riskTableCells.$inferSelect, LevelField | 'classUuid' | 'ratingUuid' | 'score'>;

/** A rating method with all its data, as one risk rating set is read. Treated as immutable: it is indexed once. */
export interface RatingSet
  extends Pick<typeof riskRatingSets.$inferSelect, 'name' | 'resultLabel' | 'parameters'> {
  levels: readonly Level[];
  classes: readonly RiskClass[];
  ratings: readonly Rating[];
  table: readonly Cell[];
}

/** A level that cannot be used; `path` is the field of the request that carries it. */
export interface LevelProblem {
  path: LevelField;
  message: string;
}

/** What the table gives when one parameter is moved by one level and the others stay. */
export interface RatingStep {
  parameter: RiskParameter;
  direction: 'LOWER' | 'HIGHER';
  /** The level after the step. */
  levelUuid: string;
  ratingUuid: string;
  /** Whether the rating would be another one. */
  changes: boolean;
}

export interface RatingResult {
  ratingUuid: string | null;
  classUuid: string | null;
  /** The intermediate number where the method has one (IEC 62061: Cl). */
  score: number | null;
  /** Every parameter of the set has a level and none of the levels is refused. */
  isComplete: boolean;
  /** Parameters of the set without a level, in the set's order. */
  missing: RiskParameter[];
  /** One sentence: the set, the cell, the result. Empty when there are problems. */
  explanation: string;
  /** One step lower and higher of each parameter; empty until complete. */
  steps: RatingStep[];
  /** Refused levels; when there are any, nothing is rated. */
  problems: LevelProblem[];
}

interface SetIndex {
  used: { parameter: RiskParameter; symbol: string; label: string; field: LevelField; scale: Level[] }[];
  levels: Map<string, Level>;
  ratings: Map<string, Rating>;
  classes: Map<string, RiskClass>;
  cells: Map<string, Cell>;
}

const indexes = new WeakMap<RatingSet, SetIndex>();

/** The key of a cell: its level uuids in fixed order, unused parameters left empty. */
const cellKey = (levels: Levels) => PARAMETERS.map(parameter => levels[FIELDS[parameter]] ?? '').join('/');

function indexOf(set: RatingSet): SetIndex {
  const known = indexes.get(set);
  if (known) return known;
  const used = set.parameters.map(entry => ({
    ...entry,
    field: FIELDS[entry.parameter],
    // Two levels may weigh the same (IEC 62061: Fr at least hourly, at least daily): the order decides then.
    scale: set.levels
      .filter(level => level.parameter === entry.parameter)
      .sort((a, b) => a.rank - b.rank || a.order - b.order),
  }));
  const byUuid = <T extends { uuid: string }>(rows: readonly T[]) =>
    new Map(rows.map(row => [row.uuid, row]));
  const index = {
    used,
    levels: byUuid(set.levels),
    ratings: byUuid(set.ratings),
    classes: byUuid(set.classes),
    cells: new Map(set.table.map(cell => [cellKey(cell), cell])),
  };
  indexes.set(set, index);
  return index;
}

/**
 * Looks the result up in the set's table; nothing is computed from it and nothing is ever typed (architecture §6).
 *
 * @param levels uuids of the chosen levels; a parameter that the set does not use must be absent
 * @returns the rating with its explanation; `problems` names every level of another set or parameter
 */
export function rate(set: RatingSet, levels: Levels): RatingResult {
  const index = indexOf(set);
  const problems = findProblems(set, index, levels);
  const missing = index.used.filter(({ field }) => !levels[field]).map(({ parameter }) => parameter);
  const isComplete = missing.length === 0 && problems.length === 0;
  if (!isComplete) {
    const explanation = problems.length > 0 ? '' : explainMissing(set, index, missing);
    return {
      ratingUuid: null,
      classUuid: null,
      score: null,
      isComplete,
      missing,
      explanation,
      steps: [],
      problems,
    };
  }
  const result = lookUp(index, levels);
  const explanation = explain(set, index, levels, result);
  return {
    ...result,
    isComplete,
    missing,
    explanation,
    steps: stepsFrom(index, levels, result.ratingUuid),
    problems,
  };
}

function lookUp(index: SetIndex, levels: Levels): Pick<RatingResult, 'ratingUuid' | 'classUuid' | 'score'> {
  const cell = index.cells.get(cellKey(levels));
  return {
    ratingUuid: cell?.ratingUuid ?? null,
    classUuid: cell?.classUuid ?? null,
    score: cell?.score ?? null,
  };
}

function findProblems(set: RatingSet, index: SetIndex, levels: Levels): LevelProblem[] {
  const problems: LevelProblem[] = [];
  for (const parameter of PARAMETERS) {
    const path = FIELDS[parameter];
    const uuid = levels[path];
    if (!uuid) continue;
    const entry = index.used.find(candidate => candidate.parameter === parameter);
    const level = index.levels.get(uuid);
    if (!entry) {
      problems.push({ path, message: `${set.name} does not use ${parameter}. Leave it out.` });
    } else if (!level) {
      problems.push({
        path,
        message: `This level does not belong to ${set.name}. Choose one of its own levels of ${entry.symbol}.`,
      });
    } else if (level.parameter !== parameter) {
      problems.push({
        path,
        message: `${level.code} is a level of ${level.parameter}, not of ${parameter}. Choose a level of ${entry.symbol}.`,
      });
    }
  }
  return problems;
}

function stepsFrom(index: SetIndex, levels: Levels, from: string | null): RatingStep[] {
  return index.used.flatMap(({ parameter, field, scale }) => {
    const at = scale.findIndex(level => level.uuid === levels[field]);
    const step = (direction: RatingStep['direction'], level: Level | undefined): RatingStep[] => {
      const { ratingUuid } = level ? lookUp(index, { ...levels, [field]: level.uuid }) : { ratingUuid: null };
      return level && ratingUuid
        ? [{ parameter, direction, levelUuid: level.uuid, ratingUuid, changes: ratingUuid !== from }]
        : [];
    };
    return [...step('LOWER', scale[at - 1]), ...step('HIGHER', scale[at + 1])];
  });
}

function explainMissing(set: RatingSet, index: SetIndex, missing: RiskParameter[]): string {
  const symbols = index.used
    .filter(({ parameter }) => missing.includes(parameter))
    .map(({ symbol }) => symbol);
  const list =
    symbols.length > 1 ? `${symbols.slice(0, -1).join(', ')} and ${symbols.at(-1)}` : symbols.join('');
  return `${set.name}: choose ${list} to get the ${set.resultLabel}.`;
}

function explain(
  set: RatingSet,
  index: SetIndex,
  levels: Levels,
  result: Pick<RatingResult, 'ratingUuid' | 'classUuid' | 'score'>,
): string {
  const chosen = index.used.flatMap(entry => {
    const level = index.levels.get(levels[entry.field] ?? '');
    return level ? [{ ...entry, level }] : [];
  });
  // Codes such as S3 speak for themselves; 1 or "Likely" need the name of their parameter.
  const cell = chosen
    .map(({ symbol, label, level }) =>
      level.code.startsWith(symbol) ? level.code : `${label} ${level.code}`,
    )
    .join(' × ');
  const rating = index.ratings.get(result.ratingUuid ?? '');
  if (!rating) return `${set.name} has no result for ${cell}: its table is not filled there.`;

  const riskClass = index.classes.get(result.classUuid ?? '');
  const sentence = `${set.name}, ${cell} gives ${rating.label}`;
  if (!riskClass || result.score === null) return `${sentence}.`;
  // A class bands a sum of points, which the ranks of the levels are; its label starts with the sum's name ("Cl 11–13").
  const summands = chosen.filter(({ parameter }) => parameter !== 'severity');
  const total = summands.reduce((sum, { level }) => sum + level.rank, 0);
  const terms =
    total === result.score
      ? `${summands.map(({ symbol, level }) => `${symbol} ${level.rank}`).join(' + ')} = `
      : '';
  return `${sentence}: ${riskClass.label.split(' ')[0]} = ${terms}${result.score}, band ${riskClass.lower}–${riskClass.upper}.`;
}
