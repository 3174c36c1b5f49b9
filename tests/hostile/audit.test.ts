import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf, type ProjectRecord } from '../support/analysis.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { differences, replay, type State, type Trace } from '../support/hostile/auditReplay.ts';
import { seededRandom } from '../support/seededRandom.ts';

/** S14: 10,000 changes played again from the audit trail give what is there; 1,000 changes of the trail are noticed. */
const CHANGES = 10_000;
const TAMPERINGS = 1000;
const KINDS = {
  functions: 'Function',
  'hazardous-events': 'HazardousEvent',
  malfunctions: 'Malfunction',
} as const;
type Area = keyof typeof KINDS;

let app: TestApp;
let analysis: Analysis;
let first: number;
const random = seededRandom(14);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

async function tracesSince(id: number): Promise<Trace[]> {
  const { rows } = await app.pool.query<Trace>(
    `select id::int as id, entity, record_uuid as "recordUuid", action, before, after from audit_trail
     where id > $1 and entity = any($2) order by id`,
    [id, Object.values(KINDS)],
  );
  return rows;
}

/** Every record of these kinds, as the lists show them. */
async function real(): Promise<State> {
  const state = new Map<string, Record<string, unknown>>();
  for (const [area, entity] of Object.entries(KINDS)) {
    const { body } = await app.call<{ data: { results: ProjectRecord[]; total: number } }>(
      'lead',
      'GET',
      `/user-api/${area}`,
      {
        query: { projectUuid: analysis.projectUuid, limit: 20_000 },
      },
    );
    expect(body.data.results).toHaveLength(body.data.total);
    for (const record of body.data.results) state.set(`${entity} ${record.uuid}`, record);
  }
  return state;
}

let start: State;
let done = 0;

async function change(areas: Map<Area, ProjectRecord[]>): Promise<void> {
  const area = pick([...areas.keys()]);
  const records = areas.get(area) ?? [];
  const what = random();
  if (records.length < 20 || what < 0.25) {
    const parents = areas.get('functions') ?? [];
    const items = Array.from({ length: 1 + Math.floor(random() * 10) }, (_, index) => ({
      name: `${area} ${done} ${index}`,
      ...(area === 'malfunctions' && { functionUuid: pick(parents).uuid }),
    }));
    records.push(...(await analysis.create(area, ...items)));
    done += items.length;
  } else if (what < 0.85) {
    const record = pick(records);
    const { status, body } = await analysis.change(area, record.uuid, {
      revision: record.revision,
      name: `${area} changed ${done}`,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    Object.assign(record, body.data);
    done += 1;
  } else if (area !== 'functions') {
    const [record] = records.splice(Math.floor(random() * records.length), 1);
    const { status, body } = await analysis.remove(area, record?.uuid ?? '');
    expect(status, JSON.stringify(body)).toBe(204);
    done += 1;
  }
}

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
  first = Number((await app.pool.query('select coalesce(max(id), 0) as id from audit_trail')).rows[0]?.id);
  start = await real();
  const areas = new Map<Area, ProjectRecord[]>();
  areas.set(
    'functions',
    await analysis.create(
      'functions',
      ...Array.from({ length: 30 }, (_, index) => ({ name: `Base ${index}` })),
    ),
  );
  areas.set('hazardous-events', []);
  areas.set('malfunctions', []);
  while (done < CHANGES) await change(areas);
});
afterAll(() => app.close());

describe('the audit trail', () => {
  it('played again gives what is there', async () => {
    const traces = await tracesSince(first);
    expect(traces.length).toBeGreaterThanOrEqual(CHANGES);
    const { state, breaks } = replay(traces, start);
    expect(breaks.slice(0, 5)).toEqual([]);
    expect(differences(state, await real()).slice(0, 5)).toEqual([]);
  });

  it('is changed by nobody who can only reach the database as the server does', async () => {
    const ids = (await tracesSince(first)).map(({ id }) => id);
    const before = await app.pool.query(
      'select count(*) as n, md5(string_agg(a::text, $1 order by id)) as all from audit_trail a',
      ['|'],
    );
    for (let count = 0; count < 100; count += 1) {
      const id = pick(ids);
      for (const sql of [
        `update audit_log set after = '{}' where id = ${id}`,
        `update audit_log set id = id + 1000000 where id = ${id}`,
        `delete from audit_log where id = ${id}`,
        `delete from audit_log where id > ${id}`,
      ])
        await expect(app.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
    }
    expect(
      (
        await app.pool.query(
          'select count(*) as n, md5(string_agg(a::text, $1 order by id)) as all from audit_trail a',
          ['|'],
        )
      ).rows,
    ).toEqual(before.rows);
  });

  it(`tells of ${TAMPERINGS} changes of what it says, where somebody got around that`, async () => {
    const traces = await tracesSince(first);
    const there = await real();
    const text = (record: Record<string, unknown> | null) => record && { ...record, name: 'Never said' };
    const WAYS: Record<string, (list: Trace[], place: number) => Trace[]> = {
      edit: (list, place) =>
        list.map((trace, at) =>
          at === place
            ? { ...trace, after: text(trace.after), before: trace.after ? trace.before : text(trace.before) }
            : trace,
        ),
      delete: (list, place) => list.filter((_, at) => at !== place),
      'truncate the tail': (list, place) => list.slice(0, place),
      repeat: (list, place) => [...list.slice(0, place + 1), ...list.slice(place)],
      reorder: (list, place) => {
        const { recordUuid } = list[place] as Trace;
        const own = list.flatMap((trace, at) => (trace.recordUuid === recordUuid ? [at] : []));
        const [one = place, other = place] = own.length > 1 ? own : [place, place];
        if (one === other) return list.filter((_, at) => at !== place);
        return list.map((trace, at) =>
          at === one ? (list[other] as Trace) : at === other ? (list[one] as Trace) : trace,
        );
      },
    };
    const ways = Object.entries(WAYS);
    const unnoticed: string[] = [];
    for (let count = 0; count < TAMPERINGS; count += 1) {
      const [what, tamper] = ways[count % ways.length] as (typeof ways)[number];
      const place = Math.floor(random() * traces.length);
      const { state, breaks } = replay(tamper(traces, place), start);
      if (breaks.length === 0 && differences(state, there).length === 0) unnoticed.push(`${what} ${place}`);
    }
    expect(unnoticed).toEqual([]);
  });
});
