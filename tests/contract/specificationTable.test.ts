import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// docs/specification.md: each line of the specification with the tests that hold it.

interface Line {
  line: string;
  tests: string;
}

const lines = readFileSync('docs/specification.md', 'utf8').split('\n');
const rows = lines.flatMap((text): Line[] => {
  const [, line, tests] = /^\| ([^|]+) \| ([^|]+) \|$/.exec(text) ?? [];
  return line && tests && line !== 'Line' && tests !== 'open' ? [{ line, tests }] : [];
});

const named = rows.flatMap(({ line, tests }) =>
  tests.split('; `').map(test => {
    const [, file = '', title = ''] = /^`?([^`]+)`: (.+)$/.exec(test) ?? [];
    return { line, file, title };
  }),
);

describe('the tests of the specification', () => {
  it('are named for many lines', () => expect(rows.length).toBeGreaterThan(50));

  it('exist', () => {
    const missing = named.filter(
      ({ file, title }) =>
        !file || !title || !readFileSync(`tests/${file}`, 'utf8').replaceAll("\\'", "'").includes(title),
    );
    expect(missing).toEqual([]);
  });
});
