import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARITY } from '../support/e2e/parity/index.ts';

const ROW = /^\| (\d+) \| (.+) \| `(tests\/[^`]+)`: `([^`]+)` \|$/;

const rows = readFileSync('docs/worksheet-parity.md', 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, number, what, file, name] = ROW.exec(line) ?? [];
    return number && what && file && name ? [{ number: Number(number), what, file, name }] : [];
  });

test('each of the forty cases names a test that there is', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  const missing = rows.filter(({ file, name }) => !readFileSync(file, 'utf8').includes(`'${name}'`));
  expect(missing).toEqual([]);
});

test('each of them is gone through in the browsers under its number', () => {
  const steps = PARITY.flatMap(({ cases }) => cases.map(({ number, what }) => ({ number, what })));
  expect(steps.sort((a, b) => a.number - b.number)).toEqual(
    rows.map(({ number, what }) => ({ number, what })),
  );
});
