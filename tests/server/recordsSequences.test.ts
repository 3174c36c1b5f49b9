import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Analysis, analysisOf } from '../support/analysis.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type ContractOperation, operations, problemsOfAnswer } from '../support/contract.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let app: TestApp;
let analysis: Analysis;
let levels: string[];

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select l.uuid from risk_levels l join project_risk_rating_sets p on p.risk_rating_set_uuid = l.risk_rating_set_uuid where p.project_uuid = $1 order by l.parameter, l.rank`,
    [analysis.projectUuid],
  );
  levels = rows.map(row => row.uuid);
});
afterAll(() => app.close());

const operationOf = (method: string, path: string): ContractOperation => {
  const found = operations.find(
    operation =>
      operation.method === method &&
      new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (!found) throw new Error(`The contract has no ${method} ${path}`);
  return found;
};

const AREAS = ['functions', 'malfunctions', 'hazardous-events', 'hazards', 'machines'] as const;
const person = fc.constantFrom('lead', 'engineer', 'voter', 'supplier');
const pick = fc.nat(30);
const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter(value => value.length > 0 && !value.includes('\0'));

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      person,
      area: fc.constantFrom(...AREAS),
      text,
      pick,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      person,
      area: fc.constantFrom(...AREAS),
      text,
      pick,
      target: pick,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('rate' as const), person, pick, level: fc.nat(40) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      person,
      area: fc.constantFrom(...AREAS),
      pick,
      confirm: fc.boolean(),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the sequence knows of the records: uuids and the revision it last saw, right or not. */
type Known = Record<(typeof AREAS)[number], { uuid: string; revision: number }[]>;

async function send(given: Step, known: Known) {
  const at = (area: (typeof AREAS)[number], index: number) =>
    known[area][index % Math.max(1, known[area].length)] ?? { uuid: analysis.projectUuid, revision: 1 };
  const call = async (
    method: string,
    path: string,
    request: { body?: unknown; query?: Record<string, unknown> },
  ) => {
    const answer = await app.call<{
      code?: string;
      data?: { uuid?: string; revision?: number; records?: { uuid: string; revision: number }[] };
    }>(given.person, method, path, request);
    expect(answer.status, JSON.stringify({ given, body: answer.body })).toBeLessThan(500);
    expect(problemsOfAnswer(operationOf(method, path), answer.status, answer.body)).toEqual([]);
    return answer;
  };
  switch (given.kind) {
    case 'create': {
      const links: Record<string, object> = {
        malfunctions: { name: given.text, functionUuid: at('functions', given.pick).uuid },
        hazards: {
          style: 'FUNCTION',
          name: given.text,
          hazardousEventUuid: at('hazardous-events', given.pick).uuid,
        },
        functions: {
          name: given.text,
          parentFunctionUuid: given.pick % 3 ? null : at('functions', given.pick).uuid,
        },
      };
      const body = { items: [links[given.area] ?? { name: given.text }] };
      const answer = await call('POST', `/user-api/projects/${analysis.projectUuid}/${given.area}/batch`, {
        body,
      });
      known[given.area].push(...(answer.body.data?.records ?? []));
      return;
    }
    case 'change': {
      const record = at(given.area, given.pick);
      const links: Record<string, object> = {
        malfunctions: { functionUuid: at('functions', given.target).uuid },
        hazards: { malfunctionUuid: given.target % 4 ? at('malfunctions', given.target).uuid : null },
        functions: { parentFunctionUuid: at('functions', given.target).uuid },
      };
      const body = {
        revision: record.revision,
        name: given.text,
        ...(given.target % 2 && links[given.area]),
      };
      const answer = await call('PATCH', `/user-api/${given.area}/${record.uuid}`, { body });
      if (answer.body.data?.revision) record.revision = answer.body.data.revision;
      return;
    }
    case 'rate': {
      const record = at('hazards', given.pick);
      const names = ['severityUuid', 'exposureUuid', 'avoidabilityUuid'];
      const body = {
        revision: record.revision,
        [names[given.level % 3] ?? '']: levels[given.level % levels.length],
      };
      const answer = await call('PATCH', `/user-api/hazards/${record.uuid}/initial-risk`, { body });
      if (answer.body.data?.revision) record.revision = answer.body.data.revision;
      return;
    }
    case 'remove':
      await call('DELETE', `/user-api/${given.area}/${at(given.area, given.pick).uuid}`, {
        query: { confirm: given.confirm },
      });
  }
}

const TABLES: Record<string, [entity: string, table: string]> = {
  functions: ['Function', 'functions'],
  malfunctions: ['Malfunction', 'malfunctions'],
  'hazardous-events': ['HazardousEvent', 'hazardous_events'],
  hazards: ['Hazard', 'hazards'],
  machines: ['Machine', 'machines'],
  evaluations: ['HazardEvaluation', 'hazard_evaluations'],
};

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Plays the audit rows of a kind and compares what is left with the table. */
async function expectReplayed(entity: string, table: string) {
  const { rows: trail } = await app.pool.query<{
    action: string;
    uuid: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }>('select action, record_uuid as uuid, before, after from audit_log where entity = $1 order by id', [
    entity,
  ]);
  const records = new Map<string, Record<string, unknown>>();
  for (const { action, uuid, before, after } of trail) {
    const known = records.get(uuid);
    if (known)
      expect(before, `${entity} ${uuid}: ${action} begins where the row before ended`).toMatchObject(known);
    if (after) records.set(uuid, after);
    else records.delete(uuid);
  }
  const { rows: present } = await app.pool.query<{ record: Record<string, unknown> & { uuid: string } }>(
    `select to_jsonb(t) as record from ${table} t where uuid = any($1::uuid[])`,
    [[...new Set(trail.map(({ uuid }) => uuid))]],
  );
  expect(present.map(({ record }) => record.uuid).sort()).toEqual([...records.keys()].sort());
  for (const { record } of present) {
    const replayed = records.get(record.uuid) ?? {};
    for (const [column, value] of Object.entries(record))
      if (camel(column) in replayed) expect(replayed[camel(column)], `${entity}.${column}`).toEqual(value);
  }
}

describe('whatever several people do at once', () => {
  it('is never a 500, always as the contract says, and the audit rows replay to what is there', async () => {
    const known: Known = {
      functions: [],
      malfunctions: [],
      'hazardous-events': [],
      hazards: [],
      machines: [],
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 3, maxLength: 10 }),
        async rounds => {
          for (const together of rounds) await Promise.all(together.map(one => send(one, known)));
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
    for (const [entity, table] of Object.values(TABLES)) await expectReplayed(entity, table);
    const { rows } = await app.pool.query<{ n: number }>('select count(*)::int as n from audit_log');
    expect(rows[0]?.n).toBeGreaterThan(100);
  });
});
