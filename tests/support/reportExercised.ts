import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from './contract.ts';
import type { Exercise } from './exercised.ts';

/**
 * Says which served operations no test of a run exercised with a look at what is stored; ends with 1 when there are any.
 * node tests/support/reportExercised.ts <folder> [--list]   --list names a test for each operation
 */
const [folder = '', option] = process.argv.slice(2);
const seen = new Map<string, Exercise>();
for (const file of readdirSync(folder))
  for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
    const exercise = JSON.parse(line) as Exercise;
    if (!seen.get(exercise.operation)?.isSeen) seen.set(exercise.operation, exercise);
  }
const served = operations.map(({ id }) => id);
const missing = served.filter(id => !seen.get(id)?.isSeen);
if (option === '--list') for (const id of served) console.log(`${id}\t${seen.get(id)?.test ?? ''}`);
for (const id of missing) {
  const unseen = seen.get(id);
  console.log(unseen ? `${id}: ${unseen.test} does not look at what it stored` : `${id}: no test`);
}
console.log(`${served.length - missing.length} of ${served.length} served operations exercised`);
process.exit(missing.length === 0 ? 0 : 1);
