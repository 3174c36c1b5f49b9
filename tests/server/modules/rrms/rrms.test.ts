import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../support/auditTrail.ts';
import { dataOf } from '../../../support/refusals.ts';
import { rrmType, TreatmentDesk, type Use } from '../../../support/treatment.ts';

let desk: TreatmentDesk;
beforeAll(async () => {
  desk = await TreatmentDesk.open();
});
afterAll(() => desk.close());

describe('the library of measures', () => {
  it('interlocks, devices and control functions are safety functions where nobody says', async () => {
    expect(await desk.newRrm({ rrmTypeUuid: rrmType('DEVICE') })).toMatchObject({ isSafetyFunction: true });
    expect(await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') })).toMatchObject({ isSafetyFunction: false });
    expect(await desk.newRrm({ rrmTypeUuid: rrmType('DEVICE'), isSafetyFunction: false })).toMatchObject({
      isSafetyFunction: false,
    });
  });
  it('lists those that may take credit for a low probability', async () => {
    const { uuid } = await desk.newRrm({ rrmTypeUuid: rrmType('INTERLOCK'), canTakeCreditForLowPr: true });
    const list = dataOf<{ results: { uuid: string; canTakeCreditForLowPr: boolean }[] }>(
      await desk.app.call('viewer', 'GET', '/user-api/rrms/get-can-take-credit-for-low-pr/list', {
        query: { projectUuid: desk.cell },
      }),
      200,
    );
    expect(list.results.map(rrm => rrm.uuid)).toContain(uuid);
    expect(list.results.every(rrm => rrm.canTakeCreditForLowPr)).toBe(true);
    const { rows } = await desk.app.pool.query<{ n: number }>(
      'select count(*)::int as n from rrms where project_uuid = $1 and can_take_credit_for_low_pr',
      [desk.cell],
    );
    expect(list.results).toHaveLength(rows[0]?.n ?? -1);
  });
  it('a used measure is deleted with its uses when confirmed', async () => {
    const hazard = await desk.newHazard();
    const rrm = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });
    const { uuid } = dataOf<Use>(await desk.use(hazard, { rrmUuid: rrm.uuid }), 201);
    const evaluation = dataOf<{ uuid: string }>(
      await desk.send('POST', `hazard-rrms/${uuid}/evaluation`, {}),
      201,
    );
    await desk.expectRefused(() => desk.send('DELETE', `rrms/${rrm.uuid}`), 409, 'IN_USE');
    const tree = dataOf<{ total: number; groups: { entity: string; onDelete: string }[] }>(
      await desk.send('GET', `rrms/${rrm.uuid}/dependency-tree`),
      200,
    );
    expect(tree).toMatchObject({ total: 1, groups: [{ entity: 'HazardRrm', onDelete: 'DELETED' }] });
    const answer = await desk.app.call('engineer', 'DELETE', `/user-api/rrms/${rrm.uuid}`, {
      query: { confirm: true, reason: 'Not built.' },
    });
    expect(answer.status).toBe(204);
    for (const gone of [rrm.uuid, uuid, evaluation.uuid])
      expect((await auditOf(desk.app.pool, gone)).at(-1)).toMatchObject({
        action: 'DELETE',
        reason: 'Not built.',
      });
    expect((await desk.hazardOf(hazard.code)).hazardRrmUuids).toEqual([]);
  });
  it('of a frozen hazard stays', async () => {
    const hazard = await desk.newHazard();
    const rrm = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });
    dataOf(await desk.use(hazard, { rrmUuid: rrm.uuid }), 201);
    await desk.freeze(hazard.uuid, true);
    await desk.expectRefused(
      () => desk.app.call('engineer', 'DELETE', `/user-api/rrms/${rrm.uuid}`, { query: { confirm: true } }),
      422,
      'RULE_VIOLATED',
    );
  });
});
