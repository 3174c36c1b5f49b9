import type { Pool } from 'pg';
import { openDatabase, waitForDatabase } from './database/connection.ts';
import { DatabaseStartError } from './database/databaseStartError.ts';
import { databaseDirectory, runningDatabase } from './database/embedded/runningDatabase.ts';
import { startEmbeddedPostgres } from './database/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from './database/migrate.ts';
import type { Settings } from './settings.ts';

export interface CommandDatabase {
  pool: Pool;
  close(): Promise<void>;
}

interface CommandOptions {
  /** Makes an embedded database where there is none. Left out: that is refused, as DATA_DIR may be mistyped. */
  isNew?: boolean;
  /** Whether a statement may take as long as it takes, such as the copy of a large table. */
  takesLong?: boolean;
}

const DATABASE_DEADLINE_MS = 10_000;

/** Where the data of an installation stand, for a message. */
export const placeOf = ({ databaseUrl, dataFolder }: Settings): string =>
  databaseUrl ? 'the PostgreSQL of DATABASE_URL' : dataFolder;

/**
 * The database of an installation for a command. While a server runs, it is the server's; else the embedded one is
 * started for the command and stopped after it.
 * @throws DatabaseStartError, NewerDatabaseError, UnreleasedDatabaseError with a message for a person
 */
export async function openForCommand(
  settings: Settings,
  { isNew = false, takesLong = false }: CommandOptions = {},
): Promise<CommandDatabase> {
  const { databaseUrl, dataFolder } = settings;
  const running = databaseUrl ? undefined : await runningDatabase(dataFolder);
  if (!databaseUrl && !running && !isNew && !(await databaseDirectory(dataFolder)))
    throw new DatabaseStartError(
      `There is no database in ${dataFolder}. Start Badger there once, or set DATA_DIR or DATABASE_URL to the data that are meant.`,
    );
  const started =
    databaseUrl || running
      ? undefined
      : await startEmbeddedPostgres({
          dataFolder,
          isFolderChosen: settings.isDataFolderChosen,
          log: () => {},
        });
  const url = databaseUrl ?? running?.url ?? started?.url ?? '';
  if (databaseUrl) await waitForDatabase(url, DATABASE_DEADLINE_MS);
  const database = openDatabase(url, {
    max: 3,
    applicationName: 'badger command',
    ...(takesLong && { statementTimeoutMs: 0 }),
  });
  const close = async () => {
    await database.close();
    await started?.stop();
  };
  try {
    await migrateDatabase(database.pool);
    return { pool: database.pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}
