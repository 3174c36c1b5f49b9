import type { Asil } from './decomposition.ts';
import { LEVELS_ON_SCALES } from './integrityLevel.ts';

/** A level on the scale of a safety target category. */
export interface TargetLevel {
  /** Code of the category; null where the rating set leads to none. */
  category: string | null;
  /** Such as D or d. */
  level: string;
  /** Of its rating in its set: compares levels that are on no scale. */
  rank: number;
}

/** The level that a requirement has. */
export interface RequirementLevel {
  category: string | null;
  /** What it has to be developed by. */
  own: string;
  ownRank: number;
  /** That of the targets in the end, from which a share was decomposed. */
  origin: string;
  originRank: number;
  /** The own one is a share of a decomposed level. */
  isDecomposed: boolean;
}

/** A requirement, as far as its level follows from it. */
export interface LeveledRequirement {
  uuid: string;
  parentUuid: string | null;
  decomposedLevel: Asil | null;
  safetyTargetUuids: readonly string[];
}

/** Where a requirement serves targets of several scales, the first of these has its level. */
export const SCALES_BY_PRECEDENCE = ['ASIL', 'AGPL', 'MPL', 'PL', 'SIL'] as const;

/** Requirements above a requirement that are looked at; more would be a ring. */
export const MAX_ANCESTORS = 50;

const precedenceOf = (category: string | null) => {
  const place = (SCALES_BY_PRECEDENCE as readonly (string | null)[]).indexOf(category);
  return place < 0 ? SCALES_BY_PRECEDENCE.length : place;
};

/** Places of levels on their scales, by category and level; other levels are compared by their ratings. */
const placeOf = ({ category, level, rank }: TargetLevel): number =>
  LEVELS_ON_SCALES.find(
    ({ scale, spelling }) => scale === category && spelling === level.trim().toUpperCase(),
  )?.rank ?? rank;

const ofTarget = (target: TargetLevel): RequirementLevel => {
  const rank = placeOf(target);
  const { category, level } = target;
  return { category, own: level, ownRank: rank, origin: level, originRank: rank, isDecomposed: false };
};

/** The higher of both, each of own level and origin; `first` where they are as high. */
function higher(first: RequirementLevel, second: RequirementLevel): RequirementLevel {
  if (first.category !== second.category)
    return precedenceOf(first.category) <= precedenceOf(second.category) ? first : second;
  const own = first.ownRank >= second.ownRank ? first : second;
  const origin = first.originRank >= second.originRank ? first : second;
  return { ...own, origin: origin.origin, originRank: origin.originRank };
}

/**
 * The level of a requirement (domain model 1.36): the share that it carries of the ASIL of its parent, else the highest of
 * its targets and its parent. What was decomposed first stays beside it (ISO 26262-9:2018 5.4.9).
 * @param targets levels of its own targets, as far as they have one
 */
export function requirementLevel(
  decomposedLevel: Asil | null,
  targets: readonly TargetLevel[],
  parent: RequirementLevel | undefined,
): RequirementLevel | undefined {
  if (decomposedLevel && parent?.category === 'ASIL')
    return {
      ...parent,
      own: decomposedLevel,
      ownRank: placeOf({ category: 'ASIL', level: decomposedLevel, rank: 0 }),
      isDecomposed: true,
    };
  const own = targets.map(ofTarget);
  const all = parent ? [...own, parent] : own;
  return all.reduce<RequirementLevel | undefined>(
    (highest, level) => (highest ? higher(highest, level) : level),
    undefined,
  );
}

/** Levels of all requirements of a project, of those that have one. */
export function requirementLevels(
  requirements: readonly LeveledRequirement[],
  levelOfTarget: (uuid: string) => TargetLevel | null | undefined,
): Map<string, RequirementLevel> {
  const byUuid = new Map(requirements.map(requirement => [requirement.uuid, requirement]));
  const known = new Map<string, RequirementLevel | undefined>();
  const levelOf = (requirement: LeveledRequirement, depth: number): RequirementLevel | undefined => {
    if (known.has(requirement.uuid)) return known.get(requirement.uuid);
    const parent = depth < MAX_ANCESTORS ? byUuid.get(requirement.parentUuid ?? '') : undefined;
    const level = requirementLevel(
      requirement.decomposedLevel,
      requirement.safetyTargetUuids.flatMap(uuid => levelOfTarget(uuid) ?? []),
      parent && levelOf(parent, depth + 1),
    );
    known.set(requirement.uuid, level);
    return level;
  };
  for (const requirement of requirements) levelOf(requirement, 0);
  return new Map([...known].flatMap(([uuid, level]) => (level ? [[uuid, level] as const] : [])));
}

/** B(D) of a decomposition, D otherwise (ISO 26262-9:2018 5.4.9). */
export const levelText = ({ own, ownRank, origin, originRank, isDecomposed }: RequirementLevel): string =>
  isDecomposed || ownRank < originRank ? `${own}(${origin})` : own;

/**
 * Targets of a requirement that ask for more than it has. Those that a requirement above it serves too are covered by the
 * decomposition between them.
 */
export function targetsAbove(
  requirement: LeveledRequirement,
  level: RequirementLevel | undefined,
  byUuid: ReadonlyMap<string, LeveledRequirement>,
  levelOfTarget: (uuid: string) => TargetLevel | null | undefined,
): string[] {
  const covered = new Set<string>();
  let above = byUuid.get(requirement.parentUuid ?? '');
  for (let depth = 0; above && depth < MAX_ANCESTORS; depth += 1) {
    for (const uuid of above.safetyTargetUuids) covered.add(uuid);
    above = byUuid.get(above.parentUuid ?? '');
  }
  return requirement.safetyTargetUuids.filter(uuid => {
    const target = levelOfTarget(uuid);
    if (!target || covered.has(uuid)) return false;
    return target.category === level?.category && placeOf(target) > (level?.ownRank ?? 0);
  });
}
