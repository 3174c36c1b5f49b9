import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withDatabase } from '../support/benchLargeProject.ts';
import { BenchSession } from '../support/benchProject.ts';
import { type Figure, report } from '../support/benchReport.ts';
import { databaseOf, removeServerFolder, startServer } from '../support/serverProcess.ts';
import { benchBatchUpdate } from './batchUpdate.ts';
import type { BenchContext } from './context.ts';
import { benchCrowd } from './crowd.ts';
import { benchExchange } from './exchange.ts';
import { benchGrowth } from './growth.ts';
import { benchJavaScript } from './javaScript.ts';
import { benchCopy, benchMetrics } from './largeProject.ts';
import { benchLive } from './live.ts';
import { benchMemory } from './memory.ts';
import { METRICS_TOKEN } from './memoryOverTime.ts';
import { benchMove } from './moveRatingSet.ts';
import { benchNeighbours } from './neighbours.ts';
import { benchOpenSheet } from './openSheet.ts';
import { benchPaste } from './paste.ts';
import { benchReports } from './reports.ts';
import { benchResources } from './resources.ts';
import { benchStart } from './start.ts';
import { benchBatch, benchList, benchWrite } from './throughput.ts';
import { benchUsers } from './users.ts';
import { benchVoting } from './voting.ts';
import { benchWorksheet } from './worksheet.ts';

/**
 * `npm run bench`: every figure beside its floor, in the same run and in turns (docs/bench.md).
 * --only=list,write   some of the parts; --quick   shorter, for a look; --port   first of fifty ports;
 * --minutes=10   how long the people of `users` and `crowd` work
 */
const PARTS: Record<string, (context: BenchContext) => Promise<Figure[]>> = {
  list: benchList,
  write: benchWrite,
  batch: benchBatch,
  update: benchBatchUpdate,
  live: benchLive,
  voting: benchVoting,
  resources: benchResources,
  copy: benchCopy,
  metrics: benchMetrics,
  exchange: benchExchange,
  reports: benchReports,
  move: benchMove,
  growth: benchGrowth,
  users: benchUsers,
  crowd: benchCrowd,
  neighbours: benchNeighbours,
  memory: benchMemory,
  start: benchStart,
  javascript: benchJavaScript,
  worksheet: benchWorksheet,
  open: benchOpenSheet,
  paste: benchPaste,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    quick: { type: 'boolean', default: false },
    // Below those that the system gives to connections that go out.
    port: { type: 'string', default: '18860' },
    minutes: { type: 'string', default: '1' },
  },
});
const wanted = values.only.split(',').map(name => name.trim());
const unknown = wanted.filter(name => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

/** Growth is measured further than an installation allows at first, and what creates for seconds gets there too. */
const MOST_HAZARDS = 1_000_000;

const folder = await mkdtemp(join(tmpdir(), 'bench-run-'));
const port = Number(values.port);
const loadBefore = loadavg()[0] ?? 0;
if (loadBefore > 3)
  console.log(`The machine is busy (load average ${loadBefore.toFixed(1)}); trust only ratios.`);
// A limit for people would end a load after a minute; its counting is still measured.
const environment = { REQUESTS_PER_MINUTE: '10000000', METRICS_TOKEN };
const { server } = await startServer({ folder, port, environment });
try {
  const context: BenchContext = {
    server,
    session: new BenchSession(server.url),
    databaseUrl: (await databaseOf(folder))?.url ?? '',
    // Many short turns: a machine that is slow for some seconds is so for both.
    rounds: values.quick ? 8 : 28,
    seconds: 0.5,
    folder,
    port,
    quick: values.quick,
    minutes: Number(values.minutes),
  };
  await withDatabase(context.databaseUrl, pool =>
    pool.query(`update configuration_items set value = $1 where name = 'limits.hazards-per-project'`, [
      String(MOST_HAZARDS),
    ]),
  );
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (!wanted.includes(name)) continue;
    console.log(`… ${name}`);
    try {
      figures.push(...(await part(context)));
    } catch (error) {
      // What the other parts measured is not lost with this one.
      console.error(error);
      process.exitCode = 1;
    }
  }
  report(figures, loadBefore);
} finally {
  await server.end();
  await removeServerFolder(folder);
}
