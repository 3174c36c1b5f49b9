import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../../server/contract/generated/operations.ts';
import { changedFields } from '../../../../server/modules/projects/projectChanges.ts';
import { VotingRoom } from '../../../support/voting.ts';

type Change = components['schemas']['ProjectChange'];

let room: VotingRoom;
beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());

const page = async (query: Record<string, unknown> = {}, person = 'viewer') =>
  (
    await room.app.call<{ data: { results: Change[]; next: number | null } }>(
      person,
      'GET',
      `/user-api/projects/${room.project}/changes`,
      { query },
    )
  ).body.data;
const addFunctions = (...names: string[]) =>
  room.app.call<{ data: { results: { uuid: string }[] } }>(
    'engineer',
    'POST',
    `/user-api/projects/${room.project}/functions/batch`,
    { body: { items: names.map(name => ({ name })) } },
  );

describe('changes of a project', () => {
  it('are listed newest first: who, what and which fields', async () => {
    const hazard = await room.newHazard();
    const { revision } = await room.hazard(hazard);
    const body = { revision, name: 'Hand drawn in', reason: 'As in the workshop.' };
    expect((await room.call('engineer', 'PATCH', `/hazards/${hazard}`, body)).status).toBe(200);
    const { results } = await page();
    expect(results[0]).toMatchObject({
      action: 'UPDATE',
      entity: 'Hazard',
      count: 1,
      fields: ['name'],
      reason: 'As in the workshop.',
      actor: { uuid: room.app.userUuid('engineer') },
      records: [{ uuid: hazard, name: 'Hand drawn in', hazard: { uuid: hazard } }],
    });
    const moments = results.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('of one request are one, and the pages hang together', async () => {
    await addFunctions('Brake', 'Steer', 'Lift', 'Lower');
    await addFunctions('Horn');
    const first = await page({ limit: 1 });
    expect(first.results).toMatchObject([{ entity: 'Function', count: 1, records: [{ name: 'Horn' }] }]);
    const second = await page({ limit: 1, before: first.next });
    expect(second.results).toMatchObject([{ entity: 'Function', action: 'CREATE', count: 4 }]);
    expect(second.results[0]?.records.map(({ name }) => name)).toEqual(['Lower', 'Lift', 'Steer']);
    const all = await page({ limit: 100 });
    const walked: number[] = [];
    let next: number | null | undefined;
    do {
      const one: Awaited<ReturnType<typeof page>> = await page({ limit: 2, ...(next && { before: next }) });
      walked.push(...one.results.map(({ id }) => id));
      next = one.next;
    } while (next);
    expect(walked).toEqual(all.results.map(({ id }) => id));
  });

  it('name a deleted record, and lead to no hazard that is gone', async () => {
    const hazard = await room.newHazard();
    await room.app.call('lead', 'DELETE', `/user-api/hazards/${hazard}`, { query: { confirm: true } });
    const { results } = await page();
    const gone = results.find(({ action, entity }) => action === 'DELETE' && entity === 'Hazard');
    expect(gone).toMatchObject({ fields: [], records: [{ uuid: hazard, hazard: null }] });
  });

  it('tell nothing of voting: not that somebody voted, what they said, nor that a round was opened', async () => {
    const hazard = await room.newHazard();
    const before = await page({}, 'lead');
    await room.round(hazard, ['engineer', 'voter', 'approver']);
    const opened = await page({}, 'lead');
    await room.castAll(
      hazard,
      { engineer: 'S3 E4 C3', voter: 'S1 E2 C1' },
      { rationale: 'The driver never brakes.' },
    );
    const { rows } = await room.app.pool.query(
      `select 1 from audit_trail where project_uuid = $1 and entity = 'HazardVote' and action = 'UPDATE'`,
      [room.project],
    );
    expect(rows).toHaveLength(2);
    for (const person of ['lead', 'viewer', 'owner', 'engineer'])
      expect((await page({}, person)).results, person).toEqual(opened.results);
    const news = opened.results.filter(({ id }) => !before.results.some(known => known.id === id));
    // That they were made voters is the hazard's, and everybody sees it there.
    expect(
      news.every(({ entity, fields }) => entity === 'Hazard' && fields.join() === 'assignedUserUuids'),
    ).toBe(true);
  });

  it('are for those who read the analysis', async () => {
    const path = `/user-api/projects/${room.project}/changes`;
    expect((await room.app.call('guest', 'GET', path)).status).toBe(404);
  });
});

describe('changed fields', () => {
  it('are those that differ, but for what every change writes', () => {
    const before = { name: 'a', order: [1, 2], revision: 1, updatedAt: 'x', updatedBy: null, code: 'F-1' };
    const after = { name: 'b', order: [2, 1], revision: 2, updatedAt: 'y', updatedBy: 'z', code: 'F-1' };
    expect(changedFields(before, after)).toEqual(['name', 'order']);
    expect(changedFields(null, after)).toEqual([]);
    expect(changedFields(before, null)).toEqual([]);
  });
});
