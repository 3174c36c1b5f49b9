import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXCHANGE_VALUES } from '../../../../domain/exchange/values.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { type XlsxSheet, xlsxSheets } from '../../../support/import/xlsxTable.ts';

// Read by a reader of the tests' own, and compared with the database record by record.

let app: TestApp;
let project: string;
let token: string;

const sheetsOf = async (query = 'language=en'): Promise<XlsxSheet[]> => {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/v1/user-api/projects/${project}/spreadsheet?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return xlsxSheets(answer.rawPayload);
};
const create = async (area: string, ...items: object[]) => {
  const path = `/user-api/projects/${project}/${area}/batch`;
  const { status, body } = await app.call<{ data: { records: { uuid: string; code: string }[] } }>(
    'lead',
    'POST',
    path,
    { body: { items } },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.records;
};

/** What Excel and LibreOffice would calculate, were a cell no text. */
const HOSTILE = ['=1+1', '+1+1', '-1+1', '@SUM(1,1)', '=cmd|"/c calc"!A1', "'=1", '=HYPERLINK("http://x")'];

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select uuid from projects where style = 'MACHINE'`,
  );
  project = rows[0]?.uuid ?? '';
  token = await app.tokenOf(app.userUuid('viewer'));
  await create('solution-sets', { name: HOSTILE[0], kind: 'FINAL', note: HOSTILE[4] });
  await create('srems', { name: HOSTILE[1], text: HOSTILE[6], kind: 'REQUIREMENT' });
  await create('assumptions', { name: HOSTILE[2], text: HOSTILE[3] });
  await create('tasks', { name: HOSTILE[3] });
  await create('safety-targets', { name: HOSTILE[5], safeState: HOSTILE[4] });
});
afterAll(() => app.close());

/** Each sheet with what a query of its own says its rows are, in any order. */
const SHEETS: readonly { name: string; columns: readonly string[]; sql: string }[] = [
  {
    name: 'Machines',
    columns: ['Code', 'Name', 'Manufacturer', 'Intended use', 'Description'],
    sql: 'select code, name, manufacturer, intended_use, description from machines where project_uuid = $1',
  },
  {
    name: 'Tasks',
    columns: ['Code', 'Name', 'Machine', 'Task type', 'Phase'],
    sql: `select t.code, t.name, coalesce(m.name, ''), coalesce(y.name, ''), coalesce(p.name, '') from tasks t
      left join machines m on m.uuid = t.machine_uuid left join task_types y on y.uuid = t.task_type_uuid
      left join lifecycle_phases p on p.uuid = t.lifecycle_phase_uuid where t.project_uuid = $1`,
  },
  {
    name: 'Events',
    columns: ['Code', 'Name', 'Description'],
    sql: 'select code, name, description from hazardous_events where project_uuid = $1',
  },
  {
    name: 'Assumptions',
    columns: ['Code', 'Name', 'Text', 'Rationale'],
    sql: 'select code, name, text, rationale from assumptions where project_uuid = $1',
  },
  {
    name: 'Measures',
    columns: ['Code', 'Name', 'Type', 'Safety function', 'Standard'],
    sql: `select r.code, r.name, t.name, case when r.is_safety_function then 'yes' else 'no' end, r.standard_reference
      from rrms r join rrm_types t on t.uuid = r.rrm_type_uuid where r.project_uuid = $1`,
  },
  {
    name: 'Measure uses',
    columns: ['Hazard', 'Measure', 'Status', 'Required level', 'Evidence'],
    sql: `select h.code, r.name, initcap(u.status::text), coalesce(u.required_level, ''), u.evidence from hazard_rrms u
      join hazards h on h.uuid = u.hazard_uuid join rrms r on r.uuid = u.rrm_uuid where u.project_uuid = $1`,
  },
  {
    name: 'Alternatives',
    columns: ['Code', 'Name', 'Kind', 'Note'],
    sql: 'select code, name, initcap(kind::text), note from solution_sets where project_uuid = $1',
  },
  {
    name: 'Safety targets',
    columns: ['Code', 'Name', 'Safe state', 'Hazards'],
    sql: `select t.code, t.name, t.safe_state, coalesce((select string_agg(h.code, ' ' order by h.code) from hazards h
      join safety_target_hazards l on l.hazard_uuid = h.uuid where l.safety_target_uuid = t.uuid), '')
      from safety_targets t where t.project_uuid = $1`,
  },
  {
    name: 'Requirements',
    columns: ['Code', 'Name', 'Text', 'Allocated to'],
    sql: 'select code, name, text, allocated_to from srems where project_uuid = $1',
  },
];

describe('the sheets beside the hazards', () => {
  it('are the records of the database', async () => {
    const sheets = new Map((await sheetsOf()).map(sheet => [sheet.name, sheet]));
    for (const { name, columns, sql } of SHEETS) {
      const [titles = [], ...rows] = sheets.get(name)?.rows ?? [];
      const places = columns.map(title => titles.indexOf(title));
      expect(places, `${name}: ${titles.join(', ')}`).not.toContain(-1);
      // Several in a cell stand on a line each.
      const shown = rows.map(row => places.map(at => (row[at] ?? '').replaceAll('\n', ' ')).join(' | '));
      const { rows: stored } = await app.pool.query({ text: sql, values: [project], rowMode: 'array' });
      expect(stored.length, name).toBeGreaterThan(0);
      const told = (stored as string[][]).map(row =>
        row.map(value => value.replaceAll(/\r?\n/g, ' ')).join(' | '),
      );
      expect(shown.sort(), name).toEqual(told.sort());
    }
  });

  it('have texts for texts, whatever they begin with', async () => {
    const cells = (await sheetsOf()).flatMap(({ rows }) => rows.flat());
    for (const text of HOSTILE) expect(cells).toContain(text);
    const { unzipSync, strFromU8 } = await import('fflate');
    const answer = await app.app.inject({
      method: 'GET',
      url: `/v1/user-api/projects/${project}/spreadsheet?language=de`,
      headers: { authorization: `Bearer ${token}` },
    });
    const parts = unzipSync(answer.rawPayload);
    for (const [path, part] of Object.entries(parts))
      if (path.startsWith('xl/worksheets/')) expect(strFromU8(part), path).not.toMatch(/<f[\s>]/);
  });

  it('offer the values of a column that has only some', async () => {
    const { readXlsx } = await import('hucre/xlsx');
    const answer = await app.app.inject({
      method: 'GET',
      url: `/v1/user-api/projects/${project}/spreadsheet?language=de`,
      headers: { authorization: `Bearer ${token}` },
    });
    const { sheets } = await readXlsx(answer.rawPayload);
    const offered = (sheet: string) =>
      (sheets.find(({ name }) => name === sheet)?.dataValidations ?? []).map(({ values }) => values);
    const words = (list: keyof typeof EXCHANGE_VALUES) =>
      Object.values(EXCHANGE_VALUES[list]).map(({ de }) => de);
    expect(offered('Einsatz der Maßnahmen')).toContainEqual(words('useStatus'));
    expect(offered('Lösungsvarianten')).toContainEqual(words('solutionSetKind'));
    expect(offered('Anforderungen')).toContainEqual(words('sremStatus'));
    expect(offered('Maßnahmen')).toContainEqual(['ja', 'nein']);
    // ISO 13849-1, annex A: two severities; the state of a measure stands beside it on the hazard.
    expect(offered('Risiken an Maschinen')).toContainEqual(words('useStatus'));
  });
});

const exportsPath = () => `/user-api/projects/${project}/exports`;

/** A spreadsheet that is made as a job, as its download answers it. */
async function madeFile(request: object) {
  app.startJobs();
  const asked = await app.call<{ data: { uuid: string } }>('viewer', 'POST', exportsPath(), {
    body: { kind: 'SPREADSHEET', ...request },
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  const path = `${exportsPath()}/${asked.body.data.uuid}`;
  const state = async () =>
    (await app.call<{ data: { state: string } }>('viewer', 'GET', path)).body.data.state;
  await expect.poll(state).toBe('DONE');
  return app.app.inject({
    method: 'GET',
    url: `/v1${path}/file`,
    headers: { authorization: `Bearer ${token}` },
  });
}

it('respects the filters on the hazards, and leaves the other sheets whole', async () => {
  const { rows } = await app.pool.query<{ uuid: string; code: string }>(
    `select t.uuid, h.code from hazards h join tasks t on t.uuid = h.task_uuid where h.project_uuid = $1 order by t.code, h.code`,
    [project],
  );
  const task = rows[0]?.uuid;
  const wanted = rows.filter(({ uuid }) => uuid === task).map(({ code }) => code);
  const { rawPayload } = await madeFile({ language: 'en', filters: { taskUuid: [task] } });
  const sheets = xlsxSheets(rawPayload);
  const [titles = [], ...hazards] = sheets[0]?.rows ?? [];
  expect(hazards.map(row => row[titles.indexOf('Code')]).sort()).toEqual(wanted);
  const whole = await sheetsOf();
  expect(whole[0]?.rows.length).toBeGreaterThan(wanted.length + 1);
  const tasks = (of: XlsxSheet[]) => of.find(({ name }) => name === 'Tasks')?.rows;
  expect(tasks(sheets)).toEqual(tasks(whole));
});

it('has the hazards that are named one by one, and refuses filters where all of them are needed', async () => {
  const { rows } = await app.pool.query<{ uuid: string; code: string }>(
    'select uuid, code from hazards where project_uuid = $1 order by code limit 2',
    [project],
  );
  const { payload } = await madeFile({ format: 'csv', filters: { uuid: rows.map(({ uuid }) => uuid) } });
  const codes = payload.split(/\r?\n/).flatMap(line => /^"?(HZ-\d+)/.exec(line)?.[1] ?? []);
  expect(codes).toEqual(rows.map(({ code }) => code));
  const refused = await app.call<{ fields: { path: string }[] }>('viewer', 'POST', exportsPath(), {
    body: { kind: 'REPORT', filters: { status: ['RATED'] } },
  });
  expect(refused.status).toBe(422);
  expect(refused.body.fields.map(field => field.path)).toEqual(['filters']);
});

it('the hazards tell their factors of avoidance and what their measures bring, events their usual effects', async () => {
  await app.pool.query(
    `update hazard_evaluations e set avoidance_factors = '{"speed": "HARDER", "escape": "EASIER"}' from hazards h, risk_rating_sets s
     where h.uuid = e.hazard_uuid and s.uuid = e.risk_rating_set_uuid and h.project_uuid = $1 and h.code = 'HZ-003'
       and s.code = 'ISO13849-1' and e.stage = 'INITIAL'`,
    [project],
  );
  await app.pool.query(
    `insert into hazard_rrm_new_hazards (project_uuid, hazard_rrm_uuid, hazard_uuid) select $1, u.uuid, b.uuid from hazard_rrms u
     join hazards a on a.uuid = u.hazard_uuid and a.code = 'HZ-003' join rrms r on r.uuid = u.rrm_uuid and r.code = 'RRM-007'
     join hazards b on b.project_uuid = $1 and b.code = 'HZ-008'`,
    [project],
  );
  await app.pool.query(
    `insert into hazardous_event_effect_types select e.uuid, t.uuid from hazardous_events e, hazard_effect_types t
     where e.project_uuid = $1 and e.code = 'EV-003' and t.code = 'INJURY_OPERATOR'`,
    [project],
  );
  const cellOf = (sheets: XlsxSheet[], sheet: string, code: string, header: string) => {
    const [headers = [], ...rows] = sheets.find(({ name }) => name === sheet)?.rows ?? [];
    const row = rows.find(cells => cells.some(cell => String(cell) === code));
    return row?.[headers.indexOf(header)];
  };
  const sheets = await sheetsOf();
  expect(cellOf(sheets, 'Machine risks', 'HZ-003', 'Factors of avoidance')).toBe(
    'Speed: harder\nWay out: easier',
  );
  expect(cellOf(sheets, 'Machine risks', 'HZ-003', 'New hazards by its measures')).toBe('HZ-008');
  expect(cellOf(sheets, 'Events', 'EV-003', 'Usual effects')).toBe('Injury to operator or driver');
  const german = await sheetsOf('language=de');
  expect(cellOf(german, 'Risiken an Maschinen', 'HZ-003', 'Faktoren der Vermeidung')).toBe(
    'Geschwindigkeit: schwerer\nAusweg: leichter',
  );
});
