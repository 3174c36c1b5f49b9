import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { breakingChanges, type DiffReport, listedChanges } from './breakingChanges.ts';
import { clientChanges, grouped } from './clientChanges.ts';
import { comparable } from './comparableContract.ts';

/**
 * `npm run contract:breaking [-- --base <commit>]`: compares openapi/ as it stands with the contract that was released
 * last, or with that of a commit such as origin/main. Prints every change that breaks a client, and fails when
 * openapi/breaking-changes.md does not list it with a reason. With --release, the present contract becomes the released
 * one.
 */
const RELEASED = 'openapi/released/v1.json';
const BUNDLE = 'openapi/bundled/v1.json';
const LIST = 'openapi/breaking-changes.md';

const { base, release } = parseArgs({
  options: { base: { type: 'string' }, release: { type: 'boolean' } },
}).values;
if (release) {
  // Minified: nobody reads this file, and 40,000 lines would clutter every diff.
  writeFileSync(RELEASED, `${JSON.stringify(JSON.parse(readFileSync(BUNDLE, 'utf8')))}\n`);
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'badger-contract-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  console.error(`${command} ${args.join(' ')} failed:\n${error ?? stderr}`);
  process.exit(2);
}

const [beforeFile, afterFile, reportFile] = [
  join(folder, 'before.json'),
  join(folder, 'after.json'),
  join(folder, 'report.json'),
];
run('redocly', 'bundle', 'openapi/v1.yaml', '-o', afterFile);
const [before, after] = comparable(
  JSON.parse(base ? run('git', 'show', `${base}:${BUNDLE}`) : readFileSync(RELEASED, 'utf8')),
  JSON.parse(readFileSync(afterFile, 'utf8')),
);
writeFileSync(beforeFile, JSON.stringify(before));
writeFileSync(afterFile, JSON.stringify(after));
run('redocly', 'diff', beforeFile, afterFile, '--fail-on=none', '--format=json', `--output=${reportFile}`);
const changes = grouped([
  ...breakingChanges(JSON.parse(readFileSync(reportFile, 'utf8')) as DiffReport),
  ...clientChanges(before, after),
]);
const listed = listedChanges(readFileSync(LIST, 'utf8'));
const open = changes.filter(change => !listed.has(change));
for (const change of changes) console.log(`${listed.has(change) ? 'listed' : 'BREAKS'}  ${change}`);
if (open.length > 0) {
  console.error(
    `\n${open.length} changes since ${base ?? 'the last release'} break a client. Undo them, or list each in ${LIST} as\n- \`<the change as printed>\`: <reason>`,
  );
  process.exit(1);
}
console.log(
  `No unlisted change since ${base ?? 'the last release'} breaks a client (${changes.length} listed).`,
);
