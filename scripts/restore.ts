import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../server/backup/manifest.ts';
import { restoreBackup } from '../server/backup/restoreBackup.ts';
import { verifyBackup } from '../server/backup/verifyBackup.ts';
import { runningDatabase } from '../server/database/embedded/runningDatabase.ts';
import { openForCommand, placeOf } from '../server/openForCommand.ts';
import { runCommand } from '../server/runCommand.ts';
import { readSettings } from '../server/settings.ts';
import { incomingFolder } from '../server/storage/folderStorage.ts';
import { openStorage } from '../server/storage/openStorage.ts';

/** `npm run restore -- --from <folder of a backup>`: into an empty data folder, or an empty database of DATABASE_URL. */

await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from)
    throw new BackupError(
      'From where? npm run restore -- --from /var/backups/badger/badger-20261123T020000Z',
    );
  const settings = readSettings(process.env);
  const folder = resolve(values.from);
  // Before anything is made for it.
  await verifyBackup(folder);
  if (!settings.databaseUrl && (await runningDatabase(settings.dataFolder)))
    throw new BackupError(
      `Badger is running on ${settings.dataFolder}. A backup goes into an empty installation: stop it and set DATA_DIR to a new folder. Nothing was changed.`,
    );
  const { pool, close } = await openForCommand(settings, { isNew: true, takesLong: true });
  try {
    const manifest = await restoreBackup({
      pool,
      storage: openStorage(settings),
      incoming: incomingFolder(settings.dataFolder),
      folder,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${placeOf(settings)} holds the backup of ${manifest.madeAt} now: ${rows} rows and ${manifest.files.length} files, compared row by row.`,
    );
    if (manifest.needsKeysSecret) console.log('Start it with the KEYS_SECRET of then.');
  } finally {
    await close();
  }
});
