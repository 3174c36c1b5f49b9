import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

let app: TestApp;
let analysis: Analysis;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
});
afterAll(() => app.close());

const AREAS: Record<string, () => Promise<Record<string, unknown>>> = {
  'cea-types': async () => ({ name: 'x', kind: 'CONDITION' }),
  ceas: async () => ({
    name: 'x',
    ceaTypeUuid: (await analysis.one('cea-types', { name: 'x', kind: 'ACTIVITY' })).uuid,
  }),
  'exposure-situations': async () => ({ name: 'x' }),
  functions: async () => ({ name: 'x' }),
  'hazardous-events': async () => ({ name: 'x' }),
  hazards: async () => ({ style: 'MACHINE' }),
  machines: async () => ({ name: 'x' }),
  malfunctions: async () => ({
    name: 'x',
    functionUuid: (await analysis.one('functions', { name: 'x' })).uuid,
  }),
  tasks: async () => ({ name: 'x' }),
};

describe('a change on a stale revision', () => {
  it.each(Object.keys(AREAS))('of %s changes nothing and brings the record as it stands', async area => {
    const made = await analysis.one(area, await AREAS[area]?.());
    const first = await analysis.change(area, made.uuid, { revision: 1, name: 'Theirs' });
    expect(first.body.data).toMatchObject({ name: 'Theirs', revision: 2 });
    const length = await auditLength(app.pool);
    for (const revision of [1, 3, 2_147_483_647]) {
      const { status, body } = await analysis
        .as('engineer')
        .change(area, made.uuid, { revision, name: 'Mine' });
      expect(`${status} ${body.code}`).toBe('409 REVISION_CONFLICT');
      expect(body.current).toEqual(first.body.data);
    }
    expect(await auditLength(app.pool)).toBe(length);
    // A single situation tells its suggested exposures as well.
    expect(await analysis.read(area, made.uuid)).toMatchObject(first.body.data);
  });
  it.each(Object.keys(AREAS))('%s: a change brings only what it names', async area => {
    const made = await analysis.one(area, await AREAS[area]?.());
    const { body } = await analysis.change(area, made.uuid, { revision: 1 });
    expect(body.data).toEqual({
      ...made,
      revision: 2,
      updatedAt: expect.any(String),
      updatedBy: made.createdBy,
    });
  });
});

describe('two who change the same at the same time', () => {
  it('100 times: exactly one wins, and the other gets a conflict', async () => {
    const { uuid } = await analysis.one('hazards', { style: 'FUNCTION' });
    const people = ['lead', 'engineer'] as const;
    for (let revision = 1; revision <= 100; revision += 1) {
      const answers = await Promise.all(
        people.map(person =>
          analysis.as(person).change('hazards', uuid, { revision, name: `${person} ${revision}` }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect([...statuses].sort()).toEqual([200, 409]);
      const winner = people[statuses.indexOf(200)];
      const loser = answers[statuses.indexOf(409)];
      expect(loser?.body.current).toMatchObject({ revision: revision + 1, name: `${winner} ${revision}` });
    }
    const trail = (await auditOf(app.pool, uuid)).filter(({ action }) => action === 'UPDATE');
    expect(trail.map(({ after }) => after?.revision)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 2),
    );
    // Every row begins where the one before it ended.
    for (const [index, row] of trail.entries())
      if (index > 0) expect(row.before).toEqual(trail[index - 1]?.after);
  });
  it('ratings and texts of one hazard do not overwrite each other', async () => {
    const { uuid } = await analysis.one('hazards', { style: 'FUNCTION' });
    const { rows } = await app.pool.query<{ uuid: string }>(
      `select l.uuid from risk_levels l join hazards h on h.risk_rating_set_uuid = l.risk_rating_set_uuid where h.uuid = $1 and l.parameter = 'severity' order by l.rank`,
      [uuid],
    );
    for (let revision = 1; revision <= 30; revision += 1) {
      const answers = await Promise.all([
        analysis.rate(uuid, { revision, severityUuid: rows[revision % rows.length]?.uuid }),
        analysis.as('engineer').change('hazards', uuid, { revision, name: `Round ${revision}` }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    expect((await analysis.read('hazards', uuid)).revision).toBe(31);
  });
});

describe('batches', () => {
  const codesOf = async (table: string) =>
    (
      await app.pool.query<{ code: string }>(
        `select code from ${table} where project_uuid = $1 order by code`,
        [analysis.projectUuid],
      )
    ).rows.map(row => Number(/\d+$/.exec(row.code)?.[0]));

  it('20 at once, some of them refused, draw codes without gap or double', async () => {
    const before = await codesOf('hazardous_events');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 5 === 4
          ? analysis.batch('hazards', [{ style: 'FUNCTION', hazardousEventUuid: analysis.projectUuid }])
          : analysis.as(index % 2 ? 'lead' : 'engineer').batch(
              'hazardous-events',
              Array.from({ length: 25 }, (_unused, item) => ({ name: `Event ${index}.${item}` })),
            ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, (_, index) => (index % 5 === 4 ? 422 : 201)),
    );
    const codes = await codesOf('hazardous_events');
    expect(codes).toHaveLength(before.length + 400);
    expect([...codes].sort((a, b) => a - b)).toEqual(codes.map((_, index) => index + 1));
    for (const { body } of answers.filter(({ status }) => status === 201)) {
      // Within a batch the codes follow the order of the request.
      const own = body.data.records.map(({ code }) => Number(code.split('-')[1]));
      expect(own).toEqual([...own].sort((a, b) => a - b));
      expect(body.data.records.map(({ name }) => String(name).split('.')[1])).toEqual(
        own.map((_, index) => String(index)),
      );
    }
  });
  it('of 500 are saved, of 501 refused, of none refused', async () => {
    const items = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ style: 'FUNCTION', name: `Row ${index}` }));
    const length = await auditLength(app.pool);
    const { status, body } = await analysis.batch('hazards', items(500));
    expect([status, body.data.saved]).toEqual([201, 500]);
    expect(new Set(body.data.records.map(({ code }) => code)).size).toBe(500);
    expect(body.data.results.map(({ index }) => index)).toEqual(items(500).map((_, index) => index));
    expect(await auditLength(app.pool)).toBe(length + 500);
    expect((await analysis.batch('hazards', items(501))).status).toBe(400);
    expect((await analysis.batch('hazards', [])).status).toBe(400);
    expect(await auditLength(app.pool)).toBe(length + 500);
  });
  it('save everything or nothing, or what is right, as the caller says', async () => {
    const owner = await analysis.one('functions', { name: 'Hold' });
    const items = [
      { name: 'Right', functionUuid: owner.uuid },
      { name: 'Wrong', functionUuid: analysis.projectUuid },
      { name: 'Right too', functionUuid: owner.uuid },
    ];
    const before = await codesOf('malfunctions');
    const length = await auditLength(app.pool);
    const whole = await analysis.batch('malfunctions', items);
    expect(`${whole.status} ${whole.body.code}`).toBe('422 RULE_VIOLATED');
    expect(whole.body.fields.map(({ path }) => path)).toEqual(['items.1.functionUuid']);
    expect(await auditLength(app.pool)).toBe(length);
    const parts = await analysis.batch('malfunctions', items, false);
    expect(parts.status).toBe(201);
    expect(parts.body.data.saved).toBe(2);
    expect(parts.body.data.results.map(({ status }) => status)).toEqual(['CREATED', 'FAILED', 'CREATED']);
    expect(parts.body.data.results[1]?.error).toMatchObject({
      code: 'RULE_VIOLATED',
      fields: [{ path: 'functionUuid' }],
    });
    expect(parts.body.data.records.map(({ name }) => name)).toEqual(['Right', 'Right too']);
    expect(await auditLength(app.pool)).toBe(length + 2);
    // What was refused drew no code.
    const codes = await codesOf('malfunctions');
    expect(codes).toHaveLength(before.length + 2);
    expect(Math.max(...codes) - Math.max(...before)).toBe(2);
  });
});
