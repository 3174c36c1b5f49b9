import { describe, expect, it } from 'vitest';
import { Turns } from '../../../server/http/turns.ts';

/** Starts work that ends when it is told to. */
function crowd(limits: ConstructorParameters<typeof Turns>[0]) {
  const turns = new Turns(limits);
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    log,
    async ask(person: string, name: string, places?: number) {
      const end = await turns.take(person, places);
      log.push(name);
      ends.set(name, end);
    },
    async end(name: string) {
      ends.get(name)?.();
      // Whoever is next starts in a microtask.
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('turns', () => {
  it('of one person leave a place for others', async () => {
    const { ask, log, end } = crowd({ atOnce: 2, atOnceOfOne: 1, waiting: 50, waitingOfOne: 5 });
    await ask('ann', 'ann 1');
    void ask('ann', 'ann 2');
    await ask('ben', 'ben 1');
    expect(log).toEqual(['ann 1', 'ben 1']);
    await end('ann 1');
    expect(log).toEqual(['ann 1', 'ben 1', 'ann 2']);
  });
  it('come person by person, not in the order of asking', async () => {
    const { ask, log, end } = crowd({ atOnce: 1, atOnceOfOne: 1, waiting: 50, waitingOfOne: 5 });
    await ask('ann', 'ann 1');
    for (const name of ['ann 2', 'ann 3', 'ann 4']) void ask('ann', name);
    void ask('ben', 'ben 1');
    void ask('cid', 'cid 1');
    for (let turn = 0; turn < 5; turn += 1) await end(log.at(-1) ?? '');
    expect(log).toEqual(['ann 1', 'ann 2', 'ben 1', 'cid 1', 'ann 3', 'ann 4']);
  });
  it('are refused where too many wait already, of one person or in all', async () => {
    const { ask } = crowd({ atOnce: 1, atOnceOfOne: 1, waiting: 3, waitingOfOne: 2 });
    await ask('ann', 'ann 1');
    void ask('ann', 'ann 2');
    void ask('ann', 'ann 3');
    await expect(ask('ann', 'ann 4')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    void ask('ben', 'ben 1');
    await expect(ask('cid', 'cid 1')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
  it('take as many places as they need, and several go on when those become free', async () => {
    const { ask, log, end } = crowd({ atOnce: 3, atOnceOfOne: 2, waiting: 9, waitingOfOne: 9 });
    await ask('ann', 'ann 1', 2);
    void ask('ben', 'ben 1', 2);
    void ask('cid', 'cid 1');
    expect(log).toEqual(['ann 1']);
    await end('ann 1');
    expect(log).toEqual(['ann 1', 'ben 1', 'cid 1']);
  });
  it('end once, however often they are ended', async () => {
    const { ask, log, end } = crowd({ atOnce: 1, atOnceOfOne: 1, waiting: 9, waitingOfOne: 9 });
    await ask('ann', 'ann 1');
    void ask('ben', 'ben 1');
    void ask('cid', 'cid 1');
    await end('ann 1');
    await end('ann 1');
    expect(log).toEqual(['ann 1', 'ben 1']);
  });
});
