import { LEVEL_FIELDS, type LevelField, type Levels, PARAMETERS } from './parameters.ts';
import {
  type ClassOf,
  type LevelOf,
  levelOf,
  lookUp,
  type RatingOf,
  type RatingSet,
  type Scale,
  scalesOf,
} from './ratingSet.ts';

/** What the table gives when one parameter moves by one level and the others stay. */
export interface RatingStep<Set extends RatingSet = RatingSet> {
  scale: Scale<LevelOf<Set>>;
  direction: 'LOWER' | 'HIGHER';
  /** The level after the step. */
  level: LevelOf<Set>;
  rating: RatingOf<Set>;
  /** Whether the rating differs from the present one. */
  changes: boolean;
}

/** A level that cannot be used. */
export interface LevelProblem {
  path: LevelField;
  message: string;
}

/** The cell of the table that the chosen levels point at. */
export interface RatedLevels<Set extends RatingSet = RatingSet> {
  /** The levels in the order of the set; undefined where none is chosen, or one that cannot be used. */
  chosen: readonly { scale: Scale<LevelOf<Set>>; level: LevelOf<Set> | undefined }[];
  /** Parameters without a usable level, in the order of the set. */
  missing: readonly Scale<LevelOf<Set>>[];
  /** Undefined while levels are missing or refused, and where the table has no cell. */
  rating: RatingOf<Set> | undefined;
  riskClass: ClassOf<Set> | undefined;
  /** The intermediate number where the method has one (IEC 62061: Cl). */
  score: number | null;
  /** One step lower and higher for each parameter; empty until complete. */
  steps: readonly RatingStep<Set>[];
  /** Levels of another set or parameter. When there are any, nothing is rated. */
  problems: LevelProblem[];
}

/**
 * Looks up the levels in the set's table. Nothing is computed outside the table, and a result is never typed in
 * (architecture §6; the tables are those of ISO 26262-3:2018 table 4, ISO 13849-1 annex A, IEC 62061 annex A …).
 */
export function rateLevels<Set extends RatingSet>(set: Set, levels: Levels): RatedLevels<Set> {
  const problems = problemsOf(set, levels);
  const chosen = scalesOf(set).map(scale => {
    const level = levelOf(set, levels[scale.field]);
    return { scale, level: level?.parameter === scale.parameter ? level : undefined };
  });
  const missing = chosen.flatMap(({ scale, level }) => (level ? [] : [scale]));
  const isComplete = missing.length === 0 && problems.length === 0;
  const result = isComplete ? lookUp(set, levels) : undefined;
  return {
    chosen,
    missing,
    rating: result?.rating,
    riskClass: result?.riskClass,
    score: result?.score ?? null,
    steps: isComplete ? scalesOf(set).flatMap(scale => stepsOf(set, scale, levels, result?.rating)) : [],
    problems,
  };
}

/** What is stored with chosen levels: the result's uuids and score. */
export function rate(set: RatingSet, levels: Levels) {
  const { rating, riskClass, score, missing, problems } = rateLevels(set, levels);
  return { ratingUuid: rating?.uuid ?? null, classUuid: riskClass?.uuid ?? null, score, missing, problems };
}

function problemsOf(set: RatingSet, levels: Levels): LevelProblem[] {
  return PARAMETERS.flatMap(parameter => {
    const path = LEVEL_FIELDS[parameter];
    const uuid = levels[path];
    if (!uuid) return [];
    const scale = scalesOf(set).find(candidate => candidate.parameter === parameter);
    if (!scale) return { path, message: `${set.name} does not use ${parameter}. Leave it out.` };
    const level = levelOf(set, uuid);
    if (!level)
      return {
        path,
        message: `This level does not belong to ${set.name}. Choose one of its own levels of ${scale.symbol}.`,
      };
    if (level.parameter === parameter) return [];
    return {
      path,
      message: `${level.code} is a level of ${level.parameter}, not of ${parameter}. Choose a level of ${scale.symbol}.`,
    };
  });
}

function stepsOf<Set extends RatingSet>(
  set: Set,
  scale: Scale<LevelOf<Set>>,
  levels: Levels,
  from: RatingOf<Set> | undefined,
): RatingStep<Set>[] {
  const at = scale.levels.findIndex(level => level.uuid === levels[scale.field]);
  const step = (direction: RatingStep['direction'], level: LevelOf<Set> | undefined): RatingStep<Set>[] => {
    const rating = level && lookUp(set, { ...levels, [scale.field]: level.uuid })?.rating;
    return level && rating ? [{ scale, direction, level, rating, changes: rating !== from }] : [];
  };
  return [...step('LOWER', scale.levels[at - 1]), ...step('HIGHER', scale.levels[at + 1])];
}
