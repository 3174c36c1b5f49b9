import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
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
