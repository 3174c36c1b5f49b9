import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, addForeignProject, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

interface Generated {
  data: {
    preview: boolean;
    created: number;
    existing: number;
    outOfScope: number;
    malfunctions: {
      uuid: string | null;
      code: string | null;
      name: string;
      functionUuid: string;
      guidewordUuid: string;
    }[];
  };
}
interface Combined {
  data: {
    combinations: number;
    created: number;
    excluded: number;
    existing: number;
    warnings: string[];
    exposureSituations: {
      uuid: string | null;
      name: string;
      ceaUuids: string[];
      proposedShare: number | null;
    }[];
  };
}
let app: TestApp;
let functionStyle: Analysis;

beforeAll(async () => {
  app = await createTestApp();
  functionStyle = await analysisOf(app, 'remote');
});
afterAll(() => app.close());

const generate = (body: unknown, person = 'lead') =>
  functionStyle.as(person).act<Generated>('malfunctions/actions/generate', body);
const combine = (body: unknown, person = 'lead') =>
  functionStyle.as(person).act<Combined>('exposure-situations/actions/generate', body);
const malfunctionsOf = (functionUuid: string) =>
  functionStyle.count('malfunctions where function_uuid = $1', [functionUuid]);
const guideword = async (code: string) =>
  (await app.pool.query<{ uuid: string }>('select uuid from guidewords where code = $1', [code])).rows[0]
    ?.uuid ?? '';

describe('generating malfunctions', () => {
  it('fills the missing cells of the first eleven guidewords and leaves the others alone', async () => {
    const own = await functionStyle.one('functions', { name: 'Fold the mirror' });
    const kept = await functionStyle.one('malfunctions', {
      name: 'Ours',
      functionUuid: own.uuid,
      guidewordUuid: await guideword('MORE'),
      disposition: 'NOT_CREDIBLE',
      dispositionReason: 'There is an end stop.',
    });
    const request = { functionUuids: [own.uuid] };

    const preview = await generate({ ...request, preview: true });
    expect(preview.status, JSON.stringify(preview.body)).toBe(200);
    expect(preview.body.data).toMatchObject({ preview: true, created: 10, existing: 1, outOfScope: 0 });
    expect(preview.body.data.malfunctions.every(({ uuid }) => uuid === null)).toBe(true);
    expect(await malfunctionsOf(own.uuid)).toBe(1);

    const { body } = await generate(request);
    // domain model 4.1, rows 1 and 3 to 11: MORE is there already.
    expect(body.data.malfunctions.map(({ name }) => name)).toEqual([
      'Fold the mirror is not delivered when required',
      'Fold the mirror is delivered with too low value',
      'Fold the mirror is delivered without request',
      'Fold the mirror acts in the opposite direction',
      'Fold the mirror stays at the last value',
      'Fold the mirror starts too early',
      'Fold the mirror starts too late',
      'Fold the mirror ends too early',
      'Fold the mirror continues too long',
      'Fold the mirror comes and goes or oscillates',
    ]);
    const first = body.data.malfunctions[0];
    const { rows } = await app.pool.query('select * from malfunctions where uuid = $1', [first?.uuid]);
    expect(rows[0]).toMatchObject({ source: 'GENERATED', code: first?.code, disposition: 'ANALYSE' });
    expect(await functionStyle.read('malfunctions', kept.uuid)).toMatchObject({ name: 'Ours', revision: 1 });
    const { rows: audit } = await app.pool.query(
      `select entity, action, operation_id from audit_trail where record_uuid = $1`,
      [first?.uuid],
    );
    expect(audit).toEqual([
      { entity: 'Malfunction', action: 'CREATE', operation_id: 'generateMalfunctions' },
    ]);

    expect((await generate(request)).body.data).toMatchObject({ created: 0, existing: 11, malfunctions: [] });
  });
  it('skips functions that are out of scope, and takes chosen guidewords', async () => {
    const [inside, outside] = await functionStyle.create(
      'functions',
      { name: 'Inside' },
      { name: 'Outside', status: 'OUT_OF_SCOPE' },
    );
    const { body } = await generate({
      functionUuids: [inside?.uuid, outside?.uuid],
      guidewordUuids: [await guideword('AFTER')],
    });
    expect(body.data).toMatchObject({ created: 1, outOfScope: 1 });
    expect(body.data.malfunctions[0]?.name).toBe('Inside happens after its successor');
    expect(await malfunctionsOf(outside?.uuid ?? '')).toBe(0);
  });
  it('words what built-in guidewords make of a function in the language of whoever asks', async () => {
    const own = await functionStyle.one('functions', { name: 'Bremsen' });
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into guidewords (code, name, template, project_uuid)
       values ('OWN-LATE', 'LATE', '{function} starts too late', $1) returning uuid`,
      [functionStyle.projectUuid],
    );
    const inGerman = await app.call<Generated>(
      'lead',
      'PUT',
      `/user-api/projects/${functionStyle.projectUuid}/malfunctions/actions/generate`,
      {
        body: {
          preview: true,
          functionUuids: [own.uuid],
          guidewordUuids: [await guideword('NO'), await guideword('LATE'), rows[0]?.uuid],
        },
        headers: { 'accept-language': 'de-DE,de;q=0.9' },
      },
    );
    expect(inGerman.status, JSON.stringify(inGerman.body)).toBe(200);
    // The project's own guideword says what its people typed.
    expect(inGerman.body.data.malfunctions.map(({ name }) => name).sort()).toEqual([
      'Bremsen beginnt zu spät',
      'Bremsen bleibt aus, obwohl angefordert',
      'Bremsen starts too late',
    ]);
    await app.pool.query('delete from guidewords where uuid = $1', [rows[0]?.uuid]);
  });
  it('fills each cell once when two generate at the same moment', async () => {
    const own = await functionStyle.one('functions', { name: 'Twice at once' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => generate({ functionUuids: [own.uuid] })),
    );
    expect(answers.map(({ body }) => body.data.created).sort((a, b) => a - b)).toEqual([0, 0, 0, 11]);
    expect(await malfunctionsOf(own.uuid)).toBe(11);
  });
  it('refuses functions and guidewords of elsewhere', async () => {
    const { projectUuid } = await addForeignProject(app.pool);
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into guidewords (code, name, template, project_uuid) values ('X', 'X', '{function} x', $1) returning uuid`,
      [projectUuid],
    );
    const foreign = await app.pool.query<{ uuid: string }>(
      `insert into functions (project_uuid, code, name) values ($1, 'FN-001', 'Hidden') returning uuid`,
      [projectUuid],
    );
    for (const [field, uuid] of [
      ['functionUuids', foreign.rows[0]?.uuid],
      ['guidewordUuids', rows[0]?.uuid],
    ]) {
      const { status, body } = await generate({ [String(field)]: [uuid] });
      expect(status).toBe(422);
      expect(body.fields[0]?.path).toBe(`${field}.0`);
    }
  });
  it('is for editors: a viewer is refused, a stranger learns nothing', async () => {
    expect((await generate({}, 'viewer')).status).toBe(403);
    expect((await generate({}, 'supplier')).status).toBe(404);
  });
});

describe('generating exposure situations', () => {
  const typeUuid = async (code: string) =>
    (await app.pool.query<{ uuid: string }>('select uuid from cea_types where code = $1', [code])).rows[0]
      ?.uuid ?? '';
  const elements = async (code: string, ...items: [name: string, share: number | null][]) => {
    const ceaTypeUuid = await typeUuid(code);
    const records = await functionStyle.create(
      'ceas',
      ...items.map(([name, share]) => ({ name, share, ceaTypeUuid })),
    );
    return records.map(({ uuid }) => uuid);
  };

  it('makes the product without exclusions, existing ones and doubles', async () => {
    const places = await elements('LOC', ['Quarry', 0.5], ['Village', 0.3]);
    const lights = await elements('LIGHT', ['Noon', 0.6], ['Midnight', 0.05]);
    const kept = await functionStyle.one('exposure-situations', {
      name: 'By hand',
      ceaUuids: [lights[0], places[0]],
    });
    const request = {
      groups: [{ ceaUuids: places }, { ceaUuids: lights }],
      exclusions: [{ ceaUuids: [places[0], lights[1]] }],
    };
    const before = await functionStyle.count('exposure_situations');
    expect((await combine({ ...request, preview: true })).body.data).toMatchObject({ created: 2 });
    expect(await functionStyle.count('exposure_situations')).toBe(before);

    const { status, body } = await combine(request);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ combinations: 4, created: 2, excluded: 1, existing: 1, warnings: [] });
    expect(body.data.exposureSituations.map(({ name }) => name)).toEqual([
      'Village, Noon',
      'Village, Midnight',
    ]);
    expect(body.data.exposureSituations[1]?.proposedShare).toBeCloseTo(0.015, 10);
    const stored = await functionStyle.read(
      'exposure-situations',
      body.data.exposureSituations[0]?.uuid ?? '',
    );
    expect(stored).toMatchObject({
      source: 'GENERATED',
      disposition: 'USED',
      ceaUuids: [places[1], lights[0]],
    });
    expect(await functionStyle.read('exposure-situations', kept.uuid)).toMatchObject({ revision: 1 });
    expect((await combine(request)).body.data).toMatchObject({ created: 0, existing: 3 });
  });
  it('warns of thin slices', async () => {
    const places = await elements('LOC', ['Tunnel', 0.05]);
    const lights = await elements('LIGHT', ['Eclipse', 0.01]);
    const { body } = await combine({
      groups: [{ ceaUuids: places }, { ceaUuids: lights }],
      preview: true,
    });
    expect(body.data.warnings[0]).toContain('must not be used to lower the level');
  });
  it('refuses more than the limit, and products too large to look at', async () => {
    const many = await elements(
      'LOC',
      ...Array.from({ length: 50 }, (_, n): [string, null] => [`Place ${n}`, null]),
    );
    const load = await elements(
      'LOAD',
      ...Array.from({ length: 50 }, (_, n): [string, null] => [`Load ${n}`, null]),
    );
    const groups = [{ ceaUuids: many }, { ceaUuids: load.slice(0, 5) }];
    const before = await functionStyle.count('exposure_situations');
    const refused = await combine({ groups });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('250 situations, more than the 200');
    expect((await combine({ groups, maxCombinations: 2001 })).status).toBe(400);
    expect((await combine({ groups, maxCombinations: 250, preview: true })).body.data.created).toBe(250);
    const huge = Array.from({ length: 12 }, () => ({ ceaUuids: many }));
    const tooMany = await combine({ groups: huge });
    expect(tooMany.status).toBe(422);
    expect(tooMany.body.message).toContain('can be looked at');
    expect(await functionStyle.count('exposure_situations')).toBe(before);
  });
  it('refuses elements of another project, and readers', async () => {
    const { projectUuid } = await addForeignProject(app.pool);
    const { rows } = await app.pool.query<{ uuid: string }>(
      `insert into ceas (project_uuid, code, name, cea_type_uuid) values ($1, 'CEA-001', 'Hidden', $2) returning uuid`,
      [projectUuid, await typeUuid('LOC')],
    );
    const request = { groups: [{ ceaUuids: [rows[0]?.uuid] }] };
    const refused = await combine(request);
    expect(refused.status).toBe(422);
    expect(refused.body.fields[0]?.path).toBe('groups.0.ceaUuids.0');
    expect((await combine(request, 'viewer')).status).toBe(403);
  });
});
