import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { type ContractOperation, operations, problemsOfAnswer } from '../../../support/contract.ts';

let app: TestApp;
let analysis: Analysis;
let levels: string[];
/** The same by what they rate. */
let levelsOf: Partial<Record<string, { uuid: string }[]>>;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
  const { rows } = await app.pool.query<{ uuid: string; parameter: string }>(
    `select l.uuid, l.parameter from risk_levels l join project_risk_rating_sets p on p.risk_rating_set_uuid = l.risk_rating_set_uuid where p.project_uuid = $1 order by l.parameter, l.rank`,
    [analysis.projectUuid],
  );
  levels = rows.map(row => row.uuid);
  levelsOf = Object.groupBy(rows, ({ parameter }) => parameter);
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

/** What people do together about one of a few hazards, its situation and their project. */
const ACTS = {
  open: ({ hazard, people }) => [
    'POST',
    `/projects/${analysis.projectUuid}/hazard-vote-events/batch`,
    { items: [{ hazardUuid: hazard.uuid, stage: 'INITIAL', userUuids: people }] },
  ],
  vote: ({ hazard, levels: [severityUuid, exposureUuid, avoidabilityUuid] }) => [
    'POST',
    `/hazards/${hazard.uuid}/hazard-votes`,
    { severityUuid, exposureUuid, avoidabilityUuid, rationale: 'As on the last ride' },
  ],
  reveal: ({ event }) => [
    'PATCH',
    `/hazard-vote-events/${event.uuid}`,
    { revision: event.revision, action: 'REVEAL' },
  ],
  close: ({ event }) => [
    'PATCH',
    `/hazard-vote-events/${event.uuid}`,
    { revision: event.revision, action: 'CLOSE', reason: 'Talked over' },
  ],
  comment: ({ event, text: words }) => [
    'POST',
    '/hazard-vote-event-comments',
    { hazardVoteEventUuid: event.uuid, text: words },
  ],
  lock: ({ hazard, isOverride }) => [
    'PATCH',
    `/hazards/${hazard.uuid}/toggle-consensus-voting-lock`,
    { revision: hazard.revision, reason: 'Agreed', isOverride },
  ],
  freeze: ({ hazard, isOverride }) => [
    'PATCH',
    `/hazards/${hazard.uuid}/toggle-risk-freeze`,
    { revision: hazard.revision, reason: 'Accepted', isOverride },
  ],
  measure: ({ hazard, rrm }) => ['POST', `/hazards/${hazard.uuid}/hazard-rrms`, { rrmUuid: rrm.uuid }],
  judge: ({ use, levels: [severityUuid] }) => [
    'POST',
    `/hazard-rrms/${use.uuid}/evaluation`,
    { severityUuid },
  ],
  recalculate: ({ hazard }) => ['PATCH', `/hazards/${hazard.uuid}/ratings/recalculate-final-ratings`, {}],
  assign: ({ hazard, people: [userUuid] }) => ['POST', `/hazards/${hazard.uuid}/users`, { userUuid }],
  addElement: ({ situation, cea }) => [
    'POST',
    `/exposure-situations/${situation.uuid}/ceas/${cea.uuid}`,
    undefined,
  ],
  removeElement: ({ situation, cea }) => [
    'DELETE',
    `/exposure-situations/${situation.uuid}/ceas/${cea.uuid}`,
    undefined,
  ],
  member: ({ member, role }) => [
    'PATCH',
    `/project-members/${member.uuid}`,
    { revision: member.revision, role },
  ],
} satisfies Record<string, (chosen: Chosen) => [method: string, path: string, body: unknown]>;

interface Chosen extends Record<'hazard' | 'event' | 'rrm' | 'use' | 'situation' | 'cea' | 'member', Row> {
  people: string[];
  levels: string[];
  isOverride: boolean;
  role: string;
  text: string;
}
interface Row {
  uuid: string;
  revision: number;
}

const act = fc.record({
  person: fc.constantFrom('lead', 'lead', 'engineer', 'voter', 'approver', 'supplier'),
  act: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
  pick: fc.nat(1),
  /** One behind is what somebody has who did not see the last change. */
  isStale: fc.integer({ min: 0, max: 3 }).map(value => value === 0),
  level: fc.nat(40),
  role: fc.constantFrom('ENGINEER', 'VOTER', 'APPROVER', 'VIEWER'),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Where each of the chosen is found; the first few of the project, so that people meet. */
const TABLES_OF_CHOSEN: Record<
  keyof Omit<Chosen, 'people' | 'levels' | 'isOverride' | 'role' | 'text'>,
  string
> = {
  hazard: 'hazards',
  event: 'hazard_vote_events',
  rrm: 'rrms',
  use: 'hazard_rrms',
  situation: 'exposure_situations',
  cea: 'ceas',
  member: 'project_members',
};

async function chosenFor({ pick: index, isStale, level, role }: Act): Promise<Chosen> {
  const rows: Record<string, Row> = {};
  for (const [name, table] of Object.entries(TABLES_OF_CHOSEN)) {
    const order =
      table === 'hazard_vote_events' || table === 'hazard_rrms' ? 'created_at desc' : 'created_at';
    const found = await app.pool.query<Row>(
      `select uuid, revision from ${table} where project_uuid = $1 order by ${order}, uuid limit 1 offset $2`,
      [analysis.projectUuid, table === 'project_members' ? index + 1 : index],
    );
    const row = found.rows[0] ?? { uuid: analysis.projectUuid, revision: 1 };
    rows[name] = { ...row, revision: Math.max(1, row.revision - (isStale ? 1 : 0)) };
  }
  const of = (parameter: string) => {
    const some = levelsOf[parameter] ?? [];
    return some[level % some.length]?.uuid ?? '';
  };
  return {
    ...(rows as unknown as Chosen),
    people: ['voter', 'engineer'].map(person => app.userUuid(person)),
    levels: [of('severity'), of('exposure'), of('avoidability')],
    isOverride: level % 2 === 0,
    role,
    text: 'Seen on the last ride',
  };
}

async function perform(given: Act) {
  const [method, path, body] = ACTS[given.act](await chosenFor(given)) as [string, string, unknown];
  const answer = await app.call(given.person, method, `/user-api${path}`, { body });
  expect(answer.status, JSON.stringify({ given, body: answer.body })).toBeLessThan(500);
  expect(problemsOfAnswer(operationOf(method, `/user-api${path}`), answer.status, answer.body)).toEqual([]);
  outcomes.set(given.act, Math.min(answer.status, outcomes.get(given.act) ?? 999));
}
/** Best status of each act: a sequence in which nothing ever succeeds would prove nothing. */
const outcomes = new Map<string, number>();

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

const TABLES: [entity: string, table: string][] = [
  ['Function', 'functions'],
  ['Malfunction', 'malfunctions'],
  ['HazardousEvent', 'hazardous_events'],
  ['Hazard', 'hazards'],
  ['Machine', 'machines'],
  ['HazardEvaluation', 'hazard_evaluations'],
  ['HazardVoteEvent', 'hazard_vote_events'],
  ['HazardVote', 'hazard_votes'],
  ['HazardVoteEventComment', 'hazard_vote_event_comments'],
  ['HazardRrm', 'hazard_rrms'],
  ['HazardRrmEvaluation', 'hazard_rrm_evaluations'],
  ['ExposureSituation', 'exposure_situations'],
  ['ProjectMember', 'project_members'],
];

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Plays the audit rows of a kind and compares what is left with the table. */
async function expectReplayed(entity: string, table: string) {
  const { rows: trail } = await app.pool.query<{
    action: string;
    uuid: string;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }>('select action, record_uuid as uuid, before, after from audit_trail where entity = $1 order by id', [
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
    for (const [entity, table] of TABLES) await expectReplayed(entity, table);
    const { rows } = await app.pool.query<{ n: number }>('select count(*)::int as n from audit_trail');
    // How long the sequences are is chance; this much comes of the shortest.
    expect(rows[0]?.n).toBeGreaterThanOrEqual(25);
  });
  it('holds for rounds of votes, locks, measures, situations and members, too', async () => {
    const { rows: shipped } = await app.pool.query<{ rrmTypeUuid: string; ceaTypeUuid: string }>(
      `select (select uuid from rrm_types order by code limit 1) as "rrmTypeUuid", (select uuid from cea_types order by code limit 1) as "ceaTypeUuid"`,
    );
    await analysis.create(
      'rrms',
      ...['A', 'B'].map(name => ({ name, rrmTypeUuid: shipped[0]?.rrmTypeUuid })),
    );
    await analysis.create(
      'ceas',
      ...['A', 'B'].map(name => ({ name, ceaTypeUuid: shipped[0]?.ceaTypeUuid })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 2, maxLength: 5 }), { minLength: 4, maxLength: 8 }),
        async rounds => {
          for (const together of rounds) await Promise.all(together.map(perform));
        },
      ),
      { numRuns: 30, endOnFailure: true },
    );
    for (const [entity, table] of TABLES) await expectReplayed(entity, table);
    // Chance decides which; most of them must have come through.
    const done = Object.keys(ACTS).filter(name => (outcomes.get(name) ?? 999) < 300);
    expect(done.length, [...outcomes].join(' ')).toBeGreaterThanOrEqual(8);
  });
});
