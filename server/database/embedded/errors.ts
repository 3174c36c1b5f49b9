import { DatabaseStartError } from '../databaseStartError.ts';

/** The code of a system or PostgreSQL error (ENOENT, 28P01), if it has one. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** What an error says, in one piece. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const REASONS: { pattern: RegExp; message: (folder: string) => string }[] = [
  {
    pattern: /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/i,
    message: folder =>
      `The disk that holds ${folder} is full, so the database cannot run. Nothing that was saved is lost. ` +
      'Free some space (at least 200 MB) and start again.',
  },
  {
    pattern:
      /error while loading shared libraries|Library not loaded|ENOEXEC|exec format error|(version|symbol) .* not found/i,
    message: () =>
      'The embedded PostgreSQL does not run on this system. Set DATABASE_URL to a PostgreSQL 15 or newer.',
  },
  {
    pattern: /could not (bind|create any|listen on)|could not create (Unix|TCP)/i,
    message: folder =>
      `The database in ${folder} could not open its socket or port. Nothing was changed. ` +
      'Set DATA_DIR to a folder on a local disk, or free the port named below.',
  },
  {
    pattern: /Permission denied|EACCES|EPERM|Read-only file system|EROFS|Operation not permitted/i,
    message: folder =>
      `The folder ${folder} cannot be written. Nothing was changed. ` +
      'Give the user who starts Badger the right to write there, or set DATA_DIR to another folder.',
  },
  {
    pattern: /shared memory|Cannot allocate memory|out of memory|ENOMEM/i,
    message: () => 'The database did not get the memory it needs. Free some memory and start again.',
  },
];

/**
 * Turns what initdb, postgres or the file system said into a message that a person can act on.
 *
 * @param folder the folder that the person knows
 * @param output the program's output or the system's message
 * @param logFile where the whole story is, if anywhere
 */
export function explainFailure(folder: string, output: string, logFile?: string): DatabaseStartError {
  const known = REASONS.find(reason => reason.pattern.test(output));
  const message = known
    ? known.message(folder)
    : `The database in ${folder} did not start. Its files were left as they are.`;
  const lastLines = output.trim().split(/\r?\n/).slice(-5).join('\n  ');
  const where = logFile ? `\nThe database's own log: ${logFile}` : '';
  return new DatabaseStartError(`${message}\n  ${lastLines}${where}`);
}

/** Runs a step on the file system and explains its failure. */
export async function explained<T>(folder: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw explainFailure(folder, reasonOf(error));
  }
}
