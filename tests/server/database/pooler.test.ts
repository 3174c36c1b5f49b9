import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { waitForDatabase } from '../../../server/database/connection.ts';
import { DatabaseStartError } from '../../../server/database/databaseStartError.ts';
import { createDatabaseFromTemplate, createTemplate, startTestPostgres } from '../../support/postgres.ts';
import { findFreePort } from '../../support/serverProcess.ts';
import { failureOf, query } from './embedded/embedded-helpers.ts';

const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
const LEFT_OUT =
  'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options';
const DEADLINE_MS = 20_000;

/** `.ci/run` installs it; elsewhere these wait until somebody has it. */
describe.runIf(isInstalled)('a pooler before the database', () => {
  let server: Awaited<ReturnType<typeof startTestPostgres>>;
  let url: URL;

  beforeAll(async () => {
    server = await startTestPostgres();
    await createTemplate(server.url, 'pooler', async () => {});
    url = new URL((await createDatabaseFromTemplate(server.url, 'pooler')).url);
  });
  afterAll(() => server?.stop());

  /** Starts one before the database. @returns the database's address through it */
  async function pooler(mode: 'session' | 'transaction', more = ''): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'badger-pooler-'));
    const port = await findFreePort();
    const role = decodeURIComponent(url.username);
    const host = url.searchParams.get('host') ?? url.hostname;
    const password = url.password && ` password=${decodeURIComponent(url.password)}`;
    // It refuses to run as root, and gives up its rights only for a user by name.
    const user = userInfo().uid === 0 ? 'user = postgres' : '';
    await writeFile(join(folder, 'users'), `"${role}" ""\n`);
    await writeFile(
      join(folder, 'pgbouncer.ini'),
      `[databases]\n* = host=${host} port=${url.port || 5432} user=${role}${password}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n` +
        `listen_port = ${port}\nauth_type = trust\nauth_file = ${folder}/users\npool_mode = ${mode}\nunix_socket_dir =\n${user}\n${more}\n`,
    );
    await chmod(folder, 0o711);
    const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    });
    const through = new URL(url.href);
    through.searchParams.delete('host');
    through.hostname = '127.0.0.1';
    through.port = String(port);
    return through.href;
  }

  const refusal = async (address: string) => {
    const error = await failureOf(waitForDatabase(address, DEADLINE_MS));
    expect(error).toBeInstanceOf(DatabaseStartError);
    return error.message;
  };

  test('is told what to leave out where it refuses how a session is opened', async () => {
    expect(await refusal(await pooler('session'))).toContain('ignore_startup_parameters');
  });

  test('is refused where it lends a session for single transactions', async () => {
    expect(await refusal(await pooler('transaction', LEFT_OUT))).toContain('pool_mode = session');
  });

  test('serves in session mode when the role has the settings that it leaves out', async () => {
    const address = await pooler('session', LEFT_OUT);
    expect(await refusal(address)).toContain(`set timezone = 'UTC'`);
    const name = url.pathname.slice(1);
    await query(url.href, `alter database "${name}" set timezone = 'UTC'`);
    await query(url.href, `alter database "${name}" set statement_timeout = '30s'`);

    // Sessions that it holds already were opened before.
    await waitForDatabase(await pooler('session', LEFT_OUT), DEADLINE_MS);
  });
});
