import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface AppText {
  key: string;
  fallback: string;
}

const texts: AppText[] = JSON.parse(
  readFileSync(new URL('../../server/content/appTexts.json', import.meta.url), 'utf8'),
);

/** What nobody would say aloud, with what is said instead. */
const INSTEAD: readonly [words: RegExp, instead: string][] = [
  [/\bshipped\b/i, 'built-in'],
  [/\banew\b/i, 'again'],
  [/\bcan not\b/i, 'cannot'],
  [/\bones too\b/i, 'show archived'],
];

it.each(INSTEAD)('no text of a screen says %s', words => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ fallback }) => words.test(fallback)).map(({ key }) => key)).toEqual([]);
});
