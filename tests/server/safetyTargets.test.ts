import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { levelUuid } from '../../server/database/seed/ratingSets.ts';
import { seedUuid } from '../../server/database/seed/seedUuid.ts';
import { type Answer, createTestApp, type TestApp } from '../support/app.ts';
import { auditLength, auditOf } from '../support/auditTrail.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

interface ErrorBody {
  code: string;
  fields: { path: string; message: string }[];
}
interface Target {
  uuid: string;
  code: string;
  revision: number;
  hazardUuids: string[];
  hazardsRatingUuid: string | null;
  ratingUuid: string | null;
  raisedRatingUuid: string | null;
  level: string | null;
  levelRank: number | null;
  safetyTargetCategoryUuid: string | null;
  riskRatingSetUuid: string;
}

const ISO = 'ISO26262-3-2018';
const rating = (code: string) => seedUuid('risk-rating', ISO, code);

let app: TestApp;
let project: string;
let cell: string;
let hazards: Map<string, string>;
let cellHazard: string;

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string; code: string; project: string; name: string }>(
    'select h.uuid, h.code, p.uuid as project, p.name from hazards h join projects p on p.uuid = h.project_uuid',
  );
  const remote = rows.filter(({ name }) => name === 'Remote control library');
  project = remote[0]?.project ?? '';
  hazards = new Map(remote.map(({ code, uuid }) => [code, uuid]));
  const other = rows.find(({ name }) => name === 'Palletising cell');
  cell = other?.project ?? '';
  cellHazard = other?.uuid ?? '';
});
afterAll(() => app.close());

const hazard = (code: string) => hazards.get(code) ?? '';
const send = (method: string, path: string, body?: unknown, person = 'engineer', query = {}) =>
  app.call<unknown>(person, method, `/user-api/${path}`, { query, ...(body === undefined ? {} : { body }) });
const data = <T>(answer: Answer<unknown>, status: number): T => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return (answer.body as { data: T }).data;
};
async function expectRefused(
  call: () => Promise<Answer<unknown>>,
  status: number,
  code: string,
  path?: string,
) {
  const before = await auditLength(app.pool);
  const { status: got, body } = await call();
  expect(`${got} ${(body as ErrorBody)?.code}`, JSON.stringify(body)).toBe(`${status} ${code}`);
  if (path) expect((body as ErrorBody).fields.map(field => field.path)).toContain(path);
  expect(await auditLength(app.pool)).toBe(before);
}
async function newTarget(fields: Record<string, unknown>): Promise<Target> {
  const { records } = data<{ records: Target[] }>(
    await send('POST', `projects/${project}/safety-targets/batch`, {
      items: [{ name: 'A goal', ...fields }],
    }),
    201,
  );
  return records[0] as Target;
}
const read = async (target: { uuid: string }) =>
  data<Target>(await send('GET', `safety-targets/${target.uuid}`), 200);
const freeze = (uuid: string, isFrozen: boolean) =>
  app.pool.query('update hazards set is_risk_frozen = $2 where uuid = $1', [uuid, isFrozen]);

describe('the level of a safety target', () => {
  it('of the demo goals is the one that c-RCP publishes', async () => {
    const list = data<{ results: Target[] }>(
      await send('GET', 'safety-targets', undefined, 'viewer', {
        projectUuid: project,
        limit: 12,
        orderBy: 'code',
      }),
      200,
    );
    // hara_c_rcp_remote_control.json, safetyGoals.publishedLevel; ranks of rating_sets.json.
    expect(list.results.map(({ code, level }) => [code, level])).toEqual(
      ['C', 'A', 'B', 'A', 'B', 'A', 'A', 'B', 'A', 'A', 'QM', 'QM'].map((level, index) => [
        `ST-${String(index + 1).padStart(3, '0')}`,
        level,
      ]),
    );
    expect(list.results[0]).toMatchObject({
      levelRank: 4,
      ratingUuid: rating('C'),
      hazardUuids: [hazard('HZ-001')],
    });
  });

  it('is the highest of its hazards, in the answer of the very call that names them', async () => {
    const target = await newTarget({ hazardUuids: [hazard('HZ-011'), hazard('HZ-002'), hazard('HZ-003')] });
    expect(target).toMatchObject({
      level: 'B',
      ratingUuid: rating('B'),
      hazardsRatingUuid: rating('B'),
      riskRatingSetUuid: seedUuid('risk-rating-set', ISO),
      safetyTargetCategoryUuid: seedUuid('safetyTargetCategories', 'ASIL'),
    });
    const fewer = data<Target>(
      await send('PATCH', `safety-targets/${target.uuid}`, { revision: 1, hazardUuids: [hazard('HZ-011')] }),
      200,
    );
    expect(fewer).toMatchObject({ level: 'QM', revision: 2 });
    expect(await read(target)).toEqual(fewer);
    const none = data<Target>(
      await send('PATCH', `safety-targets/${target.uuid}`, { revision: 2, hazardUuids: [] }),
      200,
    );
    expect(none).toMatchObject({ level: null, levelRank: null, ratingUuid: null });
    expect(
      (await auditOf(app.pool, target.uuid)).map(
        ({ after }) => (after as unknown as Target).hazardUuids.length,
      ),
    ).toEqual([3, 1, 0]);
  });

  it('follows its hazards when they are rated anew', async () => {
    const target = await newTarget({ hazardUuids: [hazard('HZ-012')] });
    expect(target.level).toBe('QM');
    const { revision } = data<{ revision: number }>(await send('GET', `hazards/${hazard('HZ-012')}`), 200);
    const levels = { severity: 'S3', exposure: 'E4', avoidability: 'C3' } as const;
    const chosen = Object.entries(levels).map(([parameter, code]) => [
      `${parameter}Uuid`,
      levelUuid(ISO, parameter as 'severity', code),
    ]);
    data(
      await send('PATCH', `hazards/${hazard('HZ-012')}/initial-risk`, {
        revision,
        ...Object.fromEntries(chosen),
      }),
      200,
    );
    // S3 E4 C3 is ASIL D (ISO 26262-3, table 4).
    expect(await read(target)).toMatchObject({ level: 'D', levelRank: 5 });
  });

  it('is only raised by hand, above its hazards and with a reason', async () => {
    const target = await newTarget({ hazardUuids: [hazard('HZ-003')] });
    const raise = (body: object) => () =>
      send('PATCH', `safety-targets/${target.uuid}`, { revision: 1, ...body });
    const raiseReason = 'The customer asks for it.';
    for (const code of ['A', 'B'])
      await expectRefused(
        raise({ raisedRatingUuid: rating(code), raiseReason }),
        422,
        'RULE_VIOLATED',
        'raisedRatingUuid',
      );
    await expectRefused(raise({ raisedRatingUuid: rating('C') }), 422, 'RULE_VIOLATED', 'raiseReason');
    await expectRefused(
      raise({ raisedRatingUuid: seedUuid('risk-rating', 'ISO13849-1', 'e'), raiseReason }),
      422,
      'RULE_VIOLATED',
      'raisedRatingUuid',
    );
    const raised = data<Target>(await raise({ raisedRatingUuid: rating('C'), raiseReason })(), 200);
    expect(raised).toMatchObject({ level: 'C', hazardsRatingUuid: rating('B'), ratingUuid: rating('C') });
    // A hazard that comes above the raised level lifts the target further; it never holds it down.
    const { uuid } = await newTarget({
      hazardUuids: [hazard('HZ-002')],
      raisedRatingUuid: rating('B'),
      raiseReason,
    });
    const lifted = data<Target>(
      await send('PATCH', `safety-targets/${uuid}`, { revision: 1, hazardUuids: [hazard('HZ-001')] }),
      200,
    );
    expect(lifted).toMatchObject({ level: 'C', raisedRatingUuid: rating('B') });
    await expectRefused(
      () => send('PATCH', `safety-targets/${target.uuid}`, { revision: 2, raiseReason: '' }),
      422,
      'RULE_VIOLATED',
      'raiseReason',
    );
  });

  it('is compared in a rating set of the project', async () => {
    const items = [{ name: 'A goal', riskRatingSetUuid: seedUuid('risk-rating-set', 'ISO13849-1') }];
    await expectRefused(
      () => send('POST', `projects/${project}/safety-targets/batch`, { items }),
      422,
      'RULE_VIOLATED',
      'items.0.riskRatingSetUuid',
    );
  });
});

describe('hazards of targets and requirements', () => {
  it.each([
    ['safety-targets', 'safetyTargetUuids'],
    ['srems', 'sremUuids'],
  ])('%s show on their hazards and in their lists', async (path, field) => {
    const { records } = data<{ records: { uuid: string }[] }>(
      await send('POST', `projects/${project}/${path}/batch`, {
        items: [{ name: 'Named', hazardUuids: [hazard('HZ-004'), hazard('HZ-005')] }],
      }),
      201,
    );
    const uuid = records[0]?.uuid;
    expect(
      data<Record<string, string[]>>(await send('GET', `hazards/${hazard('HZ-004')}`), 200)[field],
    ).toContain(uuid);
    const listed = data<{ results: { uuid: string }[] }>(
      await send('GET', 'hazards', undefined, 'viewer', {
        projectUuid: project,
        [field.replace('Uuids', 'Uuid')]: uuid,
      }),
      200,
    );
    expect(listed.results.map(one => one.uuid).sort()).toEqual([hazard('HZ-004'), hazard('HZ-005')].sort());
    const found = data<{ results: { uuid: string }[] }>(
      await send('GET', path, undefined, 'viewer', { projectUuid: project, hazardUuid: [hazard('HZ-004')] }),
      200,
    );
    expect(found.results.map(one => one.uuid)).toContain(uuid);
  });

  it.each(['safety-targets', 'srems'])('%s: a frozen hazard neither gets nor loses one', async path => {
    const batch = (hazardUuids: string[]) =>
      send('POST', `projects/${project}/${path}/batch`, {
        items: [{ name: 'Named', hazardUuids }, { name: 'Other' }],
      });
    const { records } = data<{ records: { uuid: string }[] }>(await batch([hazard('HZ-006')]), 201);
    const [named, other] = records.map(record => record.uuid);
    await freeze(hazard('HZ-006'), true);
    await expectRefused(() => batch([hazard('HZ-006')]), 422, 'RULE_VIOLATED', 'items.0.hazardUuids');
    const change = (uuid: string | undefined, hazardUuids: string[]) =>
      send('PATCH', `${path}/${uuid}`, { revision: 1, hazardUuids });
    await expectRefused(() => change(named, []), 422, 'RULE_VIOLATED', 'hazardUuids');
    await expectRefused(() => change(other, [hazard('HZ-006')]), 422, 'RULE_VIOLATED', 'hazardUuids');
    await expectRefused(
      () => send('DELETE', `${path}/${named}`, undefined, 'engineer', { confirm: true }),
      422,
      'RULE_VIOLATED',
    );
    // Its text may still be worded better, and other hazards may come and go.
    data(await change(named, [hazard('HZ-006'), hazard('HZ-007')]), 200);
    await freeze(hazard('HZ-006'), false);
    expect(
      (await send('DELETE', `${path}/${named}`, undefined, 'engineer', { reason: 'Merged.' })).status,
    ).toBe(204);
    expect((await auditOf(app.pool, named ?? '')).at(-1)).toMatchObject({
      action: 'DELETE',
      reason: 'Merged.',
    });
  });

  it.each(['safety-targets', 'srems'])('%s: a hazard of another project is refused', async path => {
    const items = [{ name: 'Named', hazardUuids: [cellHazard] }];
    await expectRefused(
      () => send('POST', `projects/${project}/${path}/batch`, { items }),
      422,
      'RULE_VIOLATED',
      'items.0.hazardUuids',
    );
  });

  it('a deleted hazard is taken out of the lists that name it, when that is confirmed', async () => {
    const { records } = data<{ records: { uuid: string }[] }>(
      await send('POST', `projects/${project}/hazards/batch`, { items: [{ style: 'FUNCTION' }] }),
      201,
    );
    const uuid = records[0]?.uuid ?? '';
    const target = await newTarget({ hazardUuids: [uuid, hazard('HZ-001')] });
    await expectRefused(() => send('DELETE', `hazards/${uuid}`), 409, 'IN_USE');
    expect((await send('DELETE', `hazards/${uuid}`, undefined, 'engineer', { confirm: true })).status).toBe(
      204,
    );
    expect((await read(target)).hazardUuids).toEqual([hazard('HZ-001')]);
  });
});

describe('safety requirements and external measures', () => {
  it('carry out a target of their own project, and lose it when it is deleted', async () => {
    const target = await newTarget({});
    const items = [
      { name: 'Reject replays', text: 'The endpoint shall reject replays.', safetyTargetUuid: target.uuid },
    ];
    const { records } = data<{ records: { uuid: string; code: string; kind: string; status: string }[] }>(
      await send('POST', `projects/${project}/srems/batch`, { items }),
      201,
    );
    expect(records[0]).toMatchObject({ kind: 'REQUIREMENT', status: 'DRAFT' });
    expect(records[0]?.code).toMatch(/^SREM-\d{3}$/);
    await expectRefused(
      () => send('POST', `projects/${cell}/srems/batch`, { items }),
      422,
      'RULE_VIOLATED',
      'items.0.safetyTargetUuid',
    );
    expect(
      (await send('DELETE', `safety-targets/${target.uuid}`, undefined, 'engineer', { confirm: true }))
        .status,
    ).toBe(204);
    expect(data(await send('GET', `srems/${records[0]?.uuid}`), 200)).toMatchObject({
      safetyTargetUuid: null,
      revision: 2,
    });
  });
  it('link only to web addresses', async () => {
    for (const externalUrl of ['javascript:alert(1)', 'ftp://example.com/x', 'https://a b'])
      await expectRefused(
        () => send('POST', `projects/${project}/srems/batch`, { items: [{ name: 'Linked', externalUrl }] }),
        400,
        'VALIDATION_FAILED',
        'items.0.externalUrl',
      );
  });
});

describe('solution sets', () => {
  const create = (items: object[]) => send('POST', `projects/${cell}/solution-sets/batch`, { items });
  interface Set {
    uuid: string;
    revision: number;
    isSelected: boolean;
    hazardRrmUuids: string[];
  }
  const selected = async () =>
    data<{ results: Set[] }>(
      await send('GET', 'solution-sets', undefined, 'viewer', { projectUuid: cell, isSelected: true }),
      200,
    ).results.map(({ uuid }) => uuid);

  it('one of a project is selected; the choice moves with an audit row on both', async () => {
    const { records } = data<{ records: Set[] }>(
      await create([{ name: 'Today', kind: 'CURRENT', isSelected: true }, { name: 'A' }]),
      201,
    );
    const [today, a] = records as unknown as [Set, Set];
    expect(await selected()).toEqual([today.uuid]);
    data(await send('PATCH', `solution-sets/${a.uuid}`, { revision: 1, isSelected: true }), 200);
    expect(await selected()).toEqual([a.uuid]);
    expect((await auditOf(app.pool, today.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      operationId: 'updateSolutionSet',
      before: { isSelected: true, revision: 1 },
      after: { isSelected: false, revision: 2 },
    });
    await expectRefused(
      () =>
        create([
          { name: 'B', isSelected: true },
          { name: 'C', isSelected: true },
        ]),
      422,
      'RULE_VIOLATED',
      'items.1.isSelected',
    );
    expect(await selected()).toEqual([a.uuid]);
  });
  it('two that are selected at once leave one', async () => {
    const { records } = data<{ records: Set[] }>(await create([{ name: 'D' }, { name: 'E' }]), 201);
    const answers = await Promise.all(
      records.map(({ uuid }) => send('PATCH', `solution-sets/${uuid}`, { revision: 1, isSelected: true })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
    expect(await selected()).toHaveLength(1);
  });
  it('their measures go with them when that is confirmed, unless a hazard is frozen', async () => {
    const { records } = data<{ records: Set[] }>(await create([{ name: 'F' }]), 201);
    const set = records[0]?.uuid ?? '';
    const { rows } = await app.pool.query<{ uuid: string }>(
      'select uuid from rrms where project_uuid = $1 limit 1',
      [cell],
    );
    const use = data<{ uuid: string }>(
      await send('POST', `hazards/${cellHazard}/hazard-rrms`, {
        rrmUuid: rows[0]?.uuid,
        solutionSetUuid: set,
        requiredLevel: 'd',
      }),
      201,
    );
    expect(data<Set>(await send('GET', `solution-sets/${set}`), 200).hazardRrmUuids).toEqual([use.uuid]);
    const remove = () => send('DELETE', `solution-sets/${set}`, undefined, 'engineer', { confirm: true });
    await expectRefused(() => send('DELETE', `solution-sets/${set}`), 409, 'IN_USE');
    await freeze(cellHazard, true);
    await expectRefused(remove, 422, 'RULE_VIOLATED');
    await freeze(cellHazard, false);
    expect((await remove()).status).toBe(204);
    expect((await auditOf(app.pool, use.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      operationId: 'deleteSolutionSet',
    });
    expect((await send('GET', `hazard-rrms/${use.uuid}`)).status).toBe(404);
  });
  it('and targets are for who may edit hazards', async () => {
    const target = await newTarget({});
    for (const person of ['viewer', 'voter', 'approver', 'admin'])
      for (const path of [
        `projects/${project}/safety-targets/batch`,
        `projects/${project}/solution-sets/batch`,
      ])
        await expectRefused(() => send('POST', path, { items: [{ name: 'X' }] }, person), 403, 'FORBIDDEN');
    for (const person of ['guest', 'supplier'])
      await expectRefused(
        () => send('GET', `safety-targets/${target.uuid}`, undefined, person),
        404,
        'NOT_FOUND',
      );
  });
});
