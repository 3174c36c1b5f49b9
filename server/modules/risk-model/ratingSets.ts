import type { ExposureBand } from '../../../domain/rating/exposureSuggestion.ts';
import type { TableExplanation } from '../../../domain/rating/monotone.ts';
import type { RatingSet } from '../../../domain/rating/ratingSet.ts';
import { projectsOf } from '../../access/visibility.ts';
import { projection } from '../../database/records/projection.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { readRecord } from '../../database/records/reading.ts';
import { defineRecord, type RecordType } from '../../database/records/recordType.ts';
import {
  riskClasses,
  riskLevels,
  riskRatingSets,
  riskRatings,
  riskTableCells,
} from '../../database/schema/index.ts';

const ofSet = { searched: ['code', 'label', 'definition'], label: 'label' };

const level = <const Entity extends string, const Plural extends string>(
  entity: Entity,
  plural: Plural,
  parameter: string,
) =>
  defineRecord({
    ...ofSet,
    entity,
    plural,
    table: riskLevels,
    where: { column: 'parameter', equals: parameter },
    orderBy: 'order',
  });

export const severityType = level('RiskSeverity', 'RiskSeverities', 'severity');
export const exposureType = level('RiskExposure', 'RiskExposures', 'exposure');
export const probabilityType = level('RiskProbability', 'RiskProbabilities', 'probability');
export const avoidabilityType = level('RiskAvoidability', 'RiskAvoidabilities', 'avoidability');
export const classType = defineRecord({
  ...ofSet,
  entity: 'RiskClass',
  plural: 'RiskClasses',
  table: riskClasses,
  orderBy: 'rank',
});
export const ratingType = defineRecord({
  ...ofSet,
  entity: 'RiskRating',
  plural: 'RiskRatings',
  table: riskRatings,
  orderBy: 'rank',
});

export const ratingSetRecord = {
  entity: 'RiskRatingSet' as const,
  plural: 'RiskRatingSets' as const,
  table: riskRatingSets,
  searched: ['code', 'name', 'standard'],
  orderBy: 'name',
};

/** A set without its levels and table, as lists show it. */
export const ratingSetSummaryType = defineRecord({
  ...ratingSetRecord,
  hidden: ['explanations'],
  computed: {
    projectCount: (set, caller) =>
      `select count(*)::int from project_risk_rating_sets p where p.risk_rating_set_uuid = ${set}."uuid" and p.project_uuid = any(${projectsOf(caller())})`,
  },
});

const rowsOf = (type: RecordType, order: string) => (set: string) =>
  `select coalesce(json_agg(j order by ${order}), '[]'::json) from (select ${projection(type, 'l')} from "${type.tableName}" l where l.risk_rating_set_uuid = ${set}."uuid") j`;

const levelType = defineRecord({
  ...ofSet,
  entity: 'RiskLevel',
  plural: 'RiskLevels',
  table: riskLevels,
  orderBy: 'order',
});
const cellType = defineRecord({
  entity: 'RiskTableCell',
  plural: 'RiskTableCells',
  table: riskTableCells,
  hidden: ['uuid', 'riskRatingSetUuid'],
  searched: [],
  orderBy: 'score',
});

/** A whole method: levels, classes, ratings and the table. */
export const ratingSetType = defineRecord({
  ...ratingSetRecord,
  computed: {
    levels: rowsOf(levelType, 'j."parameter", j."order"'),
    classes: rowsOf(classType, 'j."rank"'),
    ratings: rowsOf(ratingType, 'j."rank"'),
    table: rowsOf(cellType, '1'),
  },
});

export interface StoredRatingSet extends RatingSet {
  uuid: string;
  organizationUuid: string | null;
  revision: number;
  code: string;
  standard: string;
  version: string;
  rule: string;
  disclaimer: string;
  provenance: string;
  trust: number;
  lineageUuid: string;
  versionNumber: number;
  explanations: TableExplanation[];
  levels: (RatingSet['levels'][number] & {
    definition: string;
    examples: string;
    band: ExposureBand | null;
  })[];
  classes: (RatingSet['classes'][number] & { definition: string })[];
  ratings: (RatingSet['ratings'][number] & {
    definition: string;
    color: string;
    acceptance: string;
    targetCategory: string | null;
    targetLevel: string | null;
  })[];
  /** false: a template that an organization has to check first. */
  isEnabled: boolean;
}

const loaded = new Map<string, StoredRatingSet>();

/**
 * A set with its table, cached in memory: the table never changes without a new revision.
 * @param revision as just read by another query; if absent, the set is read again
 */
export async function loadRatingSet(
  database: Queryable,
  uuid: string,
  revision?: number,
): Promise<StoredRatingSet | undefined> {
  const known = loaded.get(uuid);
  if (known && known.revision === revision) return known;
  const text = await readRecord(database, ratingSetType, uuid);
  if (!text) return undefined;
  const set = JSON.parse(text) as StoredRatingSet;
  loaded.set(uuid, set);
  return set;
}
