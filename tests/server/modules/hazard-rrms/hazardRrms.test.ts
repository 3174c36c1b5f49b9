import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { dataOf } from '../../../support/refusals.ts';
import {
  type Hazard,
  HOUSE,
  house,
  PL,
  rrmType,
  setUuid,
  TreatmentDesk,
  type Use,
} from '../../../support/treatment.ts';

let desk: TreatmentDesk;
beforeAll(async () => {
  desk = await TreatmentDesk.open();
});
afterAll(() => desk.close());

describe('the use of a measure on a hazard', () => {
  let hazard: Hazard;
  let guard: string;
  beforeEach(async () => {
    hazard = await desk.newHazard();
    guard = (await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') })).uuid;
  });

  it('is stored with its audit row and shows on the hazard, in order', async () => {
    const first = dataOf<Use>(await desk.use(hazard, { rrmUuid: guard, reason: 'Workshop 3.' }), 201);
    const second = dataOf<Use>(
      await desk.use(hazard, { rrmUuid: (await desk.newRrm({ rrmTypeUuid: rrmType('PPE') })).uuid }),
      201,
    );
    expect(first).toMatchObject({ hazardUuid: hazard.uuid, rrmUuid: guard, order: 1, evaluation: null });
    expect(second.order).toBe(2);
    expect((await desk.hazardOf(hazard.code)).hazardRrmUuids).toEqual([first.uuid, second.uuid]);
    expect(await auditOf(desk.app.pool, first.uuid)).toMatchObject([
      {
        action: 'CREATE',
        entity: 'HazardRrm',
        projectUuid: desk.cell,
        operationId: 'addHazardRrm',
        reason: 'Workshop 3.',
        actorUserUuid: desk.app.userUuid('engineer'),
      },
    ]);
    const moved = dataOf<Use>(
      await desk.send('PATCH', `hazard-rrms/${second.uuid}`, { revision: 1, order: 0, status: 'ACCEPTED' }),
      200,
    );
    expect(moved).toMatchObject({ revision: 2, order: 0, status: 'ACCEPTED' });
    expect((await desk.hazardOf(hazard.code)).hazardRrmUuids).toEqual([second.uuid, first.uuid]);
  });
  it('is listed for many hazards at once, with its effect', async () => {
    const made = dataOf<Use>(await desk.use(hazard, { rrmUuid: guard }), 201);
    dataOf(
      await desk.send('POST', `hazard-rrms/${made.uuid}/evaluation`, {
        exposureUuid: house('exposure', 'E0'),
      }),
      201,
    );
    const list = dataOf<{ results: Use[]; total: number }>(
      await desk.app.call('viewer', 'GET', '/user-api/hazard-rrms', {
        query: { projectUuid: desk.cell, hazardUuid: [hazard.uuid, (await desk.hazardOf('HZ-001')).uuid] },
      }),
      200,
    );
    expect(list.total).toBe(4);
    expect(list.results.find(({ uuid }) => uuid === made.uuid)?.evaluation).toMatchObject({
      evaluatorUserUuid: desk.app.userUuid('engineer'),
      riskRatingSetUuid: setUuid(HOUSE),
    });
  });
  it('is once for each alternative', async () => {
    dataOf(await desk.use(hazard, { rrmUuid: guard }), 201);
    await desk.expectRefused(() => desk.use(hazard, { rrmUuid: guard }), 409, 'CONFLICT');
  });
  it('is refused for a measure, alternative, person or relied-on record of elsewhere', async () => {
    const foreign = (await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') }, desk.remote)).uuid;
    await desk.expectRefused(() => desk.use(hazard, { rrmUuid: foreign }), 422, 'RULE_VIOLATED', 'rrmUuid');
    const { records: sets } = dataOf<{ records: { uuid: string }[] }>(
      await desk.send('POST', `projects/${desk.remote}/solution-sets/batch`, {
        items: [{ name: 'Elsewhere' }],
      }),
      201,
    );
    await desk.expectRefused(
      () => desk.use(hazard, { rrmUuid: guard, solutionSetUuid: sets[0]?.uuid }),
      422,
      'RULE_VIOLATED',
      'solutionSetUuid',
    );
    const { records: srems } = dataOf<{ records: { uuid: string }[] }>(
      await desk.send('POST', `projects/${desk.remote}/srems/batch`, { items: [{ name: 'Elsewhere' }] }),
      201,
    );
    await desk.expectRefused(
      () => desk.use(hazard, { rrmUuid: guard, sremUuid: srems[0]?.uuid }),
      422,
      'RULE_VIOLATED',
      'sremUuid',
    );
    for (const stranger of [desk.app.userUuid('guest'), seedUuid('nobody')])
      await desk.expectRefused(
        () => desk.use(hazard, { rrmUuid: guard, responsibleUserUuid: stranger }),
        422,
        'RULE_VIOLATED',
        'responsibleUserUuid',
      );
  });
  it('of a safety function takes its level from the initial rating, and keeps one (V13)', async () => {
    const curtain = await desk.newRrm({ rrmTypeUuid: rrmType('DEVICE') });
    // House "very high" asks for PL e (rating_sets.json).
    const made = dataOf<Use>(await desk.use(hazard, { rrmUuid: curtain.uuid }), 201);
    expect(made.requiredLevel).toBe('e');
    await desk.expectRefused(
      () => desk.send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, requiredLevel: null }),
      422,
      'RULE_VIOLATED',
      'requiredLevel',
    );
    const { records } = dataOf<{ records: Hazard[] }>(
      await desk.send('POST', `projects/${desk.cell}/hazards/batch`, { items: [{ style: 'MACHINE' }] }),
      201,
    );
    const unrated = records[0] as Hazard;
    await desk.expectRefused(
      () => desk.use(unrated, { rrmUuid: curtain.uuid }),
      422,
      'RULE_VIOLATED',
      'requiredLevel',
    );
    expect(
      dataOf<Use>(await desk.use(unrated, { rrmUuid: curtain.uuid, requiredLevel: 'c' }), 201).requiredLevel,
    ).toBe('c');
  });
  it('of a safety function takes the level of the target that the measure carries out', async () => {
    const { records } = dataOf<{ records: { uuid: string; level: string }[] }>(
      await desk.send('POST', `projects/${desk.cell}/safety-targets/batch`, {
        items: [{ name: 'Stop in time', hazardUuids: [(await desk.hazardOf('HZ-006')).uuid] }],
      }),
      201,
    );
    // HZ-006 is "medium" in the house set, which asks for PL c.
    expect(records[0]?.level).toBe('c');
    const curtain = await desk.newRrm({ rrmTypeUuid: rrmType('DEVICE'), safetyTargetUuid: records[0]?.uuid });
    expect(dataOf<Use>(await desk.use(hazard, { rrmUuid: curtain.uuid }), 201).requiredLevel).toBe('c');
  });
  it('claims a low probability only with a justification and where the measure allows it (V14)', async () => {
    const plain = { rrmUuid: guard, takesCreditForLowPr: true, creditJustification: 'Locked.' };
    await desk.expectRefused(() => desk.use(hazard, plain), 422, 'RULE_VIOLATED', 'takesCreditForLowPr');
    const lock = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED'), canTakeCreditForLowPr: true });
    await desk.expectRefused(
      () => desk.use(hazard, { rrmUuid: lock.uuid, takesCreditForLowPr: true }),
      422,
      'RULE_VIOLATED',
      'creditJustification',
    );
    const { records } = dataOf<{ records: { uuid: string }[] }>(
      await desk.send('POST', `projects/${desk.cell}/srems/batch`, {
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
    await desk.expectRefused(() => desk.use(hazard, claim), 422, 'RULE_VIOLATED', 'sremUuid');
    dataOf(await desk.send('PATCH', `srems/${sremUuid}`, { revision: 1, status: 'AGREED' }), 200);
    const made = dataOf<Use>(await desk.use(hazard, claim), 201);
    await desk.expectRefused(
      () => desk.send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, creditJustification: '' }),
      422,
      'RULE_VIOLATED',
      'creditJustification',
    );
    // The database itself holds no claim without a reason.
    await expect(
      desk.app.pool.query(`update hazard_rrms set credit_justification = ' ' where uuid = $1`, [made.uuid]),
    ).rejects.toThrow('hazard_rrms_credit_justified');
  });
  it('stops at 50, also when several are added at once', async () => {
    const { records } = dataOf<{ records: { uuid: string }[] }>(
      await desk.send('POST', `projects/${desk.cell}/rrms/batch`, {
        items: Array.from({ length: 53 }, (_, index) => ({
          name: `Measure ${index}`,
          rrmTypeUuid: rrmType('FIXED'),
        })),
      }),
      201,
    );
    for (const { uuid } of records.slice(0, 48)) dataOf(await desk.use(hazard, { rrmUuid: uuid }), 201);
    const answers = await Promise.all(
      records.slice(48).map(({ uuid }) => desk.use(hazard, { rrmUuid: uuid })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    const { hazardRrmUuids } = await desk.hazardOf(hazard.code);
    expect(hazardRrmUuids).toHaveLength(50);
    const { rows } = await desk.app.pool.query<{ order: number }>(
      'select "order" from hazard_rrms where hazard_uuid = $1 order by 1',
      [hazard.uuid],
    );
    expect(rows.map(({ order }) => order)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  });
  it('cannot be created, changed, evaluated or deleted while the risk is frozen', async () => {
    const made = dataOf<Use>(await desk.use(hazard, { rrmUuid: guard }), 201);
    const effect = dataOf<{ uuid: string }>(
      await desk.send('POST', `hazard-rrms/${made.uuid}/evaluation`, {}),
      201,
    );
    const other = (await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') })).uuid;
    const unjudged = dataOf<Use>(await desk.use(hazard, { rrmUuid: other }), 201);
    await desk.freeze(hazard.uuid, true);
    const calls = [
      () => desk.use(hazard, { rrmUuid: other }),
      () => desk.send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, status: 'REJECTED' }),
      () => desk.send('DELETE', `hazard-rrms/${made.uuid}`),
      () => desk.send('POST', `hazard-rrms/${unjudged.uuid}/evaluation`, {}),
      () => desk.send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, { revision: 1, note: 'Other' }),
      () => desk.send('DELETE', `hazard-rrm-evaluations/${effect.uuid}`),
      () =>
        desk.send('PATCH', `hazards/${hazard.uuid}/solution-sets`, {
          revision: hazard.revision,
          solutionSetUuids: [],
        }),
    ];
    for (const call of calls) await desk.expectRefused(call, 422, 'RULE_VIOLATED');
  });
  it('is refused on an old revision, with the current use', async () => {
    const made = dataOf<Use>(await desk.use(hazard, { rrmUuid: guard }), 201);
    dataOf(await desk.send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, evidence: 'Report 7' }), 200);
    const error = await desk.expectRefused(
      () => desk.send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, evidence: 'Report 8' }),
      409,
      'REVISION_CONFLICT',
    );
    expect(error.current?.uuid).toBe(made.uuid);
  });
  it('is for engineers; others read, strangers know nothing', async () => {
    const made = dataOf<Use>(await desk.use(hazard, { rrmUuid: guard }), 201);
    for (const person of ['viewer', 'voter', 'approver', 'admin'])
      await desk.expectRefused(() => desk.use(hazard, { rrmUuid: guard }, person), 403, 'FORBIDDEN');
    dataOf(await desk.send('GET', `hazard-rrms/${made.uuid}`, undefined, 'viewer'), 200);
    for (const path of [`hazard-rrms/${made.uuid}`, `rrms/${guard}`])
      await desk.expectRefused(() => desk.send('GET', path, undefined, 'guest'), 404, 'NOT_FOUND');
    const [other] = (await desk.hazardOf('HZ-001', desk.remote)).hazardRrmUuids;
    expect(other).toBeUndefined();
  });
});

describe('the judged effect of a measure', () => {
  let hazard: Hazard;
  let made: Use;
  const judge = (body: Record<string, unknown>) =>
    desk.send('POST', `hazard-rrms/${made.uuid}/evaluation`, body);
  const measureInUse = async (type: string, more: Record<string, unknown> = {}) =>
    dataOf<Use>(
      await desk.use(hazard, { rrmUuid: (await desk.newRrm({ rrmTypeUuid: rrmType(type) })).uuid, ...more }),
      201,
    );
  beforeEach(async () => {
    hazard = await desk.newHazard();
    made = await measureInUse('FIXED');
  });

  it('exists once per use and set, is stored with its audit row, and is deleted with the use', async () => {
    const effect = dataOf<{ uuid: string }>(
      await judge({ exposureUuid: house('exposure', 'E0'), effectiveness: 'FULL', note: 'Needs tools.' }),
      201,
    );
    expect(effect).toMatchObject({
      hazardRrmUuid: made.uuid,
      riskRatingSetUuid: setUuid(HOUSE),
      evaluatorUserUuid: desk.app.userUuid('engineer'),
      severityUuid: null,
    });
    await desk.expectRefused(() => judge({}), 409, 'CONFLICT');
    const changed = dataOf<{ revision: number }>(
      await desk.send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, {
        revision: 1,
        verifiedByUserUuid: desk.app.userUuid('lead'),
        verifiedAt: '2026-11-20T10:00:00.000Z',
        reason: 'Measured.',
      }),
      200,
    );
    expect(changed.revision).toBe(2);
    await desk.expectRefused(
      () =>
        desk.send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, {
          revision: 2,
          verifiedByUserUuid: desk.app.userUuid('guest'),
        }),
      422,
      'RULE_VIOLATED',
      'verifiedByUserUuid',
    );
    expect((await desk.send('DELETE', `hazard-rrms/${made.uuid}`)).status).toBe(204);
    const audit = await auditOf(desk.app.pool, effect.uuid);
    expect(audit.map(({ action, operationId, reason }) => [action, operationId, reason])).toEqual([
      ['CREATE', 'createHazardRrmEvaluation', null],
      ['UPDATE', 'updateHazardRrmEvaluation', 'Measured.'],
      ['DELETE', 'deleteHazardRrm', null],
    ]);
  });
  it('exists in every set of the project, and shows in the hazard’s own set as the effect', async () => {
    const inPl = { riskRatingSetUuid: setUuid(PL), exposureUuid: levelUuid(PL, 'exposure', 'F1') };
    const other = dataOf<{ uuid: string; revision: number }>(await judge(inPl), 201);
    const read = async () => dataOf<Use>(await desk.send('GET', `hazard-rrms/${made.uuid}`), 200);
    expect(await read()).toMatchObject({ evaluation: null, evaluations: [{ uuid: other.uuid }] });
    const own = dataOf<{ uuid: string }>(await judge({ exposureUuid: house('exposure', 'E0') }), 201);
    expect(await read()).toMatchObject({
      evaluation: { uuid: own.uuid },
      evaluations: [{ uuid: other.uuid }, { uuid: own.uuid }],
    });
    await desk.expectRefused(() => judge(inPl), 409, 'CONFLICT');
    await desk.expectRefused(
      () =>
        desk.send('PATCH', `hazard-rrm-evaluations/${other.uuid}`, {
          revision: 1,
          riskRatingSetUuid: setUuid(HOUSE),
          exposureUuid: null,
        }),
      409,
      'CONFLICT',
    );
  });
  it('is taken back without the use', async () => {
    const effect = dataOf<{ uuid: string }>(await judge({}), 201);
    expect((await desk.send('DELETE', `hazard-rrm-evaluations/${effect.uuid}`)).status).toBe(204);
    expect(dataOf<Use>(await desk.send('GET', `hazard-rrms/${made.uuid}`), 200).evaluation).toBeNull();
  });
  it('has levels of one rating set of the project, of the right parameter', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ exposureUuid: levelUuid(PL, 'exposure', 'F1') }, 'exposureUuid'],
      [{ exposureUuid: house('severity', 'S1') }, 'exposureUuid'],
      [{ probabilityUuid: levelUuid(PL, 'probability', 'PrN') }, 'probabilityUuid'],
      [{ riskRatingSetUuid: setUuid('ISO26262-3-2018') }, 'riskRatingSetUuid'],
      [{ effectiveness: 'NONE', exposureUuid: house('exposure', 'E0') }, 'exposureUuid'],
    ];
    for (const [body, path] of wrong) await desk.expectRefused(() => judge(body), 422, 'RULE_VIOLATED', path);
    dataOf(
      await judge({ riskRatingSetUuid: setUuid(PL), exposureUuid: levelUuid(PL, 'exposure', 'F1') }),
      201,
    );
  });
  it('of information and training lowers no severity, unless design did already (V12)', async () => {
    for (const type of ['INFOM', 'INFOU', 'TRAIN']) {
      made = await measureInUse(type);
      await desk.expectRefused(
        () => judge({ severityUuid: house('severity', 'S1') }),
        422,
        'RULE_VIOLATED',
        'severityUuid',
      );
    }
    const effect = dataOf<{ uuid: string }>(
      await judge({ avoidabilityUuid: house('avoidability', 'A1') }),
      201,
    );
    await desk.expectRefused(
      () =>
        desk.send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, {
          revision: 1,
          severityUuid: house('severity', 'S2'),
        }),
      422,
      'RULE_VIOLATED',
      'severityUuid',
    );
    const training = made;
    made = await measureInUse('SUBST');
    dataOf(await judge({ severityUuid: house('severity', 'S2') }), 201);
    made = training;
    dataOf(
      await desk.send('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, {
        revision: 1,
        severityUuid: house('severity', 'S2'),
      }),
      200,
    );
  });
  it('states no low probability without a claim (ISO 13849-1)', async () => {
    hazard = await desk.rate(hazard, PL, {
      severity: 'S2',
      exposure: 'F1',
      probability: 'PrN',
      avoidability: 'P2',
    });
    const low = { riskRatingSetUuid: setUuid(PL), probabilityUuid: levelUuid(PL, 'probability', 'PrL') };
    await desk.expectRefused(() => judge(low), 422, 'RULE_VIOLATED', 'probabilityUuid');
  });
});
