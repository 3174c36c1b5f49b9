import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { AppText } from './text-list/collectTexts.ts';
import type { ProgramAnswer, ProgramRequest } from './text-list/readProgram.ts';

/**
 * `npm run texts`: writes the list of all texts of the product, which the content service shows to editors. With
 * --check it writes nothing and fails when the list is not current. Both fail on a text whose key or fallback cannot be
 * read from the code, on a key with two fallbacks, on a German fallback that is missing, left over or has other places
 * for values, and on texts that are written into a component or a page by hand. With --types they also check the types
 * of both sides and their tests, as `tsc` does: it takes the same programs, which are what costs time.
 */
const LIST = 'server/content/appTexts.json';

/** Each side has its own German, so that the web app does not load the texts of pages and mails. */
const SIDES = [
  {
    folder: 'src',
    configFile: 'tsconfig.web.json',
    germanFile: 'src/glossary/german.json',
    // Some helpers of web tests know the seed of the platform.
    types: { except: ['server'] },
  },
  {
    folder: 'server',
    configFile: 'tsconfig.json',
    germanFile: 'server/texts/german.json',
    types: { except: [] },
  },
  {
    // What both sides say; types are checked by either of them.
    folder: 'glossary',
    configFile: 'tsconfig.json',
    germanFile: 'glossary/german.json',
    types: undefined,
  },
];
/** Both sides in one program: their own files are checked above. */
const TESTS_OF_BOTH = {
  configFile: 'tests/cache/tsconfig.json',
  types: { except: ['domain', 'glossary', 'src', 'server', 'tests/support'] },
};

const isCheck = process.argv.includes('--check');
const withTypes = process.argv.includes('--types');

const read = ({ configFile, folder, types }: ProgramRequest) =>
  new Promise<ProgramAnswer>((resolve, reject) => {
    const workerData: ProgramRequest = { configFile, folder, types: withTypes ? types : undefined };
    const worker = new Worker(new URL('./text-list/readProgram.ts', import.meta.url), { workerData });
    worker.once('message', resolve).once('error', reject);
  });

const places = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort().join(' ');

const problems: string[] = [];
const listed = new Map<string, AppText & { german: string | null }>();

const reading = SIDES.map(async side => ({ ...side, ...(await read(side)) }));
const sides = await Promise.all(reading);
const typeErrors = sides.flatMap(side => side.typeErrors);
if (withTypes) typeErrors.push(...(await read(TESTS_OF_BOTH)).typeErrors);

for (const { germanFile, texts, problems: unreadable } of sides) {
  problems.push(...unreadable);
  const german = JSON.parse(readFileSync(germanFile, 'utf8')) as Record<string, string>;
  for (const text of texts) {
    const { key, fallback } = text;
    const translated = german[key];
    if (translated === undefined)
      problems.push(`${germanFile}: "${key}" is missing (${JSON.stringify(fallback)}).`);
    else if (places(translated) !== places(fallback))
      problems.push(`${germanFile}: "${key}" has other places for values than ${JSON.stringify(fallback)}.`);
    const other = listed.get(key);
    if (other) problems.push(`"${key}" is a text of both ${text.where[0]} and ${other.where[0]}.`);
    listed.set(key, { ...text, german: translated ?? null });
  }
  const keys = new Set(texts.map(({ key }) => key));
  for (const key of Object.keys(german))
    if (!keys.has(key)) problems.push(`${germanFile}: no text has the key "${key}".`);
}

const texts = [...listed.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
const list = `${JSON.stringify(texts, null, 2)}\n`;
if (!isCheck) writeFileSync(LIST, list);
else if (!existsSync(LIST) || readFileSync(LIST, 'utf8') !== list)
  problems.push(`${LIST} is not current. Run "npm run texts" and commit it.`);

if (problems.length > 0) console.error(`${problems.join('\n')}\n${problems.length} problems in the texts.`);
else console.log(`${texts.length} texts, each with key, fallback and German.`);
if (typeErrors.length > 0) console.error(`${typeErrors.join('\n')}\n${typeErrors.length} type errors.`);
else if (withTypes) console.log('No type errors.');
process.exit(problems.length + typeErrors.length === 0 ? 0 : 1);
