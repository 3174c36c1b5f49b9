import { type LevelOf, type RatingSet, scalesOf } from './ratingSet.ts';

/** How often and how long somebody is there; null where nobody has said so. */
export interface TaskTimes {
  frequencyPerYear: number | null;
  durationMinutes: number | null;
}

/** What the times of a task say about the exposure; numbers are for the sentences. */
export type TaskExposure<Level> =
  /** IEC 62061: the interval gives points, less than ten minutes one less. `isMildest`: the set has no level that low. */
  | {
      kind: 'points';
      level: Level;
      interval: FrInterval;
      points: number;
      isShort: boolean;
      isMildest: boolean;
    }
  /** ISO 13849-1: longer or more often than F1 may be, however long the machine runs. */
  | { kind: 'long'; level: Level }
  /** ISO 13849-1: F1 only if the machine runs at least so many hours a year. */
  | { kind: 'if-running'; mild: Level; grave: Level; hours: number };

/** Time between two exposures at most, by name. */
export type FrInterval = 'hour' | 'day' | 'two-weeks' | 'year' | 'longer';

const HOURS_A_YEAR = 8760;
const SHORT_MINUTES = 10;
/** IEC 62061:2005 annex A: interval in hours at most, its points, and those of an exposure under ten minutes. */
const INTERVALS: { interval: FrInterval; hours: number; points: number; short: number }[] = [
  { interval: 'hour', hours: 1, points: 5, short: 5 },
  { interval: 'day', hours: 24, points: 5, short: 4 },
  { interval: 'two-weeks', hours: 14 * 24, points: 4, short: 3 },
  { interval: 'year', hours: HOURS_A_YEAR, points: 3, short: 2 },
  { interval: 'longer', hours: Number.POSITIVE_INFINITY, points: 2, short: 1 },
];
/** ISO 13849-1:2015 A.2.2: F1 up to a twentieth of the operating time, and not more often than every 15 minutes. */
const F1_SHARE = 1 / 20;
const F1_PER_HOUR = 4;

/** Points are the ranks of the levels, the mildest first; of two with as many the later one is hourly, the other daily. */
function byPoints<Level extends LevelOf<RatingSet>>(
  levels: readonly Level[],
  { frequencyPerYear, durationMinutes }: { frequencyPerYear: number; durationMinutes: number },
): TaskExposure<Level> | undefined {
  const hours = HOURS_A_YEAR / frequencyPerYear;
  const row = INTERVALS.find(one => hours <= one.hours);
  if (!row) return undefined;
  const isShort = durationMinutes < SHORT_MINUTES;
  const points = isShort ? row.short : row.points;
  const same = levels.filter(({ rank }) => rank === points);
  const level = (row.interval === 'hour' ? same.at(-1) : same[0]) ?? levels[0];
  return (
    level && { kind: 'points', level, interval: row.interval, points, isShort, isMildest: same.length === 0 }
  );
}

function byOperatingTime<Level extends LevelOf<RatingSet>>(
  levels: readonly Level[],
  { frequencyPerYear, durationMinutes }: { frequencyPerYear: number; durationMinutes: number },
): TaskExposure<Level> | undefined {
  const [mild, grave] = levels;
  if (!mild || !grave) return undefined;
  const there = (frequencyPerYear * durationMinutes) / 60;
  const hours = Math.ceil(Math.max(there / F1_SHARE, frequencyPerYear / F1_PER_HOUR));
  return hours > HOURS_A_YEAR ? { kind: 'long', level: grave } : { kind: 'if-running', mild, grave, hours };
}

/**
 * The exposure that a human task leads to, where its set counts it as IEC 62061 (Fr) or ISO 13849-1 (F) does: domain.md 1.18,
 * 3.4. The operating time of a machine is not known, so F1 is never proposed, only what it takes. Other sets say nothing:
 * their exposure is not that of one person at one task.
 * @returns undefined where the set or the task says too little
 */
export function taskExposure<Set extends RatingSet>(
  set: Set,
  { frequencyPerYear, durationMinutes }: TaskTimes,
): TaskExposure<LevelOf<Set>> | undefined {
  const scale = scalesOf(set).find(({ parameter }) => parameter === 'exposure');
  if (!scale || !frequencyPerYear || durationMinutes === null) return undefined;
  const times = { frequencyPerYear, durationMinutes };
  if (scale.symbol === 'Fr') return byPoints(scale.levels, times);
  return scale.symbol === 'F' && scale.levels.length === 2 ? byOperatingTime(scale.levels, times) : undefined;
}
