import { BackupError } from './backup/manifest.ts';
import { DatabaseStartError } from './database/databaseStartError.ts';
import { NewerDatabaseError, UnreleasedDatabaseError } from './database/migrate.ts';
import { AdministrationError } from './modules/admin/index.ts';
import { SettingsError } from './settings.ts';

/** What a person can act on; undefined for what nobody foresaw. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof SettingsError ||
  error instanceof DatabaseStartError ||
  error instanceof NewerDatabaseError ||
  error instanceof UnreleasedDatabaseError ||
  error instanceof AdministrationError ||
  error instanceof BackupError
    ? error.message
    : undefined;
