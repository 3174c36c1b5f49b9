import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../support/refusals.ts';
import { house, rrmType, TreatmentDesk, type Use } from '../../../support/treatment.ts';

interface Counts {
  total: number;
  open: number;
  unacceptable: number;
}

let desk: TreatmentDesk;
beforeAll(async () => {
  desk = await TreatmentDesk.open();
});
afterAll(() => desk.close());

const counts = async () =>
  dataOf<Counts>(await desk.send('GET', `projects/${desk.cell}/hazard-counts`, undefined, 'viewer'), 200);
/** What became more or fewer since. */
const since = async (before: Counts) => {
  const { total, open, unacceptable } = await counts();
  return [total - before.total, open - before.open, unacceptable - before.unacceptable];
};

describe('the counts beside the name of a project', () => {
  it('count what is open, and what is unacceptable by the last rating in the own set', async () => {
    const before = await counts();
    // House S/E/A: S3 E2 A2 is "Very high", the only rating there that nobody may accept.
    const hazard = await desk.newHazard();
    expect(await since(before)).toEqual([1, 1, 1]);
    const { uuid } = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });
    const guard = dataOf<Use>(await desk.use(hazard, { rrmUuid: uuid }), 201);
    const evaluation = { exposureUuid: house('exposure', 'E0') };
    dataOf(await desk.send('POST', `hazard-rrms/${guard.uuid}/evaluation`, evaluation), 201);
    await desk.recalculate(hazard);
    // S3 E0 A2 is "Low".
    expect(await since(before)).toEqual([1, 1, 0]);
  });
  it('leave out what was rejected, and what is frozen is not open', async () => {
    const before = await counts();
    const rejected = await desk.newHazard();
    const frozen = await desk.newHazard();
    expect(await since(before)).toEqual([2, 2, 2]);
    dataOf(
      await desk.send('PATCH', `hazards/${rejected.uuid}`, {
        revision: rejected.revision,
        statusOverride: 'REJECTED',
        statusReason: 'Not part of the cell.',
      }),
      200,
    );
    await desk.freeze(frozen.uuid, true);
    expect(await since(before)).toEqual([2, 0, 1]);
  });
});
