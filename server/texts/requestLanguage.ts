import type { FastifyRequest } from 'fastify';
import { firstLanguage, type Language } from '../../glossary/languages.ts';

/** The name that OpenID Connect gives to the reader's languages in an address: tags by preference, blanks between. */
export const UI_LOCALES = 'ui_locales';

/** Tags of an Accept-Language header by preference (RFC 9110 12.5.4); those refused by q=0 left out. */
function acceptedLocales(header: string): string[] {
  return header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(text => text.trim());
      const quality = parameters.find(text => text.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The reader's language: what the address asks for, else what the browser does, else English. */
export const languageOf = (uiLocales: unknown, acceptLanguage: string | undefined): Language =>
  (typeof uiLocales === 'string' ? firstLanguage(uiLocales.split(' ')) : undefined) ??
  firstLanguage(acceptedLocales(acceptLanguage ?? '')) ??
  'en';

/** The language of a page by its own address. */
export const languageOfRequest = ({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language =>
  languageOf((query as Record<string, unknown> | undefined)?.[UI_LOCALES], headers['accept-language']);
