import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { ensureBuilt } from '../support/e2e/builtApp.ts';
import { ChaosWorld } from './ChaosWorld.ts';
import { planRound } from './plan.ts';
import { playRound } from './playRound.ts';
import { playShell } from './playShell.ts';
import { playTyping } from './playTyping.ts';
import { planShell } from './shellPlan.ts';
import { planTyping } from './typingPlan.ts';

/**
 * `npm run test:chaos -- --rounds 300 [--seed 1]`: somebody types into the worksheet while the connection, the page, the
 * session and the server go away at random. Ends with 1 when a character that the screen has shown is lost.
 *
 * With `--shell` somebody walks through the app while the machine sleeps, the network is slow or away, versions change
 * and sessions end. Ends with 1 when a view offers no way on, or a fault of the network leads to the failure view.
 *
 * With `--typing` somebody types at full speed while each call takes up to two seconds longer, in eight browsers at once. Ends
 * with 1 when a character is not where an attentive person would have put it.
 *
 * A round is made from its seed alone: `--rounds 1 --seed <seed of the round>` plays one again.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    shell: { type: 'boolean', default: false },
    typing: { type: 'boolean', default: false },
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
/** Browsers that type at once: of a slow network most is waiting. */
const LANES = 8;
/** What is loaded once is there for all scripts of a browser; less than an access token's life. */
const SCRIPTS_OF_A_BROWSER = 8;
/** Hazards that a typed script begins with. */
const TYPED_INTO = 3;

ensureBuilt();
const world = await ChaosWorld.start();
const failed: number[] = [];
let done = 0;
try {
  let next = first;
  const lane = async (play: Play) => {
    for (let seed = next++; seed < first + rounds; seed = next++) await playOne(play, seed);
  };
  if (values.typing) await Promise.all(Array.from({ length: LANES }, () => lane(typingRounds())));
  else await lane(values.shell ? await shellRounds() : worksheetRound);
} finally {
  await world.stop();
}
console.log(`\n${rounds} rounds from seed ${first}, ${done} ${counted()}, ${failed.length} rounds failed`);
if (failed.length > 0) {
  console.error(`Seeds: ${failed.join(', ')}`);
  process.exit(1);
}

type Play = (seed: number) => Promise<[number, Result]>;

async function playOne(play: Play, seed: number): Promise<void> {
  const [count, result] = await play(seed);
  done += count;
  const isGood = result.problems.length === 0;
  console.log(
    `${isGood ? 'ok  ' : 'BAD '} seed ${seed}: ${count} ${counted()}, ${result.faults.join(', ')}; ${Math.round(result.ms)} ms`,
  );
  if (isGood) return;
  failed.push(seed);
  console.log([...result.problems, ...result.story].map(line => `     ${line}`).join('\n'));
}

function counted(): string {
  return values.typing ? 'keys' : values.shell ? 'ways on used' : 'cells typed';
}

/** Each script has a page of its own, a few of them share a browser. */
function typingRounds(): Play {
  let context: BrowserContext | undefined;
  let played = 0;
  return async seed => {
    if (played % SCRIPTS_OF_A_BROWSER === 0) {
      await context?.close();
      context = undefined;
    }
    played += 1;
    context ??= await world.openContext();
    const script = planTyping(seed, TYPED_INTO);
    const result = await playTyping(world, context, script, TYPED_INTO);
    return [script.presses.length, { ...result, faults: ['slow network'] }];
  };
}

async function worksheetRound(seed: number): Promise<[number, Result]> {
  const result = await playRound(world, planRound(seed));
  return [result.typed, result];
}

/** All rounds walk through one project. */
async function shellRounds(): Promise<Play> {
  const { projectUuid } = await world.createAnalysis(4);
  return async seed => {
    const result = await playShell(world, planShell(seed), projectUuid);
    return [result.used, result];
  };
}
