import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { dataOf } from '../../../support/refusals.ts';
import { ISO, rating, type Target, TargetDesk } from '../../../support/targets.ts';

let desk: TargetDesk;
beforeAll(async () => {
  desk = await TargetDesk.open();
});
afterAll(() => desk.close());

describe('the level of a safety target', () => {
  it('of the demo goals is the one that c-RCP publishes', async () => {
    const list = dataOf<{ results: Target[] }>(
      await desk.send('GET', 'safety-targets', undefined, 'viewer', {
        projectUuid: desk.project,
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
      hazardUuids: [desk.hazard('HZ-001')],
    });
  });

  it('is the highest of its hazards, in the answer of the very call that names them', async () => {
    const target = await desk.newTarget({
      hazardUuids: [desk.hazard('HZ-011'), desk.hazard('HZ-002'), desk.hazard('HZ-003')],
    });
    expect(target).toMatchObject({
      level: 'B',
      ratingUuid: rating('B'),
      hazardsRatingUuid: rating('B'),
      riskRatingSetUuid: seedUuid('risk-rating-set', ISO),
      safetyTargetCategoryUuid: seedUuid('safetyTargetCategories', 'ASIL'),
    });
    const fewer = dataOf<Target>(
      await desk.send('PATCH', `safety-targets/${target.uuid}`, {
        revision: 1,
        hazardUuids: [desk.hazard('HZ-011')],
      }),
      200,
    );
    expect(fewer).toMatchObject({ level: 'QM', revision: 2 });
    expect(await desk.read(target)).toEqual(fewer);
    const none = dataOf<Target>(
      await desk.send('PATCH', `safety-targets/${target.uuid}`, { revision: 2, hazardUuids: [] }),
      200,
    );
    expect(none).toMatchObject({ level: null, levelRank: null, ratingUuid: null });
    expect(
      (await auditOf(desk.app.pool, target.uuid)).map(
        ({ after }) => (after as unknown as Target).hazardUuids.length,
      ),
    ).toEqual([3, 1, 0]);
  });

  it('follows its hazards when they are rated again', async () => {
    const target = await desk.newTarget({ hazardUuids: [desk.hazard('HZ-012')] });
    expect(target.level).toBe('QM');
    const { revision } = dataOf<{ revision: number }>(
      await desk.send('GET', `hazards/${desk.hazard('HZ-012')}`),
      200,
    );
    const levels = { severity: 'S3', exposure: 'E4', avoidability: 'C3' } as const;
    const chosen = Object.entries(levels).map(([parameter, code]) => [
      `${parameter}Uuid`,
      levelUuid(ISO, parameter as 'severity', code),
    ]);
    dataOf(
      await desk.send('PATCH', `hazards/${desk.hazard('HZ-012')}/initial-risk`, {
        revision,
        ...Object.fromEntries(chosen),
      }),
      200,
    );
    // S3 E4 C3 is ASIL D (ISO 26262-3, table 4).
    expect(await desk.read(target)).toMatchObject({ level: 'D', levelRank: 5 });
  });

  it('is only raised by hand, above its hazards and with a reason', async () => {
    const target = await desk.newTarget({ hazardUuids: [desk.hazard('HZ-003')] });
    const raise = (body: object) => () =>
      desk.send('PATCH', `safety-targets/${target.uuid}`, { revision: 1, ...body });
    const raiseReason = 'The customer asks for it.';
    for (const code of ['A', 'B'])
      await desk.expectRefused(
        raise({ raisedRatingUuid: rating(code), raiseReason }),
        422,
        'RULE_VIOLATED',
        'raisedRatingUuid',
      );
    await desk.expectRefused(raise({ raisedRatingUuid: rating('C') }), 422, 'RULE_VIOLATED', 'raiseReason');
    await desk.expectRefused(
      raise({ raisedRatingUuid: seedUuid('risk-rating', 'ISO13849-1', 'e'), raiseReason }),
      422,
      'RULE_VIOLATED',
      'raisedRatingUuid',
    );
    const raised = dataOf<Target>(await raise({ raisedRatingUuid: rating('C'), raiseReason })(), 200);
    expect(raised).toMatchObject({ level: 'C', hazardsRatingUuid: rating('B'), ratingUuid: rating('C') });
    // A hazard that comes above the raised level lifts the target further; it never holds it down.
    const { uuid } = await desk.newTarget({
      hazardUuids: [desk.hazard('HZ-002')],
      raisedRatingUuid: rating('B'),
      raiseReason,
    });
    const lifted = dataOf<Target>(
      await desk.send('PATCH', `safety-targets/${uuid}`, {
        revision: 1,
        hazardUuids: [desk.hazard('HZ-001')],
      }),
      200,
    );
    expect(lifted).toMatchObject({ level: 'C', raisedRatingUuid: rating('B') });
    await desk.expectRefused(
      () => desk.send('PATCH', `safety-targets/${target.uuid}`, { revision: 2, raiseReason: '' }),
      422,
      'RULE_VIOLATED',
      'raiseReason',
    );
  });

  it('is compared in a rating set of the project', async () => {
    const items = [{ name: 'A goal', riskRatingSetUuid: seedUuid('risk-rating-set', 'ISO13849-1') }];
    await desk.expectRefused(
      () => desk.send('POST', `projects/${desk.project}/safety-targets/batch`, { items }),
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
    const { records } = dataOf<{ records: { uuid: string }[] }>(
      await desk.send('POST', `projects/${desk.project}/${path}/batch`, {
        items: [{ name: 'Named', hazardUuids: [desk.hazard('HZ-004'), desk.hazard('HZ-005')] }],
      }),
      201,
    );
    const uuid = records[0]?.uuid;
    expect(
      dataOf<Record<string, string[]>>(await desk.send('GET', `hazards/${desk.hazard('HZ-004')}`), 200)[
        field
      ],
    ).toContain(uuid);
    const listed = dataOf<{ results: { uuid: string }[] }>(
      await desk.send('GET', 'hazards', undefined, 'viewer', {
        projectUuid: desk.project,
        [field.replace('Uuids', 'Uuid')]: uuid,
      }),
      200,
    );
    expect(listed.results.map(one => one.uuid).sort()).toEqual(
      [desk.hazard('HZ-004'), desk.hazard('HZ-005')].sort(),
    );
    const found = dataOf<{ results: { uuid: string }[] }>(
      await desk.send('GET', path, undefined, 'viewer', {
        projectUuid: desk.project,
        hazardUuid: [desk.hazard('HZ-004')],
      }),
      200,
    );
    expect(found.results.map(one => one.uuid)).toContain(uuid);
  });

  it.each(['safety-targets', 'srems'])('%s: a frozen hazard neither gets nor loses one', async path => {
    const batch = (hazardUuids: string[]) =>
      desk.send('POST', `projects/${desk.project}/${path}/batch`, {
        items: [{ name: 'Named', hazardUuids }, { name: 'Other' }],
      });
    const { records } = dataOf<{ records: { uuid: string }[] }>(await batch([desk.hazard('HZ-006')]), 201);
    const [named, other] = records.map(record => record.uuid);
    await desk.freeze(desk.hazard('HZ-006'), true);
    await desk.expectRefused(
      () => batch([desk.hazard('HZ-006')]),
      422,
      'RULE_VIOLATED',
      'items.0.hazardUuids',
    );
    const change = (uuid: string | undefined, hazardUuids: string[]) =>
      desk.send('PATCH', `${path}/${uuid}`, { revision: 1, hazardUuids });
    await desk.expectRefused(() => change(named, []), 422, 'RULE_VIOLATED', 'hazardUuids');
    await desk.expectRefused(
      () => change(other, [desk.hazard('HZ-006')]),
      422,
      'RULE_VIOLATED',
      'hazardUuids',
    );
    await desk.expectRefused(
      () => desk.send('DELETE', `${path}/${named}`, undefined, 'engineer', { confirm: true }),
      422,
      'RULE_VIOLATED',
    );
    // Its text may still be worded better, and other hazards may come and go.
    dataOf(await change(named, [desk.hazard('HZ-006'), desk.hazard('HZ-007')]), 200);
    await desk.freeze(desk.hazard('HZ-006'), false);
    expect(
      (await desk.send('DELETE', `${path}/${named}`, undefined, 'engineer', { reason: 'Merged.' })).status,
    ).toBe(204);
    expect((await auditOf(desk.app.pool, named ?? '')).at(-1)).toMatchObject({
      action: 'DELETE',
      reason: 'Merged.',
    });
  });

  it.each(['safety-targets', 'srems'])('%s: a hazard of another project is refused', async path => {
    const items = [{ name: 'Named', hazardUuids: [desk.cellHazard] }];
    await desk.expectRefused(
      () => desk.send('POST', `projects/${desk.project}/${path}/batch`, { items }),
      422,
      'RULE_VIOLATED',
      'items.0.hazardUuids',
    );
  });

  it('a deleted hazard is taken out of the lists that name it, when that is confirmed', async () => {
    const { records } = dataOf<{ records: { uuid: string }[] }>(
      await desk.send('POST', `projects/${desk.project}/hazards/batch`, { items: [{ style: 'FUNCTION' }] }),
      201,
    );
    const uuid = records[0]?.uuid ?? '';
    const target = await desk.newTarget({ hazardUuids: [uuid, desk.hazard('HZ-001')] });
    await desk.expectRefused(() => desk.send('DELETE', `hazards/${uuid}`), 409, 'IN_USE');
    expect(
      (await desk.send('DELETE', `hazards/${uuid}`, undefined, 'engineer', { confirm: true })).status,
    ).toBe(204);
    expect((await desk.read(target)).hazardUuids).toEqual([desk.hazard('HZ-001')]);
  });
});

describe('safety requirements and external measures', () => {
  it('carry out a target of their own project, and lose it when it is deleted', async () => {
    const target = await desk.newTarget({});
    const items = [
      {
        name: 'Reject replays',
        text: 'The endpoint shall reject replays.',
        safetyTargetUuids: [target.uuid],
      },
    ];
    const { records } = dataOf<{ records: { uuid: string; code: string; kind: string; status: string }[] }>(
      await desk.send('POST', `projects/${desk.project}/srems/batch`, { items }),
      201,
    );
    expect(records[0]).toMatchObject({ kind: 'REQUIREMENT', status: 'DRAFT' });
    expect(records[0]?.code).toMatch(/^SREM-\d{3}$/);
    await desk.expectRefused(
      () => desk.send('POST', `projects/${desk.cell}/srems/batch`, { items }),
      422,
      'RULE_VIOLATED',
      'items.0.safetyTargetUuids',
    );
    expect(
      (await desk.send('DELETE', `safety-targets/${target.uuid}`, undefined, 'engineer', { confirm: true }))
        .status,
    ).toBe(204);
    expect(dataOf(await desk.send('GET', `srems/${records[0]?.uuid}`), 200)).toMatchObject({
      safetyTargetUuids: [],
      revision: 2,
    });
  });
  it('link only to web addresses', async () => {
    for (const externalUrl of ['javascript:alert(1)', 'ftp://example.com/x', 'https://a b'])
      await desk.expectRefused(
        () =>
          desk.send('POST', `projects/${desk.project}/srems/batch`, {
            items: [{ name: 'Linked', externalUrl }],
          }),
        400,
        'VALIDATION_FAILED',
        'items.0.externalUrl',
      );
  });
});
