import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type AppText, collectTexts } from './text-list/collectTexts.ts';
import { findHandWritten } from './text-list/findHandWritten.ts';
import { openProgram } from './text-list/openProgram.ts';

/**
 * `npm run texts`: writes the list of all texts of the product, which the content service shows to editors. With
 * --check it writes nothing and fails when the list is not current. Both fail on a text whose key or fallback cannot be
 * read from the code, on a key with two fallbacks, on a German fallback that is missing, left over or has other places
 * for values, and on texts that are written into a component or a page by hand.
 */
const LIST = 'server/content/appTexts.json';

/** Each side has its own German, so that the web app does not load the texts of pages and mails. */
const SIDES = [
  { folder: 'src', configFile: 'tsconfig.web.json', germanFile: 'src/glossary/german.json' },
  { folder: 'server', configFile: 'tsconfig.json', germanFile: 'server/texts/german.json' },
];

const places = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort().join(' ');

const problems: string[] = [];
const listed = new Map<string, AppText & { german: string | null }>();

for (const { folder, configFile, germanFile } of SIDES) {
  const program = openProgram(configFile, folder);
  const { texts, problems: unreadable } = collectTexts(program);
  problems.push(...unreadable, ...findHandWritten(program));
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
if (!process.argv.includes('--check')) writeFileSync(LIST, list);
else if (!existsSync(LIST) || readFileSync(LIST, 'utf8') !== list)
  problems.push(`${LIST} is not current. Run "npm run texts" and commit it.`);

if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${problems.length} problems in the texts.`);
  process.exit(1);
}
console.log(`${texts.length} texts, each with key, fallback and German.`);
