import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { recordTypes } from '../../../server/modules/recordTypes.ts';
import { insertSmallest, someRow } from '../someRecords.ts';
import { NOTES, PICTURE } from './worldFiles.ts';

type Records = Record<string, string>;

export async function insertRow(pool: Pool, table: string, row: Record<string, unknown>): Promise<string> {
  const names = Object.keys(row);
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into ${table} (${names}) values (${names.map((_, index) => `$${index + 1}`)}) returning *`,
    Object.values(row),
  );
  return rows[0]?.uuid ?? '';
}

const OF_SET = ['risk_levels', 'risk_classes', 'risk_ratings', 'risk_table_cells'];

/** The shipped default method as a set of the organization's own, in use in the project. */
export async function prepareRatingSet(pool: Pool, records: Records): Promise<void> {
  const { rows } = await pool.query<{ uuid: string }>(
    'select uuid from risk_rating_sets where is_default and organization_uuid is null',
  );
  const original = rows[0]?.uuid ?? '';
  const fresh = new Map<string, string>();
  const copied = (text: string) =>
    text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, uuid => {
      const copy = fresh.get(uuid) ?? randomUUID();
      fresh.set(uuid, copy);
      return copy;
    });
  for (const table of ['risk_rating_sets', ...OF_SET]) {
    const key = OF_SET.includes(table) ? 'risk_rating_set_uuid' : 'uuid';
    const found = await pool.query<{ text: string }>(
      `select coalesce(json_agg(t), '[]')::text as text from ${table} t where ${key} = $1`,
      [original],
    );
    const copies = JSON.parse(copied(found.rows[0]?.text ?? '[]')) as Record<string, unknown>[];
    for (const row of copies) {
      if (table !== 'risk_rating_sets') continue;
      const organization_uuid = records.organizationUuid;
      Object.assign(row, { organization_uuid, code: `SET-${randomUUID()}`, is_default: false });
    }
    await pool.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(copies),
    ]);
  }
  records.riskRatingSetUuid = fresh.get(original) ?? '';
  await insertRow(pool, 'project_risk_rating_sets', {
    project_uuid: records.projectUuid,
    risk_rating_set_uuid: records.riskRatingSetUuid,
  });
  records.organizationRiskRatingSetUuid = await insertRow(pool, 'organization_risk_rating_sets', {
    organization_uuid: records.organizationUuid,
    risk_rating_set_uuid: records.riskRatingSetUuid,
  });
}

/** What the smallest rows would not be enough for: links, choices, files, a second revision. */
export async function prepareRecords(pool: Pool, records: Records): Promise<void> {
  const { organizationUuid, projectUuid, userUuid, applicantUuid } = records;
  const inProject = { project_uuid: projectUuid ?? '' };
  const rated = { ...inProject, risk_rating_set_uuid: records.riskRatingSetUuid ?? '' };
  const make = (table: string, row: Records = {}) => insertSmallest(pool, table, { ...inProject, ...row });
  const ofOrganization = { organization_uuid: organizationUuid ?? '' };
  records.organizationRoleUuid = await insertSmallest(pool, 'organization_roles', ofOrganization);
  // To a role that everybody who manages people may give.
  records.organizationInvitationUuid = await insertSmallest(pool, 'organization_invitations', {
    ...ofOrganization,
    organization_role_uuid: records.organizationRoleUuid,
    expires_at: '2099-01-01T00:00:00Z',
  });
  records.tagUuid = await insertSmallest(pool, 'tags', ofOrganization);
  // Both projects of an organization share its words.
  records.intoTagUuid = await insertRow(pool, 'tags', { ...ofOrganization, name: `Words ${randomUUID()}` });
  // Choices of the organization beside those of its projects.
  for (const { stored, key, tableName } of recordTypes.all)
    if (stored.get('organizationUuid')?.nullable && stored.get('projectUuid')?.nullable)
      records[`${key} of the organization`] ??= await insertSmallest(pool, tableName, ofOrganization);
  records.riskRatingSetDraftUuid = await insertSmallest(pool, 'risk_rating_set_drafts', {
    ...ofOrganization,
    based_on_uuid: records.riskRatingSetUuid ?? '',
    parameters: '[{"parameter":"severity","symbol":"S","label":"Severity"}]',
  });
  records.notificationUuid = await insertRow(pool, 'notifications', {
    user_uuid: userUuid,
    kind: 'MENTIONED',
    title: 'For one person',
  });
  records.apiTokenUuid = await insertSmallest(pool, 'api_tokens', { user_uuid: userUuid ?? '' });
  records.projectAccessRequestUuid = await make('project_access_requests', {
    user_uuid: applicantUuid ?? '',
  });
  records.projectAttributeTypeUuid = await make('project_attribute_types', { data_type: 'CHOICE' });

  const stored = async ({ bytes, sha256, fileName, mimeType }: typeof PICTURE) => {
    const { rows } = await pool.query<{ uuid: string }>(
      `insert into stored_files (sha256, size_bytes) values ($1, $2)
       on conflict (sha256) do update set last_used_at = now() returning uuid`,
      [sha256, bytes.length],
    );
    const described = { file_name: fileName, mime_type: mimeType, size_bytes: String(bytes.length) };
    return { uuid: rows[0]?.uuid ?? '', described };
  };
  const notes = await stored(NOTES);
  records.documentUuid = await make('documents', { kind: 'PROJECT' });
  const revision = {
    ...notes.described,
    document_uuid: records.documentUuid,
    file_uuid: notes.uuid,
    sha256: NOTES.sha256,
  };
  await make('document_revisions', { ...revision, number: '1' });
  records.documentRevisionUuid = await make('document_revisions', { ...revision, number: '2' });
  const picture = await stored(PICTURE);
  records.haraFigureUuid = await make('hara_figures', {
    ...picture.described,
    kind: 'FIGURE',
    image_file_uuid: picture.uuid,
    thumbnail_file_uuid: picture.uuid,
  });
  await pool.query(
    `update organizations set logo_file_uuid = $1, logo_file_name = $2, logo_mime_type = $3, logo_width = 1, logo_height = 1, logo_sha256 = $4
     where uuid = $5`,
    [picture.uuid, PICTURE.fileName, PICTURE.mimeType, PICTURE.sha256, organizationUuid],
  );

  const row = (table: string) => someRow(pool, table, rated);
  await insertRow(pool, 'exposure_situation_ceas', {
    ...inProject,
    exposure_situation_uuid: await row('exposure_situations'),
    cea_uuid: await row('ceas'),
  });
  await insertRow(pool, 'hazard_users', {
    ...inProject,
    hazard_uuid: await row('hazards'),
    user_uuid: userUuid,
  });
  await insertRow(pool, 'tag_relationships', {
    ...inProject,
    tag_uuid: records.tagUuid,
    resource_type: 'Function',
    resource_uuid: await row('functions'),
  });
}
