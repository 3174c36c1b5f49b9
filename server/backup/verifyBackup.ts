import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, filePath, type Manifest, readManifest, tablePath } from './manifest.ts';
import { CopyDigest } from './tables.ts';

const damaged = (folder: string, what: string) =>
  new BackupError(`The backup in ${folder} is damaged: ${what}. Use another one; nothing was changed.`);

/** Reads a backup to its last byte. @throws BackupError when anything in it is not what was saved */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, rows, sha256 } of manifest.tables) {
    const digest = new CopyDigest();
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    await pipeline(createReadStream(tablePath(folder, name)), createGunzip(), digest, nowhere).catch(
      error => {
        throw damaged(folder, `the table ${name} cannot be read (${(error as Error).message})`);
      },
    );
    const found = digest.result();
    if (found.rows !== rows || found.sha256 !== sha256)
      throw damaged(folder, `the table ${name} has other rows than were saved`);
  }
  for (const { sha256 } of manifest.files) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(filePath(folder, sha256)), hash).catch(error => {
      throw damaged(folder, `the file ${sha256} cannot be read (${(error as Error).message})`);
    });
    if (hash.digest('hex') !== sha256) throw damaged(folder, `the file ${sha256} has another content`);
  }
  return manifest;
}
