import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from '../databaseStartError.ts';
import { errorCode, reasonOf } from './errors.ts';

/** What the data folder remembers about its database: the passwords, and the place of the files if it is another. */
export interface Secrets {
  superuserPassword: string;
  password: string;
  /** Set when the data folder can only be reached by root: where PostgreSQL's files are instead. */
  directory?: string;
}

const FILE_NAME = 'postgres.json';

export function secretsFile(dataFolder: string): string {
  return join(dataFolder, FILE_NAME);
}

/** @throws DatabaseStartError when the file is there but cannot be read */
export async function readSecrets(dataFolder: string): Promise<Secrets | undefined> {
  const file = secretsFile(dataFolder);
  try {
    const secrets = JSON.parse(await readFile(file, 'utf8')) as Secrets;
    if (secrets.superuserPassword && secrets.password) return secrets;
    throw new Error('the passwords are missing in it');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new DatabaseStartError(
      `The file ${file}, which holds the passwords of the database, cannot be read (${reasonOf(error)}). ` +
        'Nothing was changed. Start Badger as the same user as before, or bring the file back from a backup.',
    );
  }
}

/** Writes the file once and for all; of two processes that try at the same time, both get the first one's. */
export async function createSecrets(dataFolder: string, directory: string | undefined): Promise<Secrets> {
  const file = secretsFile(dataFolder);
  const password = () => randomBytes(24).toString('base64url');
  const secrets: Secrets = {
    superuserPassword: password(),
    password: password(),
    ...(directory && { directory }),
  };
  const unfinished = `${file}.${process.pid}`;
  try {
    await writeFile(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
    await link(unfinished, file);
    return secrets;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return (await readSecrets(dataFolder)) ?? secrets;
  } finally {
    await rm(unfinished, { force: true });
  }
}
