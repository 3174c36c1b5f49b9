import type { PoolClient } from 'pg';
import { type ChangeContext, insertRecords, updateRecord } from '../../database/records/writing.ts';
import { organizationSetType } from './organizationSets.ts';

/** The set's rows: $1 the set, $2 its content as JSON. One statement, so that the references among them hold at its end. */
export const INSERT_CONTENT = `with
  level as (insert into risk_levels (uuid, risk_rating_set_uuid, parameter, code, label, definition, rank, examples, "order", band)
    select l.uuid, $1, l.parameter, l.code, l.label, l.definition, l.rank, l.examples, l."order", l.band
    from jsonb_to_recordset($2::jsonb -> 'levels') as l(uuid uuid, parameter text, code text, label text, definition text, rank int, examples text, "order" int, band jsonb)),
  class as (insert into risk_classes (uuid, risk_rating_set_uuid, code, label, definition, rank, lower, upper)
    select c.uuid, $1, c.code, c.label, c.definition, c.rank, c.lower, c.upper
    from jsonb_to_recordset($2::jsonb -> 'classes') as c(uuid uuid, code text, label text, definition text, rank int, lower int, upper int)),
  rating as (insert into risk_ratings (uuid, risk_rating_set_uuid, code, label, definition, rank, color, acceptance, target_category, target_level)
    select r.uuid, $1, r.code, r.label, r.definition, r.rank, r.color, r.acceptance, r."targetCategory", r."targetLevel"
    from jsonb_to_recordset($2::jsonb -> 'ratings') as r(uuid uuid, code text, label text, definition text, rank int, color text, acceptance text, "targetCategory" text, "targetLevel" text))
  insert into risk_table_cells (risk_rating_set_uuid, severity_uuid, exposure_uuid, probability_uuid, avoidability_uuid, class_uuid, rating_uuid, score)
    select $1, t."severityUuid", t."exposureUuid", t."probabilityUuid", t."avoidabilityUuid", t."classUuid", t."ratingUuid", t.score
    from jsonb_to_recordset($2::jsonb -> 'table') as t("severityUuid" uuid, "exposureUuid" uuid, "probabilityUuid" uuid, "avoidabilityUuid" uuid, "classUuid" uuid, "ratingUuid" uuid, score int)`;

interface Version {
  uuid: string;
  versionNumber: number;
  linkUuid: string | null;
  linkRevision: number | null;
  isDefault: boolean | null;
}

/** The newest published version of a set, and how the organization uses it. */
export async function versionBefore(
  lineageUuid: string | null,
  client: PoolClient,
): Promise<Version | undefined> {
  if (!lineageUuid) return undefined;
  const { rows } = await client.query<Version>(
    `select s.uuid, s.version_number as "versionNumber", l.uuid as "linkUuid", l.revision as "linkRevision", l.is_default as "isDefault"
     from risk_rating_sets s left join organization_risk_rating_sets l on l.risk_rating_set_uuid = s.uuid and l.organization_uuid = s.organization_uuid
     where s.lineage_uuid = $1 order by s.version_number desc limit 1`,
    [lineageUuid],
  );
  return rows[0];
}

/** New projects get the new version, as the default where the one before was it. */
export async function takeItsPlace(
  before: Version,
  riskRatingSetUuid: string,
  organizationUuid: string,
  change: ChangeContext,
  client: PoolClient,
): Promise<void> {
  const scope = { column: 'organizationUuid' as const, uuid: organizationUuid };
  const off = { isActive: false, isDefault: false };
  if (before.linkUuid)
    await updateRecord(
      client,
      organizationSetType,
      before.linkUuid,
      { ...off, revision: before.linkRevision },
      change,
    );
  else
    await insertRecords(
      client,
      organizationSetType,
      [{ ...off, riskRatingSetUuid: before.uuid }],
      scope,
      change,
    );
  if (before.isDefault)
    await insertRecords(client, organizationSetType, [{ riskRatingSetUuid, isDefault: true }], scope, change);
}
