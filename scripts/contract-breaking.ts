import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakingChanges, type Contract, listedChanges } from './contractChanges.ts';

/**
 * `npm run contract:breaking [-- <commit>]`: compares openapi/ as it stands with the contract of the last commit (or
 * another one). Prints every change that would break a client, and fails when openapi/breaking-changes.md does not list
 * it with a reason.
 */
const LIST = 'openapi/breaking-changes.md';
const commit = process.argv[2] ?? 'HEAD';

function output(command: string, ...args: string[]): string {
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 });
  if (result.status === 0) return result.stdout;
  console.error(`${command} ${args.join(' ')} failed:\n${result.stderr || result.error}`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'badger-contract-'));
const bundle = join(folder, 'v1.json');
output('redocly', 'bundle', 'openapi/v1.yaml', '-o', bundle);
const present = JSON.parse(readFileSync(bundle, 'utf8')) as Contract;
rmSync(folder, { recursive: true });
const committed = JSON.parse(output('git', 'show', `${commit}:openapi/bundled/v1.json`)) as Contract;

const listed = listedChanges(readFileSync(LIST, 'utf8'));
const changes = breakingChanges(committed, present);
const open = changes.filter(change => !listed.has(change));
for (const change of changes) console.log(`${listed.has(change) ? 'listed' : 'BREAKS'}  ${change}`);
if (open.length > 0) {
  console.error(
    `\n${open.length} changes since ${commit} would break a client. Undo them, or list each in ${LIST} as\n- \`<the change as printed>\`: <reason>`,
  );
  process.exit(1);
}
console.log(`No unlisted change since ${commit} would break a client (${changes.length} listed).`);
