import { randomUUID } from 'node:crypto';
import { type Operation, resolved } from './contractReader.ts';
import { type Family, Workbench } from './families.ts';
import { type Kit, STRANGE_UUID } from './kit.ts';

/** Records from their creation to their end: repeated creates, changes, conflicts, deletes, and who may. */

export async function checkFamily(kit: Kit, family: Family): Promise<void> {
  const bench = new Workbench(kit, family);
  try {
    await checkExamples(bench);
    await checkCreate(kit, bench);
    await checkUpdate(kit, bench);
    await checkConcurrency(kit, bench);
    await checkBatchUpdate(kit, bench);
    await checkPermission(kit, bench);
    await checkDelete(kit, bench);
  } finally {
    await bench.clear();
  }
}

/** The bodies that the contract shows; references in them name records that this backend does not have. */
async function checkExamples(bench: Workbench): Promise<void> {
  const { create } = bench.family;
  for (const example of create.requestExamples) {
    const { items } = example as { items: Record<string, unknown>[] };
    for (const item of items) {
      const own = Object.entries(item).filter(([name]) => name !== 'uuid' && !/Uuids?$/.test(name));
      await bench.create('the example of the contract', Object.fromEntries(own));
    }
  }
}

async function checkCreate(kit: Kit, bench: Workbench): Promise<void> {
  const { create } = bench.family;
  const { at } = bench;
  const made = await bench.create('a new record');
  if (!made) return;
  kit.expect(create, 'a new record', made.revision === 1, `the first revision is ${made.revision}`);
  const again = await kit.ask(create, 'a repeated create', {
    at,
    body: { items: [{ uuid: made.uuid, name: 'Sent again' }] },
  });
  const answered = again.body?.data?.records?.[0];
  kit.expect(create, 'a repeated create', again.status === 201, `${again.status} instead of 201`);
  kit.expect(
    create,
    'a repeated create',
    answered?.uuid === made.uuid && answered?.name === made.name,
    'the record that is there already was not answered as it is',
  );
  const unknown = { items: [{ name: 'One', unknownThing: 1 }] };
  await kit.expectStatus(create, 'an unknown field', 400, { at, body: unknown }, 'VALIDATION_FAILED');
  const nameless = { items: [{ description: 'No name' }] };
  await kit.expectStatus(create, 'a field that is missing', 400, { at, body: nameless }, 'VALIDATION_FAILED');
  await kit.expectStatus(create, 'an empty list', 400, { at, body: { items: [] } }, 'VALIDATION_FAILED');
  await checkAllOrNothing(kit, bench);
}

async function checkAllOrNothing(kit: Kit, bench: Workbench): Promise<void> {
  const { create, read, parent } = bench.family;
  if (!parent) return;
  const uuid = randomUUID();
  const items = [
    { uuid, name: 'Conformance, right' },
    { name: 'Conformance, points nowhere', [parent]: STRANGE_UUID },
  ];
  const check = 'one wrong item of two';
  await kit.expectStatus(create, check, 422, { at: bench.at, body: { items } }, 'RULE_VIOLATED');
  await kit.expectStatus(read, `${check}: nothing is saved`, 404, { at: bench.of(uuid) });
}

/** A text that may be null or empty, to see what a PATCH leaves alone. */
const textField = ({ fields }: Family): string | undefined =>
  Object.keys(fields).find(
    name => name !== 'name' && resolved(fields[name])?.type === 'string' && name === 'description',
  );

async function checkUpdate(kit: Kit, bench: Workbench): Promise<void> {
  const { family } = bench;
  const { update } = family;
  const text = textField(family);
  const made = await bench.create('a record to change', text ? { [text]: 'As it was' } : {});
  if (!made) return;
  const at = bench.of(made.uuid);
  const check = 'a change of one field';
  const { body } = await kit.expectStatus(update, check, 200, {
    at,
    body: { revision: 1, name: 'Conformance, changed' },
  });
  kit.expect(update, check, body?.data?.revision === 2, `the revision is ${body?.data?.revision} and not 2`);
  const stored = await bench.read(made.uuid, 'after a change');
  kit.expect(update, check, stored?.name === 'Conformance, changed', 'the change was not kept');
  if (text)
    kit.expect(update, check, stored?.[text] === 'As it was', `${text} changed although it was left out`);
  const stale = { revision: 1, name: 'Conformance, stale' };
  const refused = await kit.expectStatus(
    update,
    'a stale revision',
    409,
    { at, body: stale },
    'REVISION_CONFLICT',
  );
  kit.expect(
    update,
    'a stale revision',
    refused.body?.current?.revision === 2,
    '`current` is not the record as it is',
  );
  const kept = await bench.read(made.uuid, 'after a stale change');
  kit.expect(update, 'a stale revision', kept?.name === 'Conformance, changed', 'the stale change was saved');
  await kit.expectStatus(update, 'no revision', 400, { at, body: { name: 'x' } }, 'VALIDATION_FAILED');
  const unknown = { revision: 2, unknownThing: 1 };
  await kit.expectStatus(update, 'an unknown field', 400, { at, body: unknown }, 'VALIDATION_FAILED');
}

const AT_ONCE = 5;

async function checkConcurrency(kit: Kit, bench: Workbench): Promise<void> {
  const { update } = bench.family;
  const made = await bench.create('a record for many');
  if (!made) return;
  const check = `${AT_ONCE} changes at once`;
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      kit.ask(update, check, {
        at: bench.of(made.uuid),
        body: { revision: 1, name: `Conformance, hand ${index}` },
      }),
    ),
  );
  const saved = answers.filter(({ status }) => status === 200);
  kit.expect(
    update,
    check,
    saved.length === 1,
    `${saved.length} of them were saved; only one has the revision`,
  );
  const stored = await bench.read(made.uuid, check);
  kit.expect(
    update,
    check,
    stored?.name === saved[0]?.body?.data?.name,
    'the record is not what was answered',
  );
}

async function checkBatchUpdate(kit: Kit, bench: Workbench): Promise<void> {
  const { updateMany } = bench.family;
  if (!updateMany) return;
  const [one, other] = [await bench.create('a record of a batch'), await bench.create('a record of a batch')];
  if (!one || !other) return;
  const check = 'a batch with a stale item';
  const items = [
    { uuid: one.uuid, change: { revision: 1, name: 'Conformance, saved' } },
    { uuid: other.uuid, change: { revision: 7, name: 'Conformance, stale' } },
  ];
  const { body } = await kit.expectStatus(updateMany, check, 200, { at: bench.at, body: { items } });
  const statuses = (body?.data?.results ?? []).map(({ status }: { status: string }) => status).join();
  kit.expect(updateMany, check, statuses === 'SAVED,CONFLICT', `the outcomes are ${statuses}`);
  kit.expect(updateMany, check, body?.data?.saved === 1, `saved is ${body?.data?.saved} and not 1`);
  const twice = { items: [items[0], items[0]] };
  await kit.expectStatus(
    updateMany,
    'a record named twice',
    422,
    { at: bench.at, body: twice },
    'RULE_VIOLATED',
  );
}

/** What each change is asked for by somebody else, and what has to come. */
async function checkPermission(kit: Kit, bench: Workbench): Promise<void> {
  const { create, read, update, remove } = bench.family;
  const { readerToken, strangerToken } = kit.backend;
  const made = await bench.create('a record that others look at');
  if (!made) return;
  const at = bench.of(made.uuid);
  const changes: [Operation, object][] = [
    [create, { at: bench.at, body: { items: [{ name: 'Not mine' }] } }],
    [update, { at, body: { revision: 1, name: 'Not mine' } }],
    [remove, { at }],
  ];
  if (readerToken) {
    await kit.expectStatus(read, 'read by who may read', 200, { at, token: readerToken });
    for (const [operation, request] of changes)
      await kit.expectStatus(
        operation,
        'changed by who may only read',
        403,
        { ...request, token: readerToken },
        'FORBIDDEN',
      );
  }
  if (!strangerToken) return;
  const hidden = await kit.expectStatus(
    read,
    'read by a stranger',
    404,
    { at, token: strangerToken },
    'NOT_FOUND',
  );
  const absent = await kit.ask(read, 'read by a stranger', { token: strangerToken });
  const isSame = hidden.body?.message === absent.body?.message;
  kit.expect(read, 'read by a stranger', isSame, 'the answer tells that the record exists');
  for (const [operation, request] of changes)
    await kit.expectStatus(
      operation,
      'changed by a stranger',
      404,
      { ...request, token: strangerToken },
      'NOT_FOUND',
    );
  kit.expect(
    read,
    'read by a stranger',
    (await bench.read(made.uuid, 'after strangers'))?.revision === 1,
    'it was changed',
  );
}

async function checkDelete(kit: Kit, bench: Workbench): Promise<void> {
  const { remove, read, tree, parent } = bench.family;
  const made = await bench.create('a record to delete');
  if (!made) return;
  const at = bench.of(made.uuid);
  if (parent) {
    const child = await bench.create('a record below it', { [parent]: made.uuid });
    kit.expect(
      bench.family.create,
      'a record below it',
      child?.[parent] === made.uuid,
      `${parent} was not kept`,
    );
    if (tree) {
      const { body } = await kit.expectStatus(tree, 'what points at it', 200, { at });
      const groups = (body?.data?.groups ?? []) as { field: string; count: number }[];
      const isNamed = groups.some(({ field, count }) => field === parent && count === 1);
      kit.expect(
        tree,
        'what points at it',
        body?.data?.total === 1 && isNamed,
        'the record below is not in the tree',
      );
    }
    const refused = await kit.expectStatus(remove, 'deleted while in use', 409, { at }, 'IN_USE');
    kit.expect(remove, 'deleted while in use', refused.body?.tree?.total === 1, 'the error has no tree');
    await bench.read(made.uuid, 'after a refused delete');
  }
  await kit.expectStatus(remove, 'deleted', 204, { at, query: parent ? { confirm: true } : {} });
  await kit.expectStatus(read, 'read after it was deleted', 404, { at }, 'NOT_FOUND');
  await kit.expectStatus(remove, 'deleted again', 404, { at }, 'NOT_FOUND');
}
