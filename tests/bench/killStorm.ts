import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quantile } from '../support/benchMeasure.ts';
import { LoopDisk } from '../support/loopDisk.ts';
import { findFreePort, removeServerFolder } from '../support/serverProcess.ts';
import { runStorm } from '../support/storm.ts';

/**
 * `node tests/bench/killStorm.ts --rounds=50`: kill -9 in the middle of a write storm, again and again, on one data
 * folder; with `--power` the power of its disk is cut each time (Linux, as root). Ends with 1 when anything that was
 * acknowledged is lost, or when an index of the database does not agree with its table.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '20261120' },
    port: { type: 'string' },
    power: { type: 'boolean', default: false },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'bench-storm-'));
const disk = values.power ? await LoopDisk.create(join(folder, 'disk.img'), join(folder, 'data')) : undefined;
const { rounds, acknowledged, problems } = await runStorm({
  folder,
  ...(disk && { disk }),
  port: values.port ? Number(values.port) : await findFreePort(),
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  report: ({ readyMs, wroteMs, killed, acknowledged: saved }, number) =>
    console.log(
      `${String(number).padStart(3)}  killed ${killed.padEnd(19)} after ${String(wroteMs).padStart(4)} ms, ` +
        `${String(saved).padStart(5)} acknowledged, ready again in ${Math.round(readyMs)} ms`,
    ),
});

const spread = (of: (killed: string) => boolean) => {
  const times = rounds.filter(({ killed }) => of(killed)).map(({ readyMs }) => readyMs);
  const at = (share: number) => Math.round(quantile(times, share));
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms`;
};
console.log(
  `\n${rounds.length} rounds, seed ${values.seed}: ${acknowledged} acknowledged, ${problems.length} problems`,
);
if (disk) console.log(`Ready again, power cut: ${spread(() => true)}`);
else {
  console.log(`Ready again, server killed:              ${spread(killed => killed === 'server')}`);
  console.log(`Ready again, server and database killed: ${spread(killed => killed !== 'server')}`);
}
if (problems.length > 0) {
  console.error(problems.slice(0, 50).join('\n'));
  console.error(`The data is kept: ${folder}`);
  process.exit(1);
}
await disk?.remove();
await removeServerFolder(folder);
