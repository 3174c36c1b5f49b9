import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DemoDesk } from '../../../server/seed/demoDesk.ts';
import { column, SeedDatabases } from '../../support/seeding.ts';

let databases: SeedDatabases;
let pool: Pool;
let steering: DemoDesk;
let cell: DemoDesk;
beforeAll(async () => {
  databases = await SeedDatabases.open('seed_demo_work');
  ({ pool } = await databases.seeded());
  steering = new DemoDesk(pool, 'steering-lock');
  cell = new DemoDesk(pool, 'palletising-cell');
});
afterAll(() => databases.close());

const findingsOf = async (desk: DemoDesk, checks: string[]) => {
  const { results } = await desk.call('viewer', 'listFindings', {
    path: { projectUuid: desk.projectUuid },
  });
  return results.filter(({ check }) => checks.includes(check)).map(({ check, code }) => `${check} ${code}`);
};

test('the goals of the steering column lock have the highest levels of their hazards', async () => {
  const codes = ['ST-001', 'ST-002', 'ST-003', 'ST-004'];
  const levels = await Promise.all(
    codes.map(code =>
      steering.call('viewer', 'getSafetyTarget', { path: { safetyTargetUuid: steering.uuid(code) } }),
    ),
  );
  // ISO 26262-3:2018, table 4, of HZ-001 (S3 E4 C3), HZ-008 (S3 E4 C1), HZ-010 (S3 E1 C3) and HZ-009 (S2 E2 C2).
  expect(levels.map(({ level }) => level)).toEqual(['D', 'B', 'A', 'QM']);
});

test('its requirements have the levels of their targets, and two share ASIL D as B(D)', async () => {
  const uuids = await column(pool, 'select uuid as value from srems where project_uuid = $1 order by code', [
    steering.projectUuid,
  ]);
  const levels: string[] = [];
  for (const uuid of uuids) {
    const srem = await steering.call('viewer', 'getSrem', { path: { sremUuid: String(uuid) } });
    levels.push(`${srem.code} ${srem.integrityLevel}`);
  }
  // ISO 26262-9:2018, clause 5: D is B(D) and B(D), among others.
  expect(levels).toEqual([
    'SREM-001 D',
    'SREM-002 D',
    'SREM-003 D',
    'SREM-004 B',
    'SREM-005 D',
    'SREM-006 B(D)',
    'SREM-007 B(D)',
  ]);
  expect(await findingsOf(steering, ['V23', 'V26', 'V27'])).toEqual([]);
});

test('each safety function of the cell is asked for the highest level of its hazards, and one falls short', async () => {
  const codes = ['SF-001', 'SF-002', 'SF-003', 'SF-004', 'SF-005'];
  const functions = await Promise.all(
    codes.map(code =>
      cell.call('viewer', 'getSafetyFunction', { path: { safetyFunctionUuid: cell.uuid(code) } }),
    ),
  );
  // PLr of the hazards in the file: HZ-001 d, HZ-002 c, HZ-003 d, HZ-004 e, HZ-006 b.
  expect(functions.map(({ requiredLevel }) => requiredLevel)).toEqual(['d', 'e', 'd', 'd', 'c']);
  expect(functions.map(({ demandingHazardUuids }) => demandingHazardUuids.length)).toEqual([2, 2, 2, 1, 2]);
  expect(await findingsOf(cell, ['V21', 'V22', 'V25', 'V28'])).toEqual(['V25 SF-004']);
});

test('its zones and the aisle beside it are drawn on its picture', async () => {
  expect(
    await column(
      pool,
      `select coalesce(z.name, a.name) as value from layout_outlines o left join zones z on z.uuid = o.zone_uuid
       left join areas a on a.uuid = o.area_uuid where o.project_uuid = $1 order by o.position`,
      [cell.projectUuid],
    ),
  ).toEqual([
    'Aisle of the pallet trucks',
    'Whole cell',
    'Robot arm work zone',
    'Infeed conveyor',
    'Pallet stack',
    'Pallet exit',
    'Control cabinet',
    'Gripper',
  ]);
});

test('measures of the cell stand in two alternatives, of which the built one counts', async () => {
  expect(
    await column(
      pool,
      `select concat_ws(' ', s.code, case when s.is_selected then 'selected' end, h.code, r.code, u.status) as value from hazard_rrms u
       join solution_sets s on s.uuid = u.solution_set_uuid join hazards h on h.uuid = u.hazard_uuid join rrms r on r.uuid = u.rrm_uuid
       order by 1`,
    ),
  ).toEqual([
    'SOL-001 selected HZ-004 RRM-017 ACCEPTED',
    'SOL-002 HZ-002 RRM-019 PROPOSED',
    'SOL-002 HZ-004 RRM-018 PROPOSED',
  ]);
});

test('two people have signed the baseline, and what changed since can be compared', async () => {
  const { results } = await cell.call('viewer', 'listBaselines', {
    query: { projectUuid: cell.projectUuid },
  });
  expect(results).toHaveLength(1);
  const [baseline] = results;
  expect(baseline).toMatchObject({ isLatestSigned: true, openFindingCount: 1 });
  expect(baseline?.signatures.map(({ signerName, isOwnWork }) => [signerName, isOwnWork])).toEqual([
    ['Anton Rivera', 'NO'],
    ['Lena Brandt', 'LEAD'],
  ]);
  const changes = await cell.call('viewer', 'compareBaseline', {
    path: { baselineUuid: baseline?.uuid ?? '' },
  });
  expect(changes.results.map(({ code, change }) => `${code} ${change}`).sort()).toEqual([
    'AS-003 CHANGED',
    'SF-003 CHANGED',
  ]);
});

test('both have documents as files of three kinds, with revisions and what each is about', async () => {
  const told = async (desk: DemoDesk) =>
    column(
      pool,
      `select concat_ws(' ', d.code, string_agg(r.mime_type || ' ' || r.number, ', ' order by r.number),
         array_to_string(array(select h.code from document_hazards l join hazards h on h.uuid = l.hazard_uuid
           where l.document_uuid = d.uuid union select t.code from document_safety_targets l
           join safety_targets t on t.uuid = l.safety_target_uuid where l.document_uuid = d.uuid
           union select s.code from document_srems l join srems s on s.uuid = l.srem_uuid
           where l.document_uuid = d.uuid order by 1), ' ')) as value
       from documents d join document_revisions r on r.document_uuid = d.uuid
       where d.project_uuid = $1 group by d.uuid order by d.code`,
      [desk.projectUuid],
    );
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect(await told(steering)).toEqual([
    `DOC-001 ${docx} 1, ${docx} 2 HZ-001 HZ-002 HZ-010 ST-001 ST-003`,
    'DOC-002 application/pdf 1 SREM-002 ST-002',
    'DOC-003 text/markdown 1 SREM-005',
  ]);
  expect(await told(cell)).toEqual([
    `DOC-001 ${docx} 1 HZ-001 HZ-003 HZ-004`,
    'DOC-002 application/pdf 1, application/pdf 2 HZ-004 SREM-001',
    'DOC-003 text/markdown 1 HZ-001 HZ-002 HZ-007',
  ]);
});

test('a measure of the cell brings a hazard, which has the usual effect of its event', async () => {
  expect(
    await column(
      pool,
      `select concat_ws(' ', a.code, r.code, b.code, t.code) as value from hazard_rrm_new_hazards l
       join hazard_rrms u on u.uuid = l.hazard_rrm_uuid join rrms r on r.uuid = u.rrm_uuid join hazards a on a.uuid = u.hazard_uuid
       join hazards b on b.uuid = l.hazard_uuid join hazard_effects f on f.hazard_uuid = b.uuid
       join hazard_effect_types t on t.uuid = f.hazard_effect_type_uuid`,
    ),
  ).toEqual(['HZ-001 RRM-001 HZ-009 INJURY_OPERATOR']);
  expect(await findingsOf(cell, ['V30'])).toEqual([]);
});

test('two hazards of the cell say what was judged of avoiding the harm', async () => {
  expect(
    await column(
      pool,
      `select concat_ws(' ', h.code, l.code, e.avoidance_factors->>'speed') as value from hazard_evaluations e
       join hazards h on h.uuid = e.hazard_uuid join risk_levels l on l.uuid = e.avoidability_uuid
       where e.avoidance_factors <> '{}' order by 1`,
    ),
  ).toEqual(['HZ-001 P2 HARDER', 'HZ-009 P1 EASIER']);
});

test('the organization has a library, a set of its own in two versions, and a project to move', async () => {
  expect(
    await column(
      pool,
      `select concat_ws(' ', s.code, s.version_number, coalesce(l.is_active, s.is_enabled)) as value from risk_rating_sets s
       left join organization_risk_rating_sets l on l.risk_rating_set_uuid = s.uuid where s.organization_uuid is not null order by 1`,
    ),
  ).toEqual(['DEMO-CELLS 1 f', 'DEMO-CELLS 2 t']);
  const [library] = await column(pool, 'select uuid as value from projects where is_library');
  const [first, second] = await column(
    pool,
    'select uuid as value from risk_rating_sets where organization_uuid is not null order by version_number',
  );
  const desk = new DemoDesk(pool, 'palletising-cell', undefined, { projectUuid: String(library) });
  const { hazards } = await desk.call('lead', 'previewRatingSetMove', {
    path: { projectUuid: String(library) },
    query: { riskRatingSetUuid: String(first), toRiskRatingSetUuid: String(second) },
  });
  const codes = new Map(
    (await pool.query<{ uuid: string; code: string }>('select uuid, code from risk_ratings')).rows.map(
      ({ uuid, code }) => [uuid, code],
    ),
  );
  // House S/E/A (domain model 3.6): S2 E1 A3 is Medium; the second version says High.
  expect(
    hazards.map(({ ratingUuid, toRatingUuid }) => [
      codes.get(ratingUuid ?? ''),
      codes.get(toRatingUuid ?? ''),
    ]),
  ).toEqual([['Medium', 'High']]);
  expect(
    await column(
      pool,
      `select r.name as value from rrms r where r.project_uuid = $1 and exists (
         select 1 from rrms o where o.project_uuid = $2 and o.name = r.name) order by 1`,
      [cell.projectUuid, String(library)],
    ),
  ).toEqual(['Marking of crushing points', 'Rubber edge at closing doors']);
});
