import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SharedCounts } from '../../../server/http/sharedCounts.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const MOST = 60;
/** Nothing is told by itself. */
const NEVER_MS = 2 ** 30;
const NOON = Date.UTC(2026, 10, 27, 12);
const SECOND = 1_000;

const shared = {
  REQUESTS_PER_MINUTE: String(MOST),
  PUBLIC_URL: 'https://badger.example',
  SEVERAL_PROCESSES: 'true',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

let first: TestApp;
let second: TestApp;
const open: SharedCounts[] = [];
const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: line => void logged.push(line) });

beforeAll(async () => {
  first = await createTestApp(shared);
  second = await createTestApp({ ...shared, DATABASE_URL: first.settings.databaseUrl ?? '' });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map(counts => counts.close()));
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});

/** The counts of one process. */
function process() {
  const counts = new SharedCounts(first.pool, log, NEVER_MS);
  open.push(counts);
  return counts;
}
const times = (counts: SharedCounts, key: string, number: number, now = NOON) => {
  for (let index = 0; index < number; index += 1) counts.count(key, now);
};

describe('requests that several processes count', () => {
  it('are added up once they were told, and none is counted twice', async () => {
    const [a, b] = [process(), process()];
    times(a, 'lead', 10);
    times(b, 'lead', 5);
    times(b, 'voter', 2);
    await a.tell();
    await b.tell();
    await b.tell();
    // b was told last and knows all fifteen; a knows what had been told when it told.
    expect(b.count('lead', NOON)).toBe(16);
    expect(a.count('lead', NOON)).toBe(11);
    await a.tell();
    expect(a.count('lead', NOON)).toBe(17);
    expect(b.count('voter', NOON)).toBe(3);
  });

  it('that come while they are told are told the next time', async () => {
    const [a, b] = [process(), process()];
    times(a, 'busy', 3);
    const telling = a.tell();
    times(a, 'busy', 4);
    await telling;
    await a.tell();
    times(b, 'busy', 1);
    await b.tell();
    expect(b.count('busy', NOON)).toBe(9);
  });

  it('start again with each minute, and the database forgets the last ones', async () => {
    const a = process();
    times(a, 'early', 3);
    await a.tell();
    expect(a.count('early', NOON + 59 * SECOND)).toBe(4);
    expect(a.count('early', NOON + 60 * SECOND)).toBe(1);
    times(a, 'late', 1, NOON + 180 * SECOND);
    await a.tell();
    const { rows } = await first.pool.query("select key from request_counts where key in ('early', 'late')");
    expect(rows).toEqual([{ key: 'late' }]);
  });

  it('go on being counted where the database is away, and are told when it is back', async () => {
    const [a, b] = [process(), process()];
    const away = vi.spyOn(first.pool, 'query').mockRejectedValueOnce(new Error('away') as never);
    times(a, 'cut off', 7);
    await a.tell();
    away.mockRestore();
    expect(logged.join()).toContain('away');
    expect(a.count('cut off', NOON)).toBe(8);
    await a.tell();
    times(b, 'cut off', 1);
    await b.tell();
    expect(b.count('cut off', NOON)).toBe(10);
  });
});

/** Asks twice a second, until it is refused. It is told within a second: far sooner than by its own count. */
async function passedBefore429(ask: () => Promise<number>): Promise<number> {
  let asked = 0;
  const next = () => {
    asked += 1;
    return ask();
  };
  await expect.poll(next, { interval: 500 }).toBe(429);
  return asked - 1;
}

describe('two processes on one database', () => {
  it('refuse together who has asked one of them too often, and nobody else', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + SECOND });
    const url = '/v1/user-api/users/me';
    const as = async (app: TestApp, person: string) => {
      const headers = { authorization: `Bearer ${await first.tokenOf(first.userUuid(person))}` };
      return (await app.app.inject({ url, headers })).statusCode;
    };
    for (let index = 0; index < MOST; index += 1) expect(await as(first, 'lead')).toBe(200);
    expect(await passedBefore429(() => as(second, 'lead'))).toBeLessThan(MOST);
    expect(await as(second, 'voter')).toBe(200);
  });

  it('count forms of the sign-in together too', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + SECOND });
    const post = async (app: TestApp) =>
      (
        await app.app.inject({
          method: 'POST',
          url: '/reset-password',
          remoteAddress: '198.51.100.200',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'email=nobody%40example.org',
        })
      ).statusCode;
    const answers: number[] = [];
    for (let index = 0; index < 31; index += 1) answers.push(await post(first));
    expect(answers.indexOf(429)).toBe(30);
    expect(await passedBefore429(() => post(second))).toBeLessThan(30);
  });
});
