import type { Queryable } from '../../database/records/reading.ts';

export interface LookupName {
  uuid: string;
  code: string;
  name: string;
  /** Of types of measures: place in the three-step method (ISO 12100:2010 clause 6.1), 1 is design. */
  rank: number | null;
}

const TABLES = [
  ...['areas', 'cea_types', 'energy_sources', 'guidewords', 'hazard_effect_types', 'hazard_types'],
  ...['injury_types', 'lifecycle_phases', 'personnel', 'rrm_types', 'safety_target_categories'],
  ...['safety_target_types', 'task_types', 'zones'],
];

const NAMES = TABLES.map(
  table =>
    `select t.uuid, t.code, t.name, ${table === 'rrm_types' ? 't.hierarchy_rank' : 'null::int'} as rank from ${table} t ` +
    `where (t.organization_uuid is null or t.organization_uuid = $2) and (t.project_uuid is null or t.project_uuid = $1)`,
).join(' union all ');

/** Entries of all lookups that a project can use, by uuid. */
export async function lookupNames(
  database: Queryable,
  projectUuid: string,
  organizationUuid: string,
): Promise<Map<string, LookupName>> {
  const { rows } = await database.query<LookupName>(NAMES, [projectUuid, organizationUuid]);
  return new Map(rows.map(row => [row.uuid, row]));
}
