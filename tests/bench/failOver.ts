import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from '../support/benchMeasure.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { findFreePort, removeServerFolder, startServer } from '../support/serverProcess.ts';
import { StandbyPair } from '../support/standbyPair.ts';
import { findLosses, signInToStorm, WriteStorm } from '../support/storm.ts';

/**
 * `node tests/bench/failOver.ts --rounds=20`: the primary of a pair of databases is killed in the middle of a write storm,
 * and its standby becomes the primary, again and again. Measured is the time from the kill to the first change that is
 * saved after it. As root, with Debian's `postgresql-15` and `haproxy`. Ends with 1 when anything acknowledged is lost.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '20261125' },
    clients: { type: 'string', default: '6' },
  },
});
/** Time that the clients write before the primary is killed, and after they are served again. */
const MAX_WRITE_MS = 1500;

const random = seededRandom(Number(values.seed));
const folder = await mkdtemp(join(tmpdir(), 'bench-fail-over-'));
const pair = await StandbyPair.start();
const { server } = await startServer({
  folder,
  port: await findFreePort(),
  environment: { DATABASE_URL: pair.url, REQUESTS_PER_MINUTE: '1000000' },
});
const away: number[] = [];
const problems: string[] = [];
let acknowledged = 0;
try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const project = await signInToStorm(server.url);
    const storm = new WriteStorm(server.url, project, Number(values.clients));
    await storm.begun();
    await delay(random() * MAX_WRITE_MS);
    const before = storm.acknowledged.length;
    const killed = performance.now();
    await pair.failOver();
    await storm.goesOn();
    const awayMs = performance.now() - killed;
    await delay(random() * MAX_WRITE_MS);
    await storm.stop();
    const losses = await pair.withPrimary(client => findLosses(client, project.uuid, storm.acknowledged));
    problems.push(...[...storm.refusals, ...losses].map(problem => `round ${round}: ${problem}`));
    away.push(awayMs);
    acknowledged += storm.acknowledged.length;
    console.log(
      `${String(round).padStart(3)}  ${String(before).padStart(5)} acknowledged before, ` +
        `${String(storm.acknowledged.length - before).padStart(5)} after, served again in ${Math.round(awayMs)} ms`,
    );
    await pair.rebuild();
  }
} finally {
  await server.end();
  await pair.stop();
}
const at = (share: number) => Math.round(quantile(away, share));
console.log(
  `\n${away.length} rounds, seed ${values.seed}: ${acknowledged} acknowledged, ${problems.length} problems\n` +
    `Served again: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms`,
);
if (problems.length > 0) {
  console.error(problems.slice(0, 50).join('\n'));
  process.exit(1);
}
await removeServerFolder(folder);
