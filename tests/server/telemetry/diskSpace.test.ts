import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../server/contract/errors.ts';
import { DiskSpace, type Space, spaceAt } from '../../../server/telemetry/diskSpace.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { filePart, upload } from '../../support/uploads.ts';

const GIGABYTE = 2 ** 30;

/** A disk whose free space the test sets, and what was logged about it. */
function diskOf(holdsDatabase = true) {
  const lines: { level: number; msg: string }[] = [];
  const space: Space = { free: 50 * GIGABYTE, total: 100 * GIGABYTE };
  const disk = new DiskSpace({
    folder: '/data',
    reserve: GIGABYTE,
    holdsDatabase,
    log: pino({}, { write: line => void lines.push(JSON.parse(line)) }) as FastifyBaseLogger,
    look: async () => ({ ...space }),
  });
  const leave = async (free: number) => {
    space.free = free;
    await disk.look();
  };
  const refuses = (isUpload: boolean) => {
    try {
      disk.requireRoom(isUpload);
      return false;
    } catch (error) {
      return error instanceof ApiError && error.code === 'UNAVAILABLE';
    }
  };
  return { disk, lines, leave, refuses };
}

describe('the disk of the data folder', () => {
  it('warns below a tenth, refuses within the reserve, and ends both by itself', async () => {
    const { lines, leave, refuses } = diskOf();
    await leave(50 * GIGABYTE);
    await leave(9 * GIGABYTE);
    await leave(8 * GIGABYTE);
    expect(refuses(false)).toBe(false);
    await leave(GIGABYTE - 1);
    expect(refuses(false)).toBe(true);
    await leave(GIGABYTE);
    expect(refuses(false)).toBe(false);
    await leave(60 * GIGABYTE);
    // pino: 40 is a warning, 50 an error. Once for each change, also for the good one.
    expect(lines.map(({ level }) => level)).toEqual([40, 50, 40, 40]);
  });

  it('refuses only files where the database lies elsewhere', async () => {
    const { leave, refuses } = diskOf(false);
    await leave(0);
    expect([refuses(true), refuses(false)]).toEqual([true, false]);
  });

  it('refuses nothing before it was looked at', () => {
    expect(diskOf().refuses(true)).toBe(false);
  });

  it('is read from the system, also before the folder is there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'badger-space-'));
    try {
      const { free, total } = await spaceAt(join(folder, 'not', 'yet'));
      expect(free).toBeGreaterThan(0);
      expect(total).toBeGreaterThanOrEqual(free);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('a full disk', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'badger-full-'));
    // More than any disk has: it is full from the first look on.
    app = await createTestApp({ DATA_DIR: folder, DISK_RESERVE: '999999999999999' });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const projectOf = async () => {
    const { body } = await app.call<{ data: { results: { uuid: string }[] } }>(
      'lead',
      'GET',
      '/user-api/projects',
    );
    return body.data.results[0]?.uuid ?? '';
  };

  it('takes no file, with a sentence and when to try again; reading goes on', async () => {
    const project = await projectOf();
    const path = `/user-api/projects/${project}/documents`;
    const refused = await upload(app, 'lead', path, [
      filePart('notes.txt', 'Notes', 'text/plain'),
      { name: 'name', value: 'Notes' },
    ]);
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect((refused.body as { message: string }).message).toContain('disk of this installation is full');
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await app.call('lead', 'GET', `/user-api/projects/${project}`)).status).toBe(200);
  });

  it('lets records change, since this database lies on another disk', async () => {
    const project = await projectOf();
    const { status } = await app.call('lead', 'POST', `/user-api/projects/${project}/functions/batch`, {
      body: { items: [{ name: 'Braking' }] },
    });
    expect(status).toBe(201);
  });
});
