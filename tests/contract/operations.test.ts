import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Authorizer } from '../../server/access/authorizer.ts';
import { listOperations, readContract } from '../../server/contract/contract.ts';
import { handlers } from '../../server/modules/handlers.ts';
import { PERMISSIONS, PROJECT_ROLE_PERMISSIONS } from '../../server/modules/permissions/permissionRules.ts';
import { recordTypes } from '../../server/modules/recordTypes.ts';
import { contract, operations } from '../support/contract.ts';

const rowsOf = (file: string) =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

// The calls of the product's specification, towards which the contract grows.
const LISTED = rowsOf('./operations.tsv').map(
  line => line.split('\t') as [method: string, path: string, id: string, tag: string, client: string],
);

const GENERATED = fileURLToPath(new URL('../../src/api/generated', import.meta.url));

const sorted = (names: Iterable<string>) => [...names].sort();
const ids = operations.map(operation => operation.id);

/** `endpoint: build.query<` and `build.mutation<` of every generated client. */
const generated = readdirSync(GENERATED).flatMap(file =>
  [...readFileSync(`${GENERATED}/${file}`, 'utf8').matchAll(/^ {4}(\w+): build\.(query|mutation)</gm)].map(
    ([, id = '', kind = '']) => ({ file, id, kind }),
  ),
);

describe('operations', () => {
  it('are calls of the product’s specification, with its method, path, tag and client', () => {
    const clientOf = new Map(
      (contract as unknown as { tags: { name: string; 'x-client': string }[] }).tags.map(tag => [
        tag.name,
        tag['x-client'],
      ]),
    );
    const listed = new Map(LISTED.map(row => [row[2], row]));
    for (const { method, path, id, tag } of operations) {
      // What screens need beyond the list is marked as an addition to it.
      const isAddition = contract.paths[path]?.[method.toLowerCase()]?.['x-addition'] === true;
      expect(isAddition, `${id} is either listed or marked`).toBe(!listed.has(id));
      if (listed.has(id)) expect([method, path, id, tag, clientOf.get(tag)]).toEqual(listed.get(id));
    }
    expect(operations.length).toBeGreaterThanOrEqual(138);
  });
  it('have a name of their own', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
  it('have a handler each; what is left over is the rest of a regular resource', () => {
    expect(Object.keys(handlers)).toEqual(expect.arrayContaining(ids));
    const left = Object.keys(handlers).filter(id => !ids.includes(id));
    expect(left.filter(id => !/^(list|get|update|delete)[A-Z]|^create\w+Batch$/.test(id))).toEqual([]);
  });
  it('are generated exactly once for the web app, in the file of their area', () => {
    const called = operations.filter(({ isDownload, isStream }) => !isDownload && !isStream);
    expect(sorted(generated.map(({ id }) => id))).toEqual(sorted(called.map(({ id }) => id)));
    const kebab = (tag: string) => tag.replaceAll(/(?<=[a-z])([A-Z])/g, '-$1').toLowerCase();
    const fileOf = new Map(generated.map(({ id, file }) => [id, file]));
    for (const { id, tag } of called) expect(fileOf.get(id), id).toBe(`${kebab(tag)}.gen.ts`);
  });
  it('are served, all of them', () => {
    expect(operations.filter(({ statuses }) => statuses.includes('501'))).toEqual([]);
  });
  it('say which answers they give', () => {
    for (const { id, method, statuses, permission, body, form } of operations) {
      expect(statuses, id).toEqual(expect.arrayContaining(['400', '405', '429', '500', '503']));
      if (permission.scope !== 'public') expect(statuses, id).toContain('401');
      else expect(statuses.includes('401'), id).toBe(id === 'platformCallback');
      if (method === 'PATCH' && body?.properties?.revision)
        expect(statuses, id).toEqual(expect.arrayContaining(['409', '422']));
      for (const tooMuch of ['413', '415'])
        expect(statuses.includes(tooMuch), `${id} ${tooMuch}`).toBe(
          body !== undefined || form !== undefined || id === 'getBucketImage',
        );
      expect(
        statuses.filter(status => status.startsWith('2')),
        id,
      ).toHaveLength(1);
    }
  });
});

describe('permission of every operation', () => {
  const authorizer = new Authorizer(recordTypes, PROJECT_ROLE_PERMISSIONS);
  const known = new Set<string>([...PERMISSIONS, 'signed-in', 'self', 'public', 'platform.users.manage']);

  it.each(listOperations(readContract()))('$id leads to a scope', operation => {
    expect(authorizer.problemOf(operation)).toBeUndefined();
    expect(known).toContain(operation.permission.name);
  });
  it.each(operations)('$id finds its scope in a field that it has', ({ permission, parameters, body }) => {
    if (!permission.from) return;
    const [place, name = ''] = permission.from.split('.');
    const names =
      place === 'body'
        ? Object.keys(body?.properties ?? {})
        : parameters.filter(parameter => parameter.in === place).map(parameter => parameter.name);
    expect(names).toContain(name);
  });
});
