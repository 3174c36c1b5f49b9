import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it, vi } from 'vitest';
import { incomingFolder } from '../../../server/storage/folderStorage.ts';
import { receiveFile } from '../../../server/storage/receiveFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'badger-receive-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What of the folder this process holds open. */
const held = () =>
  readdirSync('/proc/self/fd').filter(descriptor => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder);
    } catch {
      return false;
    }
  });

const broken = (moment: (breakOff: () => void) => unknown) => {
  const stream = new Readable({ read() {} });
  // As the form's parser does for what breaks off before anybody reads.
  stream.on('error', () => {});
  stream.push('half');
  moment(() => stream.destroy(new Error('broke off')));
  return stream;
};

it.runIf(process.platform === 'linux').each([
  ['at once', (breakOff: () => void) => process.nextTick(breakOff)],
  ['while its file is opened', (breakOff: () => void) => setImmediate(breakOff)],
  ['later', (breakOff: () => void) => setTimeout(breakOff, 5)],
])('a file that breaks off %s is closed and gone when that is told', async (_when, moment) => {
  for (let round = 0; round < 20; round += 1) {
    await expect(receiveFile(folder, broken(moment), 'a.txt')).rejects.toThrow('broke off');
    expect(held()).toEqual([]);
    expect(readdirSync(incomingFolder(folder))).toEqual([]);
  }
});

it('a large file is whole, and is given to the disk in small parts, so that changes of others wait for one of them at most', async () => {
  const some = await open(join(folder, 'some'), 'w');
  const handle = Object.getPrototypeOf(some) as FileHandle;
  await some.close();
  const flushed = vi.spyOn(handle, 'datasync');
  const content = randomBytes(5_500_000);
  const chunks = Array.from({ length: 100 }, (_, n) => content.subarray(n * 55_000, (n + 1) * 55_000));
  const file = await receiveFile(folder, Readable.from(chunks), 'a.bin');
  expect(file).toMatchObject({
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  expect(readFileSync(file.path).equals(content)).toBe(true);
  // Each megabyte, and what is left.
  expect(flushed).toHaveBeenCalledTimes(6);
  rmSync(file.path);
});

it.each([1, 999_999, 1_000_000, 1_000_001, 3_000_000])(
  'a file of %d bytes that comes at once is whole',
  async size => {
    const content = randomBytes(size);
    const file = await receiveFile(folder, Readable.from([content]), 'a.bin');
    expect(file.sizeBytes).toBe(size);
    expect(readFileSync(file.path).equals(content)).toBe(true);
    rmSync(file.path);
  },
);

it('what cannot be written to is told, and whoever sends it is not kept waiting', async () => {
  const stream = new Readable({ read() {} });
  const file = join(folder, 'no folder');
  writeFileSync(file, '');
  await expect(receiveFile(file, stream, 'a.txt')).rejects.toThrow('ENOTDIR');
  expect(stream.destroyed).toBe(true);
});
