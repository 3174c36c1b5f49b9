import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ImportError, importTexts } from '../../../server/content/admin/exchange.ts';

const texts = {
  language: 'en',
  text: (_key: string, fallback: string, { values = [] }: { values?: readonly unknown[] } = {}) =>
    fallback.replaceAll(/\{(\d)\}/g, (_, place: string) => String(values[Number(place) - 1])),
} as unknown as Parameters<typeof importTexts>[1];

const HEAD = 'uiKey,deploymentEnv,domain,organizationUuid,locale,textType,plainText,markdownText';
const row = (index: number, text: string) => `badger/import/${index},PRODUCTION,SAFETY,,en,plain,${text},`;
const file = (rows: number, text: string) =>
  [HEAD, ...Array.from({ length: rows }, (_, index) => row(index, text))].join('\n');

const reasonsOf = (content: string) =>
  importTexts(content, texts).then(
    () => [],
    (error: unknown) => {
      if (!(error instanceof ImportError)) throw error;
      return error.reasons;
    },
  );

/** How often anything else has its turn while something is under way. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  await end;
  return turns;
}

test('the largest file that fits is read in pieces, so that others have their turn', async () => {
  const content = file(10_000, 'x'.repeat(700));
  const result = importTexts(content, texts);
  expect(await turnsDuring(result)).toBeGreaterThan(content.length / 100_000);
  expect((await result).items).toHaveLength(10_000);
});

test.each([
  ['without a line break', `${HEAD}\n${','.repeat(8_000_000)}`],
  ['whose first line does not end', 'a,'.repeat(4_000_000)],
  ['with a quote that is never closed', `${HEAD}\n"${'x\n'.repeat(4_000_000)}`],
])('8 MB %s end where one row is longer than any may be', async (_, content) => {
  const reasons = reasonsOf(content);
  // Read to its end it would take more than a hundred pieces.
  expect(await turnsDuring(reasons)).toBeLessThan(20);
  expect(await reasons).toEqual([expect.stringMatching(/Max Record Size|more than 100000 characters/)]);
});

test('a file with too many rows is refused when the first one too many is read', async () => {
  expect(await reasonsOf(file(10_001, 'x'))).toEqual(['It has more than 10000 rows. Import it in parts.']);
  expect(await reasonsOf(file(10_000, 'x'))).toEqual([]);
});
