import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { dataOf } from '../../../support/refusals.ts';
import {
  finalOf,
  type Hazard,
  HOUSE,
  house,
  PL,
  ratingUuid,
  rrmType,
  TreatmentDesk,
  type Use,
} from '../../../support/treatment.ts';

let desk: TreatmentDesk;
beforeAll(async () => {
  desk = await TreatmentDesk.open();
});
afterAll(() => desk.close());

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

describe('a final rating says when it is outdated (domain model 2.6)', () => {
  let hazard: Hazard;
  let guard: { uuid: string };
  let use: Use;
  let effect: { uuid: string };
  const read = () => desk.hazardOf(hazard.code);
  const outdated = async () => finalOf(await read(), HOUSE)?.isOutdated;
  const change = async (method: string, path: string, body?: unknown) => {
    const { status } = await desk.send(method, path, body);
    expect([200, 201, 204], path).toContain(status);
  };
  /** S3 E2 A2 (very high), taken to S3 E0 A2 (low) by a guard. */
  beforeEach(async () => {
    hazard = await desk.newHazard();
    guard = await desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });
    use = dataOf<Use>(await desk.use(hazard, { rrmUuid: guard.uuid, status: 'ACCEPTED' }), 201);
    effect = dataOf<{ uuid: string }>(
      await desk.send('POST', `hazard-rrms/${use.uuid}/evaluation`, {
        exposureUuid: house('exposure', 'E0'),
      }),
      201,
    );
    await desk.recalculate(hazard);
  });

  const other = async () => dataOf<Use>(await desk.use(hazard, { rrmUuid: (await extra()).uuid }), 201);
  const extra = () => desk.newRrm({ rrmTypeUuid: rrmType('FIXED') });

  it.each<[string, () => Promise<unknown>]>([
    ['the use is deleted', () => change('DELETE', `hazard-rrms/${use.uuid}`)],
    [
      'the use is rejected',
      () => change('PATCH', `hazard-rrms/${use.uuid}`, { revision: 1, status: 'REJECTED' }),
    ],
    [
      'its effect is judged again',
      () =>
        change('PATCH', `hazard-rrm-evaluations/${effect.uuid}`, {
          revision: 1,
          exposureUuid: house('exposure', 'E1'),
        }),
    ],
    ['its effect is taken back', () => change('DELETE', `hazard-rrm-evaluations/${effect.uuid}`)],
    [
      'the measure becomes one of another type',
      () => change('PATCH', `rrms/${guard.uuid}`, { revision: 1, rrmTypeUuid: rrmType('TRAIN') }),
    ],
    [
      'another measure is judged',
      async () =>
        change('POST', `hazard-rrms/${(await other()).uuid}/evaluation`, {
          avoidabilityUuid: house('avoidability', 'A1'),
        }),
    ],
    ['the initial rating changes', async () => desk.rate(await read(), HOUSE, { severity: 'S2' })],
  ])('when %s, until it is recalculated', async (_, act) => {
    expect(await outdated()).toBe(false);
    await act();
    expect(await outdated()).toBe(true);
    await desk.recalculate(hazard);
    expect(await outdated()).toBe(false);
  });

  it('when another alternative applies, and not any more when it is taken back', async () => {
    const { records } = dataOf<{ records: { uuid: string }[] }>(
      await desk.send('POST', `projects/${desk.cell}/solution-sets/batch`, { items: [{ name: 'Fence' }] }),
      201,
    );
    const solution = records[0]?.uuid;
    const made = dataOf<Use>(
      await desk.use(hazard, { rrmUuid: (await extra()).uuid, solutionSetUuid: solution }),
      201,
    );
    await change('POST', `hazard-rrms/${made.uuid}/evaluation`, { severityUuid: house('severity', 'S1') });
    expect(await outdated()).toBe(false);
    const choose = async (solutionSetUuids: unknown[]) =>
      dataOf<Hazard>(
        await desk.send('PATCH', `hazards/${hazard.uuid}/solution-sets`, {
          revision: (await read()).revision,
          solutionSetUuids,
        }),
        200,
      );
    // The answer of the change itself knows it as well.
    expect(finalOf(await choose([solution]), HOUSE)?.isOutdated).toBe(true);
    expect(await outdated()).toBe(true);
    expect(finalOf(await choose([]), HOUSE)?.isOutdated).toBe(false);
    await change('PATCH', `solution-sets/${solution}`, { revision: 1, isSelected: true });
    expect(await outdated()).toBe(true);
    await change('PATCH', `solution-sets/${solution}`, { revision: 2, isSelected: false });
    expect(await outdated()).toBe(false);
  });

  it('when the owner of an external measure withdraws the agreement', async () => {
    const { records } = dataOf<{ records: { uuid: string }[] }>(
      await desk.send('POST', `projects/${desk.cell}/srems/batch`, {
        items: [{ kind: 'EXTERNAL_MEASURE', name: 'Fence of the site', status: 'AGREED' }],
      }),
      201,
    );
    const srem = `srems/${records[0]?.uuid}`;
    await change('PATCH', `hazard-rrms/${use.uuid}`, { revision: 1, sremUuid: records[0]?.uuid });
    await desk.recalculate(hazard);
    await change('PATCH', srem, { revision: 1, status: 'IMPLEMENTED' });
    expect(await outdated()).toBe(false);
    await change('PATCH', srem, { revision: 2, status: 'REJECTED' });
    expect(await outdated()).toBe(true);
    const { warnings } = await desk.recalculate(hazard);
    expect(warnings.map(({ code }) => code)).toEqual(['EXTERNAL_MEASURE_UNCONFIRMED']);
    expect(finalOf(await read(), HOUSE)?.ratingUuid).toBe(ratingUuid(HOUSE, 'Very high'));
  });

  it('takes nothing from a measure that is only proposed (13.15)', async () => {
    await change('PATCH', `hazard-rrms/${use.uuid}`, { revision: 1, status: 'PROPOSED' });
    expect(await outdated()).toBe(true);
    await desk.recalculate(hazard);
    expect(finalOf(await read(), HOUSE)).toMatchObject({
      isOutdated: false,
      ratingUuid: ratingUuid(HOUSE, 'Very high'),
    });
    await change('PATCH', `hazard-rrms/${use.uuid}`, { revision: 2, status: 'IMPLEMENTED' });
    expect(await outdated()).toBe(true);
    await desk.recalculate(hazard);
    expect(finalOf(await read(), HOUSE)?.ratingUuid).toBe(ratingUuid(HOUSE, 'Low'));
  });

  it('mitigates no hazard without the measure or target that its level demands (13.8, 13.9)', async () => {
    await desk.app.pool.query('update hazards set is_consensus_voting_locked = true where uuid = $1', [
      hazard.uuid,
    ]);
    const inV3 = async () => {
      const { checks } = dataOf<{ checks: { check: string; records: { uuid: string }[] }[] }>(
        await desk.send('GET', `hara-metrics/${desk.cell}`),
        200,
      );
      return checks.find(({ check }) => check === 'V3')?.records.some(({ uuid }) => uuid === hazard.uuid);
    };
    const become = async (style: string, status: string) => {
      await desk.app.pool.query('update hazards set style = $2 where uuid = $1', [hazard.uuid, style]);
      await desk.app.pool.query('update hazard_rrms set status = $2 where uuid = $1', [use.uuid, status]);
      return [(await read()).status, await inV3()];
    };
    // A guard answers the risk at a machine, and needs no target; one that is only proposed answers nothing.
    expect(await become('MACHINE', 'VERIFIED')).toEqual(['MITIGATED', false]);
    expect(await become('MACHINE', 'PROPOSED')).toEqual(['LOCKED', true]);
    // Nor does a measure of somebody else who has not agreed to it (13.2), whether its type or its agreement says so.
    const relyOn = async (kind: string, status: string) => {
      const { rows: made } = await desk.app.pool.query<{ uuid: string }>(
        `insert into srems (project_uuid, code, name, kind, status)
         values ($1, $2, 'The building keeps people away', $3, $4) returning uuid`,
        [desk.cell, `SREM-${kind}-${status}`, kind, status],
      );
      await desk.app.pool.query('update hazard_rrms set srem_uuid = $2 where uuid = $1', [
        use.uuid,
        made[0]?.uuid,
      ]);
      await become('MACHINE', 'VERIFIED');
      return inV3();
    };
    expect(await relyOn('EXTERNAL_MEASURE', 'DRAFT')).toBe(true);
    expect(await relyOn('EXTERNAL_MEASURE', 'AGREED')).toBe(false);
    expect(await relyOn('REQUIREMENT', 'DRAFT')).toBe(false);
    const retype = (code: string) =>
      desk.app.pool.query('update rrms set rrm_type_uuid = $2 where uuid = $1', [guard.uuid, rrmType(code)]);
    await retype('EXT');
    expect(await inV3()).toBe(true);
    await retype('FIXED');
    await desk.app.pool.query('update hazard_rrms set srem_uuid = null where uuid = $1', [use.uuid]);
    expect(await become('FUNCTION', 'VERIFIED')).toEqual(['LOCKED', true]);
    const { rows } = await desk.app.pool.query<{ uuid: string }>(
      `insert into safety_targets (project_uuid, code, name, risk_rating_set_uuid)
       select $1, 'ST-900', 'Goal', uuid from risk_rating_sets where code = $2 returning uuid`,
      [desk.cell, HOUSE],
    );
    await desk.app.pool.query('insert into safety_target_hazards values ($1, $2, $3)', [
      desk.cell,
      rows[0]?.uuid,
      hazard.uuid,
    ]);
    expect(await become('FUNCTION', 'VERIFIED')).toEqual(['MITIGATED', false]);
  });

  it('is neither MITIGATED nor frozen nor locked while it is outdated, and fails V21', async () => {
    await desk.app.pool.query('update hazards set is_consensus_voting_locked = true where uuid = $1', [
      hazard.uuid,
    ]);
    const inV21 = async () => {
      const { checks } = dataOf<{ checks: { check: string; records: { uuid: string }[] }[] }>(
        await desk.send('GET', `hara-metrics/${desk.cell}`),
        200,
      );
      return checks.find(({ check }) => check === 'V21')?.records.some(({ uuid }) => uuid === hazard.uuid);
    };
    expect(await read()).toMatchObject({ status: 'MITIGATED' });
    expect(await inV21()).toBe(false);
    await change('DELETE', `hazard-rrms/${use.uuid}`);
    const { revision, status } = await read();
    expect(status).toBe('LOCKED');
    expect(await inV21()).toBe(true);
    await desk.expectRefused(
      () => desk.send('PATCH', `hazards/${hazard.uuid}/toggle-risk-freeze`, { revision }, 'lead'),
      422,
      'RULE_VIOLATED',
    );
    await desk.expectRefused(
      () =>
        desk.send(
          'PATCH',
          `hazards/${hazard.uuid}/toggle-consensus-voting-lock`,
          { revision, stage: 'FINAL', isOverride: true, reason: 'As calculated.' },
          'lead',
        ),
      422,
      'RULE_VIOLATED',
    );
    await desk.recalculate(hazard);
    expect(await inV21()).toBe(false);
    const frozen = await desk.send(
      'PATCH',
      `hazards/${hazard.uuid}/toggle-risk-freeze`,
      { revision: (await read()).revision },
      'lead',
    );
    expect(frozen.status).toBe(200);
  });

  it('has levels that nobody types, and reasons that can be edited without making it current', async () => {
    const final = finalOf(await read(), HOUSE);
    const path = `hazard-evaluations/${final?.uuid}`;
    await desk.expectRefused(
      () => desk.send('PATCH', path, { revision: final?.revision, severityUuid: house('severity', 'S1') }),
      422,
      'RULE_VIOLATED',
      'severityUuid',
    );
    await change('PATCH', `hazard-rrms/${use.uuid}`, { revision: 1, status: 'REJECTED' });
    const explained = dataOf<{ origin: string; isOutdated: boolean; rationale: object }>(
      await desk.send('PATCH', path, { revision: final?.revision, rationale: { severity: 'No guard.' } }),
      200,
    );
    expect(explained).toMatchObject({
      origin: 'RECALCULATED',
      isOutdated: true,
      rationale: { severity: 'No guard.' },
    });
  });

  it('is as it was when its hazard was deleted and brought back', async () => {
    const deleted = await desk.app.call('engineer', 'DELETE', `/user-api/hazards/${hazard.uuid}`, {
      query: { confirm: true },
    });
    expect(deleted.status).toBe(204);
    const restored = await desk.send('PUT', `projects/${desk.cell}/actions/restore-deleted`, {
      entity: 'Hazard',
      uuids: [hazard.uuid],
    });
    expect(restored.status).toBe(200);
    expect(await outdated()).toBe(false);
  });

  it('is outdated exactly when recalculating moves it, over random histories', async () => {
    let seed = 20261123;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    const uses = [use, await other(), await other()];
    const inSets = [HOUSE, PL];
    await desk.rate(await read(), PL, {
      severity: 'S2',
      exposure: 'F2',
      probability: 'PrN',
      avoidability: 'P2',
    });
    const codes: Record<string, string[]> = { [HOUSE]: ['E0', 'E1', 'E2'], [PL]: ['F1', 'F2'] };
    for (const step of numbers(60)) {
      const target = uses[random(3)] as Use;
      const set = inSets[random(2)] as string;
      const options = codes[set] as string[];
      const exposureUuid = levelUuid(set, 'exposure', options[random(options.length)] as string);
      const action = random(3);
      if (action === 0)
        await desk.app.pool.query('update hazard_rrms set status = $2 where uuid = $1', [
          target.uuid,
          ['ACCEPTED', 'REJECTED'][random(2)],
        ]);
      else if (action === 1)
        await desk.app.pool.query(
          `insert into hazard_rrm_evaluations (project_uuid, hazard_rrm_uuid, risk_rating_set_uuid, exposure_uuid)
          select $1, $2, uuid, $4 from risk_rating_sets where code = $3
          on conflict (hazard_rrm_uuid, risk_rating_set_uuid) do update set exposure_uuid = excluded.exposure_uuid`,
          [desk.cell, target.uuid, set, exposureUuid],
        );
      else
        await desk.app.pool.query('delete from hazard_rrm_evaluations where hazard_rrm_uuid = $1', [
          target.uuid,
        ]);
      const before = await read();
      const { changed } = await desk.recalculate(hazard);
      for (const each of inSets) {
        const was = finalOf(before, each);
        const is = finalOf(changed.results[0] ?? before, each);
        if (was?.exposureUuid !== is?.exposureUuid)
          expect(was?.isOutdated ?? true, `step ${step}`).toBe(true);
        expect(is?.isOutdated ?? false, `step ${step}`).toBe(false);
      }
    }
  });
});
