import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, createTestApp, type TestApp } from '../support/app.ts';
import { RefusedBodies } from '../support/authorization/refusedBodies.ts';
import {
  addressOf,
  type ContractOperation,
  operations,
  problemsOfAnswer,
  problemsOfError,
  STRANGE_UUID,
  smallestValue,
} from '../support/contract.ts';
import { someRecords } from '../support/someRecords.ts';

interface ErrorAnswer {
  code: string;
  message: string;
  fields: { path: string; message: string }[];
  requestId: string;
}

let app: TestApp;
/** Of those who may: to others a body's problems are not told. */
let bodies: RefusedBodies;
/** One existing record for each name of a uuid in addresses, in a project that suppliers do not know of. */
let records: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  records = await someRecords(app);
  bodies = await RefusedBodies.open(app);
});
afterAll(() => app.close());

const pathNames = ({ parameters }: ContractOperation) =>
  parameters
    .filter(({ in: place, schema }) => place === 'path' && schema.format === 'uuid')
    .map(({ name }) => name);

/** Query parameters without which the operation is refused for another reason. */
const neededQuery = ({ parameters }: ContractOperation) =>
  Object.fromEntries(
    parameters
      .filter(({ in: place, required }) => place === 'query' && required)
      .map(({ name, schema }) => [name, smallestValue(schema)]),
  );

const send = (
  person: string | undefined,
  operation: ContractOperation,
  values: Record<string, string> = {},
  more: { query?: Record<string, unknown>; body?: unknown } = {},
) =>
  app.call<ErrorAnswer>(
    person,
    operation.method,
    addressOf(operation.path, { resourceType: 'Function', ...values }, STRANGE_UUID),
    {
      query: { ...neededQuery(operation), ...more.query },
      body: 'body' in more ? more.body : operation.body && smallestValue(operation.body),
    },
  );

function expectRefused(
  operation: ContractOperation,
  answer: Answer<ErrorAnswer>,
  status: number,
  code: string,
) {
  expect(`${answer.status} ${answer.body?.code}`, JSON.stringify(answer.body)).toBe(`${status} ${code}`);
  expect(problemsOfError(answer.body)).toEqual([]);
  expect(problemsOfAnswer(operation, status, answer.body)).toEqual([]);
  expect(answer.headers['x-request-id']).toBe(answer.body.requestId);
  expect(answer.body.message).toMatch(/^[A-Z].*\.$/s);
}

const withoutId = ({ requestId: _, ...body }: ErrorAnswer) => body;
const withPath = operations.filter(operation => pathNames(operation).length > 0);
const withBody = operations.filter(({ body }) => body);

describe('every operation', () => {
  it.each(operations)('$id discloses nothing without a token', async operation => {
    expectRefused(operation, await send(undefined, operation), 401, 'UNAUTHENTICATED');
  });
  it.each(withPath)('$id refuses a malformed uuid in its address', async operation => {
    for (const name of pathNames(operation))
      for (const text of [
        'not-a-uuid',
        `urn:uuid:${STRANGE_UUID}`,
        `${STRANGE_UUID}0`,
        '%00',
        `{${STRANGE_UUID}}`,
      ]) {
        const answer = await send('owner', operation, { ...records, [name]: text });
        expectRefused(operation, answer, 400, 'VALIDATION_FAILED');
        expect(answer.body.fields.map(({ path }) => path)).toContain(name);
      }
  });
  it.each(operations)('$id refuses an unknown query parameter', async operation => {
    const answer = await send('owner', operation, records, { query: { unknownThing: '1' } });
    expectRefused(operation, answer, 400, 'VALIDATION_FAILED');
    expect(answer.body.fields).toEqual([
      { path: 'unknownThing', message: 'unknownThing is not a field of this request' },
    ]);
  });
  it.each(withBody)('$id refuses an unknown field in its body', async operation => {
    const answer = await bodies.send<ErrorAnswer>(operation, {
      ...bodies.smallest(operation),
      unknownThing: 1,
    });
    expectRefused(operation, answer, 400, 'VALIDATION_FAILED');
    expect(answer.body.fields.map(({ path }) => path)).toContain('unknownThing');
  });
  it.each(withBody)('$id refuses a body that is not an object, or none at all', async operation => {
    for (const body of [[], 'null', '1', '"text"', undefined]) {
      const answer = await bodies.send<ErrorAnswer>(operation, body);
      expectRefused(operation, answer, 400, 'VALIDATION_FAILED');
    }
  });
});

const ofRecord = withPath.filter(({ permission }) => permission.from?.startsWith('path.'));
const inProject = ofRecord.filter(({ permission }) => permission.scope === 'project');

describe('what a caller may not know of', () => {
  it.each(withPath)('$id knows no record of a uuid that does not exist', async operation => {
    const person = operation.permission.scope === 'admin' ? 'owner' : 'lead';
    expectRefused(operation, await send(person, operation), 404, 'NOT_FOUND');
  });
  it.each(ofRecord)('$id answers a stranger as if the record did not exist', async operation => {
    const key = operation.permission.from?.split('.')[1] ?? '';
    const hidden = await send('guest', operation, records);
    const absent = await send('guest', operation, { ...records, [key]: STRANGE_UUID });
    expectRefused(operation, hidden, 404, 'NOT_FOUND');
    expect(withoutId(hidden.body)).toEqual(withoutId(absent.body));
    expect(hidden.headers['content-length']).toBe(absent.headers['content-length']);
  });
  it.each(inProject)('$id answers a supplier of another project likewise', async operation => {
    const key = operation.permission.from?.split('.')[1] ?? '';
    const hidden = await send('supplier', operation, records);
    const absent = await send('supplier', operation, { ...records, [key]: STRANGE_UUID });
    expectRefused(operation, hidden, 404, 'NOT_FOUND');
    expect(withoutId(hidden.body)).toEqual(withoutId(absent.body));
  });
  it.each(operations.filter(({ permission }) => permission.from?.startsWith('query.')))(
    '$id lists nothing of a project or organization that the caller does not know',
    async operation => {
      const key = operation.permission.from?.split('.')[1] ?? '';
      const hidden = await send('guest', operation, {}, { query: { [key]: records[key] } });
      const absent = await send('guest', operation, {}, { query: { [key]: STRANGE_UUID } });
      expectRefused(operation, hidden, 404, 'NOT_FOUND');
      expect(withoutId(hidden.body)).toEqual(withoutId(absent.body));
    },
  );
  it('a user without any organization sees empty lists and only shipped choices', async () => {
    for (const { id, method, path, parameters, permission } of operations) {
      if (permission.scope === 'admin') continue;
      if (method !== 'GET' || !parameters.some(({ name }) => name === 'offset') || path.includes('{'))
        continue;
      // A list of one organization alone: the test above asks for it.
      if (parameters.some(({ in: place, required }) => place === 'query' && required)) continue;
      const answer = await app.call<{ data: { results: Record<string, unknown>[] } }>('guest', 'GET', path);
      expect(answer.status, id).toBe(200);
      for (const record of answer.body.data.results)
        expect([id, record.projectUuid ?? null, record.organizationUuid ?? null]).toEqual([id, null, null]);
    }
  });
});
