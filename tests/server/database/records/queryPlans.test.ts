import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type Person, type TestApp } from '../../../support/app.ts';
import { fillProjects, newLargeProject } from '../../../support/bigProject.ts';
import { addressOf, type ContractOperation, resolved } from '../../../support/contract.ts';
import { bigTables, rowsRead, unindexed } from '../../../support/plans.ts';
import { isList, parameterOf, personFor, reads, scopeOf } from '../../../support/readOperations.ts';
import { someRecords } from '../../../support/someRecords.ts';
import { recordStatements } from '../../../support/statements.ts';

/** What the largest project has, and how many smaller ones stand beside it. */
const HAZARDS = 12_000;
/** In each of its tables: of a thousand rows PostgreSQL may well read all rather than some by an index. */
const LEAST = 3_000;
const PROJECTS_BESIDE = 100;
const HAZARDS_BESIDE = 100;
/** What anybody may read of a large table for one record, or for a list of a small project. */
const FEW_ROWS = 1_000;
/** As worksheets ask. */
const LARGE_PAGE = 20_000;
/** How often a list of the large project may go through a table: to count, to sort, and for a filter. */
const PASSES = 5;

/** Statements that may read more than that, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'adminListUsers users': 'everybody is what the administrator of the platform looks at',
  'listExposureSituations exposure_situation_ratings':
    'a page of situations by one pass over a table this small',
  'getOrganization organization_users': 'the organization shows how many people it has',
  'getProject hazards': 'the project shows how many hazards it has',
  'getProject functions': 'the same',
  'getProject machines': 'the same',
  'listProjects hazards':
    'each project shows how many hazards it has; there are too few projects here for the index',
  'getProjectDependencyTree *': 'the tree of a project counts every record in it',
  'getHaraMetrics *': 'the metrics count every record of the project (bench: metrics)',
  'getHazardCounts *': 'the counts count every hazard of the project',
  'listFindings *': 'the checks look at every record of the project, as the metrics do',
  'listHazardFindings *': 'the same',
  'compareBaseline *': 'what was frozen is compared with every record of a kind',
  'getBaselineReadiness *': 'what is not ready to be frozen is what the checks find',
  'getDocumentAnalysis *': 'the names of the project’s records are compared with what the document suggests',
  'getAnalysisProgress *': 'the progress goes through every change of every hazard of the project',
};
/** There only which index fits is looked at: the rest is the same on every version, or its own choice. */
const isOtherPostgres = Boolean(process.env.TEST_DATABASE_URL);
/** Goes through the whole project, whatever its plans are: that it answers is all that is looked at. */
const isWhole = (id: string) => `${id} *` in EXCEPTIONS;
const isException = (id: string, table: string) => `${id} ${table}` in EXCEPTIONS;

let app: TestApp;
let big: Map<string, number>;
/** A record for each name of a uuid in addresses: of the large project, and of a small one that suppliers see. */
let large: Record<string, string>;
let small: Record<string, string>;
let statements: ReturnType<typeof recordStatements>;

beforeAll(async () => {
  app = await createTestApp();
  const project = await newLargeProject(app, 'Large');
  const { rows: beside } = await app.pool.query<{ uuid: string }>(
    `insert into projects (organization_uuid, name, style)
     select $1, 'Beside it ' || g, 'FUNCTION' from generate_series(1, $2::int) g returning uuid`,
    [DEMO_ORGANIZATION_UUID, PROJECTS_BESIDE],
  );
  await fillProjects(
    app.pool,
    beside.map(({ uuid }) => uuid),
    HAZARDS_BESIDE,
  );
  await fillProjects(app.pool, [project], HAZARDS, { least: LEAST });
  large = await someRecords(app, 'Large');
  small = await someRecords(app, 'Palletising');
  big = await bigTables(app.pool);
  statements = recordStatements();
});
afterAll(async () => {
  statements.stop();
  await app.close();
});

interface ListBody {
  data: { results: Record<string, unknown>[]; total: number };
}

interface Request {
  person: Person;
  operation: ContractOperation;
  records: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Sends a request. @returns what it was answered, and the statements it took */
async function send<Body>({ person, operation, records, query = {}, body }: Request) {
  statements.take();
  const { path, method } = operation;
  const answer = await app.call<Body>(person, method, addressOf(path, records), { query, body });
  return { ...answer, sent: statements.take() };
}

const judged = new Set<string>();

/**
 * What is wrong with the statements of a request, each named once.
 * @param most rows that may be read of a table
 */
async function problemsOf(request: Request, most: (table: string) => number): Promise<string[]> {
  const { sent, status, body } = await send(request);
  const { operation, query, person } = request;
  const about = `${operation.id} ${JSON.stringify(query ?? {})} as ${person}`;
  expect(status, `${about}: ${JSON.stringify(body)}`).toBeLessThan(500);
  const problems: string[] = [];
  for (const statement of isWhole(operation.id) ? [] : sent) {
    const key = `${person} ${statement.text}`;
    if (judged.has(key)) continue;
    judged.add(key);
    for (const { table, filter } of await unindexed(app.pool, statement, big))
      if (!isException(operation.id, table))
        problems.push(`${about} has no index on ${table} for ${filter}\n${statement.text}`);
    for (const [table, rows] of isOtherPostgres ? [] : await rowsRead(app.pool, statement))
      if (big.has(table) && rows > most(table) && !isException(operation.id, table))
        problems.push(`${about} reads ${Math.round(rows)} rows of ${table}\n${statement.text}`);
  }
  statements.take();
  return problems;
}

const fewRows = () => FEW_ROWS;
const severalPasses = (table: string) => Math.max(FEW_ROWS, PASSES * (big.get(table) ?? 0));

const CONTROLS = ['limit', 'offset', 'order', 'projectUuid'];

/** Every filter and order of a list, each with a value that finds something where the first record shows one. */
function queriesOf(operation: ContractOperation, first: Record<string, unknown>): Record<string, unknown>[] {
  return operation.parameters.flatMap(({ name, in: place, schema }) => {
    if (place !== 'query' || CONTROLS.includes(name)) return [];
    const values = (schema.items ? resolved(schema.items).enum : schema.enum) as string[] | undefined;
    if (name === 'orderBy') return (values ?? []).map(orderBy => ({ orderBy, order: 'desc' }));
    if (name === 'search') return [{ search: 'at night' }];
    if (schema.type === 'boolean') return [{ [name]: true }];
    const own = [first[name] ?? first[`${name}s`] ?? first[name.replace(/Uuid$/, 'Uuids')]].flat()[0];
    const value = own ?? values?.[0] ?? large[name] ?? app.userUuid('lead');
    return [{ [name]: value }];
  });
}

describe(`lists of a project with ${HAZARDS} hazards`, () => {
  it.each(reads.filter(isList))('$id finds its rows by indexes', async operation => {
    const person = personFor(operation);
    const request = { person, operation, records: large };
    const scope = scopeOf(operation, large);
    const { status, body } = await send<ListBody>({ ...request, query: { ...scope, limit: 1 } });
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    const queries = isWhole(operation.id) ? [] : [{}, ...queriesOf(operation, body.data.results[0] ?? {})];
    const problems: string[] = [];
    for (const query of queries)
      problems.push(...(await problemsOf({ ...request, query: { ...scope, ...query } }, severalPasses)));
    expect(problems).toEqual([]);
  });
  it.skipIf(isOtherPostgres).each(reads.filter(isList))(
    '$id takes as many statements for 500 rows as for 50',
    async operation => {
      const request = { person: personFor(operation), operation, records: large };
      const counts: number[] = [];
      // Of five, none may be of the kind that takes a statement more: which come first is chance.
      for (const limit of [50, 500])
        counts.push((await send({ ...request, query: { ...scopeOf(operation, large), limit } })).sent.length);
      expect(counts[1]).toBeLessThanOrEqual(counts[0] ?? 0);
    },
  );
});

describe.skipIf(isOtherPostgres)('whoever has a small project', () => {
  it.each(reads.filter(operation => isList(operation) && parameterOf(operation, 'projectUuid')))(
    '$id does not pay for the large one beside it',
    async operation => {
      const request = { person: 'supplier', operation, records: small };
      const problems: string[] = [];
      const scope = scopeOf(operation, small);
      // Large pages are read by statements of their own (`listsOfPage`).
      for (const query of [{}, scope, { ...scope, limit: LARGE_PAGE }, { ...scope, search: 'robot' }])
        if (!('search' in query) || parameterOf(operation, 'search'))
          problems.push(...(await problemsOf({ ...request, query }, fewRows)));
      expect(problems).toEqual([]);
    },
  );
  it.each(reads.filter(({ path }) => path.includes('{projectUuid}')))(
    '$id does not pay for the large one beside it',
    async operation => {
      const request = { person: 'supplier', operation, records: small };
      expect(await problemsOf(request, fewRows)).toEqual([]);
    },
  );
});

describe('one record', () => {
  it.each(reads.filter(operation => !isList(operation) && operation.id !== 'getFeatureFlag'))(
    '$id is found by indexes, among few rows',
    async operation => {
      const request = { person: personFor(operation), operation, records: large };
      expect(await problemsOf({ ...request, query: scopeOf(operation, large) }, fewRows)).toEqual([]);
    },
  );
});

it('has looked at the statements of all of them', () => {
  // Nobody would notice a recorder that hears nothing.
  expect(judged.size).toBeGreaterThan(reads.length);
});
