import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { dataOf } from '../../../support/refusals.ts';
import {
  finalOf,
  type Hazard,
  HOUSE,
  house,
  PL,
  ratingUuid,
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

describe('recalculating final ratings (domain model 2.6)', () => {
  it('gives the demo project exactly what its file publishes, and a second time nothing', async () => {
    const any = await desk.hazardOf('HZ-001');
    await desk.app.pool.query(
      `delete from hazard_evaluations e using hazards h where h.uuid = e.hazard_uuid and h.code <= 'HZ-008' and e.stage = 'FINAL' and e.project_uuid = $1`,
      [desk.cell],
    );
    const { changed, warnings } = await desk.recalculate(any, { scope: 'PROJECT', reason: 'Workshop 4.' });
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
    expect(await auditOf(desk.app.pool, first?.uuid ?? '')).toMatchObject([
      {
        action: 'CREATE',
        operationId: 'recalculateFinalRatings',
        reason: 'Workshop 4.',
        projectUuid: desk.cell,
      },
    ]);
    expect((await auditOf(desk.app.pool, any.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      before: { revision: any.revision },
      after: { revision: any.revision + 1 },
    });
    const length = await auditLength(desk.app.pool);
    expect((await desk.recalculate(any, { scope: 'PROJECT' })).changed).toEqual({ results: [], total: 0 });
    expect(await auditLength(desk.app.pool)).toBe(length);
  });

  it('is recalculated when a measure is rejected, removed or evaluated again', async () => {
    const hazard = await desk.newHazard();
    expect((await desk.recalculate(hazard)).skipped).toEqual([
      { hazardUuid: hazard.uuid, reason: 'NOT_TREATED' },
    ]);
    const guard = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });
    const made = dataOf<Use>(await desk.use(hazard, { rrmUuid: guard.uuid }), 201);
    dataOf(
      await desk.send('POST', `hazard-rrms/${made.uuid}/evaluation`, {
        exposureUuid: house('exposure', 'E0'),
      }),
      201,
    );
    const treated = await desk.recalculate(hazard);
    // S3 E0 A2 → low, by the house table.
    expect(finalOf(treated.changed.results[0], HOUSE)).toMatchObject({
      ratingUuid: ratingUuid(HOUSE, 'Low'),
      origin: 'RECALCULATED',
      severityUuid: house('severity', 'S3'),
    });
    const label = expect.stringMatching(/^RRM-\d+ A measure$/);
    const exposure = (from: string, to: string) => ({
      parameter: 'exposure',
      levelUuidBefore: house('exposure', from),
      levelUuid: house('exposure', to),
    });
    const inHouse = { hazardUuid: hazard.uuid, riskRatingSetUuid: setUuid(HOUSE) };
    // What moved and why: by this use at first, then because nothing that counts states it any more.
    expect(treated.moved).toEqual([
      {
        ...inHouse,
        ratingUuidBefore: null,
        ratingUuid: ratingUuid(HOUSE, 'Low'),
        levels: [{ ...exposure('E2', 'E0'), hazardRrmUuid: made.uuid, reasonBefore: '', reason: label }],
      },
    ]);
    dataOf(await desk.send('PATCH', `hazard-rrms/${made.uuid}`, { revision: 1, status: 'REJECTED' }), 200);
    const rejected = await desk.recalculate(hazard);
    expect(finalOf(rejected.changed.results[0], HOUSE)?.ratingUuid).toBe(ratingUuid(HOUSE, 'Very high'));
    expect(rejected.moved).toEqual([
      {
        ...inHouse,
        ratingUuidBefore: ratingUuid(HOUSE, 'Low'),
        ratingUuid: ratingUuid(HOUSE, 'Very high'),
        levels: [{ ...exposure('E0', 'E2'), hazardRrmUuid: null, reasonBefore: label, reason: '' }],
      },
    ]);
    expect(rejected.skipped).toEqual([]);
    expect((await desk.recalculate(hazard)).moved).toEqual([]);
  });

  it('follows in every set in which the hazard is rated and the measure judged', async () => {
    const hazard = await desk.rate(await desk.newHazard(), PL, {
      severity: 'S2',
      exposure: 'F2',
      probability: 'PrN',
      avoidability: 'P2',
    });
    const guard = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });
    const made = dataOf<Use>(await desk.use(hazard, { rrmUuid: guard.uuid }), 201);
    for (const effect of [
      { riskRatingSetUuid: setUuid(HOUSE), exposureUuid: house('exposure', 'E0') },
      { riskRatingSetUuid: setUuid(PL), exposureUuid: levelUuid(PL, 'exposure', 'F1') },
    ])
      dataOf(await desk.send('POST', `hazard-rrms/${made.uuid}/evaluation`, effect), 201);
    const { changed, skipped } = await desk.recalculate(hazard);
    // The house table; ISO 13849-1 figure A.1: S2 F1 P2 is PL d.
    expect(finalOf(changed.results[0], HOUSE)?.ratingUuid).toBe(ratingUuid(HOUSE, 'Low'));
    expect(finalOf(changed.results[0], PL)?.ratingUuid).toBe(ratingUuid(PL, 'd'));
    expect(skipped).toEqual([]);
  });

  it('takes the credit for a low probability one level down, and says why not', async () => {
    const hazard = await desk.rate(await desk.newHazard(), PL, {
      severity: 'S2',
      exposure: 'F2',
      probability: 'PrN',
      avoidability: 'P2',
    });
    const lock = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED'), canTakeCreditForLowPr: true });
    const made = dataOf<Use>(
      await desk.use(hazard, {
        rrmUuid: lock.uuid,
        takesCreditForLowPr: true,
        creditJustification: 'Locked out.',
      }),
      201,
    );
    const { changed } = await desk.recalculate(hazard);
    // S2 F2 P2 is PL e; low takes it to d (domain model 3.2). The house set knows no probability.
    expect(finalOf(changed.results[0], PL)).toMatchObject({
      ratingUuid: ratingUuid(PL, 'd'),
      probabilityUuid: levelUuid(PL, 'probability', 'PrL'),
      rationale: {
        probability: 'RRM-'.concat((await rrmCode(lock.uuid)).slice(4), ' A measure: Locked out.'),
      },
    });
    expect(finalOf(changed.results[0], HOUSE)).toBeUndefined();
    dataOf(await desk.send('PATCH', `rrms/${lock.uuid}`, { revision: 1, canTakeCreditForLowPr: false }), 200);
    const withdrawn = await desk.recalculate(hazard);
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
  const rrmCode = async (uuid: string) =>
    dataOf<{ code: string }>(await desk.send('GET', `rrms/${uuid}`), 200).code;

  it('counts the measures of the chosen alternative, else of the selected one', async () => {
    const hazard = await desk.newHazard();
    const { records } = dataOf<{ records: { uuid: string; isSelected: boolean }[] }>(
      await desk.send('POST', `projects/${desk.cell}/solution-sets/batch`, {
        items: [{ name: 'Proposed A', isSelected: true }, { name: 'Proposed B' }],
      }),
      201,
    );
    const [a, b] = records as unknown as [{ uuid: string }, { uuid: string }];
    for (const [set, level] of [
      [a, 'E1'],
      [b, 'E0'],
    ] as const) {
      const rrm = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });
      const made = dataOf<Use>(await desk.use(hazard, { rrmUuid: rrm.uuid, solutionSetUuid: set.uuid }), 201);
      dataOf(
        await desk.send('POST', `hazard-rrms/${made.uuid}/evaluation`, {
          exposureUuid: house('exposure', level),
        }),
        201,
      );
    }
    const ofProject = await desk.recalculate(hazard);
    expect(finalOf(ofProject.changed.results[0], HOUSE)?.exposureUuid).toBe(house('exposure', 'E1'));
    const current = await desk.hazardOf(hazard.code);
    const chosen = dataOf<Hazard>(
      await desk.send('PATCH', `hazards/${hazard.uuid}/solution-sets`, {
        revision: current.revision,
        solutionSetUuids: [b.uuid],
        reason: 'Cheaper.',
      }),
      200,
    );
    expect(chosen.solutionSetUuids).toEqual([b.uuid]);
    expect((await auditOf(desk.app.pool, hazard.uuid)).at(-1)).toMatchObject({
      operationId: 'setHazardSolutionSets',
      reason: 'Cheaper.',
      before: { solutionSetUuids: [] },
      after: { solutionSetUuids: [b.uuid] },
    });
    const ofHazard = await desk.recalculate(hazard);
    expect(finalOf(ofHazard.changed.results[0], HOUSE)?.exposureUuid).toBe(house('exposure', 'E0'));
    await desk.expectRefused(
      () => desk.send('PATCH', `hazards/${hazard.uuid}/solution-sets`, { revision: 1, solutionSetUuids: [] }),
      409,
      'REVISION_CONFLICT',
    );
  });

  it('never touches a frozen hazard, nor a final rating that was agreed and locked', async () => {
    const frozen = await desk.hazardOf('HZ-002');
    const agreed = await desk.hazardOf('HZ-003');
    await desk.app.pool.query(
      `update hazard_evaluations set rating_uuid = $3, origin = 'CONSENSUS' where hazard_uuid = any($1::uuid[]) and stage = 'FINAL' and risk_rating_set_uuid = $2`,
      [[frozen.uuid, agreed.uuid], setUuid(HOUSE), ratingUuid(HOUSE, 'Very high')],
    );
    await desk.app.pool.query('update hazards set is_final_consensus_voting_locked = true where uuid = $1', [
      agreed.uuid,
    ]);
    await desk.freeze(frozen.uuid, true);
    const stored = async () =>
      (
        await desk.app.pool.query(
          'select * from hazard_evaluations where hazard_uuid = any($1::uuid[]) order by uuid',
          [[frozen.uuid, agreed.uuid]],
        )
      ).rows;
    const before = await stored();
    const { changed, skipped } = await desk.recalculate(frozen, { scope: 'PROJECT' });
    expect(changed.results.map(({ uuid }) => uuid)).not.toContain(frozen.uuid);
    expect(skipped).toEqual(
      expect.arrayContaining([
        { hazardUuid: frozen.uuid, reason: 'FROZEN' },
        { hazardUuid: agreed.uuid, reason: 'AGREED' },
      ]),
    );
    expect(await stored()).toEqual(before);
    await desk.freeze(frozen.uuid, false);
    // Not locked any more: calculated again.
    await desk.app.pool.query('update hazards set is_final_consensus_voting_locked = false where uuid = $1', [
      agreed.uuid,
    ]);
    const again = await desk.recalculate(agreed, { scope: 'PROJECT' });
    expect(again.changed.results.map(({ code }) => code)).toEqual(['HZ-002', 'HZ-003']);
  });

  it('runs beside changes of the same hazards without losing any', async () => {
    const hazard = await desk.newHazard();
    const guard = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });
    const made = dataOf<Use>(await desk.use(hazard, { rrmUuid: guard.uuid }), 201);
    dataOf(
      await desk.send('POST', `hazard-rrms/${made.uuid}/evaluation`, {
        exposureUuid: house('exposure', 'E0'),
      }),
      201,
    );
    const current = await desk.hazardOf(hazard.code);
    const [recalculated, renamed] = await Promise.all([
      desk.send('PATCH', `hazards/${hazard.uuid}/ratings/recalculate-final-ratings`, {}),
      desk.send('PATCH', `hazards/${hazard.uuid}`, { revision: current.revision, name: 'Renamed' }),
    ]);
    expect(recalculated.status).toBe(200);
    expect([200, 409]).toContain(renamed.status);
    const after = await desk.hazardOf(hazard.code);
    expect(finalOf(after, HOUSE)?.ratingUuid).toBe(ratingUuid(HOUSE, 'Low'));
    expect(after.revision).toBe(current.revision + (renamed.status === 200 ? 2 : 1));
    const images = (await auditOf(desk.app.pool, hazard.uuid)).map(({ after: image }) => image?.revision);
    expect(images).toEqual(Array.from({ length: images.length }, (_, index) => index + 1));
  });

  it('is for who may edit hazards', async () => {
    const hazard = await desk.hazardOf('HZ-001');
    const path = `hazards/${hazard.uuid}/ratings/recalculate-final-ratings`;
    for (const person of ['viewer', 'voter', 'approver', 'admin'])
      await desk.expectRefused(() => desk.send('PATCH', path, {}, person), 403, 'FORBIDDEN');
    await desk.expectRefused(() => desk.send('PATCH', path, {}, 'guest'), 404, 'NOT_FOUND');
    // A supplier works in the desk.cell, and does not know of the other project.
    await desk.recalculate(hazard, {}, 'supplier');
    const other = await desk.hazardOf('HZ-001', desk.remote);
    await desk.expectRefused(
      () => desk.send('PATCH', `hazards/${other.uuid}/ratings/recalculate-final-ratings`, {}, 'supplier'),
      404,
      'NOT_FOUND',
    );
  });
});
