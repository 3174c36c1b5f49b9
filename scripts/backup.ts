import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, type Manifest } from '../server/backup/manifest.ts';
import { removeOldBackups, writeBackup } from '../server/backup/writeBackup.ts';
import { openForCommand } from '../server/openForCommand.ts';
import { runCommand } from '../server/runCommand.ts';
import { readSettings } from '../server/settings.ts';
import { openStorage } from '../server/storage/openStorage.ts';
import { VERSION } from '../server/version.ts';

/** `npm run backup -- --to <folder> [--keep 14]`: database, files and keys of one moment, while the server runs or not. */

const count = ({ tables }: Manifest) => tables.reduce((sum, { rows }) => sum + rows, 0);

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } });
  if (!values.to) throw new BackupError('Where to? npm run backup -- --to /var/backups/badger [--keep 14]');
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))
    throw new BackupError(`--keep is how many backups stay, 1 or more, not "${values.keep}".`);
  const settings = readSettings(process.env);
  const target = resolve(values.to);
  const { pool, close } = await openForCommand(settings, { takesLong: true });
  try {
    const { folder, manifest } = await writeBackup({
      pool,
      storage: openStorage(settings),
      target,
      version: VERSION,
    });
    console.log(
      `${folder}: ${count(manifest)} rows in ${manifest.tables.length} tables and ${manifest.files.length} files, read again and found equal.`,
    );
    if (manifest.needsKeysSecret)
      console.log('It can be used with the present KEYS_SECRET only: keep that elsewhere.');
    if (manifest.missingFiles.length > 0) {
      console.error(
        `${manifest.missingFiles.length} uploaded files are not where the database says: ${manifest.missingFiles.join(', ')}`,
      );
      process.exitCode = 3;
    }
    if (keep !== undefined)
      for (const name of await removeOldBackups(target, keep))
        console.log(`Removed the older backup ${name}.`);
  } finally {
    await close();
  }
});
