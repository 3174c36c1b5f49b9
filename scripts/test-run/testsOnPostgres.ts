import { filesBelow, importsOf } from './imports.ts';

/** Tests get a database of the test run's PostgreSQL from this file. */
const RUN_DATABASE = 'tests/support/postgres.ts';
/** Tests start an embedded database of their own with these files. */
const OWN_DATABASE = ['tests/server/database/embedded/embedded-helpers.ts', 'tests/support/serverProcess.ts'];
/**
 * Tests of what stands around the statements: who may and who signs in, which input is refused, what shape an answer
 * has, what is logged and sent. The modules' tests exercise every operation on the other PostgreSQL.
 */
const AROUND_STATEMENTS = [
  'tests/server/http/',
  'tests/server/documentation/',
  'tests/contract/',
  'tests/server/content/',
  'tests/server/identity/',
  'tests/server/mail/',
  'tests/server/seed/',
  'tests/server/storage/',
  'tests/server/telemetry/',
];
/** The only tests of these statements, although they stand in such a folder. */
const OF_STATEMENTS = ['tests/server/http/updateBatch.test.ts'];
/** Tests of what each PostgreSQL does in its own way: plans, locks, what happens side by side. */
const OF_THE_DATABASE = 'tests/server/database/';

/**
 * The server tests whose outcome depends on the PostgreSQL of the run: those that reach its set-up by their imports.
 * Pure rules, and tests of the embedded database itself, would only repeat themselves on another one.
 *
 * @returns paths from the root of the repository, in order
 */
export function testsOnPostgres(): string[] {
  return filesBelow('tests/server', ['.test.ts']).filter(file => {
    if (AROUND_STATEMENTS.some(folder => file.startsWith(folder)) && !OF_STATEMENTS.includes(file))
      return false;
    const reached = reachedBy(file);
    return reached.has(RUN_DATABASE) && !OWN_DATABASE.some(own => reached.has(own));
  });
}

/**
 * Those of them that need not run on the embedded database where they run on another one: there, each operation is called
 * by the tests around the statements, by those of the cache, and by the web app's.
 */
export const testsOnPostgresAlone = (): string[] =>
  testsOnPostgres().filter(file => !file.startsWith(OF_THE_DATABASE));

/** The test file and all files of tests/ that it imports, directly or not; the server never imports tests. */
function reachedBy(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const imported of importsOf(file)) if (imported.startsWith('tests/')) reachedBy(imported, reached);
  return reached;
}
