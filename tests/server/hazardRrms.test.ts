import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { levelUuid } from '../../server/database/seed/ratingSets.ts';
import { seedUuid } from '../../server/database/seed/seedUuid.ts';
import { type Answer, createTestApp, type TestApp } from '../support/app.ts';
import { auditLength, auditOf } from '../support/auditTrail.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

interface ErrorBody {
  code: string;
  message: string;
  fields: { path: string; message: string }[];
  current?: { uuid: string };
}
interface Evaluation {
  uuid: string;
  revision: number;
  stage: string;
  riskRatingSetUuid: string;
  severityUuid: string | null;
  exposureUuid: string | null;
  probabilityUuid: string | null;
  avoidabilityUuid: string | null;
  ratingUuid: string | null;
  origin: string;
  rationale: Record<string, string>;
}
interface Hazard {
  uuid: string;
  code: string;
  revision: number;
  hazardRrmUuids: string[];
  solutionSetUuids: string[];
  evaluations: Evaluation[];
}
interface Use {
  uuid: string;
  revision: number;
  hazardUuid: string;
  rrmUuid: string;
  order: number;
  requiredLevel: string | null;
  evaluation: { uuid: string; revision: number; evaluatorUserUuid: string; riskRatingSetUuid: string } | null;
}
interface Recalculated {
  changed: { results: Hazard[]; total: number };
  skipped: { hazardUuid: string; reason: string }[];
  warnings: { hazardUuid: string; hazardRrmUuid: string; riskRatingSetUuid: string; code: string }[];
}

const HOUSE = 'HOUSE-SEA-27';
const PL = 'ISO13849-1';
const house = (parameter: 'severity' | 'exposure' | 'avoidability', code: string) =>
  levelUuid(HOUSE, parameter, code);
const setUuid = (code: string) => seedUuid('risk-rating-set', code);
const ratingUuid = (set: string, code: string) => seedUuid('risk-rating', set, code);
const rrmType = (code: string) => seedUuid('rrmTypes', code);

let app: TestApp;
let cell: string;
let remote: string;

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string; name: string }>('select uuid, name from projects');
  cell = rows.find(({ name }) => name === 'Palletising cell')?.uuid ?? '';
  remote = rows.find(({ name }) => name !== 'Palletising cell')?.uuid ?? '';
});
afterAll(() => app.close());

const data = <T>(answer: Answer<unknown>, status: number): T => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return (answer.body as { data: T }).data;
};
const send = (method: string, path: string, body?: unknown, person = 'engineer') =>
  app.call<unknown>(person, method, `/user-api/${path}`, body === undefined ? {} : { body });
const hazardOf = async (code: string, project = cell) => {
  const { rows } = await app.pool.query<{ uuid: string }>(
    'select uuid from hazards where code = $1 and project_uuid = $2',
    [code, project],
  );
  return data<Hazard>(await send('GET', `hazards/${rows[0]?.uuid}`), 200);
};
const finalOf = (hazard: Hazard | undefined, set: string) =>
  hazard?.evaluations.find(
    ({ stage, riskRatingSetUuid }) => stage === 'FINAL' && riskRatingSetUuid === setUuid(set),
  );
const freeze = (hazardUuid: string, isFrozen: boolean) =>
  app.pool.query('update hazards set is_risk_frozen = $2 where uuid = $1', [hazardUuid, isFrozen]);

/** A refusal that changed nothing, with the field that it names. */
async function expectRefused(
  call: () => Promise<Answer<unknown>>,
  status: number,
  code: string,
  path?: string,
) {
  const before = await auditLength(app.pool);
  const { status: got, body } = await call();
  const error = body as ErrorBody;
  expect(`${got} ${error?.code}`, JSON.stringify(body)).toBe(`${status} ${code}`);
  if (path) expect(error.fields.map(field => field.path)).toContain(path);
  expect(await auditLength(app.pool)).toBe(before);
  return error;
}

async function newRrm(fields: Record<string, unknown>, project = cell) {
  const { records } = data<{ records: { uuid: string; isSafetyFunction: boolean }[] }>(
    await send('POST', `projects/${project}/rrms/batch`, { items: [{ name: 'A measure', ...fields }] }),
    201,
  );
  return records[0] as { uuid: string; isSafetyFunction: boolean };
}
const use = (hazard: { uuid: string }, body: Record<string, unknown>, person?: string) =>
  send('POST', `hazards/${hazard.uuid}/hazard-rrms`, body, person);

/** A fresh hazard of the cell, rated S3 E2 A2 (very high) in the house set. */
async function newHazard(): Promise<Hazard> {
  const { records } = data<{ records: Hazard[] }>(
    await send('POST', `projects/${cell}/hazards/batch`, {
      items: [{ style: 'MACHINE', name: 'Tried out' }],
    }),
    201,
  );
  return rate(records[0] as Hazard, HOUSE, { severity: 'S3', exposure: 'E2', avoidability: 'A2' });
}
async function rate(hazard: Hazard, set: string, levels: Record<string, string>): Promise<Hazard> {
  const chosen = Object.entries(levels).map(([parameter, code]) => [
    `${parameter}Uuid`,
    levelUuid(set, parameter as 'severity', code),
  ]);
  return data<Hazard>(
    await send('PATCH', `hazards/${hazard.uuid}/initial-risk`, {
      revision: hazard.revision,
      riskRatingSetUuid: setUuid(set),
      ...Object.fromEntries(chosen),
    }),
    200,
  );
}
const recalculate = async (hazard: { uuid: string }, body: Record<string, unknown> = {}, person?: string) =>
  data<Recalculated>(
    await send('PATCH', `hazards/${hazard.uuid}/ratings/recalculate-final-ratings`, body, person),
    200,
  );

describe('the library of measures', () => {
  it('interlocks, devices and control functions are safety functions where nobody says', async () => {
    expect(await newRrm({ rrmTypeUuid: rrmType('DEVICE') })).toMatchObject({ isSafetyFunction: true });
    expect(await newRrm({ rrmTypeUuid: rrmType('FIXED') })).toMatchObject({ isSafetyFunction: false });
    expect(await newRrm({ rrmTypeUuid: rrmType('DEVICE'), isSafetyFunction: false })).toMatchObject({
      isSafetyFunction: false,
    });
  });
  it('lists those that may take credit for a low probability', async () => {
    const { uuid } = await newRrm({ rrmTypeUuid: rrmType('INTERLOCK'), canTakeCreditForLowPr: true });
    const list = data<{ results: { uuid: string; canTakeCreditForLowPr: boolean }[] }>(
      await app.call('viewer', 'GET', '/user-api/rrms/get-can-take-credit-for-low-pr/list', {
        query: { projectUuid: cell },
      }),
      200,
    );
    expect(list.results.map(rrm => rrm.uuid)).toContain(uuid);
    expect(list.results.every(rrm => rrm.canTakeCreditForLowPr)).toBe(true);
    const { rows } = await app.pool.query<{ n: number }>(
      'select count(*)::int as n from rrms where project_uuid = $1 and can_take_credit_for_low_pr',
      [cell],
    );
    expect(list.results).toHaveLength(rows[0]?.n ?? -1);
  });
  it('a measure that is used goes with its uses, when that is confirmed', async () => {
    const hazard = await newHazard();
    const rrm = await newRrm({ rrmTypeUuid: rrmType('FIXED') });
    const { uuid } = data<Use>(await use(hazard, { rrmUuid: rrm.uuid }), 201);
    const evaluation = data<{ uuid: string }>(await send('POST', `hazard-rrms/${uuid}/evaluation`, {}), 201);
    await expectRefused(() => send('DELETE', `rrms/${rrm.uuid}`), 409, 'IN_USE');
    const tree = data<{ total: number; groups: { entity: string; onDelete: string }[] }>(
      await send('GET', `rrms/${rrm.uuid}/dependency-tree`),
      200,
    );
    expect(tree).toMatchObject({ total: 1, groups: [{ entity: 'HazardRrm', onDelete: 'DELETED' }] });
    const answer = await app.call('engineer', 'DELETE', `/user-api/rrms/${rrm.uuid}`, {
      query: { confirm: true, reason: 'Not built.' },
    });
    expect(answer.status).toBe(204);
    for (const gone of [rrm.uuid, uuid, evaluation.uuid])
      expect((await auditOf(app.pool, gone)).at(-1)).toMatchObject({
        action: 'DELETE',
        reason: 'Not built.',
      });
    expect((await hazardOf(hazard.code)).hazardRrmUuids).toEqual([]);
  });
  it('of a frozen hazard stays', async () => {
    const hazard = await newHazard();
    const rrm = await newRrm({ rrmTypeUuid: rrmType('FIXED') });
    data(await use(hazard, { rrmUuid: rrm.uuid }), 201);
    await freeze(hazard.uuid, true);
    await expectRefused(
      () => app.call('engineer', 'DELETE', `/user-api/rrms/${rrm.uuid}`, { query: { confirm: true } }),
      422,
      'RULE_VIOLATED',
    );
  });
});

describe('the use of a measure on a hazard', () => {
  let hazard: Hazard;
  let guard: string;
  beforeEach(async () => {
    hazard = await newHazard();
    guard = (await newRrm({ rrmTypeUuid: rrmType('FIXED') })).uuid;
  });

  it('is stored with its audit row and shows on the hazard, in order', async () => {
    const first = data<Use>(await use(hazard, { rrmUuid: guard, reason: 'Workshop 3.' }), 201);
    const second = data<Use>(
      await use(hazard, { rrmUuid: (await newRrm({ rrmTypeUuid: rrmType('PPE') })).uuid }),
      201,
    );
    expect(first).toMatchObject({ hazardUuid: hazard.uuid, rrmUuid: guard, order: 1, evaluation: null });
    expect(second.order).toBe(2);
    expect((await hazardOf(hazard.code)).hazardRrmUuids).toEqual([first.uuid, second.uuid]);
    expect(await auditOf(app.pool, first.uuid)).toMatchObject([
      {
        action: 'CREATE',
        entity: 'HazardRrm',
        projectUuid: cell,
        operationId: 'addHazardRrm',
        reason: 'Workshop 3.',
        actorUserUuid: app.userUuid('engineer'),
      },
    ]);
    const moved = data<Use>(
      await send('PATCH', `hazard-rrms/${second.uuid}`, { revision: 1, order: 0, status: 'ACCEPTED' }),
      200,
    );
    expect(moved).toMatchObject({ revision: 2, order: 0, status: 'ACCEPTED' });
    expect((await hazardOf(hazard.code)).hazardRrmUuids).toEqual([second.uuid, first.uuid]);
  });
  it('is listed for many hazards at once, with its effect', async () => {
    const made = data<Use>(await use(hazard, { rrmUuid: guard }), 201);
    data(
      await send('POST', `hazard-rrms/${made.uuid}/evaluation`, { exposureUuid: house('exposure', 'E0') }),
      201,
    );
    const list = data<{ results: Use[]; total: number }>(
      await app.call('viewer', 'GET', '/user-api/hazard-rrms', {
        query: { projectUuid: cell, hazardUuid: [hazard.uuid, (await hazardOf('HZ-001')).uuid] },
      }),
      200,
    );
    expect(list.total).toBe(4);
    expect(list.results.find(({ uuid }) => uuid === made.uuid)?.evaluation).toMatchObject({
      evaluatorUserUuid: app.userUuid('engineer'),
      riskRatingSetUuid: setUuid(HOUSE),
    });
  });
  it('is once for each alternative', async () => {
    data(await use(hazard, { rrmUuid: guard }), 201);
    await expectRefused(() => use(hazard, { rrmUuid: guard }), 409, 'CONFLICT');
  });
  it('is refused for a measure, alternative, person or relied-on record of elsewhere', async () => {
    const foreign = (await newRrm({ rrmTypeUuid: rrmType('FIXED') }, remote)).uuid;
    await expectRefused(() => use(hazard, { rrmUuid: foreign }), 422, 'RULE_VIOLATED', 'rrmUuid');
    const { records: sets } = data<{ records: { uuid: string }[] }>(
      await send('POST', `projects/${remote}/solution-sets/batch`, { items: [{ name: 'Elsewhere' }] }),
      201,
    );
    await expectRefused(
      () => use(hazard, { rrmUuid: guard, solutionSetUuid: sets[0]?.uuid }),
      422,
      'RULE_VIOLATED',
      'solutionSetUuid',
    );
    const { records: srems } = data<{ records: { uuid: string }[] }>(
      await send('POST', `projects/${remote}/srems/batch`, { items: [{ name: 'Elsewhere' }] }),
      201,
    );
    await expectRefused(
      () => use(hazard, { rrmUuid: guard, sremUuid: srems[0]?.uuid }),
      422,
      'RULE_VIOLATED',
      'sremUuid',
    );
    for (const stranger of [app.userUuid('guest'), seedUuid('nobody')])
      await expectRefused(
        () => use(hazard, { rrmUuid: guard, responsibleUserUuid: stranger }),
        422,
        'RULE_VIOLATED',
        'responsibleUserUuid',
      );
  });
  it('of a safety function takes its level from the initial rating, and keeps one (V13)', async () => {
    const curtain = await newRrm({ rrmTypeUuid: rrmType('DEVICE') });
    // House "very high" asks for PL e (rating_sets.json).
    const made = data<Use>(await use(hazard, { rrmUuid: curtain.uuid }), 201);
    expect(made.requiredLevel).toBe('e');
    await expectRefused(
      () => send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, requiredLevel: null }),
      422,
      'RULE_VIOLATED',
      'requiredLevel',
    );
    const { records } = data<{ records: Hazard[] }>(
      await send('POST', `projects/${cell}/hazards/batch`, { items: [{ style: 'MACHINE' }] }),
      201,
    );
    const unrated = records[0] as Hazard;
    await expectRefused(() => use(unrated, { rrmUuid: curtain.uuid }), 422, 'RULE_VIOLATED', 'requiredLevel');
    expect(
      data<Use>(await use(unrated, { rrmUuid: curtain.uuid, requiredLevel: 'c' }), 201).requiredLevel,
    ).toBe('c');
  });
  it('of a safety function takes the level of the target that the measure carries out', async () => {
    const { records } = data<{ records: { uuid: string; level: string }[] }>(
      await send('POST', `projects/${cell}/safety-targets/batch`, {
        items: [{ name: 'Stop in time', hazardUuids: [(await hazardOf('HZ-006')).uuid] }],
      }),
      201,
    );
    // HZ-006 is "medium" in the house set, which asks for PL c.
    expect(records[0]?.level).toBe('c');
    const curtain = await newRrm({ rrmTypeUuid: rrmType('DEVICE'), safetyTargetUuid: records[0]?.uuid });
    expect(data<Use>(await use(hazard, { rrmUuid: curtain.uuid }), 201).requiredLevel).toBe('c');
  });
  it('claims a low probability only with a justification and where the measure allows it (V14)', async () => {
    const plain = { rrmUuid: guard, takesCreditForLowPr: true, creditJustification: 'Locked.' };
    await expectRefused(() => use(hazard, plain), 422, 'RULE_VIOLATED', 'takesCreditForLowPr');
    const lock = await newRrm({ rrmTypeUuid: rrmType('FIXED'), canTakeCreditForLowPr: true });
    await expectRefused(
      () => use(hazard, { rrmUuid: lock.uuid, takesCreditForLowPr: true }),
      422,
      'RULE_VIOLATED',
      'creditJustification',
    );
    const { records } = data<{ records: { uuid: string }[] }>(
      await send('POST', `projects/${cell}/srems/batch`, {
        items: [{ kind: 'EXTERNAL_MEASURE', name: 'Fence of the site' }],
      }),
      201,
    );
    const sremUuid = records[0]?.uuid;
    const claim = {
      rrmUuid: lock.uuid,
      sremUuid,
      takesCreditForLowPr: true,
      creditJustification: 'Fenced in.',
    };
    await expectRefused(() => use(hazard, claim), 422, 'RULE_VIOLATED', 'sremUuid');
    data(await send('PATCH', `srems/${sremUuid}`, { revision: 1, status: 'AGREED' }), 200);
    const made = data<Use>(await use(hazard, claim), 201);
    await expectRefused(
      () => send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, creditJustification: '' }),
      422,
      'RULE_VIOLATED',
      'creditJustification',
    );
    // The database itself holds no claim without a reason.
    await expect(
      app.pool.query(`update hazard_rrms set credit_justification = ' ' where uuid = $1`, [made.uuid]),
    ).rejects.toThrow('hazard_rrms_credit_justified');
  });
  it('stops at 50, also when several are added at once', async () => {
    const { records } = data<{ records: { uuid: string }[] }>(
      await send('POST', `projects/${cell}/rrms/batch`, {
        items: Array.from({ length: 53 }, (_, index) => ({
          name: `Measure ${index}`,
          rrmTypeUuid: rrmType('FIXED'),
        })),
      }),
      201,
    );
    for (const { uuid } of records.slice(0, 48)) data(await use(hazard, { rrmUuid: uuid }), 201);
    const answers = await Promise.all(records.slice(48).map(({ uuid }) => use(hazard, { rrmUuid: uuid })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    const { hazardRrmUuids } = await hazardOf(hazard.code);
    expect(hazardRrmUuids).toHaveLength(50);
    const { rows } = await app.pool.query<{ order: number }>(
      'select "order" from hazard_rrms where hazard_uuid = $1 order by 1',
      [hazard.uuid],
    );
    expect(rows.map(({ order }) => order)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });
  it('can not be made, changed, judged or taken away while the risk is frozen', async () => {
    const made = data<Use>(await use(hazard, { rrmUuid: guard }), 201);
    const effect = data<{ uuid: string }>(await send('POST', `hazard-rrms/${made.uuid}/evaluation`, {}), 201);
    const other = (await newRrm({ rrmTypeUuid: rrmType('FIXED') })).uuid;
    const unjudged = data<Use>(await use(hazard, { rrmUuid: other }), 201);
    await freeze(hazard.uuid, true);
    const calls = [
      () => use(hazard, { rrmUuid: other }),
      () => send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, status: 'REJECTED' }),
      () => send('DELETE', `hazard-rrms/${made.uuid}`),
      () => send('POST', `hazard-rrms/${unjudged.uuid}/evaluation`, {}),
      () => send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, { revision: 1, note: 'Other' }),
      () => send('DELETE', `hazard-rrm-evaluations/${effect.uuid}`),
      () =>
        send('PATCH', `hazards/${hazard.uuid}/solution-sets`, {
          revision: hazard.revision,
          solutionSetUuids: [],
        }),
    ];
    for (const call of calls) await expectRefused(call, 422, 'RULE_VIOLATED');
  });
  it('is refused on an old revision with the use as it stands', async () => {
    const made = data<Use>(await use(hazard, { rrmUuid: guard }), 201);
    data(await send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, evidence: 'Report 7' }), 200);
    const error = await expectRefused(
      () => send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, evidence: 'Report 8' }),
      409,
      'REVISION_CONFLICT',
    );
    expect(error.current?.uuid).toBe(made.uuid);
  });
  it('is for engineers; others read, strangers know nothing', async () => {
    const made = data<Use>(await use(hazard, { rrmUuid: guard }), 201);
    for (const person of ['viewer', 'voter', 'approver', 'admin'])
      await expectRefused(() => use(hazard, { rrmUuid: guard }, person), 403, 'FORBIDDEN');
    data(await send('GET', `hazard-rrms/${made.uuid}`, undefined, 'viewer'), 200);
    for (const path of [`hazard-rrms/${made.uuid}`, `rrms/${guard}`])
      await expectRefused(() => send('GET', path, undefined, 'guest'), 404, 'NOT_FOUND');
    const [other] = (await hazardOf('HZ-001', remote)).hazardRrmUuids;
    expect(other).toBeUndefined();
  });
});

describe('the judged effect of a measure', () => {
  let hazard: Hazard;
  let made: Use;
  const judge = (body: Record<string, unknown>) => send('POST', `hazard-rrms/${made.uuid}/evaluation`, body);
  const measureInUse = async (type: string, more: Record<string, unknown> = {}) =>
    data<Use>(
      await use(hazard, { rrmUuid: (await newRrm({ rrmTypeUuid: rrmType(type) })).uuid, ...more }),
      201,
    );
  beforeEach(async () => {
    hazard = await newHazard();
    made = await measureInUse('FIXED');
  });

  it('is one for each use, stored with its audit row, and goes with it', async () => {
    const effect = data<{ uuid: string }>(
      await judge({ exposureUuid: house('exposure', 'E0'), effectiveness: 'FULL', note: 'Needs tools.' }),
      201,
    );
    expect(effect).toMatchObject({
      hazardRrmUuid: made.uuid,
      riskRatingSetUuid: setUuid(HOUSE),
      evaluatorUserUuid: app.userUuid('engineer'),
      severityUuid: null,
    });
    await expectRefused(() => judge({}), 409, 'CONFLICT');
    const changed = data<{ revision: number }>(
      await send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, {
        revision: 1,
        verifiedByUserUuid: app.userUuid('lead'),
        verifiedAt: '2026-11-20T10:00:00.000Z',
        reason: 'Measured.',
      }),
      200,
    );
    expect(changed.revision).toBe(2);
    await expectRefused(
      () =>
        send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, {
          revision: 2,
          verifiedByUserUuid: app.userUuid('guest'),
        }),
      422,
      'RULE_VIOLATED',
      'verifiedByUserUuid',
    );
    expect((await send('DELETE', `hazard-rrms/${made.uuid}`)).status).toBe(204);
    const audit = await auditOf(app.pool, effect.uuid);
    expect(audit.map(({ action, operationId, reason }) => [action, operationId, reason])).toEqual([
      ['CREATE', 'createHazardRrmEvaluation', null],
      ['UPDATE', 'updateHazardRrmEvaluation', 'Measured.'],
      ['DELETE', 'deleteHazardRrm', null],
    ]);
  });
  it('is taken back without the use', async () => {
    const effect = data<{ uuid: string }>(await judge({}), 201);
    expect((await send('DELETE', `hazard-rrm-evaluations/${effect.uuid}`)).status).toBe(204);
    expect(data<Use>(await send('GET', `hazard-rrms/${made.uuid}`), 200).evaluation).toBeNull();
  });
  it('has levels of one rating set of the project, of the right parameter', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ exposureUuid: levelUuid(PL, 'exposure', 'F1') }, 'exposureUuid'],
      [{ exposureUuid: house('severity', 'S1') }, 'exposureUuid'],
      [{ probabilityUuid: levelUuid(PL, 'probability', 'PrN') }, 'probabilityUuid'],
      [{ riskRatingSetUuid: setUuid('ISO26262-3-2018') }, 'riskRatingSetUuid'],
      [{ effectiveness: 'NONE', exposureUuid: house('exposure', 'E0') }, 'exposureUuid'],
    ];
    for (const [body, path] of wrong) await expectRefused(() => judge(body), 422, 'RULE_VIOLATED', path);
    data(await judge({ riskRatingSetUuid: setUuid(PL), exposureUuid: levelUuid(PL, 'exposure', 'F1') }), 201);
  });
  it('of information and training lowers no severity, unless design did already (V12)', async () => {
    for (const type of ['INFOM', 'INFOU', 'TRAIN']) {
      made = await measureInUse(type);
      await expectRefused(
        () => judge({ severityUuid: house('severity', 'S1') }),
        422,
        'RULE_VIOLATED',
        'severityUuid',
      );
    }
    const effect = data<{ uuid: string }>(
      await judge({ avoidabilityUuid: house('avoidability', 'A1') }),
      201,
    );
    await expectRefused(
      () =>
        send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, {
          revision: 1,
          severityUuid: house('severity', 'S2'),
        }),
      422,
      'RULE_VIOLATED',
      'severityUuid',
    );
    const training = made;
    made = await measureInUse('SUBST');
    data(await judge({ severityUuid: house('severity', 'S2') }), 201);
    made = training;
    data(
      await send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, {
        revision: 1,
        severityUuid: house('severity', 'S2'),
      }),
      200,
    );
  });
  it('states no low probability without a claim (ISO 13849-1)', async () => {
    hazard = await rate(hazard, PL, {
      severity: 'S2',
      exposure: 'F1',
      probability: 'PrN',
      avoidability: 'P2',
    });
    const low = { riskRatingSetUuid: setUuid(PL), probabilityUuid: levelUuid(PL, 'probability', 'PrL') };
    await expectRefused(() => judge(low), 422, 'RULE_VIOLATED', 'probabilityUuid');
  });
});

describe('recalculating final ratings (domain model 2.6)', () => {
  it('gives the demo project exactly what its file publishes, and a second time nothing', async () => {
    const any = await hazardOf('HZ-001');
    await app.pool.query(
      `delete from hazard_evaluations e using hazards h where h.uuid = e.hazard_uuid and h.code <= 'HZ-008' and e.stage = 'FINAL' and e.project_uuid = $1`,
      [cell],
    );
    const { changed, warnings } = await recalculate(any, { scope: 'PROJECT', reason: 'Workshop 4.' });
    const house = changed.results.filter(({ code }) => code <= 'HZ-008');
    expect(house.map(hazard => [hazard.code, finalOf(hazard, HOUSE)?.ratingUuid])).toEqual(
      // machine_demo_palletising_cell.json, "final".
      ['Low', 'Low', 'Negligible', 'Low', 'Low', 'Negligible', 'Negligible', 'Negligible'].map(
        (rating, index) => [`HZ-00${index + 1}`, ratingUuid(HOUSE, rating)],
      ),
    );
    expect(house.every(hazard => finalOf(hazard, HOUSE)?.origin === 'RECALCULATED')).toBe(true);
    expect(warnings.filter(({ hazardUuid }) => house.some(({ uuid }) => uuid === hazardUuid))).toEqual([]);
    const first = finalOf(house[0], HOUSE);
    expect(first).toMatchObject({
      severityUuid: levelUuid(HOUSE, 'severity', 'S3'),
      exposureUuid: levelUuid(HOUSE, 'exposure', 'E0'),
      avoidabilityUuid: levelUuid(HOUSE, 'avoidability', 'A2'),
      rationale: {
        exposure: 'RRM-001 Guard-locked access door: The door stays locked until the robot stands still.',
        avoidability: 'RRM-002 Reset from outside with full view: Whoever resets sees the whole cell.',
      },
    });
    expect(await auditOf(app.pool, first?.uuid ?? '')).toMatchObject([
      { action: 'CREATE', operationId: 'recalculateFinalRatings', reason: 'Workshop 4.', projectUuid: cell },
    ]);
    expect((await auditOf(app.pool, any.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      before: { revision: any.revision },
      after: { revision: any.revision + 1 },
    });
    const length = await auditLength(app.pool);
    expect((await recalculate(any, { scope: 'PROJECT' })).changed).toEqual({ results: [], total: 0 });
    expect(await auditLength(app.pool)).toBe(length);
  });

  it('follows the hazard when a measure is rejected, taken away or judged anew', async () => {
    const hazard = await newHazard();
    expect((await recalculate(hazard)).skipped).toEqual([{ hazardUuid: hazard.uuid, reason: 'NOT_TREATED' }]);
    const guard = await newRrm({ rrmTypeUuid: rrmType('FIXED') });
    const made = data<Use>(await use(hazard, { rrmUuid: guard.uuid }), 201);
    data(
      await send('POST', `hazard-rrms/${made.uuid}/evaluation`, { exposureUuid: house('exposure', 'E0') }),
      201,
    );
    const treated = await recalculate(hazard);
    // S3 E0 A2 → low, by the house table.
    expect(finalOf(treated.changed.results[0], HOUSE)).toMatchObject({
      ratingUuid: ratingUuid(HOUSE, 'Low'),
      origin: 'RECALCULATED',
      severityUuid: house('severity', 'S3'),
    });
    data(await send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, status: 'REJECTED' }), 200);
    const rejected = await recalculate(hazard);
    expect(finalOf(rejected.changed.results[0], HOUSE)?.ratingUuid).toBe(ratingUuid(HOUSE, 'Very high'));
    expect(rejected.skipped).toEqual([]);
  });

  it('takes the credit for a low probability one level down, and says why not', async () => {
    const hazard = await rate(await newHazard(), PL, {
      severity: 'S2',
      exposure: 'F2',
      probability: 'PrN',
      avoidability: 'P2',
    });
    const lock = await newRrm({ rrmTypeUuid: rrmType('FIXED'), canTakeCreditForLowPr: true });
    const made = data<Use>(
      await use(hazard, {
        rrmUuid: lock.uuid,
        takesCreditForLowPr: true,
        creditJustification: 'Locked out.',
      }),
      201,
    );
    const { changed } = await recalculate(hazard);
    // S2 F2 P2 is PL e; low takes it to d (domain model 3.2). The house set knows no probability.
    expect(finalOf(changed.results[0], PL)).toMatchObject({
      ratingUuid: ratingUuid(PL, 'd'),
      probabilityUuid: levelUuid(PL, 'probability', 'PrL'),
      rationale: {
        probability: 'RRM-'.concat((await rrmCode(lock.uuid)).slice(4), ' A measure: Locked out.'),
      },
    });
    expect(finalOf(changed.results[0], HOUSE)).toBeUndefined();
    data(await send('PATCH', `rrms/${lock.uuid}`, { revision: 1, canTakeCreditForLowPr: false }), 200);
    const withdrawn = await recalculate(hazard);
    expect(finalOf(withdrawn.changed.results[0], PL)?.ratingUuid).toBe(ratingUuid(PL, 'e'));
    expect(withdrawn.warnings).toMatchObject([
      {
        hazardUuid: hazard.uuid,
        hazardRrmUuid: made.uuid,
        riskRatingSetUuid: setUuid(PL),
        code: 'CREDIT_NOT_ALLOWED',
      },
    ]);
  });
  const rrmCode = async (uuid: string) => data<{ code: string }>(await send('GET', `rrms/${uuid}`), 200).code;

  it('counts the measures of the chosen alternative, else of the selected one', async () => {
    const hazard = await newHazard();
    const { records } = data<{ records: { uuid: string; isSelected: boolean }[] }>(
      await send('POST', `projects/${cell}/solution-sets/batch`, {
        items: [{ name: 'Proposed A', isSelected: true }, { name: 'Proposed B' }],
      }),
      201,
    );
    const [a, b] = records as unknown as [{ uuid: string }, { uuid: string }];
    for (const [set, level] of [
      [a, 'E1'],
      [b, 'E0'],
    ] as const) {
      const rrm = await newRrm({ rrmTypeUuid: rrmType('FIXED') });
      const made = data<Use>(await use(hazard, { rrmUuid: rrm.uuid, solutionSetUuid: set.uuid }), 201);
      data(
        await send('POST', `hazard-rrms/${made.uuid}/evaluation`, { exposureUuid: house('exposure', level) }),
        201,
      );
    }
    const ofProject = await recalculate(hazard);
    expect(finalOf(ofProject.changed.results[0], HOUSE)?.exposureUuid).toBe(house('exposure', 'E1'));
    const current = await hazardOf(hazard.code);
    const chosen = data<Hazard>(
      await send('PATCH', `hazards/${hazard.uuid}/solution-sets`, {
        revision: current.revision,
        solutionSetUuids: [b.uuid],
        reason: 'Cheaper.',
      }),
      200,
    );
    expect(chosen.solutionSetUuids).toEqual([b.uuid]);
    expect((await auditOf(app.pool, hazard.uuid)).at(-1)).toMatchObject({
      operationId: 'setHazardSolutionSets',
      reason: 'Cheaper.',
      before: { solutionSetUuids: [] },
      after: { solutionSetUuids: [b.uuid] },
    });
    const ofHazard = await recalculate(hazard);
    expect(finalOf(ofHazard.changed.results[0], HOUSE)?.exposureUuid).toBe(house('exposure', 'E0'));
    await expectRefused(
      () => send('PATCH', `hazards/${hazard.uuid}/solution-sets`, { revision: 1, solutionSetUuids: [] }),
      409,
      'REVISION_CONFLICT',
    );
  });

  it('never touches a frozen hazard, nor a final rating that was agreed and locked', async () => {
    const frozen = await hazardOf('HZ-002');
    const agreed = await hazardOf('HZ-003');
    await app.pool.query(
      `update hazard_evaluations set rating_uuid = $3, origin = 'CONSENSUS' where hazard_uuid = any($1::uuid[]) and stage = 'FINAL' and risk_rating_set_uuid = $2`,
      [[frozen.uuid, agreed.uuid], setUuid(HOUSE), ratingUuid(HOUSE, 'Very high')],
    );
    await app.pool.query('update hazards set is_final_consensus_voting_locked = true where uuid = $1', [
      agreed.uuid,
    ]);
    await freeze(frozen.uuid, true);
    const stored = async () =>
      (
        await app.pool.query(
          'select * from hazard_evaluations where hazard_uuid = any($1::uuid[]) order by uuid',
          [[frozen.uuid, agreed.uuid]],
        )
      ).rows;
    const before = await stored();
    const { changed, skipped } = await recalculate(frozen, { scope: 'PROJECT' });
    expect(changed.results.map(({ uuid }) => uuid)).not.toContain(frozen.uuid);
    expect(skipped).toEqual(
      expect.arrayContaining([
        { hazardUuid: frozen.uuid, reason: 'FROZEN' },
        { hazardUuid: agreed.uuid, reason: 'AGREED' },
      ]),
    );
    expect(await stored()).toEqual(before);
    await freeze(frozen.uuid, false);
    // Not locked any more: calculated again.
    await app.pool.query('update hazards set is_final_consensus_voting_locked = false where uuid = $1', [
      agreed.uuid,
    ]);
    const again = await recalculate(agreed, { scope: 'PROJECT' });
    expect(again.changed.results.map(({ code }) => code)).toEqual(['HZ-002', 'HZ-003']);
  });

  it('stands beside changes of the same hazards: nobody loses one', async () => {
    const hazard = await newHazard();
    const guard = await newRrm({ rrmTypeUuid: rrmType('FIXED') });
    const made = data<Use>(await use(hazard, { rrmUuid: guard.uuid }), 201);
    data(
      await send('POST', `hazard-rrms/${made.uuid}/evaluation`, { exposureUuid: house('exposure', 'E0') }),
      201,
    );
    const current = await hazardOf(hazard.code);
    const [recalculated, renamed] = await Promise.all([
      send('PATCH', `hazards/${hazard.uuid}/ratings/recalculate-final-ratings`, {}),
      send('PATCH', `hazards/${hazard.uuid}`, { revision: current.revision, name: 'Renamed' }),
    ]);
    expect(recalculated.status).toBe(200);
    expect([200, 409]).toContain(renamed.status);
    const after = await hazardOf(hazard.code);
    expect(finalOf(after, HOUSE)?.ratingUuid).toBe(ratingUuid(HOUSE, 'Low'));
    expect(after.revision).toBe(current.revision + (renamed.status === 200 ? 2 : 1));
    const images = (await auditOf(app.pool, hazard.uuid)).map(({ after: image }) => image?.revision);
    expect(images).toEqual(Array.from({ length: images.length }, (_, index) => index + 1));
  });

  it('is for who may edit hazards', async () => {
    const hazard = await hazardOf('HZ-001');
    const path = `hazards/${hazard.uuid}/ratings/recalculate-final-ratings`;
    for (const person of ['viewer', 'voter', 'approver', 'admin'])
      await expectRefused(() => send('PATCH', path, {}, person), 403, 'FORBIDDEN');
    await expectRefused(() => send('PATCH', path, {}, 'guest'), 404, 'NOT_FOUND');
    // A supplier works in the cell, and does not know of the other project.
    await recalculate(hazard, {}, 'supplier');
    const other = await hazardOf('HZ-001', remote);
    await expectRefused(
      () => send('PATCH', `hazards/${other.uuid}/ratings/recalculate-final-ratings`, {}, 'supplier'),
      404,
      'NOT_FOUND',
    );
  });
});
