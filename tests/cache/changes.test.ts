import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { clearWay, wayTo } from '../support/authorization/wayTo.ts';
import { createWorld } from '../support/authorization/world.ts';
import { storeWorldFiles } from '../support/authorization/worldFiles.ts';
import { insertRow } from '../support/authorization/worldRecords.ts';
import { type ContractOperation, operations } from '../support/contract.ts';
import { argumentsFor, CachedApp, hasEndpoint, type OpenQuery } from './cachedApp.ts';
import { GAPS, LEFT, NOT_SHOWN, REFUSED, WAYS } from './known.ts';
import { PlatformReads } from './platformReads.ts';

/** Queries with a cached answer. Downloads and streams are not cached, so they cannot go stale. */
const queries = operations.filter(
  operation =>
    operation.method === 'GET' &&
    hasEndpoint(operation) &&
    !operation.isDownload &&
    !operation.isStream &&
    !(operation.id in NOT_SHOWN),
);
const changes = operations.filter(operation => operation.method !== 'GET' && hasEndpoint(operation));

let folder: string;
let app: TestApp;
let records: Record<string, string>;
let platform: PlatformReads;
/** Everything of one place that an app may have cached at once. */
let opened: CachedApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'badger-cache-'));
  await storeWorldFiles(folder);
  app = await createTestApp({ DATA_DIR: folder, BUCKET_STAGING: folder });
  const { places } = await createWorld(app.pool, async () => {});
  // Somebody who may do all of it: leads the project, owns the organization, administers the platform.
  const caller = places.own.deputyUuid ?? '';
  await app.pool.query(`update users set roles = '{ADMIN}' where uuid = $1`, [caller]);
  const notification = { user_uuid: caller, kind: 'MENTIONED', title: 'x' };
  records = {
    ...places.own,
    caller,
    notificationUuid: await insertRow(app.pool, 'notifications', notification),
  };
  platform = new PlatformReads(
    app,
    await app.tokenOf(caller, { exp: Math.floor(Date.now() / 1000) + 2 * 60 * 60 }),
  );
  vi.stubGlobal('fetch', platform.fetch);
  opened = await platform.learn(openEverything);
});
afterAll(async () => {
  opened?.close();
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => void vi.stubGlobal('fetch', platform.fetch));
afterEach(() => void vi.unstubAllGlobals());

const isFilter = ({ in: where, schema, name }: ContractOperation['parameters'][number]) =>
  where === 'query' && schema.format === 'uuid' && name !== 'projectUuid' && name !== 'organizationUuid';

async function openEverything(): Promise<CachedApp> {
  const asked: OpenQuery[] = queries.map(query => ({ id: query.id, args: argumentsFor(query, records) }));
  // The list that answers are put into: filtered in every way it can be.
  const hazards = queries.find(({ id }) => id === 'listHazards');
  for (const { name } of hazards?.parameters.filter(isFilter) ?? [])
    asked.push({
      id: 'listHazards',
      args: { projectUuid: records.projectUuid, [name]: records[name] ?? records.caller },
    });
  const fresh = new CachedApp();
  await fresh.open(asked);
  return fresh;
}

/** What a screen would still show after the change, although the server says something else. */
async function staleAfter(operation: ContractOperation): Promise<{ refused: boolean; stale: string[] }> {
  const way = { before: [...(wayTo(operation.id, '').before ?? []), ...(WAYS[operation.id] ?? [])] };
  return platform.takeBack(async () => {
    await clearWay(app.pool, way, records);
    platform.forgetWritten();
    const shown = way.before.length > 0 ? await openEverything() : new CachedApp(opened);
    const { error } = await shown.change(operation.id, argumentsFor(operation, records));
    const isLeft = ({ args }: OpenQuery) =>
      LEFT[operation.id]?.some(name => name in args && args[name] === records[name]);
    const kept = shown.notReadAgain().filter(query => !isLeft(query));
    const now = new CachedApp();
    await now.open(kept);
    const stale = kept.filter(query => now.answers(query) && now.dataOf(query) !== shown.dataOf(query));
    now.close();
    shown.close();
    return { refused: error !== undefined, stale: [...new Set(stale.map(({ id }) => id))] };
  });
}

describe('what is cached is what the server says, after', () => {
  it.each(changes)('$id', async operation => {
    const { refused, stale } = await staleAfter(operation);
    expect({ refused, stale }).toEqual({
      refused: operation.id in REFUSED,
      stale: GAPS[operation.id] ?? [],
    });
  });
});
