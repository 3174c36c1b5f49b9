import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientChanges, grouped } from '../../scripts/clientChanges.ts';
import { BREAKING_ANSWERS } from '../support/contract-cases/answers.ts';
import { type Case, contractOfCases } from '../support/contract-cases/base.ts';
import { HARMLESS } from '../support/contract-cases/harmless.ts';
import { BREAKING_REQUESTS } from '../support/contract-cases/requests.ts';

/** `npm run contract:breaking` as CI runs it, in a repository of its own with a small contract. */
const SCRIPT = resolve('scripts/contract-breaking.ts');

let repository: string;
beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'badger-breaking-'));
  cpSync('redocly.yaml', join(repository, 'redocly.yaml'));
  git('init', '--quiet');
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], {
    cwd: repository,
  });

function write(file: string, content: unknown): void {
  const path = join(repository, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

/** What stands in the repository: the contract, its bundle, what was released, and what is listed with a reason. */
function lay({
  released,
  present,
  listed = '',
}: {
  released: unknown;
  present: unknown;
  listed?: string;
}): void {
  write('openapi/released/v1.json', released);
  write('openapi/v1.yaml', present);
  write('openapi/bundled/v1.json', present);
  write('openapi/breaking-changes.md', listed);
}

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: repository,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n'), complaint: stderr };
}

const BREAKING = [...BREAKING_REQUESTS, ...BREAKING_ANSWERS];
const before = contractOfCases([...BREAKING, ...HARMLESS], false);

describe('every change that breaks a client is named', () => {
  const found = new Map<string, string[]>();
  beforeAll(() => {
    lay({ released: before, present: contractOfCases([...BREAKING, ...HARMLESS], true) });
    const { status, lines } = check();
    expect(status).toBe(1);
    for (const line of lines.filter(line => line.startsWith('BREAKS'))) {
      const [, number = ''] = /--(\d+)/.exec(line) ?? [];
      found.set(number, [
        ...(found.get(number) ?? []),
        line.replace(/^BREAKS {2}/, '').replaceAll(`--${number}`, ''),
      ]);
    }
  });

  test.each(BREAKING.map((one, index): [string, number, Case] => [one.title, index, one]))(
    '%s',
    (_, index, { told }) => {
      expect(found.get(String(index))).toEqual(told);
    },
  );

  test.each(HARMLESS.map((one, index): [string, number] => [one.title, BREAKING.length + index]))(
    'harmless: %s',
    (_, index) => {
      expect(found.get(String(index))).toBeUndefined();
    },
  );
});

describe('the contract that is compared with', () => {
  const oneCase = BREAKING.slice(0, 1);
  const [released, present] = [contractOfCases(oneCase, false), contractOfCases(oneCase, true)];
  const line = 'DELETE /things--0/{uuid}: Operation "DELETE /things--0/{uuid}" was removed';

  beforeAll(() => {
    lay({ released, present: released });
    git('add', '.');
    git('commit', '--quiet', '--message=as released');
    lay({ released, present });
    git('add', '.');
    git('commit', '--quiet', '--message=breaks a client');
  });

  test('is the released one, so a commit that is compared in CI cannot hide behind itself', () => {
    const { status, lines, complaint } = check();
    expect(lines).toEqual([`BREAKS  ${line}`]);
    expect(complaint).toContain('1 changes since the last release break a client');
    expect(status).toBe(1);
  });

  test('is that of a commit with --base', () => {
    expect(check('--base', 'HEAD~1')).toMatchObject({ status: 1, lines: [`BREAKS  ${line}`] });
    expect(check('--base', 'HEAD').status).toBe(0);
    expect(check('--base', 'nowhere')).toMatchObject({
      status: 2,
      complaint: expect.stringContaining('nowhere'),
    });
  });

  test('is the present one after a release', () => {
    lay({ released, present });
    expect(check('--release').status).toBe(0);
    expect(check().status).toBe(0);
  });

  test('may be broken by what is listed with a reason, and by nothing else', () => {
    lay({ released, present, listed: `- \`${line}\`: nobody called it.\n` });
    expect(check()).toMatchObject({
      status: 0,
      lines: [`listed  ${line}`, expect.stringContaining('1 listed')],
    });
    lay({ released, present, listed: `- \`${line}\`:\n- \`another change\`: a reason.\n` });
    expect(check().status).toBe(1);
  });
});

describe('the generated client of an operation', () => {
  const contractOf = (client: string, tag: string) => ({
    tags: [{ name: 'Things', 'x-client': client }, { name: 'Others' }],
    paths: { '/things': { get: { operationId: 'listThings', tags: [tag] } } },
  });

  test('is named when its tag goes to another one', () => {
    expect(clientChanges(contractOf('platform', 'Things'), contractOf('analysis', 'Things'))).toEqual([
      'tag Things: x-client: "platform" became "analysis"',
    ]);
  });
  test('is named when the operation goes to another tag', () => {
    expect(clientChanges(contractOf('platform', 'Things'), contractOf('platform', 'Others'))).toEqual([
      'GET /things: tag: "Things" became "Others"',
    ]);
  });
  test('is not named when nothing changed', () => {
    expect(clientChanges(contractOf('platform', 'Things'), contractOf('platform', 'Things'))).toEqual([]);
  });
});

test('what is said of one schema stands together', () => {
  expect(
    grouped(['Thing.a: 1', 'GET /things: 2', 'Other: 3', 'Thing: 4', 'GET /things/responses/200: 5']),
  ).toEqual(['Thing.a: 1', 'Thing: 4', 'GET /things: 2', 'Other: 3', 'GET /things/responses/200: 5']);
});
