import type { Pool } from 'pg';
import { recordTypes } from '../../server/modules/recordTypes.ts';
import type { TestApp } from './app.ts';
import { operations, STRANGE_UUID } from './contract.ts';

interface ColumnRow {
  name: string;
  type: string;
  target: string | null;
  /** A column that repeats one of the row which `via` points at. */
  repeated: { table: string; column: string; via: string } | null;
}

/** Columns that a new row has to bring, with the table that each points at. */
const NEEDED = `
  select a.attname as name, format_type(a.atttypid, null) as type,
    (select c.confrelid::regclass::text from pg_constraint c
      where c.contype = 'f' and c.conrelid = a.attrelid and c.conkey[array_upper(c.conkey, 1)] = a.attnum limit 1) as target,
    (select json_build_object('table', c.confrelid::regclass::text, 'column', t.attname, 'via', v.attname) from pg_constraint c
      join pg_attribute v on v.attrelid = c.conrelid and v.attnum = c.conkey[array_upper(c.conkey, 1)] and v.attnotnull
      join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[array_position(c.conkey, a.attnum)]
      where c.contype = 'f' and c.conrelid = a.attrelid and a.attnum = any(c.conkey) and a.attnum <> v.attnum limit 1) as repeated
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and a.attnotnull and not a.atthasdef and not a.attisdropped`;

/** As an analysis leaves it. */
const SUGGESTION = {
  kind: 'FUNCTION',
  finding: 'REQUIREMENT',
  cue: 'shall',
  name: 'Hold the load at power failure',
  reason: '“shall” says what the item has to do: a function of it.',
  quotation: 'The winch shall hold the load at power failure.',
  page: 3,
  section: '',
  recordUuids: [],
};

/** Somebody whose account is no more. */
const GONE = '00000000-0000-4000-8000-000000000001';

/** What a check of the database wants beside the columns that are not null, or the contract of their texts. */
const CHECKED: Record<string, Record<string, { value: string } | { target: string }>> = {
  baselines: {
    open_points: {
      value: JSON.stringify({
        ...{ errors: 0, warnings: 0, notes: 0 },
        ...{ openRounds: 0, outdatedFinals: 0, unfrozenHazards: 0 },
      }),
    },
  },
  baseline_signatures: { signer_user_uuid: { value: GONE }, is_own_work: { value: 'NO' } },
  baseline_reviews: { reviewer_user_uuid: { value: GONE } },
  review_findings: { baseline_uuid: { target: 'baselines' }, severity: { value: 'MAJOR' } },
  document_analyses: {
    finished_at: { value: 'now' },
    page_count: { value: '12' },
    found: { value: JSON.stringify([SUGGESTION]) },
  },
  exposure_estimate_types: { unit: { value: 'FRACTION' }, combine: { value: 'MULTIPLY' } },
  exposure_estimates: { exposure_situation_uuid: { target: 'exposure_situations' } },
  hazard_vote_events: { stage: { value: 'FINAL' } },
};

/**
 * A new row of a table, the smallest that the database takes; what it needs is found or made in the same project.
 * @param scope columns that say where it belongs
 */
export async function insertSmallest(
  pool: Pool,
  table: string,
  scope: Record<string, string>,
): Promise<string> {
  const { rows: columns } = await pool.query<ColumnRow>(NEEDED, [table]);
  const row: Record<string, unknown> = { ...scope };
  for (const [name, wanted] of Object.entries(CHECKED[table] ?? {}))
    row[name] = 'value' in wanted ? wanted.value : await someRow(pool, wanted.target, scope);
  for (const { name, type, target, repeated } of columns) {
    if (name in row) continue;
    if (target) row[name] = await someRow(pool, target, scope);
    else if (repeated) continue;
    else if (type === 'text') row[name] = `NEW-${Math.random().toString(36).slice(2, 9)}`;
    else row[name] = type.startsWith('timestamp') ? 'now' : '1';
  }
  for (const { name, repeated } of columns) {
    if (name in row || !repeated) continue;
    const { table: other, column, via } = repeated;
    const { rows } = await pool.query(`select "${column}" as value from ${other} where uuid = $1`, [
      row[via],
    ]);
    row[name] = rows[0]?.value;
  }
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into ${table} (${Object.keys(row).map(name => `"${name}"`)}) values (${places}) returning uuid`,
    Object.values(row),
  );
  return rows[0]?.uuid ?? '';
}

const hasColumn = async (pool: Pool, table: string, column: string) =>
  (
    await pool.query('select 1 from pg_attribute where attrelid = $1::regclass and attname = $2', [
      table,
      column,
    ])
  ).rowCount === 1;

/** A row of a table within the scope, as far as it has one; made where there is none. */
export async function someRow(
  pool: Pool,
  table: string,
  scope: Record<string, string>,
  kind = 'true',
): Promise<string> {
  const own: Record<string, string> = {};
  for (const [column, uuid] of Object.entries(scope))
    if (await hasColumn(pool, table, column)) own[column] = uuid;
  const conditions = Object.entries(own).map(([column, uuid]) => `${column} = '${uuid}'`);
  const { rows } = await pool.query<{ uuid: string }>(
    `select uuid from ${table} where ${[kind, ...conditions].join(' and ')} order by created_at limit 1`,
  );
  return rows[0]?.uuid ?? insertSmallest(pool, table, own);
}

/**
 * An existing uuid for every name of a record in the contract's addresses, all of one project and its organization;
 * what these lack is added.
 * @param project part of its name
 */
export async function someRecords(app: TestApp, project = 'remote'): Promise<Record<string, string>> {
  const { rows } = await app.pool.query<{ projectUuid: string; organizationUuid: string }>(
    `select uuid as "projectUuid", organization_uuid as "organizationUuid" from projects where name ilike $1`,
    [`%${project}%`],
  );
  if (!rows[0]) throw new Error(`There is no project ${project}`);
  const records: Record<string, string> = { ...rows[0], userUuid: app.userUuid('viewer') };
  const names = operations.flatMap(({ parameters }) =>
    parameters
      .filter(({ in: place, schema }) => place === 'path' && schema.format === 'uuid')
      .map(({ name }) => name),
  );
  for (const name of new Set(names)) {
    const type = recordTypes.all.find(({ key }) => key === name);
    if (records[name] || !type) continue;
    const kind = type.where && `"${type.columnOf.get(type.where.column)?.sql}" = '${type.where.equals}'`;
    records[name] = await someRow(app.pool, type.tableName, { project_uuid: rows[0].projectUuid }, kind);
  }
  // A record of any kind is named by its kind and its uuid.
  Object.assign(records, { resourceType: 'Function', resourceUuid: records.functionUuid });
  // Of nobody who asks: exports are their person's own.
  records.exportUuid = STRANGE_UUID;
  records.projectImportUuid = STRANGE_UUID;
  const missing = names.filter(name => !records[name]);
  if (missing.length > 0) throw new Error(`No kind of record has the key ${missing.join(', ')}`);
  return records;
}
