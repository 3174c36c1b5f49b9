import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runStep, type Step } from './test-run/runStep.ts';
import { touchedTests } from './test-run/touchedTests.ts';

/**
 * `npm run test:quick [-- --base <commit>]`: what the change since `base` touches, in about a minute: format and lint of
 * the changed files, types, import rules, and the test files nearest to them. Before a change lands, `npm test` runs.
 */
const { values } = parseArgs({ options: { base: { type: 'string' } } });

/** So many files of a project keep a run short; those further away are named and left to `npm test`. */
const MAX_FILES = 5;
/** Types are checked from what the last quick run knew. */
const CACHE = 'node_modules/.cache/badger';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(line => line !== '');

function defaultBase(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      const [common = ''] = git('merge-base', 'HEAD', branch);
      if (common !== git('rev-parse', 'HEAD')[0]) return common;
    } catch {
      // There is no such branch.
    }
  }
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
}

const base = values.base ?? defaultBase();
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const present = changed.filter(path => existsSync(path));
const touches = (...folders: string[]) =>
  changed.some(path => folders.some(folder => path.startsWith(`${folder}/`)));
const tests = touchedTests(changed);
const isWeb = (path: string) => path.startsWith('tests/web/');
const [web, server] = [tests.filter(isWeb), tests.filter(path => !isWeb(path))];
const chosen = [...web.slice(0, MAX_FILES), ...server.slice(0, MAX_FILES)];

mkdirSync(CACHE, { recursive: true });
const types = (name: string, config: string): Step => ({
  name,
  command: ['tsc', '-p', config, '--incremental', '--tsBuildInfoFile', `${CACHE}/${config}.tsbuildinfo`],
});
const biome = ['biome', 'check', '--colors=off', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
const ofBoth = ['domain', 'glossary', 'openapi', 'tests/support'];
const isWebTouched = touches('src', 'tests/web', ...ofBoth);
const isServerTouched = touches(
  'server',
  'scripts',
  'tests/server',
  'tests/contract',
  'tests/e2e',
  ...ofBoth,
);
const lanes: Step[][] = [
  [
    ...(present.length > 0
      ? [{ name: 'format and lint of what changed', command: [...biome, ...present] }]
      : []),
    ...(isWebTouched ? [types('types of the web app', 'tsconfig.web.json')] : []),
    ...(isServerTouched ? [types('types of the server', 'tsconfig.json')] : []),
    { name: 'import rules', command: ['npm', 'run', '--silent', 'lint:imports'] },
  ],
  chosen.length > 0 ? [{ name: 'tests of what changed', command: ['vitest', 'run', ...chosen] }] : [],
];

const started = performance.now();
console.log(
  `${changed.length} files changed since ${base.slice(0, 10)}; ${tests.length} test files near them`,
);
const failed: string[] = [];
await Promise.all(
  lanes.map(async lane => {
    for (const step of lane) if ((await runStep(step, false)).failed > 0) failed.push(step.name);
  }),
);
const left = tests.filter(path => !chosen.includes(path));
if (left.length > 0) console.log(`\nLeft to npm test:\n${left.join('\n')}`);
console.log(
  `\n${failed.length === 0 ? 'passed' : `FAILED: ${failed.join(', ')}`} in ${Math.round((performance.now() - started) / 1000)} s`,
);
process.exit(failed.length === 0 ? 0 : 1);
