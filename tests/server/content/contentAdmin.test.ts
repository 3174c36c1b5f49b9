import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APP_TEXTS } from '../../../server/content/appTexts.ts';
import { upsertGlossaryItems } from '../../../server/content/upsertGlossaryItems.ts';
import { DEMO_ORGANIZATION_UUID, DEMO_PASSWORD } from '../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { Browser, submitSignIn } from '../../support/signIn.ts';

/** specification §2 "Glossary edit mode". */
const LIST = '/admin/content-manager/collectionType/api::glossary-item.glossary-item';
const QUERY = '?plugins[i18n][locale]=en';
const KEY = 'badger/not-found/title';

let platform: TestApp;
let url: string;
const browsers = new Map<string, Promise<Browser>>();

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>(resolve => server.close(() => resolve()));
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  platform = await createTestApp({ PUBLIC_URL: url, PORT: String(port) });
  await platform.app.listen({ port, host: '127.0.0.1' });
});
afterAll(() => platform.close());
beforeEach(() => platform.pool.query('delete from glossary_items'));

/** A browser of a demo person that has signed in on the way to the list. */
function browserOf(person: string): Promise<Browser> {
  const known = browsers.get(person) ?? signIn(person);
  browsers.set(person, known);
  return known;
}
async function signIn(person: string): Promise<Browser> {
  const browser = new Browser();
  await submitSignIn(browser, new URL(LIST, url), 'none', {
    email: `${person}@demo.badger.example`,
    password: DEMO_PASSWORD,
  });
  return browser;
}

async function get(person: string, path: string) {
  const response = await (await browserOf(person)).request(`${url}${path}`);
  return { status: response.status, headers: response.headers, page: await response.text() };
}
async function post(person: string, path: string, body: Record<string, string> | FormData, headers = {}) {
  const browser = await browserOf(person);
  const response = await browser.request(`${url}${path}`, {
    method: 'POST',
    headers,
    body: body instanceof FormData ? body : new URLSearchParams(body),
  });
  const location = response.headers.get('location') ?? '';
  return { status: response.status, location, page: await response.text() };
}
const fields = (more: Record<string, string> = {}) => ({
  uiKey: KEY,
  deploymentEnv: 'PRODUCTION',
  domain: 'SAFETY',
  organizationUuid: '',
  locale: 'en',
  textType: 'plain',
  plainText: 'Nothing here',
  markdownText: '',
  action: 'save',
  ...more,
});
/** Adds a text on its page. @returns its id */
async function add(more: Record<string, string> = {}, person = 'admin'): Promise<number> {
  const { status, location, page } = await post(person, `${LIST}/create${QUERY}`, fields(more));
  expect([status, page]).toEqual([303, '']);
  return Number(/glossary-item\/(\d+)\?/.exec(location)?.[1]);
}
const shownTo = async (person: string, locale?: string) => {
  const answer = await platform.app.inject({
    url: `/api/glossary-items?filters[uiKey][$startsWith]=badger${locale ? `&locale=${locale}` : ''}`,
    headers: { authorization: `Bearer ${await platform.tokenOf(platform.userUuid(person))}` },
  });
  return answer
    .json()
    .data.map(({ attributes }: { attributes: Record<string, string> }) => attributes.plainText);
};

/** The editor's page has one script, which asks before unsaved changes are left. */
const withoutOwnScript = (page = '') =>
  page.replace(/<script type="module" src="\/admin\/unsaved\.js\?v=[0-9a-f]{12}"><\/script>/, '');

describe('what is probably a mistake', () => {
  const doubtful = async (more: Record<string, string>) =>
    post('admin', `${LIST}/create${QUERY}`, fields(more));
  const confirmationIn = (page: string) => /name="confirmed" value="([^"]*)"/.exec(page)?.[1] ?? '';

  test('a new text begins with its key and what Badger shows without it', async () => {
    const { page } = await get('admin', `${LIST}/create${QUERY}&uiKey=${encodeURIComponent(KEY)}`);
    expect(page).toContain(`name="uiKey" value="${KEY}"`);
    expect(page).toMatch(/<textarea id="plainText"[^>]*>\s*Page not found<\/textarea>/);
  });

  test('a key that no text of Badger has is asked about, and saved when it is confirmed', async () => {
    const uiKey = 'badger/not-found/titel';
    const asked = await doubtful({ uiKey });
    expect(asked.status).toBe(422);
    expect(asked.page).toContain(`Badger has no text with the key ${uiKey}`);
    expect(await shownTo('lead')).toEqual([]);
    expect((await doubtful({ uiKey, confirmed: confirmationIn(asked.page) })).status).toBe(303);
  });

  test('a lost place of a value is asked about, and one that gets no value', async () => {
    // Fallback: "Request {1}".
    const uiKey = 'badger/ui/request';
    const lost = await doubtful({ uiKey, plainText: 'Request' });
    expect(lost.page).toContain('The text has lost {1}');
    const both = await doubtful({ uiKey, plainText: 'Request {2}' });
    expect(both.page).toContain('The text has lost {1}');
    expect(both.page).toContain('Nothing takes the place of {2}');
    // Another mistake than the one that was confirmed is asked about again.
    const confirmed = confirmationIn(lost.page);
    expect((await doubtful({ uiKey, plainText: 'Request {2}', confirmed })).status).toBe(422);
    expect((await doubtful({ uiKey, plainText: 'No. {1}' })).status).toBe(303);
  });
});

describe('sign-in', () => {
  test('leads over the provider to the very address that was asked for, under the strictest policy', async () => {
    const browser = new Browser();
    const asked = new URL(`${LIST}/create${QUERY}`, url);
    const { url: end, response } = await submitSignIn(browser, asked, 'none', {
      email: 'admin@demo.badger.example',
      password: DEMO_PASSWORD,
    });
    expect(`${end.pathname}${end.search}`).toBe(`${LIST}/create${QUERY}`);
    expect(response?.status).toBe(200);
    expect(response?.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'",
    );
    expect(withoutOwnScript(await response?.text())).not.toMatch(/<script|style="/);
  });

  test('a made-up session or answer of the provider opens nothing', async () => {
    const forged = Buffer.from('{"token":{"subject":"x"},"until":9999999999}').toString('base64url');
    const browser = new Browser();
    const response = await fetch(`${url}${LIST}`, {
      redirect: 'manual',
      headers: { cookie: `badger-content=${forged}.AAAA` },
    });
    expect(response.headers.get('location')).toContain('/auth?');
    expect((await browser.request(`${url}/admin/oauth?code=x&state=y`)).status).toBe(400);
  });

  test('whose sign-in has ended gets back what was written, and nothing is saved', async () => {
    const id = await add();
    for (const path of ['create', String(id)]) {
      const response = await fetch(`${url}${LIST}/${path}${QUERY}`, {
        method: 'POST',
        body: new URLSearchParams(fields({ plainText: 'Written for an hour', revision: '1' })),
      });
      const page = await response.text();
      expect(response.status).toBe(401);
      expect(page).toContain('Written for an hour</textarea>');
      expect(page).not.toContain('Nothing here');
    }
    const imported = await fetch(`${url}/admin/content-manager/glossary-import`, {
      method: 'POST',
      redirect: 'manual',
      body: new FormData(),
    });
    expect([imported.status, await imported.text()]).toEqual([401, expect.stringContaining('Sign in, then')]);
    expect(await shownTo('lead')).toEqual(['Nothing here']);
  });

  test('a disabled account opens nothing any more', async () => {
    await browserOf('admin');
    const setActive = (isActive: boolean) =>
      platform.pool.query('update users set is_active = $2 where uuid = $1', [
        platform.userUuid('admin'),
        isActive,
      ]);
    await setActive(false);
    try {
      expect((await get('admin', LIST)).status).toBe(403);
    } finally {
      await setActive(true);
    }
  });
});

describe('who may edit', () => {
  test.each(['viewer', 'lead', 'guest'])('%s may not see the pages', async person => {
    const { status, page } = await get(person, LIST);
    expect(status).toBe(403);
    expect(page).toContain('You don&#39;t have permission to view this content.');
    expect((await post(person, `${LIST}/create${QUERY}`, fields())).status).toBe(403);
    expect(await shownTo('admin')).toEqual([]);
  });

  test('an owner edits the texts of the own organization only', async () => {
    const common = await add();
    expect(
      (await post('owner', `${LIST}/${common}${QUERY}`, fields({ revision: '1', plainText: 'x' }))).status,
    ).toBe(403);
    expect((await post('owner', `${LIST}/create${QUERY}`, fields({ locale: 'de' }))).status).toBe(403);
    expect((await get('owner', `${LIST}/${common}${QUERY}`)).page).not.toContain('name="action"');
    await add({ organizationUuid: DEMO_ORGANIZATION_UUID, plainText: 'Ours' }, 'owner');
    expect(await shownTo('viewer')).toEqual(['Nothing here', 'Ours']);
    expect(await shownTo('guest')).toEqual(['Nothing here']);
  });

  test.each([
    ['site', { 'sec-fetch-site': 'cross-site' }],
    ['port, told by plain http', { origin: 'http://127.0.0.1:1' }],
    ['frame without an origin', { origin: 'null' }],
  ])('a form from another %s is refused', async (_name, headers) => {
    const to = `${LIST}/create${QUERY}`;
    expect((await post('admin', to, fields(), headers)).status).toBe(403);
    expect((await post('admin', to, fields(), { origin: url })).status).toBe(303);
  });
});

describe('one text', () => {
  test('is added, changed and deleted; the app gets it, and every change has its author', async () => {
    const id = await add();
    expect(await shownTo('lead')).toEqual(['Nothing here']);
    const page = await get('admin', `${LIST}/${id}${QUERY}&done=saved`);
    expect(page.page).toContain('The text is saved.');
    expect(page.page).toContain('Page not found');
    const changed = await post(
      'admin',
      `${LIST}/${id}${QUERY}`,
      fields({ revision: '1', plainText: 'Gone <b>' }),
    );
    expect(changed.status).toBe(303);
    expect(await shownTo('lead')).toEqual(['Gone <b>']);
    expect((await get('admin', `${LIST}/${id}${QUERY}`)).page).toContain('Gone &lt;b&gt;');
    const removed = await post('admin', `${LIST}/${id}${QUERY}`, fields({ revision: '2', action: 'delete' }));
    expect(removed.status).toBe(303);
    expect(await shownTo('lead')).toEqual([]);
    const { rows } = await platform.pool.query(
      `select action, actor_user_uuid, before->>'plainText' as before, after->>'plainText' as after
       from audit_trail where entity = 'GlossaryItem' order by id desc limit 3`,
    );
    const actor_user_uuid = platform.userUuid('admin');
    expect(rows).toEqual([
      { action: 'DELETE', actor_user_uuid, before: 'Gone <b>', after: null },
      { action: 'UPDATE', actor_user_uuid, before: 'Nothing here', after: 'Gone <b>' },
      { action: 'CREATE', actor_user_uuid, before: null, after: 'Nothing here' },
    ]);
    expect((await get('admin', `${LIST}/${id}${QUERY}`)).status).toBe(404);
  });

  test('of two editors the second sees the text of the first and keeps the own one', async () => {
    const id = await add();
    await post('admin', `${LIST}/${id}${QUERY}`, fields({ revision: '1', plainText: 'First' }));
    const late = await post('admin', `${LIST}/${id}${QUERY}`, fields({ revision: '1', plainText: 'Second' }));
    expect(late.status).toBe(409);
    expect(late.page).toMatch(/Adam Novak changed this text[\s\S]*First/);
    expect(late.page).toContain('Second</textarea>');
    expect(late.page).toContain('name="revision" value="2"');
    expect(await shownTo('lead')).toEqual(['First']);
  });

  test('each language has its own: an edited English text never hides the German one', async () => {
    await add();
    expect(await shownTo('lead', 'de')).toEqual([]);
    await add({ locale: 'de', plainText: 'Nichts da' });
    expect(await shownTo('lead', 'de')).toEqual(['Nichts da']);
    expect(await shownTo('lead')).toEqual(['Nothing here']);
  });

  test.each([
    ['no key', { uiKey: '' }, 'Enter the key.'],
    ['a key without slashes', { uiKey: 'badger' }, 'badger/projects/empty'],
    ['no text', { plainText: ' ' }, 'Enter the text.'],
    ['8000 times 3 letters', { plainText: 'a'.repeat(24_000) }, 'at most 20000 characters'],
    ['an unknown environment', { deploymentEnv: 'DEV' }, 'Choose PRODUCTION or STAGING.'],
    ['no organization', { organizationUuid: 'x' }, 'permission'],
  ])('is refused with %s', async (_name, wrong, message) => {
    const { status, page } = await post('admin', `${LIST}/create${QUERY}`, fields(wrong));
    expect([403, 422]).toContain(status);
    expect(page).toContain(message);
  });

  test('a second one of the same key is refused with the way to the first', async () => {
    const id = await add();
    const { status, page } = await post('admin', `${LIST}/create${QUERY}`, fields());
    expect(status).toBe(409);
    expect(page).toContain(`/${id}?plugins[i18n][locale]=en`);
  });

  test('the preview formats Markdown and runs nothing', async () => {
    const markdownText =
      '**bold** <script>alert(1)</script> [x](javascript:alert(1)) ![i](data:text/html,x) www.example.org';
    const { status, page } = await post(
      'admin',
      `${LIST}/create${QUERY}`,
      fields({ action: 'preview', textType: 'MARKDOWN', markdownText }),
    );
    expect(status).toBe(200);
    expect(page).toContain('<strong>bold</strong>');
    expect(page).toContain('<a href="http://www.example.org">');
    expect(withoutOwnScript(page)).not.toMatch(/<script|href="javascript|src="data/);
    expect(await shownTo('lead')).toEqual([]);
  });

  test.each(['0', '999999', 'x', '1;drop', '99999999999999999999'])('there is none at %s', async id =>
    expect((await get('admin', `${LIST}/${encodeURIComponent(id)}${QUERY}`)).status).toBe(404),
  );
});

describe('all texts', () => {
  test('are listed, searched and filtered by whether they have a stored text', async () => {
    await add();
    await upsertGlossaryItems(platform.pool, [
      { uiKey: 'badger/long-gone', deploymentEnv: 'STAGING', textType: 'plain', plainText: 'Old' },
    ]);
    const count = async (query: string) =>
      Number(/Texts: (\d+)/.exec((await get('admin', `${LIST}?${query}`)).page)?.[1]);
    expect(await count('')).toBe(APP_TEXTS.length + 1);
    expect(await count('show=missing')).toBe(APP_TEXTS.length - 1);
    expect(await count('show=edited')).toBe(2);
    expect(await count('show=unused')).toBe(1);
    expect(await count('search=nothing%20here')).toBe(1);
    expect(await count('locale=de&show=edited')).toBe(0);
  });

  test.each(['json', 'csv'])('are exported as %s and imported again', async format => {
    await add({ plainText: 'A "quoted",\nlong; text' });
    const exported = await get('admin', `/admin/content-manager/glossary-export?format=${format}&locale=en`);
    expect(exported.status).toBe(200);
    await platform.pool.query('delete from glossary_items');
    const form = new FormData();
    form.set('file', new Blob([exported.page]), `texts.${format}`);
    const first = await post('admin', '/admin/content-manager/glossary-import', form);
    expect(first.page).toContain(
      `Added: 1. Changed: 0. As before: 0. Without a text: ${APP_TEXTS.length - 1}.`,
    );
    expect(await shownTo('lead')).toEqual(['A "quoted",\nlong; text']);
    form.set('content', '');
    expect((await post('admin', '/admin/content-manager/glossary-import', form)).page).toContain(
      'As before: 1.',
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', "'=1", "''-1", "'quoted'", '＝1', '"=1"'])(
    'leave as text where a spreadsheet would compute %j, and come back as they were',
    async plainText => {
      await add({ plainText });
      const address = '/admin/content-manager/glossary-export?format=csv&locale=en';
      const { page } = await get('admin', address);
      // As a spreadsheet splits it: the cell begins where the one of the kind of text ends.
      const cell = /,plain,"?((?:[^"]|"")*?)"?,/.exec(page.slice(page.indexOf(KEY)))?.[1];
      expect(cell).toMatch(/^[^=+\-@\t\r\n＝＋－＠]/);
      await platform.pool.query('delete from glossary_items');
      const form = new FormData();
      form.set('file', new Blob([page]), 'texts.csv');
      await post('admin', '/admin/content-manager/glossary-import', form);
      expect(await shownTo('lead')).toEqual([plainText]);
    },
  );

  test.each([
    ['neither format', 'hello'],
    ['a wrong row', JSON.stringify([fields(), fields({ uiKey: 'x' })])],
    ['a text twice', JSON.stringify([fields(), fields({ plainText: 'Other' })])],
    [
      "another organization's text",
      JSON.stringify([fields({ organizationUuid: '00000000-0000-4000-8000-000000000001' })]),
    ],
  ])('nothing is imported from a file with %s', async (_name, content) => {
    const form = new FormData();
    form.set('content', content);
    expect((await post('admin', '/admin/content-manager/glossary-import', form)).status).toBe(422);
    expect(await shownTo('lead')).toEqual([]);
  });

  test('nothing is imported of what would be read wrongly: other letters than UTF-8, a text that is cut off', async () => {
    const csv = (text: string, fallback = '') =>
      `uiKey,deploymentEnv,domain,organizationUuid,locale,textType,plainText,markdownText,fallback\n${KEY},PRODUCTION,SAFETY,,en,plain,${text},,${fallback}`;
    for (const [name, content] of [
      ['file', new Blob([Buffer.from(csv('Größe'), 'latin1')])],
      ['content', csv('Longer than it takes', 'x'.repeat(9 * 1024 * 1024))],
    ] as const) {
      const form = new FormData();
      if (typeof content === 'string') form.set(name, content);
      else form.set(name, content, 'texts.csv');
      const { status, page } = await post('admin', '/admin/content-manager/glossary-import', form);
      expect([status, page]).toEqual([422, expect.stringMatching(/UTF-8|cut|longer than/i)]);
    }
    expect(await shownTo('lead')).toEqual([]);
  });
});
