import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startHaproxy } from './haproxy.ts';
import { findFreePort } from './serverProcess.ts';

const run = promisify(execFile);

const BINARIES = '/usr/lib/postgresql/15/bin';
const ROLE = 'badger';
const PROXY_CONFIG = 'deploy/haproxy/haproxy.cfg';
const PROXY_CHECK = 'deploy/haproxy/takes-changes.sh';
const POLL_MS = 50;
const DEADLINE_MS = 60_000;

interface Node {
  name: string;
  folder: string;
  port: number;
}

/**
 * A primary and a standby that confirms every commit, behind HAProxy as `deploy/haproxy` configures it: Debian's own
 * PostgreSQL 15 and HAProxy, as root, which runs the databases as `postgres`.
 */
export class StandbyPair {
  /** Address of whichever takes changes. */
  readonly url: string;
  readonly #folder: string;
  #primary: Node;
  #standby: Node;
  readonly #stopProxy: () => Promise<unknown>;

  private constructor(
    folder: string,
    proxyPort: number,
    primary: Node,
    standby: Node,
    stopProxy: () => Promise<unknown>,
  ) {
    this.#folder = folder;
    this.url = urlOf(proxyPort);
    this.#primary = primary;
    this.#standby = standby;
    this.#stopProxy = stopProxy;
  }

  static async start(): Promise<StandbyPair> {
    const folder = await mkdtemp(join(tmpdir(), 'badger-pair-'));
    await run('chown', ['postgres', folder]);
    const node = async (name: string) => ({ name, folder: join(folder, name), port: await findFreePort() });
    const [one, two] = [await node('one'), await node('two')];
    await asPostgres(
      'initdb',
      ...['-D', one.folder, '-U', ROLE, '--auth=trust', '--encoding=UTF8', '--locale=C'],
    );
    await begin(one);
    const proxyPort = await findFreePort();
    const pair = new StandbyPair(folder, proxyPort, one, two, await startProxy(proxyPort, [one, two]));
    await pair.#attach();
    return pair;
  }

  /** Connects to whichever takes changes, past the proxy. */
  async withPrimary<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: urlOf(this.#primary.port) });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Kills the primary with all its processes, and makes the standby the primary, as whoever watches them would. */
  async failOver(): Promise<void> {
    const pid = Number((await readFile(join(this.#primary.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
    await asPostgres('pg_ctl', 'promote', '-w', '-D', this.#primary.folder);
  }

  /** Makes the database that was killed a standby of the other one, from a new copy. */
  async rebuild(): Promise<void> {
    await rm(this.#standby.folder, { recursive: true, force: true });
    await this.#attach();
  }

  /**
   * Copies the primary to the standby, and lets every commit wait for it from then on. Only from then on: the copy has not
   * got that setting, or the standby would, once promoted, wait for one that is not there.
   */
  async #attach(): Promise<void> {
    const { port } = this.#primary;
    await asPostgres(
      'pg_basebackup',
      ...['-h', '127.0.0.1', '-p', String(port), '-U', ROLE, '-D', this.#standby.folder],
      ...['-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'],
    );
    await begin(this.#standby);
    await this.withPrimary(async client => {
      await client.query(`alter system set synchronous_standby_names = '*'`);
      await client.query('select pg_reload_conf()');
      const isSynchronous = async () =>
        (await client.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1;
      const deadline = Date.now() + DEADLINE_MS;
      while (!(await isSynchronous())) {
        if (Date.now() > deadline) throw new Error('The standby does not confirm commits');
        await delay(POLL_MS);
      }
    });
  }

  async stop(): Promise<void> {
    await this.#stopProxy();
    for (const { folder } of [this.#primary, this.#standby])
      await asPostgres('pg_ctl', 'stop', '-m', 'immediate', '-D', folder).catch(() => {});
    await rm(this.#folder, { recursive: true, force: true });
  }
}

const urlOf = (port: number) => `postgresql://${ROLE}@127.0.0.1:${port}/postgres`;

const asPostgres = (program: string, ...args: string[]) =>
  run('runuser', ['-u', 'postgres', '--', join(BINARIES, program), ...args]);

const begin = ({ folder, port }: Node) =>
  asPostgres(
    'pg_ctl',
    ...['start', '-w', '-D', folder, '-l', `${folder}.log`, '-o'],
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${join(folder, '..')} -c max_connections=100`,
  );

async function startProxy(port: number, nodes: readonly Node[]) {
  const folder = await mkdtemp(join(tmpdir(), 'badger-check-'));
  const check = join(folder, 'takes-changes.sh');
  await writeFile(check, await readFile(PROXY_CHECK, 'utf8'));
  await chmod(check, 0o755);
  let config = await readFile(PROXY_CONFIG, 'utf8');
  config = config
    .replace('127.0.0.1:5000', `127.0.0.1:${port}`)
    .replace('/etc/haproxy/takes-changes.sh', check);
  for (const [index, node] of nodes.entries())
    config = config.replace(`database-${index + 1}.example:5432`, `127.0.0.1:${node.port}`);
  const stop = await startHaproxy(config);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}
