import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { watchChanges } from '../../../support/authorization/changeLog.ts';
import {
  type Audience,
  audienceOf,
  type Caller,
  callers,
  expectedTable,
  PLACES,
  type Place,
  permissionsIn,
  readTable,
  sees,
} from '../../../support/authorization/expectedTable.ts';
import { permissionOf } from '../../../support/authorization/operationPermissions.ts';
import { requestFor } from '../../../support/authorization/requests.ts';
import { takeBack } from '../../../support/authorization/takeBack.ts';
import { makeTokens } from '../../../support/authorization/tokens.ts';
import { createWorld, type World } from '../../../support/authorization/world.ts';
import { storeWorldFiles } from '../../../support/authorization/worldFiles.ts';
import { type ContractOperation, operations } from '../../../support/contract.ts';
import { listenOn } from '../../../support/liveStream.ts';

const TABLE = join(import.meta.dirname, 'authorizationTable.txt');
const table = readTable(await readFile(TABLE, 'utf8'));

interface Told {
  status: number;
  body: string;
  headers: string;
}

let folder: string;
let app: TestApp;
let world: World;
let changes: () => Promise<string[]>;
let tokens: Partial<Record<Caller, string>>;
/** What lists without a project answered before a place came into being, by caller and place. */
const before = new Map<string, Map<string, string>>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'badger-authorization-'));
  await storeWorldFiles(folder);
  app = await createTestApp({
    DATA_DIR: folder,
    BUCKET_STAGING: folder,
  });
  world = await createWorld(app.pool, async (unfinished, place) => {
    tokens ??= await makeTokens(app, unfinished.users);
    for (const caller of WITNESSES[place] ?? []) before.set(`${caller} ${place}`, await listsOf(caller));
  });
  changes = await watchChanges(app.pool);
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is named: what is one's own where the operation is about that, all other records are the place's. */
function valuesOf(
  place: Place | 'nowhere',
  caller: Caller,
  operation: ContractOperation,
): Record<string, string> {
  if (place === 'nowhere') return { resourceType: 'Function' };
  const isPersonal = place === 'own' && permissionOf(operation) === 'self';
  return { ...world.places[place], ...(isPersonal && world.personal[caller]) };
}

async function request(
  caller: Caller,
  built: ReturnType<typeof requestFor>,
  isStream = false,
): Promise<Told> {
  const token = tokens[caller];
  const { method, url, payload, headers } = built;
  const sent = { ...headers, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = isStream
    ? await beginningOf(url, sent)
    : await app.app.inject({ method: method as 'GET', url, headers: sent, ...(payload && { payload }) });
  const { 'x-request-id': id, date: _, ...rest } = answer.headers;
  const withoutId = (told: string) => told.replaceAll(String(id), '').replaceAll(/"x-ratelimit[^,]*,/g, '');
  return {
    status: answer.statusCode,
    body: withoutId(answer.body),
    headers: withoutId(JSON.stringify(rest)),
  };
}

/** Whoever may listen would listen for ever: of their answer only the beginning is looked at. */
async function beginningOf(url: string, headers: Record<string, string>) {
  const response = await fetch(`${await listenOn(app)}${url}`, { headers });
  const { status } = response;
  const body = status === 200 ? '' : await response.text();
  if (status === 200) await response.body?.cancel();
  return { statusCode: status, body, headers: Object.fromEntries(response.headers) };
}

/** Lists as they are without a project or an organization, for what is nobody's business there. */
const LISTS = operations.filter(
  ({ id, method, path }) => method === 'GET' && !path.includes('{') && /^list/.test(id),
);
/** Callers who must not notice what comes into being there; people of the organization notice its roles and tags. */
const WITNESSES: Partial<Record<Place, Caller[]>> = {
  other: ['noOrganization', 'outsider', 'supplier', 'engineer', 'lead'],
  elsewhere: ['noOrganization', 'supplier', 'lead', 'admin', 'owner', 'platform'],
};

async function listsOf(caller: Caller): Promise<Map<string, string>> {
  const lists = LISTS.map(async operation => {
    const { url } = requestFor({ ...operation, permission: { name: '', scope: '' } }, {}, false);
    return [operation.id, (await request(caller, { method: 'GET', url })).body] as const;
  });
  return new Map(await Promise.all(lists));
}

function fits(expected: string | undefined, { status }: Told): boolean {
  return expected === '2xx' ? status >= 200 && status < 300 : String(status) === expected;
}

const CODES: Record<string, string> = { 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

/** Who may look for projects of the organization is told their names, and who administers users theirs. */
function isTold(operation: ContractOperation, caller: Caller, place: Place, audience: Audience) {
  if (sees(caller, place, audience)) return true;
  if (caller === 'platform' && permissionOf(operation) === 'administrator') return true;
  return (
    ['listProjectsToRequestAccess', 'requestProjectAccess'].includes(operation.id) &&
    permissionsIn(caller, place).has('organization.projects.discover')
  );
}

/** Names and uuids in an answer that are none of the caller's business; what the request named itself is no news. */
function leaksIn(operation: ContractOperation, caller: Caller, asked: object, { body }: Told): string[] {
  const leaks: string[] = [];
  for (const [secret, { place, audience }] of world.secrets) {
    if (!body.includes(secret) || JSON.stringify(asked).includes(secret)) continue;
    if (!isTold(operation, caller, place, audience)) leaks.push(`${secret} of ${place}`);
  }
  return leaks;
}

/** Whether the answer must be the one that a record gets which does not exist. */
function isHidden(operation: ContractOperation, caller: Caller, place: Place, expected: string): boolean {
  const permission = permissionOf(operation);
  if (expected === '404' || (permission === 'administrator' && expected === '403')) return true;
  const ofPlaces = permission === 'visible' || permission.includes('.');
  return expected === '2xx' && ofPlaces && !sees(caller, place, audienceOf(operation));
}

/** Whatever may change something is taken back; what must not is done for good, so that it would show. */
const isTakenBack = ({ method }: ContractOperation, expected = '') =>
  method !== 'GET' && !/40[134]|501/.test(expected);

/**
 * Files and pictures that take half a second each to make. Who may is decided before, as for every other operation with
 * the permission: of those who may, the first one asks.
 */
const SLOW = [
  'getReport',
  'getLightReport',
  'getFunctionalSafetyManagementPlan',
  'getFunctionalSafetyManagementPlanX',
  'getSpreadsheet',
  'exportToAustin',
  'uploadCurrentUserAvatar',
  'uploadOrganizationLogo',
];

function isLeftToAnother({ id }: ContractOperation, caller: Caller, place: Place): boolean {
  if (!SLOW.includes(id)) return false;
  const mayHere = callers.filter(one => table.get(id)?.[one][place] === '2xx');
  return mayHere.indexOf(caller) > 0;
}

async function problemsOf(operation: ContractOperation, caller: Caller): Promise<string[]> {
  const wrong: string[] = [];
  let absent: Told | undefined;
  for (const place of PLACES) {
    if (isLeftToAnother(operation, caller, place)) continue;
    const expected = table.get(operation.id)?.[caller][place] ?? '';
    const built = requestFor(operation, valuesOf(place, caller, operation));
    const ask = () => request(caller, built, operation.isStream);
    const told = isTakenBack(operation, expected) ? await takeBack(app, ask) : await ask();
    const say = (what: string) => wrong.push(`${caller} ${place}: ${what}: ${told.body.slice(0, 300)}`);
    if (!fits(expected, told)) say(`${told.status} instead of ${expected}`);
    if (CODES[told.status] && !told.body.includes(`"code":"${CODES[told.status]}"`)) say('another code');
    const leaks = leaksIn(operation, caller, built, told);
    if (leaks.length > 0) say(`leaks ${leaks.join(', ')}`);
    if (!isHidden(operation, caller, place, expected)) continue;
    absent ??= await request(
      caller,
      requestFor(operation, valuesOf('nowhere', caller, operation)),
      operation.isStream,
    );
    if (JSON.stringify(told) !== JSON.stringify(absent))
      say(`tells that it exists; elsewise ${absent.status} ${absent.body.slice(0, 300)}`);
  }
  return wrong;
}

describe('the table', () => {
  it('is what specification and domain model say', async () => {
    await expect(expectedTable()).toMatchFileSnapshot(TABLE);
  });
  it('has every operation, and more than 10,000 answers', () => {
    expect([...table.keys()].sort()).toEqual(operations.map(({ id }) => id).sort());
    expect(table.size * callers.length * PLACES.length).toBeGreaterThan(10_000);
  });
  it('the contract names the same permissions', () => {
    const wanted = (operation: ContractOperation) => {
      const permission = permissionOf(operation);
      const named = { signature: 'public', administrator: 'platform.users.manage', visible: 'signed-in' };
      return permission === 'everybody'
        ? 'signed-in'
        : (named[permission as keyof typeof named] ?? permission);
    };
    const list = (of: (operation: ContractOperation) => string) =>
      operations.map(operation => `${operation.id} ${of(operation)}`);
    expect(list(({ permission }) => permission.name)).toEqual(list(wanted));
  });
});

describe('every caller on every record', () => {
  it.each(operations)('$id', async operation => {
    const wrong: string[] = [];
    const answers = table.get(operation.id);
    const isAlone = (caller: Caller) =>
      PLACES.some(place => isTakenBack(operation, answers?.[caller][place]));
    const together = callers.filter(caller => !isAlone(caller));
    const problems = await Promise.all(together.map(caller => problemsOf(operation, caller)));
    wrong.push(...problems.flat());
    for (const caller of callers.filter(isAlone)) wrong.push(...(await problemsOf(operation, caller)));
    const written = await changes();
    if (written.length > 0) wrong.push(`something was changed: ${[...new Set(written)].join(', ')}`);
    expect(wrong.join('\n')).toBe('');
  });
});

describe('what others have is not counted', () => {
  const cases = Object.entries(WITNESSES).flatMap(([place, who]) => who.map(caller => ({ place, caller })));
  it.each(cases)('$caller does not notice what is in $place', async ({ place, caller }) => {
    const now = await listsOf(caller);
    const were = before.get(`${caller} ${place}`) ?? new Map();
    const ofProjects = ({ id, permission }: ContractOperation) =>
      place === 'elsewhere'
        ? id !== 'adminListUsers'
        : permission.scope === 'project' || id === 'listProjects';
    for (const { id } of LISTS.filter(ofProjects)) expect(now.get(id), id).toBe(were.get(id));
  });
});
