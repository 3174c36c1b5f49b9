import type { RiskParameter } from '../../domain/rating/parameters.ts';
import type { RatingSet } from '../../domain/rating/ratingSet.ts';
import type {
  riskClasses,
  riskLevels,
  riskRatingSets,
  riskRatings,
  riskTableCells,
} from '../database/schema/risk.ts';
import { readSeedData } from './seedData.ts';
import { seedUuid } from './seedUuid.ts';

type InSet<Row> = Omit<Row, 'uuid' | 'riskRatingSetUuid'>;
type TableRow = Partial<Record<RiskParameter, string>> & { rating: string; class?: string; score?: number };

interface RatingSetData extends Omit<typeof riskRatingSets.$inferInsert, 'uuid'> {
  levels: (InSet<typeof riskLevels.$inferInsert> & { order: number })[];
  classes: InSet<typeof riskClasses.$inferInsert>[];
  ratings: InSet<typeof riskRatings.$inferInsert>[];
  table: TableRow[];
}

type Keyed<Row> = Row & { uuid: string; riskRatingSetUuid: string };

/** The rows of one shipped set; also a RatingSet, so that the demo data is rated by the very rows that are seeded. */
export interface ShippedRatingSet extends RatingSet {
  row: typeof riskRatingSets.$inferInsert & { uuid: string };
  levels: Keyed<RatingSetData['levels'][number]>[];
  classes: Keyed<typeof riskClasses.$inferInsert>[];
  ratings: Keyed<typeof riskRatings.$inferInsert>[];
  table: (typeof riskTableCells.$inferSelect)[];
}

/** Uuid of a level of a shipped set, which may or may not exist. */
export const levelUuid = (setCode: string, parameter: RiskParameter, code: string) =>
  seedUuid('risk-level', setCode, parameter, code);

/** The shipped rating sets (domain model 3) as rows, from rating_sets.json. */
export function shippedRatingSets(): ShippedRatingSet[] {
  return readSeedData<{ sets: RatingSetData[] }>('rating_sets.json').sets.map(toRows);
}

function toRows({ levels, classes, ratings, table, ...set }: RatingSetData): ShippedRatingSet {
  const riskRatingSetUuid = seedUuid('risk-rating-set', set.code);
  const keyed = <Row extends { code: string }>(kind: string, rows: Row[]) =>
    rows.map(row => ({ ...row, uuid: seedUuid(kind, set.code, row.code), riskRatingSetUuid }));
  const uuidOf = (row: TableRow, parameter: RiskParameter) => {
    const code = row[parameter];
    return code === undefined ? null : levelUuid(set.code, parameter, code);
  };
  return {
    row: { ...set, uuid: riskRatingSetUuid },
    name: set.name,
    resultLabel: set.resultLabel,
    parameters: set.parameters,
    levels: levels.map(level => ({
      ...level,
      uuid: levelUuid(set.code, level.parameter, level.code),
      riskRatingSetUuid,
    })),
    classes: keyed('risk-class', classes),
    ratings: keyed('risk-rating', ratings),
    table: table.map(row => {
      const { severity, exposure, probability, avoidability } = row;
      return {
        uuid: seedUuid(
          'risk-table-cell',
          set.code,
          ...[severity, exposure, probability, avoidability].map(code => code ?? ''),
        ),
        riskRatingSetUuid,
        severityUuid: levelUuid(set.code, 'severity', severity ?? ''),
        exposureUuid: uuidOf(row, 'exposure'),
        probabilityUuid: uuidOf(row, 'probability'),
        avoidabilityUuid: uuidOf(row, 'avoidability'),
        classUuid: row.class === undefined ? null : seedUuid('risk-class', set.code, row.class),
        ratingUuid: seedUuid('risk-rating', set.code, row.rating),
        score: row.score ?? null,
      };
    }),
  };
}
