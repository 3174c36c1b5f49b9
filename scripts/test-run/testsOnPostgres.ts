import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Tests get a database of the test run's PostgreSQL from this file. */
const RUN_DATABASE = 'tests/support/postgres.ts';
/** Tests start an embedded database of their own with these files. */
const OWN_DATABASE = ['tests/server/database/embedded/embedded-helpers.ts', 'tests/support/serverProcess.ts'];

/**
 * The server tests whose outcome depends on the PostgreSQL of the run: those that reach its set-up by their imports.
 * Pure rules, and tests of the embedded database itself, would only repeat themselves on another one.
 *
 * @returns paths from the root of the repository, in order
 */
export function testsOnPostgres(): string[] {
  return ['tests/server', 'tests/contract', 'tests/scripts']
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(file => file.endsWith('.test.ts'))
    .sort()
    .filter(file => {
      const reached = reachedBy(file);
      return reached.has(RUN_DATABASE) && !OWN_DATABASE.some(own => reached.has(own));
    });
}

/** The test file and all files of tests/ that it imports, directly or not. */
function reachedBy(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const imported of importsOf(file)) reachedBy(imported, reached);
  return reached;
}

/** What a file imports from tests/. The server never imports tests, so its files need not be followed. */
function importsOf(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(file), fileName))
    .filter(path => path.startsWith('tests/') && existsSync(path));
}
