import type { PoolClient } from 'pg';
import { publishProblems } from '../../../domain/rating/checkRatingSet.ts';
import { findingKey, monotoneFindings } from '../../../domain/rating/monotone.ts';
import { ApiError, fieldProblem } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import { deleteRecord, insertRecords, updateRecord } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import { lockOrganization } from '../shared/locks.ts';
import { organizationSetType } from './organizationSets.ts';
import { CHECKED_TRUST, ratingSetDraftType, readDraft, type StoredDraft } from './ratingSetDrafts.ts';
import { ratingSetType } from './ratingSets.ts';

/** The set's rows: $1 the set, $2 its content as JSON. One statement, so that the references among them hold at its end. */
const INSERT_CONTENT = `with
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

/** The newest published version of the set that a draft continues, and how the organization uses it. */
async function versionBefore(draft: StoredDraft, client: PoolClient): Promise<Version | undefined> {
  if (!draft.lineageUuid) return undefined;
  const { rows } = await client.query<Version>(
    `select s.uuid, s.version_number as "versionNumber", l.uuid as "linkUuid", l.revision as "linkRevision", l.is_default as "isDefault"
     from risk_rating_sets s left join organization_risk_rating_sets l on l.risk_rating_set_uuid = s.uuid and l.organization_uuid = s.organization_uuid
     where s.lineage_uuid = $1 order by s.version_number desc limit 1`,
    [draft.lineageUuid],
  );
  return rows[0];
}

/** New projects get the new version, as the default where the one before was it. */
async function takeItsPlace(
  before: Version,
  riskRatingSetUuid: string,
  organizationUuid: string,
  change: ReturnType<typeof changeContext>,
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

async function publish(
  draft: StoredDraft,
  context: RequestContext,
  reason: string | undefined,
  client: PoolClient,
): Promise<string> {
  const { uuid, organizationUuid, lineageUuid, code } = draft;
  const { name, standard, version, parameters, resultLabel, rule, disclaimer, provenance } = draft;
  const change = changeContext(context, reason);
  const before = await versionBefore(draft, client);
  const found = new Set(
    monotoneFindings(draft).map(({ parameter, cell }) => findingKey({ parameter, ...cell })),
  );
  const record = {
    ...{ code, name, standard, version, parameters, resultLabel, rule, disclaimer, provenance },
    trust: CHECKED_TRUST,
    basedOnUuid: draft.basedOnUuid,
    ...(lineageUuid && { lineageUuid }),
    versionNumber: (before?.versionNumber ?? 0) + 1,
    explanations: draft.explanations.filter(explanation => found.has(findingKey(explanation))),
  };
  const scope = { column: 'organizationUuid' as const, uuid: organizationUuid };
  const [text] = await insertRecords(client, ratingSetType, [record], scope, change);
  const set = JSON.parse(text ?? '{}') as { uuid: string };
  const { levels, classes, ratings, table } = draft;
  await client.query(INSERT_CONTENT, [set.uuid, JSON.stringify({ levels, classes, ratings, table })]);
  if (before) await takeItsPlace(before, set.uuid, organizationUuid, change, client);
  // The permission is found through the draft, so it goes last.
  await deleteRecord(client, ratingSetDraftType, uuid, change);
  const published = await readRecord(client, ratingSetType, set.uuid);
  if (!published) throw new Error('A rating set that was published is not there');
  return published;
}

export const publishRiskRatingSetDraft: Handler<'publishRiskRatingSetDraft'> = async (
  { path: { riskRatingSetDraftUuid: uuid }, body },
  context,
) => {
  const published = await inTransaction(context.pool, async client => {
    await lockOrganization(client, context);
    const draft = await readDraft(client, uuid);
    if (draft.revision !== body.revision)
      throw await staleRevision(ratingSetDraftType, uuid, 'draft', context, client);
    const problems = publishProblems(draft);
    if (problems[0]) throw new ApiError('RULE_VIOLATED', problems[0].message, { fields: problems });
    if (draft.mustBeChecked && !body.isChecked)
      throw fieldProblem(
        'isChecked',
        'This set comes from a template. Compare levels and table with the standard and say so before it is published.',
      );
    return publish(draft, context, body.reason, client);
  });
  return { status: 201, body: dataText(published) };
};
