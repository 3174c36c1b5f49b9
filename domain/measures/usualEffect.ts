import { LEVEL_FIELDS, type LevelField, type Levels, type RiskParameter } from '../rating/parameters.ts';
import { type RatingSet, scalesOf } from '../rating/ratingSet.ts';

/** Where a measure usually takes a hazard (domain model 1.31): levels by their codes, the severity by how far it falls. */
export interface DefaultEffect {
  severityDelta?: number | undefined;
  exposureTo?: string | undefined;
  probabilityTo?: string | undefined;
  avoidabilityTo?: string | undefined;
}

/** Where a measure takes hazards: a level, or so many levels down. */
export type StatedEffect = Partial<Record<RiskParameter, { to: string } | { down: number }>>;

const TARGETS = {
  exposure: 'exposureTo',
  probability: 'probabilityTo',
  avoidability: 'avoidabilityTo',
} as const;

/** The usual effect in one set: codes of levels that it does not have are left out. */
export function usualEffect(set: RatingSet, usual: DefaultEffect): StatedEffect {
  const effect: StatedEffect = {};
  if (usual.severityDelta) effect.severity = { down: -usual.severityDelta };
  for (const [parameter, field] of Object.entries(TARGETS) as [keyof typeof TARGETS, keyof DefaultEffect][]) {
    const level = set.levels.find(one => one.parameter === parameter && one.code === usual[field]);
    if (level) effect[parameter] = { to: level.uuid };
  }
  return effect;
}

/**
 * The levels that a hazard has with an effect. What would not lower a level states nothing: a measure makes no risk
 * higher because it brings most other hazards to a level that is above that of this one.
 * @param before the levels that hold before the measure
 */
export function levelsWith(
  set: RatingSet,
  before: Levels,
  effect: StatedEffect,
): Partial<Record<LevelField, string>> {
  const levels: Partial<Record<LevelField, string>> = {};
  for (const [parameter, stated] of Object.entries(effect) as [
    RiskParameter,
    StatedEffect[RiskParameter],
  ][]) {
    const field = LEVEL_FIELDS[parameter];
    const scale = scalesOf(set).find(one => one.parameter === parameter)?.levels ?? [];
    const at = scale.findIndex(({ uuid }) => uuid === before[field]);
    if (!stated || at < 0) continue;
    const to =
      'to' in stated ? scale.findIndex(({ uuid }) => uuid === stated.to) : Math.max(0, at - stated.down);
    const level = scale[to];
    if (level && to < at) levels[field] = level.uuid;
  }
  return levels;
}
