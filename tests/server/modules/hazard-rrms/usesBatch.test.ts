import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../support/refusals.ts';
import {
  finalOf,
  type Hazard,
  HOUSE,
  house,
  ratingUuid,
  rrmType,
  TreatmentDesk,
  type Use,
} from '../../../support/treatment.ts';

interface Batch {
  results: { index: number; status: string; uuid?: string; error?: { code: string; message: string } }[];
  records: Use[];
  saved: number;
}

let desk: TreatmentDesk;
beforeAll(async () => {
  desk = await TreatmentDesk.open();
});
afterAll(() => desk.close());

const apply = async (items: object[], person?: string) =>
  dataOf<Batch>(await desk.send('POST', `projects/${desk.cell}/hazard-rrms/batch`, { items }, person), 201);
const read = async ({ uuid }: Hazard) => dataOf<Hazard>(await desk.send('GET', `hazards/${uuid}`), 200);
const usesOf = async (hazards: Hazard[]) => {
  const { rows } = await desk.app.pool.query<{ uses: number }>(
    'select count(*)::int as uses from hazard_rrms where hazard_uuid = any($1::uuid[])',
    [hazards.map(({ uuid }) => uuid)],
  );
  return rows[0]?.uses;
};

describe('using measures on many hazards', () => {
  it('is safe to repeat: a use that is there under its own uuid is answered as it is, and made once', async () => {
    const hazard = await desk.newHazard();
    const { uuid: rrmUuid } = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED'), isSafetyFunction: false });
    const uuid = crypto.randomUUID();
    const items = [{ uuid, hazardUuid: hazard.uuid, rrmUuid, status: 'IMPLEMENTED' }];
    for (const status of ['CREATED', 'CREATED']) {
      const { results, records } = await apply(items);
      expect(results).toMatchObject([{ index: 0, status, uuid }]);
      expect(records).toMatchObject([{ uuid, status: 'IMPLEMENTED', revision: 1 }]);
    }
    expect(await usesOf([hazard])).toBe(1);
    // Without the uuid it is a second use of the same measure.
    const again = await apply([{ hazardUuid: hazard.uuid, rrmUuid }]);
    expect(again.results[0]).toMatchObject({ status: 'FAILED', error: { code: 'CONFLICT' } });
    // What another project has under it is nobody's business here.
    const other = await desk.app.pool.query<{ uuid: string }>(
      'select uuid from hazard_rrms where project_uuid <> $1 limit 1',
      [desk.cell],
    );
    const foreign = await apply([{ uuid: other.rows[0]?.uuid ?? uuid, hazardUuid: hazard.uuid, rrmUuid }]);
    if (other.rows[0]) expect(foreign.results[0]).toMatchObject({ status: 'FAILED' });
  });

  it('judges each at once and calculates the final ratings: S3 E2 A2 with E0 is low', async () => {
    const hazards = [await desk.newHazard(), await desk.newHazard()];
    const { uuid: rrmUuid } = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED'), isSafetyFunction: false });
    const { results, records, saved } = await apply(
      hazards.map(({ uuid }) => ({
        hazardUuid: uuid,
        rrmUuid,
        status: 'ACCEPTED',
        evaluation: { effectiveness: 'PARTIAL', exposureUuid: house('exposure', 'E0'), note: 'Out of reach' },
      })),
    );
    expect(saved).toBe(2);
    expect(results.map(({ status }) => status)).toEqual(['CREATED', 'CREATED']);
    expect(records.map(({ uuid }) => uuid)).toEqual(results.map(({ uuid }) => uuid));
    expect(records[0]?.evaluations).toHaveLength(1);
    // Domain model 3.6: S3 E0 A2 is Low.
    for (const hazard of hazards)
      expect(finalOf(await read(hazard), HOUSE)).toMatchObject({
        ratingUuid: ratingUuid(HOUSE, 'Low'),
        origin: 'RECALCULATED',
        isOutdated: false,
      });
    const { rows } = await desk.app.pool.query(
      `select entity from audit_trail where record_uuid = any($1::uuid[]) and action = 'CREATE'`,
      [records.map(({ uuid }) => uuid)],
    );
    expect(rows).toHaveLength(2);
  });

  it('leaves out what cannot be, each with its reason, and saves the others', async () => {
    const [free, frozen, treated] = [await desk.newHazard(), await desk.newHazard(), await desk.newHazard()];
    const { uuid: rrmUuid } = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED'), isSafetyFunction: false });
    await desk.use(treated, { rrmUuid });
    await desk.freeze(frozen.uuid, true);
    const elsewhere = await desk.hazardOf('HZ-001', desk.remote);
    const { results, saved } = await apply(
      [free, frozen, treated, elsewhere].map(({ uuid }) => ({ hazardUuid: uuid, rrmUuid })),
    );
    expect(saved).toBe(1);
    expect(results.map(({ status }) => status)).toEqual(['CREATED', 'FAILED', 'FAILED', 'FAILED']);
    expect(results[1]?.error?.message).toMatch(/frozen/);
    expect(results[2]?.error?.code).toBe('CONFLICT');
    expect(await usesOf([free, frozen, treated])).toBe(2);
    expect(await usesOf([elsewhere])).toBe(elsewhere.hazardRrmUuids.length);
  });

  it('keeps no use whose judgement is refused: instructions make no harm less severe', async () => {
    const hazard = await desk.newHazard();
    const { uuid: rrmUuid } = await desk.newRrm({ rrmTypeUuid: rrmType('TRAIN') });
    const { results, saved } = await apply([
      {
        hazardUuid: hazard.uuid,
        rrmUuid,
        evaluation: { effectiveness: 'PARTIAL', severityUuid: house('severity', 'S1') },
      },
    ]);
    expect(saved).toBe(0);
    expect(results[0]?.error?.message).toMatch(/less severe/);
    expect(await usesOf([hazard])).toBe(0);
  });

  it('is not for people who may only read', () =>
    desk.expectRefused(
      () => desk.send('POST', `projects/${desk.cell}/hazard-rrms/batch`, { items: [{}] }, 'viewer'),
      403,
      'FORBIDDEN',
    ));
});
