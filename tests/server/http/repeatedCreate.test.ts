import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fields } from '../../support/batches.ts';
import { operationOf, problemsOfAnswer } from '../../support/contract.ts';
import { VotingRoom } from '../../support/voting.ts';

let room: VotingRoom;

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());

interface Answer {
  code?: string;
  data: {
    saved: number;
    results: { index: number; status: string; uuid: string; code: string }[];
    records: { uuid: string; code: string; name: string; revision: number }[];
  };
}

const createIn = (project: string, what: string, items: Fields[], person = 'lead', query = '') =>
  room.call<Answer>(person, 'POST', `/projects/${project}/${what}/batch${query}`, { items });
const create = (what: string, items: Fields[], person?: string, query?: string) =>
  createIn(room.project, what, items, person, query);

/** How many records of a table have a uuid, and how many audit rows tell of their making. */
const count = async (table: string, uuid: string) => {
  const { rows } = await room.app.pool.query<{ records: number; audited: number }>(
    `select (select count(*)::int from ${table} where uuid = $1) as records,
      (select count(*)::int from audit_trail where record_uuid = $1 and action = 'CREATE') as audited`,
    [uuid],
  );
  return rows[0];
};

describe('a create that is repeated with the same uuid', () => {
  it('makes one record and answers with it as it is by now', async () => {
    const uuid = randomUUID();
    const first = await create('functions', [{ uuid, name: 'Brake' }]);
    expect([first.status, first.body.data.records[0]?.uuid]).toEqual([201, uuid]);
    const code = first.body.data.records[0]?.code;
    await room.call('lead', 'PATCH', `/functions/${uuid}`, { revision: 1, name: 'Brake hard' });
    const again = await create('functions', [{ uuid, name: 'Brake' }]);
    expect(again.status, JSON.stringify(again.body)).toBe(201);
    expect(problemsOfAnswer(operationOf('createFunctionsBatch'), 201, again.body)).toEqual([]);
    expect(again.body.data.records).toMatchObject([{ uuid, code, name: 'Brake hard', revision: 2 }]);
    expect(again.body.data.results).toEqual([{ index: 0, status: 'CREATED', uuid, code }]);
    expect(await count('functions', uuid)).toEqual({ records: 1, audited: 1 });
  });

  it('makes those of a batch that are missing, in their order and without a gap in the codes', async () => {
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    const before = await create('hazards', [{ uuid: two, style: 'FUNCTION' }]);
    const last = Number(before.body.data.records[0]?.code.slice(3));
    const { body } = await create('hazards', [
      { uuid: one, style: 'FUNCTION' },
      { uuid: two.toUpperCase(), style: 'FUNCTION' },
      { uuid: three, style: 'FUNCTION' },
    ]);
    expect(body.data.saved).toBe(3);
    expect(body.data.results.map(({ index, uuid }) => [index, uuid])).toEqual([
      [0, one],
      [1, two],
      [2, three],
    ]);
    expect(body.data.records.map(({ code }) => Number(code.slice(3)) - last)).toEqual([1, 0, 2]);
    for (const uuid of [one, two, three])
      expect(await count('hazards', uuid)).toEqual({ records: 1, audited: 1 });
  });

  it('makes one record of two calls that meet', async () => {
    const [uuid, functionUuid] = [randomUUID(), randomUUID()];
    await create('functions', [{ uuid: functionUuid, name: 'Steer' }]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create('malfunctions', [{ uuid, name: 'Late', functionUuid }])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await count('malfunctions', uuid)).toEqual({ records: 1, audited: 1 });
  });

  it('still names what is wrong with another item', async () => {
    const uuid = randomUUID();
    await create('functions', [{ uuid, name: 'Steer' }]);
    const { body } = await create(
      'functions',
      [
        { uuid, name: 'Steer' },
        { name: 'Lost', parentFunctionUuid: randomUUID() },
      ],
      'lead',
      '?allOrNothing=false',
    );
    expect(body.data.results.map(({ index, status }) => [index, status])).toEqual([
      [0, 'CREATED'],
      [1, 'FAILED'],
    ]);
  });

  it('says nothing of a record that another project has', async () => {
    const { rows } = await room.app.pool.query<{ uuid: string; name: string }>(
      'select uuid, name from functions where project_uuid <> $1 limit 1',
      [room.project],
    );
    const { status, body } = await create('functions', [{ uuid: rows[0]?.uuid, name: 'Mine' }]);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(JSON.stringify(body)).not.toContain(rows[0]?.name);
  });

  it('is refused to who may not create, also where the record is there', async () => {
    const uuid = randomUUID();
    await create('functions', [{ uuid, name: 'Hold' }]);
    const { status } = await create('functions', [{ uuid, name: 'Hold' }], 'viewer');
    expect(status).toBe(403);
  });
});
