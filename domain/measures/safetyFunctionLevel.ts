import { isBelow, LEVELS_ON_SCALES, type NamedRating } from './integrityLevel.ts';

/** A band of PFHd, from `from` up to but not including `below`, per hour. */
export interface FailureBand {
  level: string;
  from: number;
  below: number;
}

/** Performance levels and their average frequency of a dangerous failure per hour (ISO 13849-1:2015, table 2). */
export const PL_BANDS: readonly FailureBand[] = [
  { level: 'PL a', from: 1e-5, below: 1e-4 },
  { level: 'PL b', from: 3e-6, below: 1e-5 },
  { level: 'PL c', from: 1e-6, below: 3e-6 },
  { level: 'PL d', from: 1e-7, below: 1e-6 },
  { level: 'PL e', from: 1e-8, below: 1e-7 },
];

/** SIL of a safety function in continuous or high demand mode (IEC 62061). */
export const SIL_BANDS: readonly FailureBand[] = [
  { level: 'SIL 1', from: 1e-6, below: 1e-5 },
  { level: 'SIL 2', from: 1e-7, below: 1e-6 },
  { level: 'SIL 3', from: 1e-8, below: 1e-7 },
];

/** Levels that a safety function can reach. */
export const ACHIEVABLE_LEVELS: readonly string[] = [...PL_BANDS, ...SIL_BANDS].map(({ level }) => level);

/**
 * The level whose band a frequency lies in. What fails more rarely than the last band asks is of that band: the standards
 * know no higher level. undefined: too often for any.
 */
export const levelOfPfhd = (pfhd: number, bands: readonly FailureBand[]): string | undefined =>
  bands.findLast(({ below }) => pfhd < below)?.level;

/** Categories of ISO 13849-1. */
export type ArchitectureCategory = 'B' | '1' | '2' | '3' | '4';

/** The highest performance level that each category can reach (ISO 13849-1:2015, figure 5). */
export const HIGHEST_OF_CATEGORY: Readonly<Record<ArchitectureCategory, string>> = {
  B: 'PL b',
  1: 'PL c',
  2: 'PL d',
  3: 'PL e',
  4: 'PL e',
};

interface Claim {
  achievedLevel: string | null;
  architectureCategory: ArchitectureCategory | null;
  pfhd: number | null;
}

interface Demand {
  /** Code of the scale. */
  requiredCategory: string | null;
  requiredLevel: string | null;
}

/** What a safety function falls short of. */
export type SafetyFunctionProblem = 'BELOW' | 'NOT_SHOWN' | 'PFHD' | 'CATEGORY';

/** A level with its scale, where it is a letter or a number alone. */
export const onScale = (level: string, category: string | null): string =>
  /^\s*([a-e]|[1-4]|qm)\s*$/i.test(level) && category ? `${category} ${level.trim()}` : level;

const isOnScale = (level: string, scale: string) => {
  const spelling = level.replaceAll(/\s/g, '').toUpperCase();
  return LEVELS_ON_SCALES.some(one => one.spelling === spelling && one.scale === scale);
};

/**
 * What a safety function falls short of (checks V25 and V28): the level that its hazards ask for, or the one that it claims.
 * @param ratings of the set in which its hazards are compared
 */
export function safetyFunctionProblems(
  claim: Claim,
  { requiredCategory, requiredLevel }: Demand,
  isVerified: boolean,
  ratings: readonly NamedRating[],
): SafetyFunctionProblem[] {
  const achieved = claim.achievedLevel?.trim() ? onScale(claim.achievedLevel, requiredCategory) : undefined;
  const problems: SafetyFunctionProblem[] = [];
  if (achieved && requiredLevel && isBelow(achieved, onScale(requiredLevel, requiredCategory), ratings))
    problems.push('BELOW');
  if (!achieved && isVerified && requiredLevel) problems.push('NOT_SHOWN');
  if (!achieved) return problems;
  if (claim.pfhd !== null && isAboveBand(achieved, claim.pfhd)) problems.push('PFHD');
  if (
    claim.architectureCategory &&
    isOnScale(achieved, 'PL') &&
    isBelow(HIGHEST_OF_CATEGORY[claim.architectureCategory], achieved, [])
  )
    problems.push('CATEGORY');
  return problems;
}

/** Whether a frequency is too high for a level that is claimed. */
function isAboveBand(achieved: string, pfhd: number): boolean {
  // A PL is one on the scale of SIL too, and the other way round nothing: the claimed word decides.
  const bands = isOnScale(achieved, 'PL') ? PL_BANDS : isOnScale(achieved, 'SIL') ? SIL_BANDS : undefined;
  if (!bands) return false;
  const shown = levelOfPfhd(pfhd, bands);
  return !shown || isBelow(shown, achieved, []);
}
