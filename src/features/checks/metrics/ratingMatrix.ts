import type { HaraMetrics } from '@/api/exports';
import type { RiskRating } from '@/api/risk-model';

type Pairs = HaraMetrics['hazards']['byRating'];

export interface RatingMatrixRow {
  /** Undefined: not rated. */
  initial: RiskRating | undefined;
  /** By the columns. */
  counts: readonly number[];
  total: number;
}

export interface RatingMatrix {
  /** Final ratings, the lowest first; undefined: none yet. */
  columns: readonly (RiskRating | undefined)[];
  rows: readonly RatingMatrixRow[];
  totals: readonly number[];
}

/**
 * Hazards of one set by initial rating (down, the worst first) and final rating (across). Ratings that no hazard has
 * are left out, so that a set with many ratings stays a small table.
 */
export function ratingMatrix(pairs: Pairs, ratings: readonly RiskRating[]): RatingMatrix {
  const byRank = [...ratings].sort((one, other) => one.rank - other.rank);
  const used = (field: 'initialRatingUuid' | 'finalRatingUuid') => {
    const uuids = new Set(pairs.map(pair => pair[field]));
    return [
      ...byRank.filter(({ uuid }) => uuids.has(uuid)),
      // Also for a rating that the set does not have any more.
      ...(pairs.some(pair => !byRank.some(({ uuid }) => uuid === pair[field])) ? [undefined] : []),
    ];
  };
  const known = new Set(byRank.map(({ uuid }) => uuid));
  const is = (rating: RiskRating | undefined, uuid: string | null) =>
    rating ? rating.uuid === uuid : uuid === null || !known.has(uuid);
  const columns = used('finalRatingUuid');
  const initials = used('initialRatingUuid');
  const rows = [
    ...initials.filter(rating => rating !== undefined).reverse(),
    ...initials.filter(rating => rating === undefined),
  ].map(initial => {
    const own = pairs.filter(pair => is(initial, pair.initialRatingUuid));
    const counts = columns.map(final =>
      own.filter(pair => is(final, pair.finalRatingUuid)).reduce((sum, { count }) => sum + count, 0),
    );
    return { initial, counts, total: counts.reduce((sum, count) => sum + count, 0) };
  });
  return {
    columns,
    rows,
    totals: columns.map((_column, index) => rows.reduce((sum, row) => sum + (row.counts[index] ?? 0), 0)),
  };
}
