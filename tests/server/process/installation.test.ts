import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { TEMPLATE } from '../../support/globalSetup.ts';
import { createDatabaseFromTemplate } from '../../support/postgres.ts';
import {
  databaseOf,
  findFreePort,
  removeServerFolder,
  type ServerProcess,
  spawnServer,
  startServer,
} from '../../support/serverProcess.ts';
import { signInForTokens } from '../../support/signIn.ts';

/** An installation as its operator meets it: first start, first administrator, demo accounts, commands. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Far below what a first start takes, with room for a busy machine. */
const AT_ONCE_MS = 10_000;

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'badger-installation-'));
  onTestFinished(() => removeServerFolder(folder));
  return folder;
};

interface Output {
  code: number;
  said: string;
  complained: string;
}

/** `npm run admin -- …` without npm. */
const admin = (environment: Record<string, string>, ...args: string[]) =>
  new Promise<Output>(resolve =>
    execFile(
      process.execPath,
      ['scripts/admin.ts', ...args],
      { cwd: ROOT, env: { ...process.env, DEMO: 'false', ...environment } },
      (error, said, complained) => resolve({ code: Number(error?.code ?? 0), said, complained }),
    ),
  );

const linkIn = (text: string) => /http\S+\/set-up\?token=\S+/.exec(text)?.[0] ?? '';

const open = (link: string) => fetch(link);

const post = (link: string, form: Record<string, string>) =>
  fetch(new URL('/set-up', link), {
    method: 'POST',
    body: new URLSearchParams({
      token: new URL(link).searchParams.get('token') ?? '',
      repeated: form.password ?? '',
      ...form,
    }),
  });

const usersSeenBy = async ({ url }: ServerProcess, email: string, password: string) => {
  const { accessToken } = await signInForTokens(url, { email, password });
  const response = await fetch(`${url}/v1/admin-api/users`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return response.status;
};

const FIRST = {
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Kovač',
  password: 'river stone lantern',
};

describe('an installation without demo', () => {
  let folder: string;
  let environment: Record<string, string>;
  let port: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'badger-installation-'));
    port = await findFreePort();
    environment = { DATA_DIR: join(folder, 'data'), PORT: String(port), DATABASE_URL: '' };
  });
  afterAll(() => removeServerFolder(folder));

  test('the demo accounts are disabled, and a link makes the first administrator, once', async () => {
    const demo = await startServer({ folder, port, environment: { DATABASE_URL: '', DEMO: 'true' } });
    expect(demo.server.said()).toContain('owner@demo.badger.example');
    // A busy machine has slow statements; all else is news, told once, and nothing that is no JSON.
    const lines = demo.server
      .complained()
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { level: number; msg: string; reqId?: string })
      .filter(({ msg, reqId }) => !reqId && msg !== 'slow statement');
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    expect(lines.map(({ msg }) => msg)).toEqual([...new Set(lines.map(({ msg }) => msg))]);
    await demo.server.end();

    const { server } = await startServer({ folder, port, environment: { DATABASE_URL: '', DEMO: 'false' } });
    onTestFinished(async () => void (await server.end()));
    expect(server.said()).toContain('9 demo accounts were disabled, because DEMO=false');
    expect(server.said()).not.toContain('badger-demo');
    const before = await admin(environment, 'list');
    expect(before.said.match(/@demo\.badger\.example.*disabled/g)).toHaveLength(9);

    const link = linkIn(server.said());
    expect((await open(link)).status).toBe(200);
    expect((await open(link.slice(0, -1))).status).toBe(404);
    // A refused password leaves the link as it was.
    expect((await post(link, { ...FIRST, password: 'password' })).status).toBe(422);
    expect((await post(link, { ...FIRST, email: 'owner@demo.badger.example' })).status).toBe(422);
    expect((await post(link, FIRST)).status).toBe(200);
    expect((await post(link, { ...FIRST, email: 'eve@example.org' })).status).toBe(404);
    expect((await open(link)).status).toBe(404);
    expect(await usersSeenBy(server, FIRST.email, FIRST.password)).toBe(200);
    await expect(
      signInForTokens(server.url, { email: 'owner@demo.badger.example', password: 'badger-demo' }),
    ).rejects.toThrow();
  });

  test('commands make, reset, disable and enable accounts while the server runs', async () => {
    const { server } = await startServer({ folder, port, environment: { DATABASE_URL: '', DEMO: 'false' } });
    onTestFinished(async () => void (await server.end()));
    expect(linkIn(server.said())).toBe('');
    expect(server.said()).not.toContain('demo');

    expect(await admin(environment, 'disable', '--email', FIRST.email)).toMatchObject({
      code: 2,
      complained: expect.stringContaining('This is the last administrator of the platform.'),
    });
    const made = await admin(environment, 'create-administrator', '--email', 'Ben@Example.org');
    expect(made.said).toContain('ben@example.org is an administrator now.');
    expect((await post(linkIn(made.said), { password: 'copper window thirty' })).status).toBe(200);
    expect((await post(linkIn(made.said), { password: 'copper window forty' })).status).toBe(404);
    expect(await usersSeenBy(server, 'ben@example.org', 'copper window thirty')).toBe(200);

    const reset = await admin(environment, 'reset', '--email', 'ben@example.org');
    const other = await admin(environment, 'reset', '--email', 'ben@example.org');
    expect((await post(linkIn(reset.said), { password: 'seven green bottles' })).status).toBe(200);
    // A new password makes every other link useless.
    expect((await open(linkIn(other.said))).status).toBe(404);
    expect(await usersSeenBy(server, 'ben@example.org', 'seven green bottles')).toBe(200);

    const disabled = await admin(environment, 'disable', '--email', 'ben@example.org');
    expect(disabled.said).toContain('ben@example.org is disabled and signed out everywhere.');
    await expect(usersSeenBy(server, 'ben@example.org', 'seven green bottles')).rejects.toThrow();
    expect(await admin(environment, 'reset', '--email', 'ben@example.org')).toMatchObject({
      code: 2,
      complained: expect.stringContaining('is disabled. Enable it first'),
    });
    await admin(environment, 'enable', '--email', 'ben@example.org');
    expect(await usersSeenBy(server, 'ben@example.org', 'seven green bottles')).toBe(200);
  });

  test('and while it does not; a folder without data is refused', async () => {
    const list = await admin(environment, 'list');
    expect(list).toMatchObject({ code: 0, complained: '' });
    expect(list.said).toMatch(/ana@example\.org +Ana Kovač +ADMIN +active/);
    expect(await databaseOf(folder)).toBeUndefined();

    const nowhere = join(folder, 'mistyped');
    expect(await admin({ ...environment, DATA_DIR: nowhere }, 'list')).toMatchObject({
      code: 2,
      complained: expect.stringContaining(`There is no database in ${nowhere}.`),
    });
    expect(existsSync(nowhere)).toBe(false);
  });
});

test('commands work on a PostgreSQL of their own, and say what is wrong', async () => {
  const database = await createDatabaseFromTemplate(inject('postgresUrl'), TEMPLATE);
  onTestFinished(database.drop);
  const on = { DATABASE_URL: database.url };
  expect((await admin(on, 'create-administrator', '--email', 'lead@demo.badger.example')).said).toContain(
    'is an administrator now. The account was there before and keeps its password.',
  );
  expect((await admin(on, 'list')).said).toMatch(/lead@demo\.badger\.example +Lena Brandt +ADMIN/);
  const away = { ...on, OIDC_ISSUER: 'https://login.example/realms/safety' };
  expect((await admin(away, 'create-administrator', '--email', 'new@example.org')).said).toContain(
    'They sign in at https://login.example/realms/safety.',
  );
  for (const [args, complaint] of [
    [['make-tea'], 'There is no command "make-tea".'],
    [['disable'], 'disable needs an account: --email'],
    [['disable', '--mail', 'a@b.c'], "Unknown option '--mail'"],
    [['create-administrator', '--email', 'nobody'], '"nobody" is not an e-mail address.'],
    [['enable', '--email', 'nobody@example.org'], 'There is no account nobody@example.org.'],
  ] as const)
    expect(await admin(on, ...args)).toMatchObject({
      code: 2,
      complained: expect.stringContaining(complaint),
    });
});

describe.runIf(process.platform === 'linux')('a start that is called off', () => {
  test.each<[string, (entries: string[]) => boolean]>([
    ['while the database is made', entries => entries.some(name => name.includes('unfinished'))],
    ['while the schema is made', entries => entries.includes('postgres.log')],
  ])('%s ends at once and leaves nothing running', async (_when, isReached) => {
    const folder = await newFolder();
    const server = spawnServer({ folder, port: await findFreePort(), environment: { DATABASE_URL: '' } });
    await expect
      .poll(async () => isReached(await readdir(join(folder, 'data')).catch(() => [])), {
        interval: 5,
      })
      .toBe(true);
    const begin = performance.now();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(performance.now() - begin).toBeLessThan(AT_ONCE_MS);
    expect(server.said()).toBe('');
    expect(server.complained()).not.toMatch(/"level":(50|60)|Error/);
    expect(await databaseOf(folder)).toBeUndefined();
    // What was half-made is no obstacle.
    const next = await startServer({ folder, port: await findFreePort(), environment: { DATABASE_URL: '' } });
    await next.server.end();
  });
});

test.each<[Record<string, string>, string]>([
  [{ HOST: '192.0.2.99', DEMO: 'false' }, 'HOST=192.0.2.99 is no address of this machine.'],
  [
    { HOST: 'nowhere.invalid', DEMO: 'false' },
    'HOST=nowhere.invalid is a name that this machine cannot look up.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
])('%j ends the start with a sentence and no stack', async (environment, sentence) => {
  const folder = await newFolder();
  const server = spawnServer({ folder, port: await findFreePort(), environment });
  expect(await server.exit).toEqual({ code: 2, signal: null });
  expect(server.complained()).toContain(sentence);
  expect(server.complained()).not.toMatch(/\n\s+at /);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
