import { methodsOf, type Operation, resolved } from './contractReader.ts';
import { type Kit, STRANGE_UUID } from './kit.ts';

/** What holds for each operation by itself: who calls, what stands in the address, what is unknown. */

const uuidsInPath = ({ parameters }: Operation) =>
  parameters.filter(({ in: place, schema }) => place === 'path' && schema.format === 'uuid');

/** Query parameters without which an operation refuses for another reason. */
const neededQuery = ({ parameters }: Operation) =>
  Object.fromEntries(
    parameters
      .filter(({ in: place, required }) => place === 'query' && required)
      .map(({ name, schema }) => [name, resolved(schema).format === 'uuid' ? STRANGE_UUID : 'x']),
  );

async function checkMethods(kit: Kit, operation: Operation): Promise<void> {
  const known = methodsOf(operation.path);
  const other = ['PUT', 'DELETE', 'POST', 'PATCH'].find(method => !known.includes(method));
  // One operation stands for its address.
  if (!other || known[0] !== operation.method) return;
  const address = operation.path.replaceAll(/\{\w+\}/g, STRANGE_UUID);
  const answer = await kit.fetch(other, address);
  const check = `another method (${other})`;
  kit.expect(operation, check, answer.status === 405, `${answer.status} instead of 405`);
  kit.expect(operation, check, answer.headers.get('allow') !== null, 'the answer has no Allow');
}

export async function checkOperation(kit: Kit, operation: Operation): Promise<void> {
  const query = neededQuery(operation);
  // A smallest body would have to fit; a body is looked at after who calls.
  const body = operation.body ? {} : undefined;
  const request = { query, ...(body && { body }) };
  if (operation.scope !== 'public')
    for (const token of [null, 'not.a.token'])
      await kit.expectStatus(
        operation,
        token === null ? 'no token' : 'a forged token',
        401,
        { ...request, token },
        'UNAUTHENTICATED',
      );
  for (const { name } of uuidsInPath(operation)) {
    const at = { [name]: 'not-a-uuid' };
    const check = `a malformed ${name}`;
    const { body: error } = await kit.expectStatus(
      operation,
      check,
      400,
      { ...request, at },
      'VALIDATION_FAILED',
    );
    const named = (error?.fields ?? []).some(({ path }: { path: string }) => path === name);
    kit.expect(operation, check, named, `fields does not name ${name}`);
  }
  if (operation.method === 'GET' && operation.scope !== 'admin') {
    const strange = { ...request, query: { ...query, unknownThing: 1 } };
    await kit.expectStatus(operation, 'an unknown parameter', 400, strange, 'VALIDATION_FAILED');
    if (uuidsInPath(operation).length > 0)
      await kit.expectStatus(operation, 'a record that does not exist', 404, request, 'NOT_FOUND');
  }
  await checkMethods(kit, operation);
}
