import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, analysisOf, levelUuid, type ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface Evaluation {
  uuid: string;
  revision: number;
  stage: string;
  riskRatingSetUuid: string;
  severityUuid: string | null;
  exposureUuid: string | null;
  ratingUuid: string | null;
}

let app: TestApp;
let analysis: Analysis;
let setUuid: string;
let otherSet: string;
let severity: Record<string, string>;
let exposure: Record<string, string>;
let control: Record<string, string>;

const evaluationsOf = (hazard: ProjectRecord) => hazard.evaluations as Evaluation[];

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
  const { rows } = await app.pool.query<{ uuid: string; code: string }>(
    'select uuid, code from risk_rating_sets',
  );
  const of = (code: string) => rows.find(row => row.code.toLowerCase().includes(code))?.uuid ?? '';
  setUuid = of('26262');
  otherSet = of('13849');
  const levels = async (parameter: string, ...codes: string[]) =>
    Object.fromEntries(
      await Promise.all(
        codes.map(async code => [code, await levelUuid(app.pool, setUuid, parameter, code)] as const),
      ),
    );
  severity = await levels('severity', 'S1', 'S2', 'S3');
  exposure = await levels('exposure', 'E1', 'E2', 'E3', 'E4');
  control = await levels('avoidability', 'C1', 'C2', 'C3');
});
afterAll(() => app.close());

const newHazard = () => analysis.one('hazards', { style: 'FUNCTION' });

const ratingCode = async (uuid: string | null | undefined) =>
  (await app.pool.query<{ code: string }>('select code from risk_ratings where uuid = $1', [uuid])).rows[0]
    ?.code;

describe('initial risk', () => {
  // ISO 26262-3:2018, table 4: the four corners that differ most.
  it.each([
    ['S1', 'E4', 'C3', 'B'],
    ['S2', 'E3', 'C3', 'B'],
    ['S3', 'E4', 'C2', 'C'],
    ['S3', 'E4', 'C3', 'D'],
    ['S3', 'E1', 'C3', 'A'],
    ['S1', 'E2', 'C3', 'QM'],
  ])('%s × %s × %s is %s', async (s, e, c, level) => {
    const hazard = await newHazard();
    const { status, body } = await analysis.rate(hazard.uuid, {
      revision: 1,
      severityUuid: severity[s],
      exposureUuid: exposure[e],
      avoidabilityUuid: control[c],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const code = await ratingCode(evaluationsOf(body.data)[0]?.ratingUuid);
    expect(code?.replace(/^ASIL[ _]/, '')).toBe(level);
  });
  it('keeps what a change leaves out, and clears what it clears', async () => {
    const hazard = await newHazard();
    const all = { severityUuid: severity.S3, exposureUuid: exposure.E4, avoidabilityUuid: control.C3 };
    await analysis.rate(hazard.uuid, { revision: 1, ...all });
    const lower = await analysis.rate(hazard.uuid, { revision: 2, exposureUuid: exposure.E3 });
    expect(evaluationsOf(lower.body.data)[0]).toMatchObject({ ...all, exposureUuid: exposure.E3 });
    const cleared = await analysis.rate(hazard.uuid, { revision: 3, severityUuid: null });
    expect(evaluationsOf(cleared.body.data)[0]).toMatchObject({ severityUuid: null, ratingUuid: null });
  });
  it('has one audit row for the hazard and one for the evaluation', async () => {
    const hazard = await newHazard();
    const before = await auditLength(app.pool);
    const { body } = await analysis.rate(hazard.uuid, {
      revision: 1,
      severityUuid: severity.S3,
      reason: 'Workshop of the team',
    });
    expect(await auditLength(app.pool)).toBe(before + 2);
    const [, change] = await auditOf(app.pool, hazard.uuid);
    expect(change).toMatchObject({
      action: 'UPDATE',
      operationId: 'setHazardInitialRisk',
      reason: 'Workshop of the team',
    });
    const [evaluation] = await auditOf(app.pool, evaluationsOf(body.data)[0]?.uuid ?? '');
    expect(evaluation).toMatchObject({
      action: 'CREATE',
      before: null,
      after: { severityUuid: severity.S3 },
    });
  });
  it('refuses levels of another set and of another parameter, and saves nothing', async () => {
    const hazard = await newHazard();
    const length = await auditLength(app.pool);
    const foreign = await levelUuid(app.pool, otherSet, 'severity', 'S1');
    const wrong: [Record<string, unknown>, string][] = [
      [{ severityUuid: foreign }, 'severityUuid'],
      [{ severityUuid: exposure.E1 }, 'severityUuid'],
      [{ exposureUuid: severity.S1 }, 'exposureUuid'],
      [{ probabilityUuid: severity.S1 }, 'probabilityUuid'],
      [{ severityUuid: hazard.uuid }, 'severityUuid'],
      [{ riskRatingSetUuid: otherSet, severityUuid: foreign }, 'riskRatingSetUuid'],
      [{ riskRatingSetUuid: hazard.uuid }, 'riskRatingSetUuid'],
    ];
    for (const [levels, path] of wrong) {
      const { status, body } = await analysis.rate(hazard.uuid, { revision: 1, ...levels });
      expect(`${status} ${body.code}`, JSON.stringify(levels)).toBe('422 RULE_VIOLATED');
      expect(body.fields.map(field => field.path)).toEqual([path]);
    }
    expect(await auditLength(app.pool)).toBe(length);
    expect(await analysis.read('hazards', hazard.uuid)).toEqual(hazard);
  });
  it('is refused on a stale revision, with the current hazard', async () => {
    const hazard = await newHazard();
    await analysis.rate(hazard.uuid, { revision: 1, severityUuid: severity.S1 });
    const { status, body } = await analysis.rate(hazard.uuid, { revision: 1, severityUuid: severity.S3 });
    expect(`${status} ${body.code}`).toBe('409 REVISION_CONFLICT');
    expect(body.current).toEqual(await analysis.read('hazards', hazard.uuid));
  });
});

describe('the database itself', () => {
  it('refuses a level of another set', async () => {
    const { uuid } = await newHazard();
    const foreign = await levelUuid(app.pool, otherSet, 'severity', 'S1');
    const insert = app.pool.query(
      `insert into hazard_evaluations (project_uuid, hazard_uuid, stage, risk_rating_set_uuid, rating_set_version, severity_uuid)
       values ($1, $2, 'INITIAL', $3, '1', $4)`,
      [analysis.projectUuid, uuid, setUuid, foreign],
    );
    await expect(insert).rejects.toMatchObject({ code: '23503' });
  });
  it('refuses an evaluation of another project’s hazard', async () => {
    const { uuid } = await newHazard();
    const other = await analysisOf(app, 'palletising');
    const insert = app.pool.query(
      `insert into hazard_evaluations (project_uuid, hazard_uuid, stage, risk_rating_set_uuid, rating_set_version)
       values ($1, $2, 'INITIAL', $3, '1')`,
      [other.projectUuid, uuid, setUuid],
    );
    await expect(insert).rejects.toMatchObject({ code: '23503' });
  });
});

describe('a frozen risk', () => {
  const freeze = (uuid: string) =>
    app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [uuid]);

  it('cannot be changed, rated or deleted, nor be reached through what it uses', async () => {
    const owner = await analysis.one('functions', { name: 'Brake' });
    const malfunction = await analysis.one('malfunctions', { name: 'No brake', functionUuid: owner.uuid });
    const event = await analysis.one('hazardous-events', { name: 'Runs on' });
    const hazard = await analysis.one('hazards', {
      style: 'FUNCTION',
      malfunctionUuid: malfunction.uuid,
      hazardousEventUuid: event.uuid,
    });
    const rated = await analysis.rate(hazard.uuid, { revision: 1, severityUuid: severity.S3 });
    const evaluation = evaluationsOf(rated.body.data)[0];
    await freeze(hazard.uuid);
    const frozen = await analysis.read('hazards', hazard.uuid);
    expect(frozen.status).toBe('FROZEN');
    const length = await auditLength(app.pool);
    const attempts = [
      () => analysis.change('hazards', hazard.uuid, { revision: frozen.revision, name: 'x' }),
      () => analysis.change('hazards', hazard.uuid, { revision: frozen.revision, hazardousEventUuid: null }),
      () => analysis.rate(hazard.uuid, { revision: frozen.revision, severityUuid: severity.S1 }),
      () =>
        analysis.change('hazard-evaluations', evaluation?.uuid ?? '', {
          revision: 1,
          severityUuid: severity.S1,
        }),
      () => analysis.remove('hazards', hazard.uuid),
      () => analysis.remove('hazards', hazard.uuid, { confirm: true }),
      () => analysis.remove('hazardous-events', event.uuid, { confirm: true }),
      () => analysis.remove('malfunctions', malfunction.uuid, { confirm: true }),
      () => analysis.remove('functions', owner.uuid, { confirm: true }),
    ];
    for (const attempt of attempts) {
      const { status, body } = await attempt();
      expect(`${status} ${body.code}`, JSON.stringify(body)).toBe('422 RULE_VIOLATED');
      expect(body.message).toContain('frozen');
    }
    expect(await auditLength(app.pool)).toBe(length);
    expect(await analysis.read('hazards', hazard.uuid)).toEqual(frozen);
    expect((await analysis.read('functions', owner.uuid)).uuid).toBe(owner.uuid);
  });
});

describe('a locked consensus', () => {
  it('keeps the initial rating and what was rated, and nothing else', async () => {
    const hazard = await newHazard();
    const rated = await analysis.rate(hazard.uuid, { revision: 1, severityUuid: severity.S3 });
    await app.pool.query('update hazards set is_consensus_voting_locked = true where uuid = $1', [
      hazard.uuid,
    ]);
    const evaluation = evaluationsOf(rated.body.data)[0];
    const attempts = [
      await analysis.change('hazards', hazard.uuid, { revision: 2, name: 'Reworded' }),
      await analysis.rate(hazard.uuid, { revision: 2, severityUuid: severity.S1 }),
      await analysis.change('hazard-evaluations', evaluation?.uuid ?? '', {
        revision: 1,
        severityUuid: severity.S1,
      }),
    ];
    for (const { status, body } of attempts) {
      expect(`${status} ${body.code}`).toBe('422 RULE_VIOLATED');
      expect(body.message).toContain('locked');
    }
    expect((await analysis.change('hazards', hazard.uuid, { revision: 2, fttiMs: 500 })).status).toBe(200);
  });
});

describe('function and malfunction', () => {
  it('stay together, whichever of them changes', async () => {
    const [brake, steer] = await analysis.create('functions', { name: 'Brake' }, { name: 'Steer' });
    const [fade, drift] = await analysis.create(
      'malfunctions',
      { name: 'Fade', functionUuid: brake?.uuid },
      { name: 'Drift', functionUuid: steer?.uuid },
    );
    const hazard = await analysis.one('hazards', { style: 'FUNCTION', malfunctionUuid: fade?.uuid });
    expect(hazard.functionUuid).toBe(brake?.uuid);
    const change = (body: object, revision = 1) =>
      analysis.change('hazards', hazard.uuid, { revision, ...body });
    expect((await change({ functionUuid: steer?.uuid })).body.fields?.[0]?.path).toBe('functionUuid');
    expect((await change({ functionUuid: null })).body.fields?.[0]?.path).toBe('functionUuid');
    expect((await change({ functionUuid: brake?.uuid, malfunctionUuid: drift?.uuid })).status).toBe(422);
    const moved = await analysis.change('malfunctions', fade?.uuid ?? '', {
      revision: 1,
      functionUuid: steer?.uuid,
    });
    expect(moved.body.fields?.[0]?.path).toBe('functionUuid');
    const other = await change({ malfunctionUuid: drift?.uuid });
    expect(other.body.data).toMatchObject({ malfunctionUuid: drift?.uuid, functionUuid: steer?.uuid });
    const cleared = await change({ malfunctionUuid: null, functionUuid: null }, 2);
    expect(cleared.body.data).toMatchObject({ malfunctionUuid: null, functionUuid: null });
    expect(
      (await analysis.change('malfunctions', fade?.uuid ?? '', { revision: 1, functionUuid: steer?.uuid }))
        .status,
    ).toBe(200);
  });
});

describe('status', () => {
  it('follows from the facts (domain model 2.5)', async () => {
    const owner = await analysis.one('functions', { name: 'Lift' });
    const malfunction = await analysis.one('malfunctions', { name: 'Falls', functionUuid: owner.uuid });
    const event = await analysis.one('hazardous-events', { name: 'Load drops' });
    const situation = await analysis.one('exposure-situations', { name: 'Person below' });
    const hazard = await analysis.one('hazards', { style: 'FUNCTION', malfunctionUuid: malfunction.uuid });
    expect(hazard.status).toBe('DRAFT');
    const ready = await analysis.change('hazards', hazard.uuid, {
      revision: 1,
      hazardousEventUuid: event.uuid,
      exposureSituationUuid: situation.uuid,
    });
    expect(ready.body.data.status).toBe('READY');
    const levels = { severityUuid: severity.S1, exposureUuid: exposure.E1 };
    expect((await analysis.rate(hazard.uuid, { revision: 2, ...levels })).body.data.status).toBe('READY');
    const rated = await analysis.rate(hazard.uuid, { revision: 3, avoidabilityUuid: control.C1 });
    expect(rated.body.data.status).toBe('RATED');
    await app.pool.query('update hazards set is_consensus_voting_locked = true where uuid = $1', [
      hazard.uuid,
    ]);
    expect((await analysis.read('hazards', hazard.uuid)).status).toBe('LOCKED');
  });
});
