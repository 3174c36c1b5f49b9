import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { fillProjects, newLargeProject } from '../../../support/bigProject.ts';
import { addressOf } from '../../../support/contract.ts';
import { rowsOfBusiestStep } from '../../../support/plans.ts';
import { isList, parameterOf, personFor, reads, scopeOf } from '../../../support/readOperations.ts';
import { someRecords } from '../../../support/someRecords.ts';
import { recordStatements } from '../../../support/statements.ts';

// Right after a large import PostgreSQL has not counted the new rows: until its autovacuum comes by it plans for the
// small project that was there before. Going through all rows once for each row costs nothing there, and minutes here.

const HAZARDS = 3_000;
/** In each table, so that none is small enough to be read from end to end by right. */
const LEAST = 750;
/** A step may look at each hazard with all that belongs to it, at its set's table for one; not at all for each. */
const MOST_ROWS = 200 * HAZARDS;
/** As worksheets ask. */
const LARGE_PAGE = 20_000;

let app: TestApp;
let records: Record<string, string>;
let statements: ReturnType<typeof recordStatements>;
let looked = 0;

beforeAll(async () => {
  app = await createTestApp();
  await app.pool.query(`do $$ declare name text; begin
    for name in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %I set (autovacuum_enabled = off)', name);
    end loop; end $$`);
  const project = await newLargeProject(app, 'Imported');
  await fillProjects(app.pool, [project], HAZARDS, { least: LEAST, isAnalysed: false });
  records = await someRecords(app, 'Imported');
  statements = recordStatements();
});
afterAll(async () => {
  statements.stop();
  await app.close();
});

describe(`a project of ${HAZARDS} hazards that the database has not counted`, () => {
  it.each(reads)('$id goes through no rows once for each row', async operation => {
    const largest = Number(parameterOf(operation, 'limit')?.schema.maximum ?? LARGE_PAGE);
    const query = {
      ...scopeOf(operation, records),
      ...(isList(operation) && { limit: Math.min(LARGE_PAGE, largest) }),
    };
    const { status, body } = await app.call(personFor(operation), 'GET', addressOf(operation.path, records), {
      query,
    });
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    const sent = statements.take();
    looked += sent.length;
    for (const statement of sent)
      expect(await rowsOfBusiestStep(app.pool, statement), statement.text).toBeLessThan(MOST_ROWS);
    statements.take();
  });
});

it('has looked at the statements of all of them', () => {
  // Nobody would notice a recorder that hears nothing.
  expect(looked).toBeGreaterThan(reads.length);
});
