import { existsSync } from 'node:fs';
import { basename, dirname, parse } from 'node:path';
import { filesBelow, importsOf } from './imports.ts';

const TEST = /\.test\.tsx?$/;
/** Where the tests of a folder of the code stand. */
const ROOMS: readonly [code: string, tests: string][] = [
  ['src', 'tests/web'],
  ['server', 'tests/server'],
  ['domain', 'tests/domain'],
  ['glossary', 'tests/web/glossary'],
  ['openapi', 'tests/contract'],
  ['scripts', 'tests/scripts'],
];

const FAR = 4;

/** The nearest folder of tests to a file of the code: that of its own folder, else that of one above it. */
function testFolderOf(file: string): string | undefined {
  const room = ROOMS.find(([code]) => file.startsWith(`${code}/`));
  if (!room) return undefined;
  const [code, tests] = room;
  let folder = `${tests}${dirname(file).slice(code.length)}`;
  while (!existsSync(folder) && folder !== tests) folder = dirname(folder);
  return existsSync(folder) ? folder : undefined;
}

/** What tests of a file are called after: its folder or itself, in the singular. */
const namesOf = (file: string): string[] =>
  [basename(dirname(file)), parse(file).name].map(name => name.replace(/s$/, '').toLowerCase());

/**
 * The vitest files that a change touches, the nearest first: changed ones, those that import a changed file themselves,
 * those that stand in the folder of a changed file and are called after it, and the others of that folder.
 * @param changed paths from the root of the repository
 */
export function touchedTests(changed: readonly string[]): string[] {
  const files = new Set(changed);
  const tests = filesBelow('tests', ['.test.ts', '.test.tsx']).filter(path => !path.startsWith('tests/e2e/'));
  const names = changed.flatMap(namesOf);
  const folders = new Set(changed.filter(path => !TEST.test(path)).flatMap(path => testFolderOf(path) ?? []));
  const nearness = (test: string): number => {
    if (files.has(test)) return 0;
    if (importsOf(test).some(path => files.has(path))) return 1;
    if (!folders.has(dirname(test))) return FAR;
    return names.some(name => basename(test).toLowerCase().startsWith(name)) ? 2 : 3;
  };
  return tests
    .map(test => ({ test, distance: nearness(test) }))
    .filter(({ distance }) => distance < FAR)
    .sort((one, other) => one.distance - other.distance)
    .map(({ test }) => test);
}
