import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROW = /^\| (\d+) \| .+ \| `(tests\/[^`]+)`: `([^`]+)` \|$/;

test('each of the forty cases names a test that there is', () => {
  const rows = readFileSync('docs/worksheet-parity.md', 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, number, file, name] = ROW.exec(line) ?? [];
      return number && file && name ? [{ number: Number(number), file, name }] : [];
    });
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  const missing = rows.filter(({ file, name }) => !readFileSync(file, 'utf8').includes(`'${name}'`));
  expect(missing).toEqual([]);
});
