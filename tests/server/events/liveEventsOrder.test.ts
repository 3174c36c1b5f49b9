import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { LiveStream, listenOn } from '../../support/liveStream.ts';

let app: TestApp;
let url: string;
let projectUuid: string;
const open: LiveStream[] = [];

beforeAll(async () => {
  app = await createTestApp();
  url = await listenOn(app);
  const { rows } = await app.pool.query<{ uuid: string }>('select uuid from projects order by name limit 1');
  projectUuid = rows[0]?.uuid ?? '';
});
afterEach(() => Promise.all(open.splice(0).map(stream => stream.close())));
afterAll(() => app?.close());

async function listen(lastEventId?: string) {
  const token = await app.tokenOf(app.userUuid('engineer'));
  const stream = await LiveStream.open(url, { token, projectUuid, lastEventId });
  open.push(stream);
  return stream;
}

/** A transaction that writes an audit row as the write path does, and waits. */
async function change(uuid: string) {
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into audit_log (project_uuid, entity, record_uuid, action, operation_id, request_id, after)
     values ($1, 'Function', $2, 'UPDATE', 'test', 'test', '{"revision": 2}')`,
    [projectUuid, uuid],
  );
  return {
    async end(how: 'commit' | 'rollback' = 'commit') {
      await client.query(how);
      client.release();
    },
  };
}

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const told = (stream: LiveStream) => stream.changes.map(({ uuid }) => Number(uuid.slice(-4)));

describe('transactions that overlap', () => {
  it('are told in the order of their commits, the one with the later id first', async () => {
    const stream = await listen();
    const early = await change(uuidOf(1));
    const late = await change(uuidOf(2));
    await late.end();
    await stream.untilChanged(uuidOf(2));
    await early.end();
    await stream.untilChanged(uuidOf(1));
    expect(told(stream)).toEqual([2, 1]);
  });

  it('are not missed by a stream that broke off between their commits', async () => {
    const first = await listen();
    const [early, late, rolledBack] = [
      await change(uuidOf(3)),
      await change(uuidOf(4)),
      await change(uuidOf(5)),
    ];
    await late.end();
    await first.untilChanged(uuidOf(4));
    await first.close();
    await rolledBack.end('rollback');
    await early.end();
    const second = await listen(first.lastEventId);
    const last = await change(uuidOf(6));
    await last.end();
    await second.untilChanged(uuidOf(6));
    expect(told(second)).toEqual([3, 6]);
  });

  it('of another project delay nobody', async () => {
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    const stream = await listen();
    const own = await change(uuidOf(7));
    await own.end();
    await stream.untilChanged(uuidOf(7));
    await client.query('rollback');
    client.release();
    expect(told(stream)).toEqual([7]);
  });

  it('reach everybody exactly once, whatever the order and wherever streams break off', async () => {
    const COUNT = 60;
    const numbers = Array.from({ length: COUNT }, (_, index) => 100 + index);
    // A fixed sequence: the same orders in every run.
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const steady = await listen();
    let broken = await listen();
    const seen: number[] = [];
    const pending: { number: number; transaction: Awaited<ReturnType<typeof change>> }[] = [];
    let next = 0;
    while (next < numbers.length || pending.length > 0) {
      const number = numbers[next];
      if (number !== undefined && pending.length < 5 && random(2) === 0) {
        next += 1;
        pending.push({ number, transaction: await change(uuidOf(number)) });
      } else if (pending.length > 0) {
        const [done] = pending.splice(random(pending.length), 1);
        await done?.transaction.end();
      }
      if (random(6) === 0) {
        await broken.close();
        seen.push(...told(broken));
        broken = await listen(broken.lastEventId);
      }
    }
    const end = await change(uuidOf(999));
    await end.end();
    await Promise.all([steady.untilChanged(uuidOf(999)), broken.untilChanged(uuidOf(999))]);
    seen.push(...told(broken));
    const sorted = (list: number[]) => [...list].sort((one, other) => one - other);
    expect(sorted(told(steady))).toEqual([...numbers, 999]);
    expect(sorted(seen)).toEqual([...numbers, 999]);
  });
});

describe('the connection that listens', () => {
  const kill = async () => {
    const { rows } = await app.pool.query<{ ended: boolean }>(
      `select pg_terminate_backend(pid) as ended from pg_stat_activity
       where application_name = 'badger-live' and datname = current_database()`,
    );
    expect(rows).toEqual([{ ended: true }]);
  };

  it('comes back when it is killed, and nothing that was committed meanwhile is missed', async () => {
    const stream = await listen();
    for (const number of [201, 202, 203]) {
      const pending = await change(uuidOf(number));
      await kill();
      await pending.end();
      await stream.untilChanged(uuidOf(number));
      // Only then there is one to be killed again.
      const after = await change(uuidOf(number + 10));
      await after.end();
      await stream.untilChanged(uuidOf(number + 10));
    }
    expect(told(stream)).toEqual([201, 211, 202, 212, 203, 213]);
  });
});

describe('ids from a copy of another database', () => {
  it('neither tell its rows again and again nor hide new ones', async () => {
    const client = await app.pool.connect();
    await client.query(
      `insert into audit_log (project_uuid, entity, record_uuid, action, operation_id, request_id, after, transaction_id)
       values ($1, 'Function', $2, 'UPDATE', 'test', 'test', '{"revision": 2}', '9000000000')`,
      [projectUuid, uuidOf(300)],
    );
    client.release();
    const stream = await listen();
    const own = await change(uuidOf(301));
    await own.end();
    await stream.untilChanged(uuidOf(301));
    expect(told(stream)).toEqual([301]);
  });
});
