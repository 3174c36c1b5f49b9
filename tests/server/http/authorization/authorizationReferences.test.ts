import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { watchChanges } from '../../../support/authorization/changeLog.ts';
import {
  type Caller,
  expectedAnswer,
  PLACES,
  type Place,
} from '../../../support/authorization/expectedTable.ts';
import { permissionOf } from '../../../support/authorization/operationPermissions.ts';
import {
  bodyFor,
  fieldsSchema,
  isReference,
  MARK,
  payloadOf,
  recordName,
  requestFor,
  valuesFor,
} from '../../../support/authorization/requests.ts';
import { takeBack } from '../../../support/authorization/takeBack.ts';
import { makeTokens } from '../../../support/authorization/tokens.ts';
import { clearWay, wayTo } from '../../../support/authorization/wayTo.ts';
import { createWorld, type World } from '../../../support/authorization/world.ts';
import {
  type ContractOperation,
  contract,
  fieldsOf,
  operations,
  resolved,
  type Schema,
  STRANGE_UUID,
  smallestValue,
  withValue,
} from '../../../support/contract.ts';

let app: TestApp;
let world: World;
let changes: () => Promise<string[]>;
let tokens: Partial<Record<Caller, string>>;

beforeAll(async () => {
  app = await createTestApp();
  world = await createWorld(app.pool, async ({ users }) => {
    tokens ??= await makeTokens(app, users);
  });
  changes = await watchChanges(app.pool);
});
afterAll(() => app?.close());

/** What a client calls a record that it makes: no record is named by it (repeatedCreate.test.ts has what becomes of it). */
const isNewUuid = ({ id }: ContractOperation, path: readonly (string | number)[]) =>
  CREATE_BATCH.test(id) && path.join('.') === 'items.0.uuid';

const CREATE_BATCH = /^create\w+Batch$/;

/** Nor is one by what was deleted (restoreDeleted.test.ts). */
const isDeletedUuid = ({ id }: ContractOperation) => id === 'restoreDeletedRecords';

/** A draft of a rating set is one document: what it names are parts of itself (ratingSetDrafts.test.ts). */
const isWithinItself = ({ id }: ContractOperation) => id === 'updateRiskRatingSetDraft';

/** What narrows a file as it narrows a list: a record that nobody has leaves nothing in it. */
const isFilter = ({ id }: ContractOperation, path: readonly (string | number)[]) =>
  id === 'createExport' && path[0] === 'filters';

/** A place in a request that names a record, beside the one that decides who may. */
interface Reference {
  name: string;
  in: 'body' | 'query' | 'path';
  path: (string | number)[];
}

function referencesOf(operation: ContractOperation): Reference[] {
  const { parameters, permission } = operation;
  const [, scope] = permission.from?.split('.') ?? [];
  const fields = fieldsOf(fieldsSchema(operation))
    .filter(
      ({ schema, path }) =>
        schema.format === 'uuid' &&
        !isNewUuid(operation, path) &&
        !isDeletedUuid(operation) &&
        !isWithinItself(operation) &&
        !isFilter(operation, path),
    )
    .map(({ path }) => ({
      name: String(path.findLast(key => typeof key === 'string')),
      in: 'body' as const,
      path,
    }));
  const inAddress = parameters
    .filter(isReference)
    .map(({ name, in: where }) => ({ name, in: where, path: [name] }));
  return [...fields, ...inAddress].filter(({ name, path }) => name !== scope || path.length > 1);
}

/** Administrators of the platform know of everybody. */
const cases = operations
  .filter(({ isSigned, permission }) => !isSigned && permission.scope !== 'admin')
  .map(operation => ({ id: operation.id, operation, references: referencesOf(operation) }))
  .filter(({ references }) => references.length > 0);

/** Who may do it, so that nothing but the reference can be refused. */
const allowedCaller = (operation: ContractOperation): Caller =>
  (['lead', 'owner', 'platform'] as const).find(
    caller => !/40[134]/.test(expectedAnswer(operation, caller, 'own')),
  ) ?? 'lead';

/** What is one's own where the operation is about that, all other records are the project's. */
const valuesOf = (operation: ContractOperation): Record<string, string> =>
  valuesFor(operation, {
    ...world.places.own,
    ...(permissionOf(operation) === 'self' && world.personal[allowedCaller(operation)]),
  });

/** An uploaded file is kept before its record is; the sweep takes those that got none. */
const SWEPT = ' stored_files';

async function send(operation: ContractOperation, reference: Reference, value: string) {
  const own = valuesOf(operation);
  const built = requestFor(operation, reference.in === 'path' ? { ...own, [reference.name]: value } : own);
  const url = new URL(built.url, 'http://localhost');
  if (reference.in === 'query') url.searchParams.set(reference.name, value);
  const schema = fieldsSchema(operation);
  const start = withValue(smallestValue(schema), reference.path, MARK, schema);
  const caller = allowedCaller(operation);
  // Entries beside the one that is tried: a list may not name the same record twice.
  const sibling = own[recordName(operation, reference.name)] ?? STRANGE_UUID;
  const way = wayTo(operation.id, reference.path.join('.'));
  const given = Object.entries(way.beside ?? {}).reduce<unknown>(
    (fields, [path, other]) =>
      withValue(
        fields,
        path.split('.').map(key => (/^\d+$/.test(key) ? Number(key) : key)),
        other,
        schema,
      ),
    bodyFor(operation, own, start),
  );
  const { payload, headers } =
    reference.in === 'body'
      ? payloadOf(
          operation,
          JSON.parse(JSON.stringify(given).replaceAll(STRANGE_UUID, sibling).replaceAll(MARK, value)),
        )
      : built;
  const ask = async () => {
    await clearWay(app.pool, way, { ...own, caller: world.users[caller] ?? '' });
    await changes();
    const answered = await app.app.inject({
      method: built.method as 'GET',
      url: `${url.pathname}${url.search}`,
      headers: { ...headers, authorization: `Bearer ${tokens[caller]}` },
      ...(payload && { payload }),
    });
    return { answered, written: await changes() };
  };
  const { answered, written } = operation.method === 'GET' ? await ask() : await takeBack(app, ask);
  const text = answered.body
    .replaceAll(value, 'the reference')
    .replaceAll(String(answered.headers['x-request-id']), '');
  const rows = written.filter(row => !row.endsWith(SWEPT)).join(', ');
  return { status: statusOf(operation, answered), text, written: rows };
}

/** A batch may answer 200 or 201 with an outcome for each item: the one item that is tried has a status of its own. */
function statusOf(
  { id }: ContractOperation,
  { statusCode, body }: { statusCode: number; body: string },
): number {
  if (!id.endsWith('Batch') || statusCode >= 300) return statusCode;
  const { saved = 1 } = (JSON.parse(body) as { data: { saved?: number } }).data;
  return saved > 0 ? statusCode : 422;
}

/** A browser tab's own uuid, which names no record; an export, which is its person's alone (exports.test.ts); the version of a picture. */
const NO_RECORD = /^(x-)?client-?id$|^exportUuid$|^projectImportUuid$|^version$/i;

/** What takes a reference and keeps it; a check beforehand compares it only, presence leaves out a place that is not the project's. */
const isWrite = ({ id, method }: ContractOperation) =>
  method !== 'GET' && id !== 'checkVoteChangeRulesViolation' && id !== 'setProjectPresence';

/** Records that everybody in the organization may name, whichever project asks. */
const OF_ORGANIZATION = /^(organization\w*|risk\w*|tag|intoTag)Uuid$/;

/** Whose people are chosen among: of the organization where members are made or people managed, else of the project. */
const PEOPLE = /^project\.members\.manage$|^organization\.users\.manage$/;

/** Whoever manages an organization's people chooses among all its projects. */
const CHOOSES_PROJECTS = /^organization\.users\.manage$/;

/** A rule stands before the reference, whatever it names: nothing can be learned from what is not looked at. */
const UNREACHED: Record<string, RegExp> = {
  // Served where the configuration allows it, and only to administrators of the platform, who know of everybody.
  getUserTestToken: /./,
  // No project of this world is a library (tests/server/modules/libraries looks at records that are in none).
  takeLibraryRecords: /^recordUuids/,
  // No set of this world has a second version (tests/server/modules/rating-set-moves moves between two).
  moveRatingSet: /^toRiskRatingSetUuid/,
};

/** Wrong records to name, by what is wrong with them. */
function wrongOnes(operation: ContractOperation, { name }: Reference): Record<string, string> {
  const record = recordName(operation, name);
  const wrong: Record<string, string> = {};
  for (const place of PLACES.filter((one): one is Exclude<Place, 'own'> => one !== 'own')) {
    const uuid = world.places[place][record];
    const isTheirs =
      OF_ORGANIZATION.test(record) ||
      (record === 'userUuid' && PEOPLE.test(permissionOf(operation))) ||
      (record === 'projectUuid' && CHOOSES_PROJECTS.test(permissionOf(operation)));
    if (uuid && !(place === 'other' && isTheirs)) wrong[place] = uuid;
  }
  const choice = world.places.elsewhere[`${record} of the organization`];
  return { ...wrong, ...(choice && { 'elsewhere, of the organization': choice }) };
}

/** Fields of what an operation answers with, that its request does not have: the server's own. */
function ownedFields(operation: ContractOperation): string[] {
  const { id, path, method } = operation;
  const schema = fieldsSchema(operation);
  const answers = contract.paths[path]?.[method.toLowerCase()]?.responses as Record<string, object>;
  const success = Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1];
  const content = (resolved(success) as { content?: Record<string, { schema: Schema }> } | undefined)
    ?.content;
  const data = resolved(resolved(content?.['application/json']?.schema ?? {}).properties?.data ?? {});
  const record = resolved(data.properties?.records?.items ?? data);
  const asked = id.endsWith('Batch') ? resolved(schema.properties?.items?.items ?? {}) : schema;
  return Object.keys(record.properties ?? {}).filter(name => !(name in (asked.properties ?? {})));
}

/** Named by what they do to a record, whether or not its answer shows them under this name. */
const TEMPTING = [
  'uuid',
  'version',
  'createdBy',
  'isRiskFrozen',
  'voteLocked',
  'finalRating',
  'role',
  'permissions',
];

describe('what only the server writes', () => {
  const writes = operations.filter(({ body, form, isSigned }) => (body || form) && !isSigned);
  it.each(writes)('$id takes nothing of it', async operation => {
    const { id, method } = operation;
    const schema = fieldsSchema(operation);
    const path = id.endsWith('Batch') ? ['items', 0] : [];
    const known = new Set(fieldsOf(schema).map(field => String(field.path[path.length])));
    const names = new Set([...ownedFields(operation), ...TEMPTING.filter(name => !known.has(name))]);
    if (id.endsWith('Batch')) for (const name of known) names.delete(name);
    const own = valuesOf(operation);
    const { url } = requestFor(operation, own);
    const authorization = `Bearer ${tokens[allowedCaller(operation)]}`;
    const refused: string[] = [];
    for (const name of names) {
      const given = withValue(bodyFor(operation, own), [...path, name], STRANGE_UUID, schema) as object;
      const { payload, headers } = payloadOf(operation, given);
      const answer = await app.app.inject({
        method: method as 'POST',
        url,
        headers: { ...headers, authorization },
        ...(payload && { payload }),
      });
      const { fields = [] } = answer.json<{ fields?: { path: string; message: string }[] }>();
      const isUnknown = fields.some(({ message }) => message.endsWith('is not a field of this request'));
      if (answer.statusCode === 400 && isUnknown) refused.push(name);
    }
    expect(refused).toEqual([...names]);
    expect(await changes()).toEqual([]);
  });
});

describe('a record that a request names', () => {
  it('there are many', () => {
    expect(cases.flatMap(({ references }) => references).length).toBeGreaterThan(250);
  });
  it.each(cases)('$id', async ({ operation, references }) => {
    const wrong: string[] = [];
    for (const reference of references.filter(({ name }) => !NO_RECORD.test(name))) {
      const say = (what: string) => wrong.push(`${reference.in} ${reference.path.join('.')}: ${what}`);
      const own = valuesOf(operation)[recordName(operation, reference.name)];
      if (!own) {
        say('no record is known by this name');
        continue;
      }
      const right = await send(operation, reference, own);
      const absent = await send(operation, reference, STRANGE_UUID);
      if (right.status >= 500 || absent.status >= 500) say(`${right.status} ${absent.status}`);
      if (isWrite(operation) && absent.status < 300) say(`takes what does not exist: ${absent.text}`);
      const mayWrite = operation.method !== 'GET' && absent.status < 300;
      if (absent.written && !mayWrite) say(`changed something all the same: ${absent.written}`);
      const isReached = !UNREACHED[operation.id]?.test(reference.path.join('.'));
      if (isWrite(operation) && isReached && right.text === absent.text)
        say(`is not looked at: ${right.status} ${right.text}`);
      for (const [what, uuid] of Object.entries(wrongOnes(operation, reference))) {
        const foreign = await send(operation, reference, uuid);
        if (!isDeepStrictEqual(foreign, absent))
          say(`of ${what} ${JSON.stringify(foreign)}, absent ${JSON.stringify(absent)}`);
      }
    }
    expect(wrong.join('\n')).toBe('');
  });
});
