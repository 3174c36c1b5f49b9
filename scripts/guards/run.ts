import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { GUARDS, type Guard } from './guards.ts';

// npm run test:guards [-- <from> <to>]
// Takes out each guard of access in turn, runs the test that has to notice, and puts the file back. Ends with 1 when a
// test did not notice, or when a guard no longer stands where the list says.

const [from = 1, to = GUARDS.length] = process.argv.slice(2).map(Number);

const commandFor = ({ noticedBy, tests }: Guard) => [
  'run',
  '--project',
  'server',
  '--bail=1',
  noticedBy,
  ...(tests ? ['-t', tests] : []),
];

/** @returns how the test noticed: the first assertion that failed; undefined when it did not */
function noticed(guard: Guard): string | undefined {
  const source = readFileSync(guard.file, 'utf8');
  if (source.split(guard.guard).length !== 2)
    throw new Error(`${guard.what}: ${guard.file} has not exactly one ${guard.guard}`);
  const restore = () => writeFileSync(guard.file, source);
  const stop = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  writeFileSync(
    guard.file,
    source.replace(guard.guard, () => guard.without),
  );
  try {
    const { status, stdout, stderr } = spawnSync('vitest', commandFor(guard), {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    // A file that does not load fails as well, but notices nothing: on a busy machine a start may take too long.
    if (status !== 0 && !/Tests .*\d+ (failed|passed)/.test(stdout))
      throw new Error(`${guard.what}: ${guard.noticedBy} did not run\n${stdout.slice(-2000)}`);
    return status === 0 || !/Tests .*\d+ failed/.test(stdout)
      ? undefined
      : (/^ FAIL .*$/m.exec(stdout + stderr)?.[0] ?? '');
  } finally {
    restore();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

const chosen = GUARDS.slice(from - 1, to);
let count = 0;
for (const [index, guard] of chosen.entries()) {
  const how = noticed(guard);
  if (how !== undefined) count += 1;
  console.log(
    `${from + index}. ${guard.what}: ${how === undefined ? 'NOT NOTICED' : `noticed (${how.trim()})`}`,
  );
}
console.log(`${count} of ${chosen.length} noticed`);
process.exitCode = count === chosen.length ? 0 : 1;
