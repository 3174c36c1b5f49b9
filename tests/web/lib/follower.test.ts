import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFollower } from '@/lib/follower';

const A_SECOND = 1000;

describe('a follower', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Moments at which a reading began, where each takes this long. */
  function following(takes: number) {
    const begun: number[] = [];
    const start = Date.now();
    const follower = createFollower(() => {
      begun.push(Date.now() - start);
      return new Promise(resolve => setTimeout(resolve, takes));
    });
    return { begun, follower };
  }

  /** Something changes ten times a second. */
  async function changeFor(seconds: number, changed: () => void) {
    for (let n = 0; n < seconds * 10; n += 1) {
      changed();
      await vi.advanceTimersByTimeAsync(A_SECOND / 10);
    }
  }

  it.each([
    [20, [60, 1060, 2060, 3060]],
    [250, [60, 2560]],
    // However long it takes: nobody looks at what is older than five seconds.
    [700, [60, 5060]],
  ])(
    'that takes %i ms reads again after ten times as long, within one to five seconds',
    async (takes, moments) => {
      const { begun, follower } = following(takes);
      await changeFor(6, follower.changed);
      expect(begun.slice(0, moments.length)).toEqual(moments);
      follower.stop();
    },
  );

  it('reads what changed while it was reading once more, and then rests', async () => {
    const { begun, follower } = following(100);
    follower.changed();
    await vi.advanceTimersByTimeAsync(100);
    follower.changed();
    await vi.advanceTimersByTimeAsync(60 * A_SECOND);
    expect(begun).toEqual([60, 1060]);
    follower.stop();
  });

  it('reads nothing once it was stopped', async () => {
    const { begun, follower } = following(100);
    follower.changed();
    follower.stop();
    await vi.advanceTimersByTimeAsync(A_SECOND);
    expect(begun).toEqual([]);
  });
});
