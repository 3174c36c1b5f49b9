import type { FastifyRequest } from 'fastify';
import { firstLanguage, type Language } from '../../glossary/languages.ts';
import { acceptedLanguage } from '../http/acceptedLanguage.ts';

/** The name that OpenID Connect gives to the reader's languages in an address: tags by preference, blanks between. */
export const UI_LOCALES = 'ui_locales';

/** The reader's language: what the address asks for, else what the browser does, else English. */
export const languageOf = (uiLocales: unknown, acceptLanguage: string | undefined): Language =>
  (typeof uiLocales === 'string' ? firstLanguage(uiLocales.split(' ')) : undefined) ??
  acceptedLanguage(acceptLanguage) ??
  'en';

/** The language of a page by its own address. */
export const languageOfRequest = ({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language =>
  languageOf((query as Record<string, unknown> | undefined)?.[UI_LOCALES], headers['accept-language']);
