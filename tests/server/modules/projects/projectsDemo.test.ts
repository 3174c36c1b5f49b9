import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';

interface Project {
  uuid: string;
  organizationUuid: string;
  description: string;
  style: string;
  myRole: string;
  counts: { hazards: number; functions: number; members: number };
}
interface Answer {
  data: Project;
  fields?: { path: string; message: string }[];
}
interface Published {
  hazardousEvents: {
    event: string;
    severity: string;
    exposure: string;
    controllability: string;
    publishedLevel: string;
  }[];
  functions: unknown[];
  hazards: { event: string; exposure: string; avoidability: string }[];
}

const readPublished = (file: string): Published =>
  JSON.parse(readFileSync(new URL(`../../../../server/seed/data/${file}`, import.meta.url), 'utf8'));
const published = readPublished('hara_c_rcp_remote_control.json');

let test: TestApp;
let organization: string;

beforeAll(async () => {
  test = await createTestApp();
  // Somebody of no organization founds one, which knows nothing of the demo organization.
  const founded = await test.call<{ data: { uuid: string } }>('guest', 'POST', '/user-api/organizations', {
    body: { name: 'Hale Machines' },
  });
  organization = founded.body.data.uuid;
});
afterAll(() => test.close());

const begin = (body: Record<string, unknown>, person = 'guest') =>
  test.call<Answer>(person, 'POST', `/user-api/organizations/${organization}/projects`, { body });

const rowsOf = async <Row extends object>(sql: string, project: string) =>
  (await test.pool.query<Row>(sql, [project])).rows;

describe('a project that begins with a demo project', () => {
  it('has the published analysis, in the organization of whoever asks for it', async () => {
    const { status, body } = await begin({ name: 'To try', style: 'FUNCTION', demo: 'REMOTE_CONTROL' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      organizationUuid: organization,
      style: 'FUNCTION',
      myRole: 'LEAD',
      counts: {
        hazards: published.hazardousEvents.length,
        functions: published.functions.length,
        members: 1,
      },
    });
    expect(body.data.description).not.toBe('');
    const rated = await rowsOf<{ name: string; code: string }>(
      `select h.name, r.code from hazards h join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL'
       join risk_ratings r on r.uuid = e.rating_uuid where h.project_uuid = $1 order by h.position`,
      body.data.uuid,
    );
    expect(rated).toEqual(
      published.hazardousEvents.map(({ event, publishedLevel }) => ({ name: event, code: publishedLevel })),
    );
  });

  it('is made by its lead: nothing of the demo people, and an audit row for each record', async () => {
    const { body } = await begin({ name: 'Cell', style: 'MACHINE', demo: 'PALLETISING_CELL' });
    const { uuid } = body.data;
    const guest = test.userUuid('guest');
    const makers = await rowsOf(
      `select distinct created_by as by, residual_risk_accepted_at as accepted from hazards where project_uuid = $1`,
      uuid,
    );
    expect(makers).toEqual([{ by: guest, accepted: null }]);
    const told = await rowsOf<{ entity: string; count: number }>(
      `select entity, count(*)::int as count from audit_trail where project_uuid = $1 and action = 'CREATE'
       and actor_user_uuid = '${guest}' and entity in ('Hazard', 'Rrm', 'ProjectMember') group by 1 order by 1`,
      uuid,
    );
    const [stored] = await rowsOf<{ rrms: number }>(
      'select count(*)::int as rrms from rrms where project_uuid = $1',
      uuid,
    );
    expect(told).toEqual([
      { entity: 'Hazard', count: 8 },
      { entity: 'ProjectMember', count: 1 },
      { entity: 'Rrm', count: stored?.rrms },
    ]);
  });

  // ISO 26262-3:2018, table 4: S + E + C of 7 is A, 8 B, 9 C, 10 D, less is QM. ISO 13849-1, figure A.1: S2 with F1 P2 or
  // F2 P1 is d, with F2 P2 e; nobody says that the event is unlikely.
  it.each([
    ['WORKLOAD_ORCHESTRATOR', 'hara_ankaios_orchestrator.json', ['SG-006']],
    ['LIN_LIBRARY', 'hara_go_lin.json', ['SG-01', 'SG-02', 'SG-03', 'SG-04', 'SG-05']],
  ])(
    '%s has the levels of the table, and says where another one was published',
    async (demo, file, goals) => {
      const source = readPublished(file);
      const { body } = await begin({ name: demo, style: 'FUNCTION', demo });
      const rated = await rowsOf<{ name: string; code: string; published: string }>(
        `select h.name, r.code, h.published_rating as published from hazards h
       join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL'
       join risk_ratings r on r.uuid = e.rating_uuid where h.project_uuid = $1 order by h.position`,
        body.data.uuid,
      );
      const digit = (code: string) => Number(code.slice(1));
      expect(rated).toEqual(
        source.hazardousEvents.map(({ event, severity, exposure, controllability, publishedLevel }) => {
          const sum = digit(severity) + digit(exposure) + digit(controllability);
          const code = ['A', 'B', 'C', 'D'][sum - 7] ?? 'QM';
          return { name: event, code, published: code === publishedLevel ? '' : `ASIL ${publishedLevel}` };
        }),
      );
      const targets = await rowsOf<{ description: string }>(
        `select description from safety_targets where project_uuid = $1 and description like '%its events lead to%' order by position`,
        body.data.uuid,
      );
      expect(targets.map(({ description }) => description.split(' ')[2])).toEqual(goals);
      const { body: found } = await test.call<{ data: { results: { check: string }[] } }>(
        'guest',
        'GET',
        `/user-api/projects/${body.data.uuid}/findings?limit=200`,
      );
      const wrong = rated.filter(({ published: stated }) => stated !== '');
      expect(found.data.results.filter(({ check }) => check === 'V1')).toHaveLength(wrong.length);
    },
  );

  it('PROTECTIVE_STOP has the required performance levels of the graph', async () => {
    const { hazards } = readPublished('risk_protective_stop.json');
    const { status, body } = await begin({ name: 'Stop', style: 'MACHINE', demo: 'PROTECTIVE_STOP' });
    expect([status, body.data.style, body.data.counts.hazards]).toEqual([201, 'MACHINE', 13]);
    const rated = await rowsOf(
      `select h.name, r.code from hazards h join hazard_evaluations e on e.hazard_uuid = h.uuid and e.stage = 'INITIAL'
       join risk_ratings r on r.uuid = e.rating_uuid where h.project_uuid = $1 order by h.position`,
      body.data.uuid,
    );
    expect(rated).toEqual(
      hazards.map(({ event, exposure, avoidability }) => ({
        name: event,
        code: exposure === 'F2' && avoidability === 'P2' ? 'e' : 'd',
      })),
    );
  });

  it('can be had twice, each with records of its own, whose codes continue', async () => {
    const [one, other] = [
      await begin({ name: 'Lock 1', style: 'FUNCTION', demo: 'STEERING_LOCK' }),
      await begin({ name: 'Lock 2', style: 'FUNCTION', demo: 'STEERING_LOCK', description: 'Ours' }),
    ];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.data.description).toBe('Ours');
    const { data } = other.body;
    const added = await test.call<{ data: { results: { code: string }[] } }>(
      'guest',
      'POST',
      `/user-api/projects/${data.uuid}/functions/batch`,
      { body: { items: [{ name: 'One more' }] } },
    );
    const codes = await rowsOf<{ code: string }>(
      'select code from functions where project_uuid = $1 order by code',
      data.uuid,
    );
    expect(added.status).toBe(201);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
    expect(codes.at(-1)?.code).toBe(`FN-${String(codes.length).padStart(3, '0')}`);
  });

  it('says what does not go together, and is refused to strangers', async () => {
    const other = await begin({ name: 'X', style: 'MACHINE', demo: 'REMOTE_CONTROL' });
    expect(other).toMatchObject({ status: 422, body: { fields: [{ path: 'style' }] } });
    const sets = await begin({
      name: 'X',
      style: 'MACHINE',
      demo: 'PALLETISING_CELL',
      riskRatingSetUuids: [test.userUuid('guest')],
    });
    expect(sets).toMatchObject({ status: 422, body: { fields: [{ path: 'riskRatingSetUuids' }] } });
    expect((await begin({ name: 'X', style: 'MACHINE', demo: 'PALLETISING_CELL' }, 'lead')).status).toBe(404);
  });
});
