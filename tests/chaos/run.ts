import { parseArgs } from 'node:util';
import { ensureBuilt } from '../support/e2e/builtApp.ts';
import { ChaosWorld } from './ChaosWorld.ts';
import { planRound } from './plan.ts';
import { playRound } from './playRound.ts';
import { playShell } from './playShell.ts';
import { planShell } from './shellPlan.ts';

/**
 * `npm run test:chaos -- --rounds 300 [--seed 1]`: somebody types into the worksheet while the connection, the page, the
 * session and the server go away at random. Ends with 1 when a character that the screen has shown is lost.
 *
 * With `--shell` somebody walks through the app while the machine sleeps, the network is slow or away, versions change
 * and sessions end. Ends with 1 when a view offers no way on, or a fault of the network leads to the failure view.
 *
 * A round is made from its seed alone: `--rounds 1 --seed <seed of the round>` plays one again.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    shell: { type: 'boolean', default: false },
  },
});

interface Result {
  faults: string[];
  ms: number;
  problems: string[];
  story: string[];
}

const first = Number(values.seed);
const rounds = Number(values.rounds);

ensureBuilt();
const world = await ChaosWorld.start();
const failed: number[] = [];
let done = 0;
try {
  const play = values.shell ? await shellRounds() : worksheetRound;
  for (let seed = first; seed < first + rounds; seed += 1) {
    const [count, result] = await play(seed);
    done += count;
    const isGood = result.problems.length === 0;
    console.log(
      `${isGood ? 'ok  ' : 'BAD '} seed ${seed}: ${count} ${counted()}, ${result.faults.join(', ')}; ${Math.round(result.ms)} ms`,
    );
    if (isGood) continue;
    failed.push(seed);
    console.log([...result.problems, ...result.story].map(line => `     ${line}`).join('\n'));
  }
} finally {
  await world.stop();
}
console.log(`\n${rounds} rounds from seed ${first}, ${done} ${counted()}, ${failed.length} rounds failed`);
if (failed.length > 0) {
  console.error(`Seeds: ${failed.join(', ')}`);
  process.exit(1);
}

function counted(): string {
  return values.shell ? 'ways on used' : 'cells typed';
}

async function worksheetRound(seed: number): Promise<[number, Result]> {
  const result = await playRound(world, planRound(seed));
  return [result.typed, result];
}

/** All rounds walk through one project. */
async function shellRounds(): Promise<(seed: number) => Promise<[number, Result]>> {
  const { projectUuid } = await world.createAnalysis(4);
  return async seed => {
    const result = await playShell(world, planShell(seed), projectUuid);
    return [result.used, result];
  };
}
