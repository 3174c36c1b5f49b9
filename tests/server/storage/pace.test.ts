import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { Pace } from '../../../server/storage/pace.ts';

const BURST = 1_000_000;
const paced = () => new Pace({ bytesPerSecond: 10_000_000, burst: BURST });

/** Whether it passes without waiting for any time. */
async function passesAtOnce(pace: Pace, bytes: number): Promise<boolean> {
  let hasPassed = false;
  const passed = pace.pass(bytes).then(() => {
    hasPassed = true;
  });
  await setImmediate();
  const atOnce = hasPassed;
  await passed;
  return atOnce;
}

it('what has rested lets through a burst at once, and what is more only when its time has come', async () => {
  // However busy the machine is, no time passes.
  vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const pace = paced();
  expect(await passesAtOnce(pace, BURST)).toBe(true);
  expect(await passesAtOnce(pace, BURST)).toBe(false);
});

it('everybody together goes at one pace', async () => {
  const pace = paced();
  const begun = performance.now();
  const one = async () => {
    for (let n = 0; n < 20; n += 1) await pace.pass(100_000);
  };
  await Promise.all([one(), one()]);
  // 4 MB, of which one is the burst, at 10 MB a second. A pause of less than 10 ms is left to what follows, and a timer of
  // Node may be early by one.
  expect(performance.now() - begun).toBeGreaterThanOrEqual(300 - 11);
});
