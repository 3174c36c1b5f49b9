import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewMarkdown } from '../../server/content/admin/previewMarkdown.ts';
import { SvgError, sanitizeSvg } from '../../server/modules/hara-figures/sanitizeSvg.ts';
import { html } from '../../server/pages/html.ts';
import { fallbackTexts } from '../../server/texts/loadTexts.ts';
import { type Analysis, analysisOf } from '../support/analysis.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { dangersIn, PAYLOADS } from '../support/hostile/payloads.ts';

/**
 * S7: 500 texts at every place that makes HTML of texts. In the app that is the Markdown component alone
 * (tests/web/ui/markdownPayloads.test.tsx): all else are text nodes, and Trusted Types refuse HTML from strings.
 */
let app: TestApp;
let analysis: Analysis;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
});
afterAll(() => app.close());

const parse = (text: string) => new JSDOM(text).window.document;
const { DOMParser } = new JSDOM('').window;

it('500 texts are tried', () => {
  expect(PAYLOADS).toHaveLength(500);
  expect(new Set(PAYLOADS).size).toBeGreaterThan(470);
});

describe('a page of the server', () => {
  it('shows them as texts, between tags and in attributes', () => {
    for (const payload of PAYLOADS) {
      const page = parse(
        html`<p title="${payload}" data-x='${payload}'>${payload}</p><textarea>${payload}</textarea>`.text,
      );
      expect(dangersIn(page), payload).toEqual([]);
      expect(page.querySelector('p')?.getAttribute('title')).toBe(payload.replaceAll('\r\n', '\n'));
      expect(page.body.children).toHaveLength(2);
    }
  });
  it('previews them as Markdown without anything that runs or is loaded', () => {
    const texts = fallbackTexts('content', 'en');
    for (const payload of PAYLOADS)
      expect(dangersIn(parse(previewMarkdown(payload, texts).text)), payload).toEqual([]);
  });
  it('shows them on the sign-in page, in its address and in what was typed', async () => {
    for (const payload of PAYLOADS.filter((_, index) => index % 10 === 0)) {
      const { body } = await app.app.inject({
        url: `/auth?${new URLSearchParams({ client_id: payload, login_hint: payload })}`,
      });
      // The pages have one style sheet, one icon and forms of their own.
      expect(
        dangersIn(parse(body), 'meta[charset], meta[name], link[href^="/"], form[method="post"]'),
        payload,
      ).toEqual([]);
    }
  });
});

describe('a drawing', () => {
  it('loses what could run, whatever text is in it', () => {
    for (const payload of PAYLOADS) {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><rect width="1" height="1"/>${payload}</svg>`;
      let kept = '';
      try {
        kept = sanitizeSvg(drawing);
      } catch (error) {
        expect(error, payload).toBeInstanceOf(SvgError);
      }
      const document = new DOMParser().parseFromString(kept || '<svg/>', 'image/svg+xml');
      expect(dangersIn(document, 'style'), payload).toEqual([]);
      for (const style of document.querySelectorAll('style'))
        expect(style.textContent, payload).not.toContain('evil.example');
    }
  });
});

describe('an answer of the API', () => {
  it('gives them back as they are, as JSON that no browser shows as a page', async () => {
    const names = PAYLOADS.filter(payload => payload.length <= 200 && !/\p{Cc}/u.test(payload));
    expect(names.length).toBeGreaterThan(300);
    const created = await analysis.create('hazardous-events', ...names.map(name => ({ name })));
    expect(created.map(({ name }) => name)).toEqual(names);
    const answer = await app.app.inject({
      url: `/v1/user-api/hazardous-events?projectUuid=${analysis.projectUuid}&limit=1000`,
      headers: { authorization: `Bearer ${await app.tokenOf(app.userUuid('lead'))}`, accept: 'text/html' },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  });
  it('repeats them in no error as a page', async () => {
    for (const payload of PAYLOADS.filter((_, index) => index % 5 === 0)) {
      const { status, headers } = await app.call(
        'lead',
        'GET',
        `/user-api/hazards?${new URLSearchParams({ [payload]: payload })}`,
      );
      expect(status).toBe(400);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});
