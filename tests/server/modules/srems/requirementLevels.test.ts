import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASILS, type Asil } from '../../../../domain/measures/decomposition.ts';
import {
  type LeveledRequirement,
  levelText,
  requirementLevels,
  type TargetLevel,
} from '../../../../domain/measures/requirementLevel.ts';
import { type Analysis, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { MetricsProject, REASONS } from '../../../support/metricsProject.ts';

let app: TestApp;
let metrics: MetricsProject;
let project: Analysis;
beforeAll(async () => {
  app = await createTestApp();
  metrics = await MetricsProject.open(app, 'Levels of requirements');
  project = metrics.project;
});
afterAll(() => app.close());

/** ISO 26262-3:2018, table 4. */
const CELLS = {
  D: ['S3', 'E4', 'C3'],
  C: ['S3', 'E4', 'C2'],
  B: ['S3', 'E3', 'C2'],
  A: ['S3', 'E2', 'C2'],
  QM: ['S1', 'E1', 'C1'],
} as const;

async function target(name: string, level: keyof typeof CELLS | null): Promise<string> {
  const hazards = level ? [await metrics.ratedHazard({}, [...CELLS[level]], REASONS)] : [];
  const made = await project.one('safety-targets', { name, hazardUuids: hazards });
  expect(made.level).toBe(level);
  return made.uuid;
}

const read = (uuid: string) => project.read('srems', uuid) as Promise<Record<string, unknown>>;

describe('the level of a requirement', () => {
  it('is inherited in the answer of the very call that names the targets, and cannot be typed', async () => {
    const [d, b] = [await target('D', 'D'), await target('B', 'B')];
    const made = await project.one('srems', { name: 'Both', safetyTargetUuids: [d, b] });
    expect(made).toMatchObject({ integrityLevel: 'D', safetyTargetUuids: [d, b].sort() });
    expect(made.integrityCategoryUuid).toBeTruthy();
    const changed = await project.change('srems', made.uuid, {
      revision: made.revision,
      safetyTargetUuids: [b],
    });
    expect(changed.body.data).toMatchObject({ integrityLevel: 'B' });
    const typed = await app.call<unknown>('lead', 'PATCH', `/user-api/srems/${made.uuid}`, {
      body: { revision: 2, integrityLevel: 'D' },
    });
    expect(typed.status).toBe(400);
  });

  it('of 300 random trees is the one of the rule in domain/', async () => {
    const levels = ['D', 'C', 'B', 'A', 'QM', null] as const;
    const targets = new Map<string, TargetLevel | null>();
    for (const level of levels)
      targets.set(
        await target(`Random ${level}`, level),
        level && { category: 'ASIL', level, rank: ASILS.indexOf(level) },
      );
    const names = [...targets.keys()];
    let seed = 20_261_124;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const forest: LeveledRequirement[] = Array.from({ length: 300 }, (_, index) => ({
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      parentUuid:
        index > 0 && random(4) > 0
          ? `00000000-0000-4000-8000-${String(random(index)).padStart(12, '0')}`
          : null,
      decomposedLevel: random(2) ? (ASILS[random(5)] as Asil) : null,
      safetyTargetUuids: names.filter(() => random(4) === 0),
    }));
    await app.pool.query(
      `insert into srems (uuid, project_uuid, code, name, parent_uuid, decomposed_level)
       select (x->>'uuid')::uuid, $1, 'R-' || row_number() over (), 'Random', (x->>'parentUuid')::uuid, x->>'decomposedLevel' from jsonb_array_elements($2::jsonb) x`,
      [project.projectUuid, JSON.stringify(forest)],
    );
    await app.pool.query(
      `insert into srem_safety_targets (project_uuid, srem_uuid, safety_target_uuid)
       select $1, (x->>'uuid')::uuid, t.value::uuid from jsonb_array_elements($2::jsonb) x cross join jsonb_array_elements_text(x->'safetyTargetUuids') t`,
      [project.projectUuid, JSON.stringify(forest)],
    );
    const expected = requirementLevels(forest, uuid => targets.get(uuid));
    const { body } = await app.call<{ data: { results: { uuid: string; integrityLevel: string | null }[] } }>(
      'lead',
      'GET',
      '/user-api/srems',
      { query: { projectUuid: project.projectUuid, limit: 1000 } },
    );
    const shown = new Map(body.data.results.map(({ uuid, integrityLevel }) => [uuid, integrityLevel]));
    const differing = forest.filter(({ uuid }) => {
      const level = expected.get(uuid);
      return shown.get(uuid) !== (level ? levelText(level) : null);
    });
    expect(differing).toEqual([]);
    expect([...expected.values()].filter(({ isDecomposed }) => isDecomposed).length).toBeGreaterThan(30);
    await app.pool.query(`delete from srems where project_uuid = $1 and name = 'Random'`, [
      project.projectUuid,
    ]);
  });
});

describe('decomposeSrem', () => {
  const decompose = (uuid: string, body: object, person = 'lead') =>
    app.call<{ data: { srem: Record<string, unknown>; parts: Record<string, unknown>[] } }>(
      person,
      'POST',
      `/user-api/srems/${uuid}/decomposition`,
      { body },
    );
  const ARGUED = 'Separate sensors, supplies and controllers.';

  it('makes one part, takes the other and writes the argument; a second pair frees the first parts', async () => {
    const whole = await project.one('srems', {
      name: 'Limit the torque',
      safetyTargetUuids: [await target('Torque', 'D')],
    });
    const there = await project.one('srems', { name: 'Channel 2', allocatedTo: 'Vehicle controller' });
    const { status, body } = await decompose(whole.uuid, {
      revision: whole.revision,
      independence: ARGUED,
      parts: [
        { name: 'Channel 1', allocatedTo: 'Motor controller', decomposedLevel: 'B' },
        { uuid: there.uuid, decomposedLevel: 'B' },
      ],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.srem).toMatchObject({ independence: ARGUED, integrityLevel: 'D', revision: 2 });
    expect(body.data.parts).toMatchObject([
      { name: 'Channel 1', parentUuid: whole.uuid, decomposedLevel: 'B', integrityLevel: 'B(D)' },
      { uuid: there.uuid, parentUuid: whole.uuid, integrityLevel: 'B(D)', revision: 2 },
    ]);
    expect(await metrics.named('V26')).toEqual([]);
    const again = await decompose(whole.uuid, {
      revision: 2,
      independence: ARGUED,
      parts: [
        { uuid: there.uuid, decomposedLevel: 'C' },
        { name: 'Monitor', allocatedTo: 'Monitor', decomposedLevel: 'A' },
      ],
    });
    expect(again.body.data.parts).toMatchObject([{ integrityLevel: 'C(D)' }, { integrityLevel: 'A(D)' }]);
    expect(await read(String(body.data.parts[0]?.uuid))).toMatchObject({
      parentUuid: whole.uuid,
      decomposedLevel: null,
      integrityLevel: 'D',
    });
    // ASIL C(D) is decomposed further; what was decomposed first stays in brackets (ISO 26262-9:2018).
    const further = await decompose(there.uuid, {
      revision: again.body.data.parts[0]?.revision,
      independence: ARGUED,
      parts: [
        { name: 'Sensor', decomposedLevel: 'B' },
        { name: 'Plausibility', decomposedLevel: 'A' },
      ],
    });
    expect(further.body.data.parts).toMatchObject([{ integrityLevel: 'B(D)' }, { integrityLevel: 'A(D)' }]);
  });

  it('refuses what the standard does not allow, and what makes no tree', async () => {
    const whole = await project.one('srems', {
      name: 'Refused',
      safetyTargetUuids: [await target('Refusing', 'C')],
    });
    const other = await project.one('srems', { name: 'Other', parentUuid: null });
    const bare = await project.one('srems', { name: 'Without a target' });
    const child = await project.one('srems', { name: 'Child', parentUuid: whole.uuid });
    const two = (one: object, two_: object) => [
      { name: 'One', decomposedLevel: 'B', ...one },
      { name: 'Two', decomposedLevel: 'A', ...two_ },
    ];
    const cases: [string, string, object, string][] = [
      ['another pair', whole.uuid, { parts: two({}, { decomposedLevel: 'B' }) }, 'parts'],
      ['no ASIL', bare.uuid, { parts: two({}, {}) }, 'parts'],
      [
        'one element',
        whole.uuid,
        { parts: two({ allocatedTo: 'ECU' }, { allocatedTo: 'ecu ' }) },
        'parts.1.allocatedTo',
      ],
      ['itself', whole.uuid, { parts: two({ uuid: whole.uuid }, {}) }, 'parts.0.uuid'],
      [
        'one requirement twice',
        whole.uuid,
        { parts: two({ uuid: other.uuid }, { uuid: other.uuid }) },
        'parts.1.uuid',
      ],
      ['its own parent', child.uuid, { parts: two({}, { uuid: whole.uuid }) }, 'parentUuid'],
      [
        'no name',
        whole.uuid,
        { parts: [{ decomposedLevel: 'B' }, { name: 'x', decomposedLevel: 'A' }] },
        'parts.0.name',
      ],
    ];
    for (const [what, uuid, body, path] of cases) {
      const { status, body: answer } = await decompose(uuid, { revision: 1, independence: ARGUED, ...body });
      expect([what, status], JSON.stringify(answer)).toEqual([what, 422]);
      expect((answer as unknown as { fields: { path: string }[] }).fields[0]?.path).toBe(path);
    }
    const blank = await decompose(whole.uuid, { revision: 1, independence: '  ', parts: two({}, {}) });
    expect(blank.status).toBe(400);
    const stale = await decompose(whole.uuid, { revision: 7, independence: ARGUED, parts: two({}, {}) });
    expect(stale.status).toBe(409);
    expect(
      (await decompose(whole.uuid, { revision: 1, independence: ARGUED, parts: two({}, {}) }, 'viewer'))
        .status,
    ).toBe(403);
    expect(await read(whole.uuid)).toMatchObject({ revision: 1, independence: '' });
    expect(await read(other.uuid)).toMatchObject({ revision: 1, parentUuid: null });
  });

  it('a share needs a parent, and goes with it', async () => {
    const whole = await project.one('srems', {
      name: 'Whole',
      safetyTargetUuids: [await target('Whole', 'B')],
    });
    const part = await project.one('srems', { name: 'Part', parentUuid: whole.uuid, decomposedLevel: 'A' });
    expect(part.integrityLevel).toBe('A(B)');
    const alone = await app.call<unknown>(
      'lead',
      'POST',
      `/user-api/projects/${project.projectUuid}/srems/batch`,
      {
        body: { items: [{ name: 'Alone', decomposedLevel: 'A' }] },
      },
    );
    expect(alone.status).toBe(422);
    const ring = await app.call<unknown>('lead', 'PATCH', `/user-api/srems/${whole.uuid}`, {
      body: { revision: whole.revision, parentUuid: part.uuid },
    });
    expect(ring.status).toBe(422);
    const gone = await app.call<unknown>('lead', 'DELETE', `/user-api/srems/${whole.uuid}`, {
      query: { confirm: true },
    });
    expect(gone.status).toBe(204);
    expect(await read(part.uuid)).toMatchObject({
      parentUuid: null,
      decomposedLevel: null,
      integrityLevel: null,
    });
  });
});

describe('checks', () => {
  it('V26: a decomposition that does not add up, is not argued, or is on one element', async () => {
    const whole = await project.one('srems', {
      name: 'Checked',
      safetyTargetUuids: [await target('Checked', 'B')],
    });
    const of = { parentUuid: whole.uuid };
    const [one, other] = await project.create(
      'srems',
      { name: 'One', ...of, decomposedLevel: 'A', allocatedTo: 'ECU' },
      { name: 'Other', ...of, decomposedLevel: 'A', allocatedTo: 'Monitor' },
    );
    const say = async (uuid: string | undefined, fields: object) => {
      const { revision } = (await project.read('srems', uuid ?? '')) as { revision: number };
      await project.change('srems', uuid ?? '', { revision, ...fields });
      return metrics.named('V26');
    };
    expect(await metrics.named('V26')).toEqual([whole.uuid]);
    expect(await say(whole.uuid, { independence: 'Separate.' })).toEqual([]);
    expect(await say(one?.uuid, { allocatedTo: ' monitor' })).toEqual([whole.uuid]);
    expect(await say(one?.uuid, { allocatedTo: '' })).toEqual([]);
    expect(await say(other?.uuid, { decomposedLevel: 'B' })).toEqual([whole.uuid]);
    expect(await say(one?.uuid, { decomposedLevel: 'QM' })).toEqual([]);
    expect(await say(other?.uuid, { status: 'REJECTED' })).toEqual([whole.uuid]);
    expect(await say(one?.uuid, { decomposedLevel: null })).toEqual([]);
  });

  it('V23: a share below a target that nothing above it serves', async () => {
    const [high, low] = [await target('High', 'D'), await target('Low', 'A')];
    const whole = await project.one('srems', { name: 'Wide', safetyTargetUuids: [high] });
    const part = await project.one('srems', {
      name: 'Narrow',
      parentUuid: whole.uuid,
      decomposedLevel: 'B',
      safetyTargetUuids: [high, low],
    });
    expect(await metrics.named('V23')).toEqual([]);
    const another = await target('Another', 'C');
    await project.change('srems', part.uuid, { revision: 1, safetyTargetUuids: [another] });
    expect(await metrics.named('V23')).toEqual([part.uuid]);
    await project.change('srems', part.uuid, { revision: 2, decomposedLevel: null });
    expect(await metrics.named('V23')).toEqual([]);
  });

  it('V27: detection and reaction longer than the fault-tolerant time', async () => {
    const timed = await project.one('safety-targets', {
      name: 'Timed',
      fttiMs: 100,
      faultDetectionMs: 40,
      faultReactionMs: 60,
      emergencyOperationMs: 5000,
      warningConcept: 'Red lamp',
      degradationConcept: 'Limp home',
    });
    expect(timed).toMatchObject({ emergencyOperationMs: 5000, warningConcept: 'Red lamp' });
    expect(await metrics.named('V27')).toEqual([]);
    await project.change('safety-targets', timed.uuid, { revision: 1, faultReactionMs: 61 });
    expect(await metrics.named('V27')).toEqual([timed.uuid]);
  });
});

it('a copy of a project keeps trees and targets, within itself', async () => {
  const [d] = [await target('Copied', 'D')];
  const whole = await project.one('srems', { name: 'Copied whole', safetyTargetUuids: [d] });
  await project.one('srems', { name: 'Copied part', parentUuid: whole.uuid, decomposedLevel: 'B' });
  const { status, body } = await app.call<{ data: { uuid: string } }>(
    'lead',
    'POST',
    `/user-api/projects/${project.projectUuid}/copy`,
    { body: { name: 'Copy of levels', parts: ['RATINGS'] } },
  );
  if (status !== 201 && status !== 200) throw new Error(JSON.stringify(body));
  const copy = (await analysisOf(app, 'Copy of levels')).as('lead');
  const { body: list } = await app.call<{ data: { results: Record<string, unknown>[] } }>(
    'lead',
    'GET',
    '/user-api/srems',
    { query: { projectUuid: copy.projectUuid, search: 'Copied' } },
  );
  const [copied, part] = ['Copied whole', 'Copied part'].map(name =>
    list.data.results.find(one => one.name === name),
  );
  expect(copied).toMatchObject({ integrityLevel: 'D' });
  expect(copied?.uuid).not.toBe(whole.uuid);
  expect(part).toMatchObject({ parentUuid: copied?.uuid, integrityLevel: 'B(D)' });
});
