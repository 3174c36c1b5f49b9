import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, runStep } from './test-run/runStep.ts';
import { testPlan } from './test-run/testPlan.ts';

/**
 * `npm test [-- <word in the name of a step> …]`: everything that CI checks. Every step runs even when an earlier one
 * fails, so that one run tells all. With TEST_DATABASE_URL the tests of the modules run on that PostgreSQL instead of the
 * embedded one, and the journeys that write run a second time.
 *
 * Step runners (concurrently, npm-run-all2) would replace only the loop below: they neither read the test runners'
 * reports nor add them up, and most of this code reads reports, groups lanes and prints the summary.
 */
const folders = {
  reports: mkdtempSync(join(tmpdir(), 'badger-reports-')),
  exercised: mkdtempSync(join(tmpdir(), 'badger-exercised-')),
};

/**
 * Nearly as far behind as the product's own workers for files (`server/jobs/keptWorkers.ts`, 10): beside browsers and test
 * processes that keep every core busy for an hour they would run into the limits of those who wait for them: beside five
 * busy processes a worker took 10 s to start, and 2 s when those stood as far behind. Less than as far, so that a test can see that a worker stands behind its server.
 */
const BEHIND = 9;
setPriority(Math.max(getPriority(), BEHIND));

const words = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) =>
  words.length === 0 || words.some(word => name.includes(word));

const total: Outcome = { passed: 0, failed: 0, failures: [] };
const summary: string[] = [];
const started = performance.now();
for (const phase of testPlan(folders)) {
  const lanes = phase.map(lane => lane.filter(isWanted)).filter(lane => lane.length > 0);
  const outcomes = lanes.map(async lane => {
    const lines: string[] = [];
    for (const step of lane) {
      const { passed, failed, failures, seconds } = await runStep(step, lanes.length === 1);
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
      lines.push(
        `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s)`,
      );
    }
    return lines;
  });
  summary.push(...(await Promise.all(outcomes)).flat());
}
for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\n${summary.join('\n')}\nall in ${seconds} s\n`);
// Last, so that a truncated log still shows it.
const titles = total.failures.map(failure => failure.split('\n', 1)[0]);
if (titles.length > 0)
  console.log(`Failures:\n${total.failures.join('\n')}\n\nFailed:\n${titles.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
