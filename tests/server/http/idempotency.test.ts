import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetIdempotencyKeys } from '../../../server/http/idempotency.ts';
import { operations } from '../../support/contract.ts';
import { VotingRoom } from '../../support/voting.ts';

interface Answer {
  code?: string;
  fields?: { path: string }[];
  current?: { name: string; revision: number };
  data: {
    saved: number;
    results: { status: string }[];
    records: { uuid: string; name: string; revision: number }[];
  };
}

let room: VotingRoom;
beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());

const send = (
  key: string,
  items: unknown[],
  { person = 'engineer', method = 'POST', what = 'functions', query = {} } = {},
) =>
  room.app.call<Answer>(person, method, `/user-api/projects/${room.project}/${what}/batch`, {
    body: { items },
    query,
    headers: { 'Idempotency-Key': key },
  });
const functionsNamed = async (name: string) => {
  const { rows } = await room.app.pool.query<{ n: number }>(
    'select count(*)::int as n from functions where project_uuid = $1 and name = $2',
    [room.project, name],
  );
  return rows[0]?.n;
};
/** As after a killed server: the key was taken, and nothing is known of the answer. */
const breakOff = (key: string, age: string) =>
  room.app.pool.query(
    `update idempotency_keys set status = null, is_text = null, body = null, at = now() - $2::interval where key = $1`,
    [key, age],
  );

describe('a request with a key', () => {
  it('is carried out once and answered as the first time, whatever happened since', async () => {
    const key = randomUUID();
    const first = await send(key, [{ name: 'Brake' }]);
    expect(first.status).toBe(201);
    const [made] = first.body.data.records;
    await room.call('engineer', 'PATCH', `/functions/${made?.uuid}`, { revision: 1, name: 'Brake hard' });
    const again = await send(key, [{ name: 'Brake' }]);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(await functionsNamed('Brake')).toBe(0);
    expect(await functionsNamed('Brake hard')).toBe(1);
    // Without a key, and with another one, it is another request.
    expect((await send(randomUUID(), [{ name: 'Brake' }])).body.data.records[0]?.uuid).not.toBe(made?.uuid);
  });

  it('may be a batch of changes: no conflict with itself', async () => {
    const { body } = await send(randomUUID(), [{ name: 'Steer' }]);
    const [made] = body.data.records;
    const key = randomUUID();
    const change = [{ uuid: made?.uuid, change: { revision: 1, name: 'Steer left' } }];
    const answers = [
      await send(key, change, { method: 'PATCH' }),
      await send(key, change, { method: 'PATCH' }),
    ];
    expect(answers.map(({ body: told }) => told.data.results[0]?.status)).toEqual(['SAVED', 'SAVED']);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await send(randomUUID(), change, { method: 'PATCH' })).body.data.results[0]?.status).toBe(
      'CONFLICT',
    );
  });

  it('may be answered with one record, by the same fields each time', async () => {
    const key = randomUUID();
    const hazard = await room.newHazard();
    const comment = () =>
      room.app.call<{ data: { uuid: string } }>('engineer', 'POST', `/user-api/hazards/${hazard}/comments`, {
        body: { text: 'Look here' },
        headers: { 'Idempotency-Key': key },
      });
    const [first, again] = [await comment(), await comment()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });

  it('is refused when the key stands for another request, and is free for another person', async () => {
    const key = randomUUID();
    expect((await send(key, [{ name: 'One' }])).status).toBe(201);
    const others = [
      await send(key, [{ name: 'Two' }]),
      await send(key, [{ name: 'One' }], { query: { allOrNothing: false } }),
      await send(key, [{ name: 'One' }], { what: 'hazardous-events' }),
    ];
    for (const { status, body } of others) expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_USED']);
    expect(await functionsNamed('Two')).toBe(0);
    expect((await send(key, [{ name: 'Two' }], { person: 'lead' })).status).toBe(201);
    expect(await functionsNamed('Two')).toBe(1);
  });

  it('leaves its key free when it was refused', async () => {
    const key = randomUUID();
    const parent = randomUUID();
    const refused = await send(key, [{ name: 'Child', parentFunctionUuid: parent }]);
    expect(refused.status).toBe(422);
    expect(refused.body.code).not.toBe('IDEMPOTENCY_KEY_USED');
    expect((await send(key, [{ name: 'Child' }])).status).toBe(201);
  });

  it('is carried out once when many of it come together', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(key, [{ name: 'Together' }])));
    expect(await functionsNamed('Together')).toBe(1);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter(status => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses).toContain(201);
    for (const { status, headers, body } of answers.filter(answer => answer.status === 503)) {
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(headers['retry-after']).toBeDefined();
    }
  });

  it('is answered to nobody who may not send it any more', async () => {
    const key = randomUUID();
    expect((await send(key, [{ name: 'Seen' }])).status).toBe(201);
    const member = (role: string) =>
      room.app.pool.query('update project_members set role = $3 where project_uuid = $1 and user_uuid = $2', [
        room.project,
        room.app.userUuid('engineer'),
        role,
      ]);
    await member('VIEWER');
    expect((await send(key, [{ name: 'Seen' }])).status).toBe(403);
    await member('ENGINEER');
    expect((await send(key, [{ name: 'Seen' }])).status).toBe(201);
    expect(await functionsNamed('Seen')).toBe(1);
  });

  it('that broke off is carried out when nothing was done, and never twice', async () => {
    const [done, never] = [randomUUID(), randomUUID()];
    for (const key of [done, never]) expect((await send(key, [{ name: key }])).status).toBe(201);
    await breakOff(done, '1 minute');
    await breakOff(never, '11 minutes');
    expect((await send(done, [{ name: done }])).body.code).toBe('UNAVAILABLE');
    await breakOff(done, '11 minutes');
    const lost = await send(done, [{ name: done }]);
    expect([lost.status, lost.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_USED']);
    expect(await functionsNamed(done)).toBe(1);
    // No request of this id has left a trace.
    await room.app.pool.query('update idempotency_keys set request_id = $2 where key = $1', [
      never,
      randomUUID(),
    ]);
    expect((await send(never, [{ name: never }])).status).toBe(201);
    expect(await functionsNamed(never)).toBe(2);
    expect((await send(never, [{ name: never }])).status).toBe(201);
    expect(await functionsNamed(never)).toBe(2);
  });

  it('is forgotten after a day, by the sweep or by the next one with its key', async () => {
    const [swept, taken] = [randomUUID(), randomUUID()];
    for (const key of [swept, taken]) await send(key, [{ name: key }]);
    await room.app.pool.query(`update idempotency_keys set at = now() - interval '25 hours' where key = $1`, [
      taken,
    ]);
    expect((await send(taken, [{ name: 'Another day' }])).status).toBe(201);
    await room.app.pool.query(`update idempotency_keys set at = now() - interval '25 hours' where key = $1`, [
      swept,
    ]);
    expect(await forgetIdempotencyKeys(room.app.pool)).toBe(1);
    expect(await forgetIdempotencyKeys(room.app.pool)).toBe(0);
    expect((await send(swept, [{ name: swept }])).status).toBe(201);
    expect(await functionsNamed(swept)).toBe(2);
  });

  it('needs a key that can be one', async () => {
    for (const key of ['x'.repeat(256), 'with blank']) {
      const { status, body } = await send(key, [{ name: 'Bad' }]);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    expect(await functionsNamed('Bad')).toBe(0);
  });
});

describe('the contract', () => {
  it('takes a key with every create and batch but uploads, a secret that is told once, and what a tool signs', () => {
    const creates = operations.filter(
      ({ id, method, success, form, isSigned }) =>
        ((method === 'POST' && success === 201) || id.endsWith('Batch')) && !form && !isSigned,
    );
    const without = creates.filter(
      ({ parameters }) => !parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(without.map(({ id }) => id)).toEqual(['createToolConnection', 'createApiToken']);
    expect(creates.length).toBeGreaterThan(55);
  });
});

describe('a delete that names a revision', () => {
  it.each(['functions', 'hazardous-events', 'machines'])(
    'of %s deletes what the caller has seen, nothing newer',
    async what => {
      const { body } = await send(randomUUID(), [{ name: 'Goes' }], { what });
      const uuid = body.data.records[0]?.uuid ?? '';
      await room.call('engineer', 'PATCH', `/${what}/${uuid}`, { revision: 1, name: 'Stays' });
      const remove = (revision: number) =>
        room.app.call<Answer>('engineer', 'DELETE', `/user-api/${what}/${uuid}`, { query: { revision } });
      const stale = await remove(1);
      expect([stale.status, stale.body.code]).toEqual([409, 'REVISION_CONFLICT']);
      expect(stale.body.current).toMatchObject({ name: 'Stays', revision: 2 });
      expect((await remove(2)).status).toBe(204);
      expect((await remove(2)).status).toBe(404);
    },
  );

  it('looks at the revision before anything that points at the record', async () => {
    const { body } = await send(randomUUID(), [{ name: 'Used' }]);
    const uuid = body.data.records[0]?.uuid ?? '';
    await room.newHazard({ functionUuid: uuid });
    const remove = (query: Record<string, unknown>) =>
      room.app.call<Answer>('engineer', 'DELETE', `/user-api/functions/${uuid}`, { query });
    expect((await remove({ revision: 7, confirm: true })).body.code).toBe('REVISION_CONFLICT');
    expect((await remove({ revision: 1 })).body.code).toBe('IN_USE');
    expect((await remove({ revision: 1, confirm: true })).status).toBe(204);
  });
});
