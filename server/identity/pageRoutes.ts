import formBody from '@fastify/formbody';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import type { Pool } from 'pg';
import type { Language } from '../../glossary/languages.ts';
import { isConnectionError } from '../database/connection.ts';
import { withOwnScript } from '../pages/pageDocument.ts';
import type { Settings } from '../settings.ts';
import { fallbackTexts, loadTexts } from '../texts/loadTexts.ts';
import { languageOfRequest } from '../texts/requestLanguage.ts';
import { AccountError, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './accounts.ts';
import {
  EXPIRED,
  type Explanation,
  errorPage,
  FAILED,
  NOT_A_FORM,
  tooMany,
  UNAVAILABLE,
} from './pages/errorPage.ts';
import type { IdentityTexts } from './pages/layout.ts';

/** What every page with a form needs. */
export interface PageRoutesOptions {
  pool: Pool;
  settings: Settings;
  /** Of every page. */
  headers: Record<string, string>;
  /** Posts that one address may make in a minute. */
  postsPerMinute: number;
  /** Where they are counted if other processes share the counts. */
  counts?: FastifyRateLimitStoreCtor | undefined;
}

const FORM_LIMIT = 16 * 1024;
const MINUTE = 60_000;

/** Builds a plugin of pages: forms, their limits, texts in the reader's language, and an error page. */
export async function preparePages(
  fastify: FastifyInstance,
  { pool, settings, headers, postsPerMinute, counts }: PageRoutesOptions,
) {
  await fastify.register(formBody, { bodyLimit: FORM_LIMIT });
  await fastify.register(rateLimit, { global: false, ...(counts && { store: counts }) });

  /** @param language left out: what the request asks for */
  const textsOf = (
    request: FastifyRequest,
    language: Language = languageOfRequest(request),
  ): Promise<IdentityTexts> =>
    loadTexts({ database: pool, web: settings.web, log: request.log }, 'identity', language);

  const show = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);

  /** For pages that ask for a passkey. */
  const showWithScript = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(withOwnScript(headers)).type('text/html; charset=utf-8').send(page);

  const explain = async (reply: FastifyReply, status: number, explanation: Explanation) =>
    show(reply, status, errorPage(await textsOf(reply.request), explanation));

  fastify.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
    if (error instanceof errors.SessionNotFound) return explain(reply, 400, EXPIRED);
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status === 429) return explain(reply, 429, tooMany(request.url));
    if (status === 503 || isConnectionError(error)) {
      request.log.error({ err: error }, 'provider page: database not reachable');
      const texts = fallbackTexts('identity', languageOfRequest(request));
      return show(reply, 503, errorPage(texts, UNAVAILABLE));
    }
    if (status < 500) return explain(reply, status, NOT_A_FORM);
    request.log.error({ err: error }, 'provider page failed');
    return explain(reply, 500, FAILED);
  });

  return {
    textsOf,
    show,
    showWithScript,
    explain,
    /** Options of a route that takes a form. */
    form: { bodyLimit: FORM_LIMIT, config: { rateLimit: { max: postsPerMinute, timeWindow: MINUTE } } },
  };
}

/** The problem with a new password and its repetition; undefined if they match. */
export const mismatch = ({ text }: IdentityTexts, password: string, repeated: unknown): string | undefined =>
  password === repeated
    ? undefined
    : text('passwords-differ', 'The two passwords are not the same. Type them again.');

/** Words an account error for the user. @throws any other error unchanged */
export function problemOf({ text }: IdentityTexts, error: unknown): string {
  if (!(error instanceof AccountError)) throw error;
  switch (error.reason) {
    case 'PASSWORD_LENGTH':
      return text('password-length', 'A password has {1} to {2} characters.', {
        values: [PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH],
      });
    case 'PASSWORD_COMMON':
      return text(
        'password-common',
        'This password is among the first that anybody would try. Choose one that others do not use, such as several words.',
      );
    case 'EMAIL':
      return text('email-wrong', 'This is not an e-mail address.');
    case 'ALREADY':
      return text('account-already', 'This person has a sign-in already. Nothing was changed.');
    case 'NONE':
      return text('account-none', 'This person has no sign-in here. Nothing was changed.');
  }
}
