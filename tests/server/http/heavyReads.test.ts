import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { HeavyReads } from '../../../server/http/heavyReads.ts';

const list = (url: string, query: object = { limit: 20_000 }) => ({ url, query }) as FastifyRequest;

/** Asks for something; `isServed` says whether it waits for a turn. */
function asker() {
  const heavyReads = new HeavyReads();
  return {
    heavyReads,
    async ask(request: FastifyRequest, person: string) {
      const raw = new PassThrough();
      let isServed = false;
      let endTurn: (() => void) | undefined;
      void heavyReads.wait(request, { raw } as unknown as FastifyReply, person).then(end => {
        isServed = true;
        endTurn = end;
      });
      await turn();
      return {
        isServed: () => isServed,
        /** The work is over, and the answer on its way. */
        async answer() {
          endTurn?.();
          await turn();
        },
        /** The answer was received, or nobody waits for it any more. */
        async leave() {
          raw.destroy();
          await turn();
          await turn();
        },
      };
    },
  };
}

const search = (words: string) => list(`/found?search=${words}`, { search: words, limit: 20_000 });

/** Takes every turn that there is. */
async function takeAll({ ask }: ReturnType<typeof asker>) {
  const taken = [
    await ask(list('/large'), 'ann'),
    await ask(list('/large'), 'ben'),
    await ask(search('x'), 'ann'),
  ];
  expect(taken.map(({ isServed }) => isServed())).toEqual([true, true, true]);
  return taken;
}

describe('a list', () => {
  it('that may be large waits for its turn, until an answer before it was received', async () => {
    const crowd = asker();
    const [first] = await takeAll(crowd);
    const next = await crowd.ask(list('/large'), 'cid');
    expect(next.isServed()).toBe(false);
    await first?.answer();
    expect(next.isServed()).toBe(false);
    await first?.leave();
    expect(next.isServed()).toBe(true);
  });
  it('keeps its turn while it is read from the database, although nobody waits for it any more', async () => {
    const crowd = asker();
    const [first] = await takeAll(crowd);
    const next = await crowd.ask(list('/large'), 'cid');
    await first?.leave();
    expect(next.isServed()).toBe(false);
    await first?.answer();
    await turn();
    expect(next.isServed()).toBe(true);
  });
  it('is not overtaken for ever by searches, which need one place of its two', async () => {
    const crowd = asker();
    const [, , small] = await takeAll(crowd);
    const large = await crowd.ask(list('/large'), 'cid');
    const later = await crowd.ask(search('y'), 'dan');
    await small?.answer();
    await small?.leave();
    expect([large.isServed(), later.isServed()]).toEqual([false, false]);
  });
  it('that was small the last time waits for nobody', async () => {
    const crowd = asker();
    await takeAll(crowd);
    crowd.heavyReads.learn(list('/small'), 500_000);
    for (let count = 0; count < 300; count += 1)
      expect((await crowd.ask(list('/small'), 'cid')).isServed()).toBe(true);
  });
  it('that was middling the last time needs one place', async () => {
    const crowd = asker();
    crowd.heavyReads.learn(list('/middling'), 4_000_000);
    const people = ['ann', 'ben', 'cid', 'dan', 'eve', 'fay'];
    const asked = await Promise.all(people.map(person => crowd.ask(list('/middling'), person)));
    expect(asked.map(({ isServed }) => isServed())).toEqual([true, true, true, true, true, false]);
    await asked[0]?.answer();
    await asked[0]?.leave();
    expect(asked[5]?.isServed()).toBe(true);
  });
  it('that became large waits again', async () => {
    const crowd = asker();
    await takeAll(crowd);
    crowd.heavyReads.learn(list('/grown'), 10);
    crowd.heavyReads.learn(list('/grown'), 4_000_001);
    expect((await crowd.ask(list('/grown'), 'cid')).isServed()).toBe(false);
  });
  it('of 1,000 at most, and what is no list, waits for nobody', async () => {
    const crowd = asker();
    await takeAll(crowd);
    expect((await crowd.ask(list('/page', { limit: 1000 }), 'cid')).isServed()).toBe(true);
    expect((await crowd.ask(list('/record', {}), 'cid')).isServed()).toBe(true);
  });
});

describe('a search', () => {
  it('waits for its turn, however small its last answer was', async () => {
    const crowd = asker();
    await takeAll(crowd);
    crowd.heavyReads.learn(search('y'), 10);
    expect((await crowd.ask(search('y'), 'cid')).isServed()).toBe(false);
  });
});

describe('an operation that reads a whole project', () => {
  const metrics = list('/metrics', {});
  const begin = async (crowd: ReturnType<typeof asker>, person: string) => {
    let end: (() => void) | undefined;
    void crowd.heavyReads.wait(metrics, {} as FastifyReply, person, 'getHaraMetrics').then(done => {
      end = done;
    });
    await turn();
    return { isBegun: () => end !== undefined, end: () => end?.() };
  };

  it('is one of a person and two of a process, and ends with its work', async () => {
    const crowd = asker();
    const first = await begin(crowd, 'ann');
    const again = await begin(crowd, 'ann');
    const second = await begin(crowd, 'ben');
    const third = await begin(crowd, 'cid');
    expect([first, again, second, third].map(({ isBegun }) => isBegun())).toEqual([true, false, true, false]);
    second.end();
    await turn();
    expect([again.isBegun(), third.isBegun()]).toEqual([false, true]);
    first.end();
    await turn();
    expect(again.isBegun()).toBe(true);
  });

  it('keeps no list waiting', async () => {
    const crowd = asker();
    await begin(crowd, 'ann');
    await begin(crowd, 'ben');
    await takeAll(crowd);
  });
});
