import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batchesIn, type Fields } from '../../support/batches.ts';
import { operationOf, operations, problemsOfAnswer } from '../../support/contract.ts';
import { insertSmallest } from '../../support/someRecords.ts';
import { recordStatements } from '../../support/statements.ts';
import { VotingRoom } from '../../support/voting.ts';

let room: VotingRoom;
let foreign: { uuid: string; revision: number };

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
  const { rows } = await room.app.pool.query<{ uuid: string; revision: number }>(
    'select uuid, revision from functions where project_uuid <> $1 limit 1',
    [room.project],
  );
  [foreign] = rows as [typeof foreign];
});
afterAll(() => room.app.close());

const { create, change } = batchesIn(() => room);

const audited = async (uuid: string) =>
  (
    await room.app.pool.query<{ action: string; reason: string | null; after: Fields; before: Fields }>(
      'select action, reason, before, after from audit_trail where record_uuid = $1 order by id',
      [uuid],
    )
  ).rows;

describe('a batch of changes', () => {
  it('saves each on its own: a stale one, a foreign one and a wrong one leave the others as they are', async () => {
    const [one, two, three, four] = await create('functions', [
      { name: 'One' },
      { name: 'Two' },
      { name: 'Three', inputs: 'kept' },
      { name: 'Four' },
    ]);
    const { status, body } = await change('functions', [
      { uuid: one?.uuid, change: { revision: 1, name: 'One more', reason: 'Workshop' } },
      { uuid: two?.uuid, change: { revision: 7, name: 'Stale' } },
      { uuid: foreign.uuid, change: { revision: foreign.revision, name: 'Not ours' } },
      { uuid: three?.uuid, change: { revision: 1, isSafetyRelated: true, operatingModes: ['Normal'] } },
      { uuid: four?.uuid, change: { revision: 1, parentFunctionUuid: foreign.uuid } },
    ]);
    expect(status).toBe(200);
    expect(problemsOfAnswer(operationOf('updateFunctionsBatch'), 200, body)).toEqual([]);
    expect(body.data.saved).toBe(2);
    expect(body.data.results.map(result => [result.index, result.status, result.error?.code])).toEqual([
      [0, 'SAVED', undefined],
      [1, 'CONFLICT', undefined],
      [2, 'FAILED', 'NOT_FOUND'],
      [3, 'SAVED', undefined],
      [4, 'FAILED', 'RULE_VIOLATED'],
    ]);
    expect(body.data.results[0]?.record).toMatchObject({ name: 'One more', revision: 2 });
    expect(body.data.results[1]?.current).toMatchObject({ name: 'Two', revision: 1 });
    expect(body.data.results[3]?.record).toMatchObject({
      name: 'Three',
      inputs: 'kept',
      isSafetyRelated: true,
      operatingModes: ['Normal'],
      revision: 2,
    });
    expect(body.data.results[4]?.error?.fields[0]?.path).toBe('parentFunctionUuid');
    expect((await audited(one?.uuid ?? '')).at(-1)).toMatchObject({
      action: 'UPDATE',
      reason: 'Workshop',
      before: { name: 'One' },
      after: { name: 'One more' },
    });
    expect(await audited(two?.uuid ?? '')).toHaveLength(1);
    const stored = await room.call<{ data: Fields }>('lead', 'GET', `/functions/${three?.uuid}`);
    expect(stored.body.data).toEqual(body.data.results[3]?.record);
  });

  it('refuses a record that is named twice, and everything of a project that one may not change', async () => {
    const [one] = await create('functions', [{ name: 'Twice' }]);
    const item = { uuid: one?.uuid, change: { revision: 1, name: 'New' } };
    const twice = await change('functions', [item, item]);
    expect([twice.status, twice.body.fields[0]?.path]).toEqual([422, 'items.1.uuid']);
    for (const [person, status] of [
      ['viewer', 403],
      ['guest', 404],
    ] as const)
      expect((await change('functions', [item], person)).status).toBe(status);
    expect(await audited(one?.uuid ?? '')).toHaveLength(1);
  });

  it('closes no circle of parents: as one by one, the change that would is refused', async () => {
    const [a, b] = await create('functions', [{ name: 'A' }, { name: 'B' }]);
    const { body } = await change('functions', [
      { uuid: a?.uuid, change: { revision: 1, parentFunctionUuid: b?.uuid } },
      { uuid: b?.uuid, change: { revision: 1, parentFunctionUuid: a?.uuid } },
    ]);
    expect(body.data.results.map(({ status }) => status)).toEqual(['SAVED', 'FAILED']);
  });

  it('replaces lists where they are given, and only there', async () => {
    const [assumption] = await create('assumptions', [{ text: 'Dry road', name: 'Dry road' }]);
    const [one, two] = await create('functions', [
      { name: 'L1', assumptionUuids: [assumption?.uuid] },
      { name: 'L2', assumptionUuids: [assumption?.uuid] },
    ]);
    const { body } = await change('functions', [
      { uuid: one?.uuid, change: { revision: 1, assumptionUuids: [] } },
      { uuid: two?.uuid, change: { revision: 1, name: 'L2 renamed' } },
    ]);
    expect(body.data.results.map(({ record }) => record?.assumptionUuids)).toEqual([[], [assumption?.uuid]]);
  });
});

/** A machine, and a shipped type of hazards at it. */
async function newMachine(name: string) {
  const [machine] = await create('machines', [{ name }]);
  const { rows } = await room.app.pool.query<{ uuid: string }>(
    'select uuid from hazard_types where organization_uuid is null order by name limit 1',
  );
  return { machineUuid: machine?.uuid, hazardTypeUuid: rows[0]?.uuid };
}

/** By the address of its batch: every kind of record that has one, with its table. A round changes by its steps. */
const kinds = operations.flatMap(({ method, path }) => {
  const [, kind] = /^\/user-api\/projects\/\{projectUuid\}\/([a-z-]+)\/batch$/.exec(path) ?? [];
  return method === 'PATCH' && kind && kind !== 'hazard-vote-events'
    ? [{ kind, table: kind.replaceAll('-', '_') }]
    : [];
});

describe('a batch of changes of any kind of record', () => {
  it('exists for seventeen of them', () => expect(kinds).toHaveLength(17));
  it.each(kinds)(
    '$kind: what was sent is what is stored, and all else is as it was',
    async ({ kind, table }) => {
      const scope = { project_uuid: room.project };
      const before: Fields[] = [];
      for (const uuid of [
        await insertSmallest(room.app.pool, table, scope),
        await insertSmallest(room.app.pool, table, scope),
      ])
        before.push((await room.call<{ data: Fields }>('lead', 'GET', `/${kind}/${uuid}`)).body.data);
      const items = before.map(({ uuid, revision }, index) => ({
        uuid,
        change: { revision, description: `Changed ${index}` },
      }));
      const { status, body } = await change(kind, items);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.data.saved).toBe(2);
      for (const [index, record] of before.entries()) {
        const { data } = (await room.call<{ data: Fields }>('lead', 'GET', `/${kind}/${record.uuid}`)).body;
        expect(data).toEqual({
          ...record,
          description: `Changed ${index}`,
          revision: Number(record.revision) + 1,
          updatedAt: data.updatedAt,
          updatedBy: room.app.userUuid('lead'),
        });
      }
    },
  );
});

describe('a batch of other records', () => {
  it('takes as many statements for 40 as for 2, whatever they refer to', async () => {
    const [root, other] = await create('functions', [{ name: 'Root' }, { name: 'Other' }]);
    const machine = await newMachine('Press');
    const owner = room.app.userUuid('voter');
    const kinds: Record<string, [made: Fields, changed: Fields]> = {
      assumptions: [{ text: 'Dry' }, { ownerUserUuid: owner, text: 'Wet' }],
      functions: [{ name: 'F' }, { parentFunctionUuid: root?.uuid }],
      malfunctions: [{ name: 'M', functionUuid: root?.uuid }, { functionUuid: other?.uuid }],
      'machine-hazards': [
        { name: 'Crushing', ...machine },
        { magnitude: 5, magnitudeUnit: 'N' },
      ],
    };
    const statements = recordStatements();
    for (const [kind, [made, changed]] of Object.entries(kinds)) {
      const counts: number[] = [];
      for (const count of [2, 40]) {
        const records = await create(
          kind,
          Array.from({ length: count }, () => made),
        );
        statements.take();
        const { body } = await change(
          kind,
          records.map(({ uuid, revision }) => ({ uuid, change: { revision, ...changed } })),
        );
        expect(body.data.saved, `${kind}: ${JSON.stringify(body.data.results[0])}`).toBe(count);
        counts.push(statements.take().length);
      }
      expect(counts[1], kind).toBe(counts[0]);
      expect(counts[1], kind).toBeLessThanOrEqual(8);
    }
    statements.stop();
  });

  it('refuses malfunctions that hazards use with their function, and the others are saved', async () => {
    const [from, to] = await create('functions', [{ name: 'From' }, { name: 'To' }]);
    const [used, free] = await create(
      'malfunctions',
      ['Used', 'Free'].map(name => ({ name, functionUuid: from?.uuid })),
    );
    await create('hazards', [{ style: 'FUNCTION', name: 'H', malfunctionUuid: used?.uuid }]);
    const { body } = await change(
      'malfunctions',
      [used, free].map(record => ({ uuid: record?.uuid, change: { revision: 1, functionUuid: to?.uuid } })),
    );
    expect(body.data.results.map(({ status, error }) => [status, error?.fields[0]?.path])).toEqual([
      ['FAILED', 'functionUuid'],
      ['SAVED', undefined],
    ]);
  });

  it('refuses half a magnitude, seen together with what is stored', async () => {
    const machine = await newMachine('Saw');
    const [whole, none] = await create('machine-hazards', [
      { name: 'Cut', ...machine, magnitude: 3, magnitudeUnit: 'J' },
      { name: 'Noise', ...machine },
    ]);
    const { body } = await change(
      'machine-hazards',
      [whole, none].map(record => ({ uuid: record?.uuid, change: { revision: 1, magnitude: 4 } })),
    );
    expect(body.data.results.map(({ status, error }) => [status, error?.fields[0]?.path])).toEqual([
      ['SAVED', undefined],
      ['FAILED', 'magnitudeUnit'],
    ]);
  });
});
