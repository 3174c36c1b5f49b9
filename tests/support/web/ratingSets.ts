import { readFileSync } from 'node:fs';
import type { RiskParameter, RiskRatingSet } from '@/api/risk-model';

interface SetData extends Omit<RiskRatingSet, 'table'> {
  table: (Partial<Record<RiskParameter | 'class', string>> & { rating: string; score?: number })[];
}

/** Readable in place of random: what a test prints says which level it was. */
const uuidOf = (set: string, kind: string, code: string | undefined) =>
  code === undefined ? null : `${set}:${kind}:${code}`;

function toSet(data: SetData): RiskRatingSet {
  const keyed = <Row extends { code: string }>(rows: Row[], kindOf: (row: Row) => string) =>
    rows.map(row => ({
      ...row,
      uuid: uuidOf(data.code, kindOf(row), row.code) ?? '',
      riskRatingSetUuid: data.code,
    }));
  return {
    ...data,
    uuid: data.code,
    levels: keyed(data.levels, level => level.parameter),
    classes: keyed(data.classes, () => 'class'),
    ratings: keyed(data.ratings, () => 'rating'),
    table: data.table.map(row => ({
      severityUuid: uuidOf(data.code, 'severity', row.severity) ?? '',
      exposureUuid: uuidOf(data.code, 'exposure', row.exposure),
      probabilityUuid: uuidOf(data.code, 'probability', row.probability),
      avoidabilityUuid: uuidOf(data.code, 'avoidability', row.avoidability),
      classUuid: uuidOf(data.code, 'class', row.class),
      ratingUuid: uuidOf(data.code, 'rating', row.rating) ?? '',
      score: row.score ?? null,
    })),
  };
}

/** The rating sets that ship with the product, as the server answers them. */
export const ratingSets = (): RiskRatingSet[] =>
  (JSON.parse(readFileSync('server/seed/data/rating_sets.json', 'utf8')) as { sets: SetData[] }).sets.map(
    toSet,
  );

export function ratingSet(code: string): RiskRatingSet {
  const set = ratingSets().find(candidate => candidate.code === code);
  if (!set) throw new Error(`There is no rating set ${code}`);
  return set;
}

/** Levels of a set by their codes, as an evaluation holds them. */
export function levelsOf(set: RiskRatingSet, codes: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(codes).map(([parameter, code]) => {
      const level = set.levels.find(item => item.parameter === parameter && item.code === code);
      if (!level) throw new Error(`${set.code} has no ${parameter} ${code}`);
      return [`${parameter}Uuid`, level.uuid];
    }),
  );
}
