import { describe, expect, test } from 'vitest';
import {
  keysOf,
  number,
  prepareGlossaryService,
  startingWith,
  textsOf,
} from '../../support/glossaryService.ts';

/** specification §7 "Glossary service" and §9: what the app asks for. */
const APP_QUERY = {
  'filters[uiKey][$startsWith]': 'badger',
  'pagination[withCount]': 'true',
  'pagination[pageSize]': '125',
  'pagination[page]': '1',
};

const service = prepareGlossaryService();

describe('shape', () => {
  test('an item is exactly what the specification lists', async () => {
    const { status, body } = await service.get(APP_QUERY);
    expect(status).toBe(200);
    const markdown = body.data.find(({ attributes }) => attributes.textType === 'MARKDOWN');
    expect(markdown).toStrictEqual({
      id: expect.any(Number),
      attributes: {
        uiKey: 'badger/title',
        deploymentEnv: 'PRODUCTION',
        domain: 'SAFETY',
        organizationUuid: null,
        textType: 'MARKDOWN',
        markdownText: '**Badger**',
        plainText: null,
      },
    });
    expect(body.data.map(({ attributes }) => attributes.textType)).toContain('plain');
    expect(body.data.map(({ attributes }) => attributes.deploymentEnv)).toContain('STAGING');
    expect(body.meta).toStrictEqual({ pagination: { page: 1, pageSize: 125, pageCount: 1, total: 5 } });
  });

  test('only the requested language is returned', async () => {
    expect(textsOf(await service.get(APP_QUERY))).not.toContain('Dachs');
  });

  test('the address is read percent-encoded and literally', async () => {
    const plain = await service.get('filters[uiKey][$startsWith]=paged/00&pagination[pageSize]=3');
    const encoded = await service.get(startingWith('paged/00', { 'pagination[pageSize]': '3' }));
    expect(keysOf(plain)).toEqual(['paged/000', 'paged/001', 'paged/002']);
    expect(encoded.body).toEqual(plain.body);
  });
});

describe('paging', () => {
  test('all pages, one after another, give every item once and in order', async () => {
    const keys: unknown[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const answer = await service.get(
        startingWith('paged/', { 'pagination[pageSize]': '125', 'pagination[page]': String(page) }),
      );
      expect(answer.body.meta.pagination).toStrictEqual({ page, pageSize: 125, pageCount: 3, total: 260 });
      pageCount = answer.body.meta.pagination.pageCount ?? 0;
      keys.push(...keysOf(answer));
    }
    expect(keys).toEqual(Array.from({ length: 260 }, (_, index) => `paged/${number(index)}`));
  });

  test('a page has 25 items by default, and 250 at most', async () => {
    const usual = await service.get(startingWith('paged/'));
    expect(usual.body.data).toHaveLength(25);
    expect(usual.body.meta.pagination).toStrictEqual({ page: 1, pageSize: 25, pageCount: 11, total: 260 });
    const largest = await service.get(startingWith('paged/', { 'pagination[pageSize]': '250' }));
    expect(largest.body.data).toHaveLength(250);
  });

  test('a page that is just full is the last one', async () => {
    const { body } = await service.get(startingWith('paged/', { 'pagination[pageSize]': '130' }));
    expect(body.meta.pagination).toStrictEqual({ page: 1, pageSize: 130, pageCount: 2, total: 260 });
  });

  test('beyond the last page there are no items, and the count stays correct', async () => {
    const { status, body } = await service.get(startingWith('paged/', { 'pagination[page]': '2147483647' }));
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
    expect(body.meta.pagination).toMatchObject({ pageCount: 11, total: 260 });
  });

  test('nothing found is an empty page', async () => {
    const { body } = await service.get(startingWith('nothing'));
    expect(body).toStrictEqual({
      data: [],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } },
    });
  });

  test('without `withCount` no count is returned', async () => {
    const { body } = await service.get(startingWith('paged/', { 'pagination[withCount]': 'false' }));
    expect(body.data).toHaveLength(25);
    expect(body.meta.pagination).toStrictEqual({ page: 1, pageSize: 25 });
  });

  test('items of one key stand by id, keys by code point', async () => {
    const { body } = await service.get(APP_QUERY);
    expect(body.data.map(({ attributes }) => attributes.uiKey)).toEqual([
      'badger/Zebra',
      'badger/title',
      'badger/title',
      'badger/title',
      'badgerless/title',
    ]);
    const ids = body.data.slice(1, 4).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});

describe('prefix', () => {
  test.each([
    ['100%', ['100%/a']],
    ['under_', ['under_score']],
    ['back\\', ['back\\slash']],
    ['%', []],
    ['_', []],
    ['badger/T', []],
    [`x' or true --`, []],
  ])('%s is taken literally', async (prefix, keys) => {
    expect(keysOf(await service.get(startingWith(prefix)))).toEqual(keys);
  });

  test('no prefix finds every item that the caller may read', async () => {
    const without = await service.get('');
    expect(without.body.meta.pagination.total).toBe(260 + 5 + 7);
    expect((await service.get(startingWith(''))).body).toEqual(without.body);
  });

  test('the index serves the search and its order on a database with a collation of a language', async () => {
    const client = await service.pool.connect();
    try {
      await client.query('begin');
      await client.query(`alter table glossary_items alter column ui_key type text collate "en-x-icu"`);
      await client.query('set local enable_seqscan = off');
      await client.query('set local enable_sort = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) select * from glossary_items where ui_key ^@ 'paged/' order by ui_key using ~<~, id limit 5`,
      );
      const plan = rows.map(row => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Index Scan using glossary_items_prefix');
      expect(plan).toMatch(/Index Cond: .*~>=~ 'paged\/'.*~<~ 'paged0'/);
      expect(plan).not.toContain('Sort');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
