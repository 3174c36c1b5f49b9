import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { RefusedBodies } from '../support/authorization/refusedBodies.ts';
import { MARK } from '../support/authorization/requests.ts';
import { fieldsOf, operations, STRANGE_UUID, withValue } from '../support/contract.ts';

/**
 * S3: eight fields that only the server sets, in every body and in its entries, as an object, a uuid, a text and a truth.
 * Fields by the records' own schemas: authorizationReferences.test.ts and badInputFields.test.ts.
 */
const OWNED = [
  'uuid',
  'version',
  'createdBy',
  'organizationUuid',
  'role',
  'isRiskFrozen',
  'isConsensusVotingLocked',
  'finalRating',
];
const VALUES: unknown[] = [STRANGE_UUID, true, 1, { uuid: STRANGE_UUID }];

let app: TestApp;
let bodies: RefusedBodies;

beforeAll(async () => {
  app = await createTestApp();
  bodies = await RefusedBodies.open(app);
});
afterAll(() => app.close());

const writes = operations.filter(({ body, isSigned }) => body && !isSigned);

/** Whether the request has a field of this name, anywhere in it. */
const has = (operation: (typeof writes)[number], name: string) =>
  fieldsOf(operation.body ?? {}).some(({ path }) => path.includes(name));

describe('what only the server sets', () => {
  it('is tried in more than 1,360 requests', () => {
    const tried = writes.flatMap(operation => OWNED.filter(name => !has(operation, name)));
    expect(tried.length * VALUES.length).toBeGreaterThan(1360);
  });

  it.each(writes)('$id refuses it', async operation => {
    const before = await app.pool.query('select max(id) as id from audit_trail');
    for (const name of OWNED.filter(one => !has(operation, one)))
      for (const value of VALUES) {
        const path = operation.body?.properties?.items ? ['items', 0, name] : [name];
        const body = withValue(bodies.smallest(operation), path, MARK, operation.body);
        const { status, body: told } = await bodies.send<{ fields?: { path: string; message: string }[] }>(
          operation,
          JSON.parse(JSON.stringify(body).replace(JSON.stringify(MARK), JSON.stringify(value))),
        );
        expect(`${name}: ${status}`).toBe(`${name}: 400`);
        expect(
          told.fields?.some(field => field.path.endsWith(name)),
          JSON.stringify(told),
        ).toBe(true);
      }
    expect((await app.pool.query('select max(id) as id from audit_trail')).rows).toEqual(before.rows);
  });
});
