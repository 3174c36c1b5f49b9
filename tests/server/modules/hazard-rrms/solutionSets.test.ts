import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../../support/auditTrail.ts';
import { dataOf } from '../../../support/refusals.ts';
import { TargetDesk } from '../../../support/targets.ts';

let desk: TargetDesk;
beforeAll(async () => {
  desk = await TargetDesk.open();
});
afterAll(() => desk.close());

describe('solution sets', () => {
  const create = (items: object[]) =>
    desk.send('POST', `projects/${desk.cell}/solution-sets/batch`, { items });
  interface Set {
    uuid: string;
    revision: number;
    isSelected: boolean;
    hazardRrmUuids: string[];
  }
  const selected = async () =>
    dataOf<{ results: Set[] }>(
      await desk.send('GET', 'solution-sets', undefined, 'viewer', {
        projectUuid: desk.cell,
        isSelected: true,
      }),
      200,
    ).results.map(({ uuid }) => uuid);

  it('one of a project is selected; the choice moves with an audit row on both', async () => {
    const { records } = dataOf<{ records: Set[] }>(
      await create([{ name: 'Today', kind: 'CURRENT', isSelected: true }, { name: 'A' }]),
      201,
    );
    const [today, a] = records as unknown as [Set, Set];
    expect(await selected()).toEqual([today.uuid]);
    dataOf(await desk.send('PATCH', `solution-sets/${a.uuid}`, { revision: 1, isSelected: true }), 200);
    expect(await selected()).toEqual([a.uuid]);
    expect((await auditOf(desk.app.pool, today.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      operationId: 'updateSolutionSet',
      before: { isSelected: true, revision: 1 },
      after: { isSelected: false, revision: 2 },
    });
    await desk.expectRefused(
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
    const { records } = dataOf<{ records: Set[] }>(await create([{ name: 'D' }, { name: 'E' }]), 201);
    const answers = await Promise.all(
      records.map(({ uuid }) =>
        desk.send('PATCH', `solution-sets/${uuid}`, { revision: 1, isSelected: true }),
      ),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
    expect(await selected()).toHaveLength(1);
  });
  it('their measures go with them when that is confirmed, unless a hazard is frozen', async () => {
    const { records } = dataOf<{ records: Set[] }>(await create([{ name: 'F' }]), 201);
    const set = records[0]?.uuid ?? '';
    const { rows } = await desk.app.pool.query<{ uuid: string }>(
      'select uuid from rrms where project_uuid = $1 limit 1',
      [desk.cell],
    );
    const use = dataOf<{ uuid: string }>(
      await desk.send('POST', `hazards/${desk.cellHazard}/hazard-rrms`, {
        rrmUuid: rows[0]?.uuid,
        solutionSetUuid: set,
        requiredLevel: 'd',
      }),
      201,
    );
    expect(dataOf<Set>(await desk.send('GET', `solution-sets/${set}`), 200).hazardRrmUuids).toEqual([
      use.uuid,
    ]);
    const remove = () =>
      desk.send('DELETE', `solution-sets/${set}`, undefined, 'engineer', { confirm: true });
    await desk.expectRefused(() => desk.send('DELETE', `solution-sets/${set}`), 409, 'IN_USE');
    await desk.freeze(desk.cellHazard, true);
    await desk.expectRefused(remove, 422, 'RULE_VIOLATED');
    await desk.freeze(desk.cellHazard, false);
    expect((await remove()).status).toBe(204);
    expect((await auditOf(desk.app.pool, use.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      operationId: 'deleteSolutionSet',
    });
    expect((await desk.send('GET', `hazard-rrms/${use.uuid}`)).status).toBe(404);
  });
  it('and targets are for who may edit hazards', async () => {
    const target = await desk.newTarget({});
    for (const person of ['viewer', 'voter', 'approver', 'admin'])
      for (const path of [
        `projects/${desk.project}/safety-targets/batch`,
        `projects/${desk.project}/solution-sets/batch`,
      ])
        await desk.expectRefused(
          () => desk.send('POST', path, { items: [{ name: 'X' }] }, person),
          403,
          'FORBIDDEN',
        );
    for (const person of ['guest', 'supplier'])
      await desk.expectRefused(
        () => desk.send('GET', `safety-targets/${target.uuid}`, undefined, person),
        404,
        'NOT_FOUND',
      );
  });
});
