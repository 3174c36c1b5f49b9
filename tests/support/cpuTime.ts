import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/**
 * Notes how much processor time a test file took, its imports included, as lines of `milliseconds file` in the file that
 * CPU_TIMES names. Unlike a duration it hardly depends on what else the machine does.
 */
const FILE = process.env.CPU_TIMES;
const started = process.cpuUsage();

afterAll(() => {
  if (!FILE) return;
  const { user, system } = process.cpuUsage(started);
  const test = relative(process.cwd(), expect.getState().testPath ?? '');
  appendFileSync(FILE, `${Math.round((user + system) / 1000)} ${test}\n`);
});
