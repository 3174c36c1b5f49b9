import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type GlossaryItemInput, upsertGlossaryItems } from '../../../server/content/upsertGlossaryItems.ts';
import { type Database, openDatabase } from '../../../server/database/connection.ts';
import { TEMPLATE } from '../../support/globalSetup.ts';
import { createDatabaseFromTemplate } from '../../support/postgres.ts';

const ACME = '00000000-0000-4000-8000-0000000000a1';

const title: GlossaryItemInput = {
  uiKey: 'badger/title',
  deploymentEnv: 'PRODUCTION',
  textType: 'plain',
  plainText: 'Badger',
};

let database: Database;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const clone = await createDatabaseFromTemplate(inject('postgresUrl'), TEMPLATE);
  closing.unshift(clone.drop);
  database = openDatabase(clone.url);
  closing.unshift(database.close);
});

beforeEach(() => database.pool.query('truncate glossary_items'));

afterAll(async () => {
  for (const close of closing) await close();
});

const save = (...items: GlossaryItemInput[]) => upsertGlossaryItems(database.pool, items);
async function stored() {
  const { rows } = await database.pool.query(
    `select id, revision, ui_key, deployment_env, domain, organization_uuid, locale, text_type, markdown_text, plain_text
     from glossary_items order by id`,
  );
  return rows;
}

describe('upsertGlossaryItems', () => {
  test('adds what is new, with the defaults of the specification', async () => {
    expect(await save(title)).toEqual({ created: 1, updated: 0 });
    expect(await stored()).toEqual([
      {
        id: expect.any(Number),
        revision: 1,
        ui_key: 'badger/title',
        deployment_env: 'PRODUCTION',
        domain: 'SAFETY',
        organization_uuid: null,
        locale: 'en',
        text_type: 'plain',
        markdown_text: null,
        plain_text: 'Badger',
      },
    ]);
  });

  test('the same list a second time changes nothing', async () => {
    const list = [
      title,
      { ...title, organizationUuid: ACME },
      { ...title, textType: 'MARKDOWN' as const, domain: 'X' },
    ];
    await save(...list);
    const before = await stored();
    expect(await save(...list)).toEqual({ created: 0, updated: 0 });
    expect(await stored()).toEqual(before);
  });

  test('replaces a changed text and keeps its id, so that addresses to it stay good', async () => {
    await save(title, { ...title, uiKey: 'badger/other' });
    const earlier = await stored();
    const before = earlier.find(row => row.ui_key === title.uiKey);
    const other = earlier.find(row => row.ui_key !== title.uiKey);
    const changed: GlossaryItemInput = { ...title, textType: 'MARKDOWN', markdownText: '**Badger**' };
    expect(await save({ ...changed, plainText: null }, { ...title, uiKey: 'badger/new' })).toEqual({
      created: 1,
      updated: 1,
    });
    const rows = await stored();
    expect(rows.find(row => row.id === before.id)).toEqual({
      ...before,
      revision: 2,
      text_type: 'MARKDOWN',
      markdown_text: '**Badger**',
      plain_text: null,
    });
    expect(rows).toContainEqual(other);
    expect(rows).toHaveLength(3);
  });

  test.each([
    ['environment', { deploymentEnv: 'STAGING' as const }],
    ['domain', { domain: 'SECURITY' }],
    ['organization', { organizationUuid: ACME }],
    ['locale', { locale: 'de' }],
  ])('another %s is another text', async (_what, difference) => {
    expect(await save(title, { ...title, ...difference })).toEqual({ created: 2, updated: 0 });
  });

  test('a list that holds a text twice is refused as a whole', async () => {
    const twice = [
      { ...title, uiKey: 'badger/first' },
      title,
      { ...title, domain: 'SAFETY', plainText: 'Dachs' },
    ];
    await expect(save(...twice)).rejects.toThrow(/badger\/title.*twice; nothing was saved/);
    expect(await stored()).toEqual([]);
  });

  test('a list with one bad text saves none', async () => {
    await expect(save(title, { ...title, organizationUuid: 'not a uuid' })).rejects.toThrow(/uuid/);
    expect(await stored()).toEqual([]);
  });

  test('an empty list is fine', async () => {
    expect(await save()).toEqual({ created: 0, updated: 0 });
  });

  test('imports at the same time, in opposite order, both end', async () => {
    const list = Array.from({ length: 2000 }, (_, index) => ({ ...title, uiKey: `badger/${index}` }));
    const second = list.toReversed().map(entry => ({ ...entry, plainText: 'Dachs' }));
    const results = await Promise.all([save(...list), save(...second), save(...list), save(...second)]);
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(2000);
    expect(await stored()).toHaveLength(2000);
  });
});
