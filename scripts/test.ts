import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from './chromium.ts';

/**
 * `npm test`: everything that CI checks. Every step runs even when an earlier one fails, so that one run tells all.
 * With TEST_DATABASE_URL the server tests and the journeys that write run a second time, on that PostgreSQL.
 */

/** Tests of the embedded database itself and of its crashes; on another PostgreSQL they would only repeat themselves. */
const EMBEDDED_ONLY = ['tests/server/embedded-*', 'tests/server/killStorm*', 'tests/server/processRefusals*'];

/** Journeys whose outcome depends on the database. */
const WRITING_JOURNEYS = ['mainJob', 'machineProject', 'conflict', 'signIn'];

interface Outcome {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Where a test runner's report stands; a step without one counts as a single check. */
  report?: { file: string; read: (report: never) => Outcome };
}

const reports = mkdtempSync(join(tmpdir(), 'badger-reports-'));

function run({ command: [program = '', ...args], environment }: Step): Promise<number> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
    });
    child.on('error', () => resolve(127));
    child.on('close', code => resolve(code ?? 1));
  });
}

const readVitest = ({
  numPassedTests,
  numFailedTests,
}: {
  numPassedTests: number;
  numFailedTests: number;
}): Outcome => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

const readPlaywright = ({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number };
}): Outcome => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

function vitest(
  name: string,
  projects: string[],
  environment: Record<string, string> = {},
  excluded: string[] = [],
): Step {
  const file = join(reports, `${name}.json`);
  const selected = [
    ...projects.map(project => `--project=${project}`),
    ...excluded.map(glob => `--exclude=${glob}`),
  ];
  return {
    name,
    command: [
      'vitest',
      'run',
      ...selected,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    environment,
    report: { file, read: readVitest as (report: never) => Outcome },
  };
}

function playwright(name: string, environment: Record<string, string>, ...files: string[]): Step {
  const file = join(reports, `${name}.json`);
  return {
    name,
    command: ['playwright', 'test', ...files, '--reporter=list,json'],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: { file, read: readPlaywright as (report: never) => Outcome },
  };
}

function steps(): Step[] {
  const external = process.env.TEST_DATABASE_URL;
  const embedded = { TEST_DATABASE_URL: '' };
  const browser = { CHROMIUM_PATH: requireChromium() };
  const checks: Step[] = [
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    { name: 'import rules', command: ['npm', 'run', '--silent', 'lint:imports'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
    { name: 'contract', command: ['redocly', 'lint'] },
    { name: 'contract keeps its clients', command: ['node', 'scripts/contract-breaking.ts'] },
    { name: 'generated files', command: ['node', 'scripts/codegen.ts', '--check'] },
    { name: 'build', command: ['node', 'scripts/build.ts'] },
  ];
  const tests = [
    vitest('web tests', ['web']),
    vitest('server tests', ['server'], embedded),
    playwright('end-to-end tests', { ...browser, ...embedded }),
  ];
  if (external) {
    tests.push(
      vitest(
        'server tests on the other PostgreSQL',
        ['server'],
        { TEST_DATABASE_URL: external },
        EMBEDDED_ONLY,
      ),
    );
    tests.push(
      playwright(
        'end-to-end tests on the other PostgreSQL',
        { ...browser, TEST_DATABASE_URL: external },
        ...WRITING_JOURNEYS,
      ),
    );
  }
  return [...checks, ...tests];
}

/** A runner that broke off leaves no report, or one without the failure: its exit code counts then. */
function outcomeOf(step: Step, code: number): Outcome {
  if (!step.report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    const outcome = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')) as never);
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const wanted = process.argv.slice(2);
const total: Outcome = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const step of steps().filter(
  ({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)),
)) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const outcome = outcomeOf(step, await run(step));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  summary.push(
    `${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s)`,
  );
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
