import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, verifyPassword } from '../../../server/identity/accounts.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../server/seed/demoPeople.ts';
import { seedDemo } from '../../../server/seed/seedDemo.ts';
import { column, count, everything, SeedDatabases } from '../../support/seeding.ts';

let databases: SeedDatabases;
beforeAll(async () => {
  databases = await SeedDatabases.open('seed_demo');
});
afterAll(() => databases.close());

/** "HZ-001 S3 E4 C2 → C": what a project's hazards hold, looked up through the database's own rows. */
const ratings = (pool: Pool, project: string, set: string, stage: string) =>
  column(
    pool,
    `select concat_ws(' ', h.code, s.code, e.code, p.code, a.code, '→', r.code, c.code, v.score::text) as value
     from hazard_evaluations v
     join hazards h on h.uuid = v.hazard_uuid
     join projects j on j.uuid = v.project_uuid
     join risk_rating_sets m on m.uuid = v.risk_rating_set_uuid
     left join risk_levels s on s.uuid = v.severity_uuid
     left join risk_levels e on e.uuid = v.exposure_uuid
     left join risk_levels p on p.uuid = v.probability_uuid
     left join risk_levels a on a.uuid = v.avoidability_uuid
     left join risk_ratings r on r.uuid = v.rating_uuid
     left join risk_classes c on c.uuid = v.class_uuid
     where j.name = $1 and m.code = $2 and v.stage = $3 order by h.code`,
    [project, set, stage],
  );

const ALL_PROJECTS = [
  'LIN bus library',
  'Palletising cell',
  'Protective stop',
  'Remote control library',
  'Steering column lock',
  'Workload orchestrator',
];

/** Hazards of the workload orchestrator, the LIN bus library and the protective stop, one rating each. */
const PUBLISHED = 15 + 6 + 13;

describe('demo data', () => {
  let pool: Pool;
  beforeAll(async () => {
    ({ pool } = await databases.seeded());
  });

  test('the remote control library shows its 12 published levels', async () => {
    expect(await ratings(pool, 'Remote control library', 'ISO26262-3-2018', 'INITIAL')).toEqual([
      'HZ-001 S3 E4 C2 → C',
      'HZ-002 S2 E3 C2 → A',
      'HZ-003 S2 E4 C2 → B',
      'HZ-004 S2 E3 C2 → A',
      'HZ-005 S3 E3 C2 → B',
      'HZ-006 S2 E3 C2 → A',
      'HZ-007 S3 E2 C2 → A',
      'HZ-008 S3 E3 C2 → B',
      'HZ-009 S2 E3 C2 → A',
      'HZ-010 S2 E2 C3 → A',
      'HZ-011 S2 E2 C2 → QM',
      'HZ-012 S2 E2 C2 → QM',
    ]);
  });

  test('its hazard is linked to its function, malfunction, situation and event', async () => {
    const { rows } = await pool.query(
      `select h.name, h.description, h.ftti_ms, h.source, f.code as function, m.code as malfunction, s.code as situation,
              e.code as event, v.origin, v.rating_set_version, v.rationale
       from hazards h join functions f on f.uuid = h.function_uuid join malfunctions m on m.uuid = h.malfunction_uuid
       join exposure_situations s on s.uuid = h.exposure_situation_uuid join hazardous_events e on e.uuid = h.hazardous_event_uuid
       join hazard_evaluations v on v.hazard_uuid = h.uuid join projects j on j.uuid = h.project_uuid
       where h.code = 'HZ-008' and j.name = 'Remote control library'`,
    );
    expect(rows).toEqual([
      {
        name: 'Wake-up handshake does not complete, actuators unresponsive',
        description: 'Published as H-008.',
        ftti_ms: 200,
        source: 'IMPORT',
        function: 'FN-005',
        malfunction: 'MF-008',
        situation: 'SIT-007',
        event: 'EV-008',
        origin: 'IMPORT',
        rating_set_version: '2018',
        rationale: {},
      },
    ]);
    const [description] = await column(
      pool,
      `select description as value from hazards where code = 'HZ-001' and style = 'FUNCTION' and source = 'IMPORT'`,
    );
    expect(description).toContain(
      '- SIT-003 Safety-critical manoeuvre in progress\n- SIT-005 High latency or disturbed link',
    );
  });

  test('the palletising cell is rated in three sets side by side', async () => {
    expect(await ratings(pool, 'Palletising cell', 'HOUSE-SEA-27', 'INITIAL')).toEqual([
      'HZ-001 S3 E1 A3 → High',
      'HZ-002 S3 E1 A2 → High',
      'HZ-003 S2 E2 A2 → High',
      'HZ-004 S3 E2 A2 → Very high',
      'HZ-005 S3 E1 A3 → High',
      'HZ-006 S2 E1 A2 → Medium',
      'HZ-007 S2 E1 A2 → Medium',
      'HZ-008 S1 E2 A1 → Low',
      'HZ-009 S1 E1 A1 → Negligible',
    ]);
    expect(await ratings(pool, 'Palletising cell', 'ISO13849-1', 'INITIAL')).toEqual([
      'HZ-001 S2 F1 PrN P2 → d',
      'HZ-002 S2 F1 PrN P1 → c',
      'HZ-003 S2 F2 PrN P1 → d',
      'HZ-004 S2 F2 PrN P2 → e',
      'HZ-005 S2 F1 PrL P2 → c',
      'HZ-006 S1 F1 PrN P2 → b',
      'HZ-007 S2 F1 PrN P1 → c',
      'HZ-008 S1 F2 PrN P1 → b',
      // ISO 13849-1, figure A.1.
      'HZ-009 S1 F1 PrN P1 → a',
    ]);
    expect(await ratings(pool, 'Palletising cell', 'IEC62061-2005-2015', 'INITIAL')).toEqual([
      'HZ-001 Se4 Fr5b Pr3 Av5 → SIL3 11-13 13',
      'HZ-002 Se4 Fr4 Pr3 Av3 → SIL2 8-10 10',
      'HZ-003 Se3 Fr5 Pr3 Av3 → SIL2 11-13 11',
      'HZ-004 Se4 Fr5 Pr4 Av3 → SIL3 11-13 12',
      'HZ-005 Se4 Fr3 Pr2 Av5 → SIL2 8-10 10',
      'HZ-006 Se2 Fr4 Pr3 Av3 → OM 8-10 10',
      'HZ-007 Se3 Fr4 Pr2 Av3 → SIL1 8-10 9',
      'HZ-008 Se1 Fr5 Pr3 Av1 → NONE 8-10 9',
    ]);
    expect(await ratings(pool, 'Palletising cell', 'HOUSE-SEA-27', 'FINAL')).toEqual([
      'HZ-001 S3 E0 A2 → Low',
      'HZ-002 S2 E1 A1 → Low',
      'HZ-003 S1 E0 A1 → Negligible',
      'HZ-004 S3 E0 A1 → Low',
      'HZ-005 S3 E0 A2 → Low',
      'HZ-006 S1 E1 A1 → Negligible',
      'HZ-007 S2 E0 A1 → Negligible',
      'HZ-008 S1 E1 A1 → Negligible',
      'HZ-009 S1 E1 A1 → Negligible',
    ]);
    expect(await count(pool, 'hazard_evaluations')).toBe(12 + 8 * 3 + 8 + 10 + 2 + 1 + 1 + PUBLISHED);
    expect(
      await column(
        pool,
        `select m.code as value from project_risk_rating_sets p join risk_rating_sets m on m.uuid = p.risk_rating_set_uuid
         join projects j on j.uuid = p.project_uuid where j.name = 'Palletising cell' order by p.position`,
      ),
    ).toEqual(['HOUSE-SEA-27', 'ISO13849-1', 'IEC62061-2005-2015']);
  });

  test('its final ratings follow from 16 measures of the right types, and one of the library', async () => {
    expect(
      await column(
        pool,
        `select concat_ws(' ', h.code, r.code, t.code, x.required_level, r.name) as value from hazard_rrms x
         join hazards h on h.uuid = x.hazard_uuid join rrms r on r.uuid = x.rrm_uuid join rrm_types t on t.uuid = r.rrm_type_uuid
         join hazard_rrm_evaluations e on e.hazard_rrm_uuid = x.uuid where x.solution_set_uuid is null order by r.code`,
      ),
    ).toEqual([
      'HZ-001 RRM-001 INTERLOCK d Guard-locked access door',
      'HZ-001 RRM-002 CTRL d Reset from outside with full view',
      'HZ-001 RRM-003 INFOU Lockout instruction',
      'HZ-002 RRM-004 CTRL c Reduced speed with enabling device',
      'HZ-002 RRM-005 TRAIN Training for programmers',
      'HZ-003 RRM-006 SUBST Close the gap by design',
      'HZ-003 RRM-007 FIXED Fixed guard',
      'HZ-004 RRM-008 DEVICE e Light curtain with muting',
      'HZ-004 RRM-009 DEVICE e Area scanner inside',
      'HZ-005 RRM-010 ERGO Touch protection IP2X',
      'HZ-005 RRM-011 ORG Lockout and tagout',
      'HZ-006 RRM-012 CTRL b Dump valve on e-stop',
      'HZ-006 RRM-013 INFOM Residual pressure sign',
      'HZ-007 RRM-014 SUBST Stack height limit',
      'HZ-007 RRM-015 INFOU Cleaning instruction',
      'HZ-008 RRM-016 SUBST Silencers',
      'HZ-009 RRM-020 ERGO Rubber edge at closing doors',
    ]);
    expect(
      await column(pool, `select distinct origin as value from hazard_evaluations where stage = 'FINAL'`),
    ).toEqual(['RECALCULATED']);
  });

  test('each of the 12 safety goals of the remote control library names its event', async () => {
    expect(
      await column(
        pool,
        `select concat_ws(' ', t.code, t.description, h.code, t.ftti_ms::text) as value from safety_targets t
         join safety_target_hazards l on l.safety_target_uuid = t.uuid join hazards h on h.uuid = l.hazard_uuid
         join projects j on j.uuid = t.project_uuid where j.name = 'Remote control library' order by t.code`,
      ),
    ).toEqual([
      'ST-001 Published as SG-001. HZ-001 100',
      'ST-002 Published as SG-002. HZ-002',
      'ST-003 Published as SG-003. HZ-003 100',
      'ST-004 Published as SG-004. HZ-004',
      'ST-005 Published as SG-005. HZ-005',
      'ST-006 Published as SG-006. HZ-006',
      'ST-007 Published as SG-007. HZ-007',
      'ST-008 Published as SG-008. HZ-008 200',
      'ST-009 Published as SG-009. HZ-009',
      'ST-010 Published as SG-010. HZ-010',
      'ST-011 Published as SG-011. HZ-011',
      'ST-012 Published as SG-012. HZ-012',
    ]);
  });

  test('a hazard of the cell names who, where, when and what', async () => {
    const words = `concat_ws(' | ', h.code, t.code, t.name, z.name, l.name, p.name, e.name, y.name)`;
    const found = await column(
      pool,
      `select ${words} as value from hazards h join tasks t on t.uuid = h.task_uuid join task_types tt on tt.uuid = t.task_type_uuid
       join zones z on z.uuid = h.zone_uuid and z.project_uuid = h.project_uuid join lifecycle_phases l on l.uuid = h.lifecycle_phase_uuid
       join hazard_personnel hp on hp.hazard_uuid = h.uuid join personnel p on p.uuid = hp.personnel_uuid
       join energy_sources e on e.uuid = h.energy_source_uuid join hazard_types y on y.uuid = h.hazard_type_uuid
       join task_zones tz on tz.task_uuid = t.uuid and tz.zone_uuid = z.uuid order by h.code`,
    );
    expect(found).toHaveLength(9);
    expect(found[4]).toBe(
      'HZ-005 | TSK-005 | Replace drive | Control cabinet | Maintenance and repair | Electrician | Electric mains | Electrical',
    );
  });

  test('the counters stand right after the seeded codes', async () => {
    const counters = await column(
      pool,
      `select j.name || ' ' || k.prefix || ' ' || k.last as value from project_code_counters k join projects j on j.uuid = k.project_uuid order by 1`,
    );
    expect(counters).toEqual([
      'House standards HZ 1',
      'House standards RRM 3',
      'LIN bus library EV 6',
      'LIN bus library FN 4',
      'LIN bus library HZ 6',
      'LIN bus library MF 6',
      'LIN bus library SIT 4',
      'LIN bus library ST 5',
      'Palletising cell AS 3',
      'Palletising cell BL 1',
      'Palletising cell DOC 3',
      'Palletising cell EV 9',
      'Palletising cell FIG 1',
      'Palletising cell HZ 9',
      'Palletising cell MC 1',
      'Palletising cell RRM 21',
      'Palletising cell SF 5',
      'Palletising cell SOL 2',
      'Palletising cell SREM 2',
      'Palletising cell TSK 8',
      'Protective stop EV 13',
      'Protective stop HZ 13',
      'Protective stop MC 1',
      'Remote control library EV 12',
      'Remote control library FN 7',
      'Remote control library HZ 12',
      'Remote control library MF 12',
      'Remote control library SIT 8',
      'Remote control library ST 12',
      'Steering column lock AS 3',
      'Steering column lock CEA 4',
      'Steering column lock DOC 3',
      'Steering column lock EV 10',
      'Steering column lock FN 1',
      'Steering column lock HZ 10',
      'Steering column lock MF 4',
      'Steering column lock SIT 11',
      'Steering column lock SREM 7',
      'Steering column lock ST 4',
      'Workload orchestrator EV 15',
      'Workload orchestrator FN 10',
      'Workload orchestrator HZ 15',
      'Workload orchestrator MF 15',
      'Workload orchestrator SIT 6',
      'Workload orchestrator ST 10',
    ]);
  });

  test('situations of the steering column lock are named by their elements and ruled out with a reason', async () => {
    expect(
      await column(
        pool,
        `select concat_ws(' ', s.code, s.name, s.disposition, o.code) as value from exposure_situations s
         left join exposure_situations o on o.uuid = s.duplicate_of_uuid
         where s.disposition <> 'USED' and s.disposition_reason <> '' order by s.code`,
      ),
    ).toEqual([
      'SIT-010 Motorway, Night DUPLICATE SIT-001',
      'SIT-011 Car wash, Pulled at walking pace NOT_RELEVANT',
    ]);
  });

  test('every account signs in with the demo password', async () => {
    for (const { email, userUuid } of DEMO_ACCOUNTS) {
      expect(await verifyPassword(pool, email, DEMO_PASSWORD)).toEqual({ outcome: 'accepted', userUuid });
    }
  });

  test('people have the roles that their addresses say', async () => {
    const people = await column(
      pool,
      `select concat_ws(' ', split_part(u.email, '@', 1), r.name, string_agg(j.name || '=' || m.role, ' ' order by j.name)) as value
       from users u left join organization_users o on o.user_uuid = u.uuid left join organization_roles r on r.uuid = o.organization_role_uuid
       left join project_members m on m.user_uuid = u.uuid left join projects j on j.uuid = m.project_uuid
       group by u.email, r.name order by 1`,
    );
    const inAll = (role: string, ...more: string[]) =>
      [...ALL_PROJECTS, ...more]
        .sort()
        .map(project => `${project}=${role}`)
        .join(' ');
    const inHouse = (role: string) => `Member ${inAll(role, 'House standards')}`;
    expect(people).toEqual([
      'admin Admin',
      `approver Member ${inAll('APPROVER')}`,
      `engineer ${inHouse('ENGINEER')}`,
      'guest',
      `lead ${inHouse('LEAD')}`,
      'owner Owner',
      'supplier Supplier Palletising cell=ENGINEER',
      `viewer ${inHouse('VIEWER')}`,
      `voter Member ${inAll('VOTER')}`,
    ]);
  });

  test('the group of the steering column lock has voted: rounds in every state', async () => {
    // ISO 26262-3:2018, Table 4, for the level that was agreed on: S3 E4 C3 is ASIL D.
    expect((await ratings(pool, 'Steering column lock', 'ISO26262-3-2018', 'INITIAL'))[0]).toBe(
      'HZ-001 S3 E4 C3 → D',
    );
    expect(
      await column(
        pool,
        `select concat_ws(' ', h.code, e.round::text, e.status, e.revealed_spread::text,
           (select string_agg(split_part(u.email, '@', 1) || '=' || v.state, ' ' order by u.email) from hazard_votes v
            join users u on u.uuid = v.user_uuid where v.hazard_vote_event_uuid = e.uuid),
           (select count(*) from hazard_vote_event_comments c where c.hazard_vote_event_uuid = e.uuid),
           case when h.is_consensus_voting_locked then 'locked' end) as value
         from hazard_vote_events e join hazards h on h.uuid = e.hazard_uuid order by h.code, e.round`,
      ),
    ).toEqual([
      'HZ-001 1 CLOSED 2 approver=CAST engineer=CAST voter=CAST 1 locked',
      'HZ-001 2 REVEALED 0 approver=CAST engineer=CAST voter=CAST 0 locked',
      'HZ-002 1 REVEALED 2 approver=CAST engineer=CAST voter=CAST 2',
      'HZ-003 1 OPEN approver=CAST engineer=PENDING voter=CAST 0',
      ...['HZ-004', 'HZ-005', 'HZ-006', 'HZ-007', 'HZ-008', 'HZ-009'].map(
        code => `${code} 1 OPEN approver=PENDING engineer=PENDING voter=PENDING 0`,
      ),
    ]);
    // Through the operations: each vote stands in the trail that the voting record is read from, and no mail goes out.
    expect(
      await column(
        pool,
        `select count(*)::int as value from audit_trail where operation_id = 'createHazardVote' and action = 'UPDATE'`,
      ),
    ).toEqual([11]);
    expect(await count(pool, 'mails')).toBe(0);
    const queue = await column(
      pool,
      `select u.email as value from notifications n join users u on u.uuid = n.user_uuid where n.title like '%vote%' group by 1 order by 1`,
    );
    expect(queue).toContain('engineer@demo.badger.example');
  });

  test('a second call writes nothing', async () => {
    const before = await everything(pool);
    expect(await seedDemo(pool, { createAccount })).toBe(false);
    expect(await everything(pool)).toEqual(before);
  });
});
