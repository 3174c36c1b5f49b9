import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { collectTexts } from './text-list/collectTexts.ts';
import { findHandWritten } from './text-list/findHandWritten.ts';
import { openWebProgram } from './text-list/openWebProgram.ts';

/**
 * `npm run texts`: writes the list of all texts of the web app, which the content service shows to editors. With
 * --check it writes nothing and fails when the list is not current. Both fail on a text whose key or fallback can not be
 * read from the code, on a key with two fallbacks, on a German fallback that is missing, left over or has other places
 * for values, and on texts that are written into a component by hand.
 */
const LIST = 'server/content/appTexts.json';
const GERMAN = 'src/glossary/german.json';

const program = openWebProgram('tsconfig.web.json');
const { texts, problems } = collectTexts(program);
problems.push(...findHandWritten(program));

const german = JSON.parse(readFileSync(GERMAN, 'utf8')) as Record<string, string>;
const places = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort().join(' ');
for (const { key, fallback } of texts) {
  const translated = german[key];
  if (translated === undefined)
    problems.push(`${GERMAN}: "${key}" is missing (${JSON.stringify(fallback)}).`);
  else if (places(translated) !== places(fallback))
    problems.push(`${GERMAN}: "${key}" has other places for values than ${JSON.stringify(fallback)}.`);
}
const keys = new Set(texts.map(({ key }) => key));
for (const key of Object.keys(german))
  if (!keys.has(key)) problems.push(`${GERMAN}: no text has the key "${key}".`);

const list = `${JSON.stringify(
  texts.map(text => ({ ...text, german: german[text.key] ?? null })),
  null,
  2,
)}\n`;
if (!process.argv.includes('--check')) writeFileSync(LIST, list);
else if (!existsSync(LIST) || readFileSync(LIST, 'utf8') !== list)
  problems.push(`${LIST} is not current. Run "npm run texts" and commit it.`);

if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${problems.length} problems in the app's texts.`);
  process.exit(1);
}
console.log(`${texts.length} texts, each with key, fallback and German.`);
