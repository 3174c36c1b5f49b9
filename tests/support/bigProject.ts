import type { Pool } from 'pg';
import { DEMO_ORGANIZATION_UUID } from '../../server/seed/demoPeople.ts';
import { levelUuid } from '../../server/seed/ratingSets.ts';
import { seedUuid } from '../../server/seed/seedUuid.ts';
import type { TestApp } from './app.ts';

// A project as large as the largest that people make, filled by the database itself in seconds. Uuids are made of the
// project, the table and a number, so that a row can point at another one without looking it up.

const SET = 'ISO26262-3-2018';
const SET_UUID = seedUuid('risk-rating-set', SET);

/** Rows for each hazard of the project, in the order in which they can be inserted. */
const SHARES: Record<string, number> = {
  machines: 0.001,
  functions: 0.01,
  assumptions: 0.05,
  function_assumptions: 0.01,
  malfunctions: 0.1,
  ceas: 0.05,
  exposure_situations: 0.1,
  exposure_situation_ceas: 0.2,
  exposure_situation_ratings: 0.1,
  hazardous_events: 0.05,
  tasks: 0.05,
  human_tasks: 0.05,
  misuses: 0.05,
  machine_hazards: 0.05,
  hazards: 1,
  hazard_effects: 0.5,
  hazard_injury_types: 0.5,
  hazard_assumptions: 0.5,
  hazard_users: 1,
  hazard_evaluations: 1.5,
  exposure_estimate_types: 0.02,
  exposure_estimates: 0.1,
  safety_targets: 0.02,
  safety_target_hazards: 1,
  srems: 0.05,
  srem_safety_targets: 0.05,
  srem_hazards: 1,
  solution_sets: 0.01,
  hazard_solution_sets: 0.5,
  rrms: 0.05,
  hazard_rrms: 1,
  hazard_rrm_evaluations: 0.5,
  hazard_vote_events: 0.25,
  hazard_votes: 0.5,
  hazard_vote_event_comments: 0.25,
  hazard_comments: 0.5,
  documents: 0.05,
  tag_relationships: 1,
  zones: 0.05,
  areas: 0.05,
  personnel: 0.05,
};

/** SQL: how many rows of a table the project gets. $3 is the number of hazards, $4 how many it gets at least. */
const rowsOf = (table: string) => `greatest($4::int, $3::int * ${SHARES[table]}::numeric)::int`;

/** Uuid of a row: `n` is SQL, taken around at the end of what the table has. `p` is the project. */
const at = (table: string, n = 'g') => `md5(p::text || '${table}' || ((${n}) % ${rowsOf(table)}))::uuid`;
const level = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
  `'${levelUuid(SET, parameter, code)}'::uuid`;
/** Rows of shipped lookups and of people, by number. */
const oneOf = (table: string, n = 'g') =>
  `(select a.uuids[1 + (${n}) % array_length(a.uuids, 1)] from ${table}_known a)`;
const SHARED = [
  'cea_types',
  'guidewords',
  'rrm_types',
  'hazard_types',
  'hazard_effect_types',
  'injury_types',
];

const RATED = {
  risk_rating_set_uuid: '$2::uuid',
  severity_uuid: 'cell.severity_uuid',
  exposure_uuid: 'cell.exposure_uuid',
  avoidability_uuid: 'cell.avoidability_uuid',
  rating_uuid: 'cell.rating_uuid',
};

/** SQL of a table's own columns; `g` counts from 0, `cell` is a row of the rating set's table. */
const COLUMNS: Record<string, Record<string, string>> = {
  functions: { machine_uuid: at('machines') },
  assumptions: { text: `'The driver notices it'` },
  function_assumptions: { function_uuid: at('functions'), assumption_uuid: at('assumptions') },
  malfunctions: { function_uuid: at('functions'), guideword_uuid: oneOf('guidewords', 'g / 7') },
  ceas: { cea_type_uuid: oneOf('cea_types') },
  exposure_situation_ceas: {
    exposure_situation_uuid: at('exposure_situations', 'g / 2'),
    cea_uuid: at('ceas', 'g'),
  },
  exposure_situation_ratings: {
    exposure_situation_uuid: at('exposure_situations'),
    position: '1',
    risk_rating_set_uuid: '$2::uuid',
    exposure_uuid: level('exposure', 'E4'),
    basis: `'DURATION'`,
  },
  tasks: { machine_uuid: at('machines') },
  human_tasks: { task_uuid: at('tasks') },
  misuses: { task_uuid: at('tasks') },
  machine_hazards: { machine_uuid: at('machines'), hazard_type_uuid: oneOf('hazard_types') },
  hazards: {
    style: `'FUNCTION'`,
    function_uuid: at('functions', 'g / 10'),
    malfunction_uuid: at('malfunctions'),
    exposure_situation_uuid: at('exposure_situations', 'g / 3'),
    hazardous_event_uuid: at('hazardous_events', 'g / 7'),
    hazard_type_uuid: oneOf('hazard_types'),
    risk_rating_set_uuid: '$2::uuid',
    is_risk_frozen: 'g % 50 = 0',
    is_consensus_voting_locked: 'g % 10 = 0',
    owner_user_uuid: oneOf('people'),
  },
  hazard_effects: {
    hazard_uuid: at('hazards'),
    position: '1',
    hazard_effect_type_uuid: oneOf('hazard_effect_types'),
  },
  hazard_injury_types: { hazard_uuid: at('hazards'), injury_type_uuid: oneOf('injury_types') },
  hazard_assumptions: { hazard_uuid: at('hazards'), assumption_uuid: at('assumptions') },
  hazard_users: { hazard_uuid: at('hazards'), user_uuid: oneOf('people') },
  hazard_evaluations: {
    hazard_uuid: at('hazards'),
    stage: `case when g < ${rowsOf('hazards')} then 'INITIAL' else 'FINAL' end`,
    rationale: `'{"severity":"As measured","exposure":"On every drive","avoidability":"Too late"}'`,
    rating_set_version: `'2018'`,
    ...RATED,
  },
  exposure_estimate_types: { unit: `'FRACTION'`, combine: `'MULTIPLY'` },
  exposure_estimates: {
    exposure_situation_uuid: at('exposure_situations'),
    exposure_estimate_type_uuid: at('exposure_estimate_types'),
    numeric_value: '0.1',
  },
  safety_targets: { risk_rating_set_uuid: '$2::uuid' },
  safety_target_hazards: { safety_target_uuid: at('safety_targets', 'g / 5'), hazard_uuid: at('hazards') },
  srem_safety_targets: { srem_uuid: at('srems'), safety_target_uuid: at('safety_targets', 'g / 5') },
  srem_hazards: { srem_uuid: at('srems', 'g / 5'), hazard_uuid: at('hazards') },
  hazard_solution_sets: { hazard_uuid: at('hazards'), solution_set_uuid: at('solution_sets') },
  rrms: { rrm_type_uuid: oneOf('rrm_types') },
  hazard_rrms: { hazard_uuid: at('hazards'), rrm_uuid: at('rrms', 'g / 3') },
  hazard_rrm_evaluations: {
    hazard_rrm_uuid: at('hazard_rrms'),
    risk_rating_set_uuid: '$2::uuid',
    severity_uuid: level('severity', 'S1'),
  },
  hazard_vote_events: {
    hazard_uuid: at('hazards', 'g * 4'),
    stage: `'INITIAL'`,
    round: '1',
    risk_rating_set_uuid: '$2::uuid',
    rating_set_version: `'2018'`,
    consensus_rule: `'UNANIMOUS'`,
    minimum_votes: '1',
    status: `case g % 3 when 0 then 'OPEN' when 1 then 'REVEALED' else 'CLOSED' end`,
    revealed_at: 'case when g % 3 > 0 then now() end',
    revealed_spread: 'case when g % 3 > 0 then 0 end',
    closed_at: 'case when g % 3 = 2 then now() end',
  },
  hazard_votes: {
    hazard_uuid: at('hazards', `g % ${rowsOf('hazard_vote_events')} * 4`),
    hazard_vote_event_uuid: at('hazard_vote_events'),
    user_uuid: oneOf('people', `g / ${rowsOf('hazard_vote_events')}`),
    state: `'CAST'`,
    cast_at: 'now()',
    ...RATED,
  },
  hazard_vote_event_comments: { hazard_vote_event_uuid: at('hazard_vote_events'), text: `'Seen at night'` },
  hazard_comments: { hazard_uuid: at('hazards', 'g / 2'), text: `'What about rain ' || g` },
  // Not the prefix that the project counts with, whose counter knows nothing of these.
  documents: { kind: `'PROJECT'`, code: `'FILE-' || g` },
  tag_relationships: {
    tag_uuid: oneOf('tags', 'g / 3'),
    resource_type: `'Hazard'`,
    resource_uuid: at('hazards'),
  },
};

/** The set's table by number, and the uuids of lookups and people. */
const KNOWN = [
  'cell as materialized (select c.*, row_number() over (order by c.uuid) - 1 as n, count(*) over () as total from risk_table_cells c where c.risk_rating_set_uuid = $2::uuid)',
  ...SHARED.map(
    table =>
      `${table}_known as materialized (select array_agg(uuid order by uuid) as uuids from ${table} where project_uuid is null)`,
  ),
  'owner as materialized (select organization_uuid from projects where uuid = any($1::uuid[]) limit 1)',
  'tags_known as materialized (select array_agg(uuid order by uuid) as uuids from tags where organization_uuid = (select organization_uuid from owner))',
  'people_known as materialized (select array_agg(user_uuid order by user_uuid) as uuids from organization_users where organization_uuid = (select organization_uuid from owner))',
].join(', ');

/** What a table has of the columns that records of a project share. */
const COMMON: Record<string, (table: string) => string> = {
  uuid: table => at(table),
  project_uuid: () => 'p',
  code: table => `'${table.slice(0, 3).toUpperCase()}-' || g`,
  name: table => `'${table} ' || g || ' of the large project'`,
  description: () => `'Two sentences are as much as people write. The vehicle leaves its lane.'`,
  position: () => 'g',
};

/**
 * Fills empty projects of one organization, in one transaction; then has the database look at what it got. The
 * organization must have at least two people and a tag.
 * @param hazards how many each project gets; everything else follows in proportion
 * @param options.least rows that each table gets, however few hazards there are
 * @param options.isAnalysed false leaves the database's statistics as they are
 */
export async function fillProjects(
  pool: Pool,
  projectUuids: string[],
  hazards: number,
  { isAnalysed = true, least = 1 } = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
    );
    const has = new Set(rows.map(({ table, column }) => `${table}.${column}`));
    await client.query('begin');
    for (const table of Object.keys(SHARES)) {
      const common = Object.entries(COMMON).filter(([column]) => has.has(`${table}.${column}`));
      const values = {
        ...Object.fromEntries(common.map(([column, sql]) => [column, sql(table)])),
        ...COLUMNS[table],
      };
      const select = `select ${Object.values(values).join(', ')} from unnest($1::uuid[]) p cross join generate_series(0, ${rowsOf(table)} - 1) g join cell on cell.n = g % cell.total`;
      await client.query(
        `with ${KNOWN} insert into ${table} (${Object.keys(values).map(name => `"${name}"`)}) ${select}`,
        [projectUuids, SET_UUID, hazards, least],
      );
    }
    await client.query('commit');
    if (isAnalysed) await client.query('analyze');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** An empty project in the demo organization, which has as many people and tags as a large one; it is filled next. */
export async function newLargeProject(app: TestApp, name: string): Promise<string> {
  await fillOrganization(app.pool, DEMO_ORGANIZATION_UUID, app.userUuid('lead'));
  const path = `/user-api/organizations/${DEMO_ORGANIZATION_UUID}/projects`;
  const body = { name, style: 'FUNCTION' };
  return (await app.call<{ data: { uuid: string } }>('lead', 'POST', path, { body })).body.data.uuid;
}

/** As many people, tags and notifications as a large organization has; before its projects, which refer to them. */
export async function fillOrganization(
  pool: Pool,
  organizationUuid: string,
  userUuid: string,
): Promise<void> {
  const statements: [text: string, values: unknown[]][] = [
    [
      `insert into tags (organization_uuid, name) select $1, 'Tag ' || g from generate_series(1, 50) g`,
      [organizationUuid],
    ],
    [
      `with made as (insert into users (email, first_name, last_name)
         select 'person' || g || '@large.example', 'Person', 'No. ' || g from generate_series(1, 3000) g returning uuid)
       insert into organization_users (organization_uuid, user_uuid, organization_role_uuid)
       select $1, made.uuid, (select uuid from organization_roles where organization_uuid = $1 order by name limit 1) from made`,
      [organizationUuid],
    ],
    [
      `insert into notifications (user_uuid, kind, title)
       select u.uuid, 'VOTING_OPENED', 'Round ' || g from (select $1::uuid as uuid union all select uuid from users limit 20) u, generate_series(1, 200) g`,
      [userUuid],
    ],
  ];
  for (const [text, values] of statements) await pool.query(text, values);
}
