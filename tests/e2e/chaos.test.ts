import { ChaosWorld } from '../chaos/ChaosWorld.ts';
import { planRound } from '../chaos/plan.ts';
import { playRound } from '../chaos/playRound.ts';
import { expect, test } from '../support/e2e/test.ts';

/** Chosen so that every fault comes up, and two tabs. */
const FIRST_SEED = 1;
const ROUNDS = 10;
const LIMITS = { maxOfflineMs: 600 };

test('nothing that was typed is lost, whatever goes away meanwhile', async () => {
  test.setTimeout(600_000);
  const world = await ChaosWorld.start();
  try {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed += 1)
      await test.step(`seed ${seed}`, async () => {
        const { problems, story } = await playRound(world, planRound(seed, LIMITS));
        expect.soft(problems, [`seed ${seed}`, ...story].join('\n')).toEqual([]);
      });
  } finally {
    await world.stop();
  }
});
