import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserLanguage } from '@/glossary/languages';
import { formatsOf, localeFor } from '@/lib/formats';
import appTexts from '../../../server/content/appTexts.json';
import german from '../../../src/glossary/german.json';
import { renderApp } from '../../support/web/renderApp.tsx';
import { answerGet, answerShell, ORIGIN, PREFERENCES, server } from '../../support/web/server.ts';

const places = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort();

/** The server's own texts, of its pages and mails, are not loaded by the web app. */
const webTexts = appTexts.filter(({ where }) => where.some(file => file.startsWith('src/')));

describe('the German fallbacks', () => {
  it('are there for every text of the app, with the same places for values', () => {
    const wrong = webTexts.filter(({ key, fallback }) => {
      const text = (german as Record<string, string>)[key];
      return text === undefined || text.trim() === '' || places(text).join() !== places(fallback).join();
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
  it('are for no text that the app does not have', () => {
    const keys = new Set(webTexts.map(({ key }) => key));
    expect(Object.keys(german).filter(key => !keys.has(key))).toEqual([]);
  });
});

describe('the language', () => {
  const item = (id: number, uiKey: string, plainText: string) => ({
    id,
    attributes: {
      uiKey,
      deploymentEnv: 'PRODUCTION',
      domain: 'SAFETY',
      organizationUuid: null,
      textType: 'plain',
      markdownText: null,
      plainText,
    },
  });
  beforeEach(() => {
    answerShell();
    server.use(
      http.get(`${ORIGIN}/api/glossary-items`, ({ request }) => {
        const locale = new URL(request.url).searchParams.get('locale') ?? 'en';
        const data =
          locale === 'en'
            ? [item(1, 'badger/not-found/title', 'English of the editor')]
            : [item(2, 'badger/not-found/go-to-welcome', 'Deutsch der Redaktion')];
        return HttpResponse.json({ data, meta: { pagination: { pageCount: 1 } } });
      }),
    );
  });
  const show = () => renderApp({ route: '/nowhere', configuration: { glossaryBaseUrl: ORIGIN } });

  it('is that of the preferences; an edited English text does not hide the German one', async () => {
    answerGet('/user-api/user-preferences', { data: { ...PREFERENCES, language: 'de' } });
    show();
    expect(await screen.findByRole('link', { name: 'Deutsch der Redaktion' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('de');
  });

  it("is the browser's where the preferences name none", async () => {
    vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT', 'en']);
    show();
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  });

  it('is English for everybody else', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'English of the editor' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
  });

  it.each([
    [['de-CH'], 'de'],
    [['fr', 'en-GB', 'de'], 'en'],
    [[], 'en'],
  ])('of a browser with %o is %s', (locales, language) => expect(browserLanguage(locales)).toBe(language));
});

describe('formats', () => {
  it('are those of the language, in the region of the browser', () => {
    expect(localeFor('en', ['de-DE', 'en-GB'])).toBe('en-GB');
    expect(localeFor('de', ['en-GB'])).toBe('de');
    const { number, percent, list, date } = formatsOf('de');
    expect(number(1234.5)).toBe('1.234,5');
    expect(percent(0.25)).toBe('25\u00a0%');
    expect(list(['a', 'b', 'c'])).toBe('a, b und c');
    expect(date('2026-11-20T12:00:00Z')).toBe('20.11.2026');
    expect(formatsOf('en-GB').date('2026-11-20T12:00:00Z')).toBe('20 Nov 2026');
  });
});
