import type { FastifyInstance } from 'fastify';
import { defineTexts } from '../../glossary/defineTexts.ts';
import { isFromAnotherSite } from '../pages/isFromAnotherSite.ts';
import { deviceCookie } from './deviceCookie.ts';
import { mismatch, type PageRoutesOptions, preparePages, problemOf } from './pageRoutes.ts';
import { OTHER_SITE } from './pages/errorPage.ts';
import {
  newPasswordPage,
  passwordSetPage,
  resetRequestedPage,
  resetRequestPage,
} from './pages/passwordPages.ts';
import { accountOfReset, resetPassword, sendReset } from './passwordReset.ts';

interface ResetOptions extends PageRoutesOptions {
  /** The provider's secrets. */
  keys: readonly string[];
}

const NOT_GOOD_TEXTS = defineTexts(
  'identity',
  {
    title: 'This link is no longer valid',
    text: 'It was used or is older than an hour. Your password has not changed. Ask for a new link.',
    link: 'Ask for a new link',
  },
  'reset-not-good-',
);
const NOT_GOOD = { ...NOT_GOOD_TEXTS, link: { href: '/reset-password', label: NOT_GOOD_TEXTS.link } };

const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : '');

/** Password reset by mail: the page that asks for the address, and the page behind the link. */
export async function resetRoutes(fastify: FastifyInstance, options: ResetOptions): Promise<void> {
  const { pool, keys, settings } = options;
  const devices = deviceCookie(settings.publicUrl, keys[0] ?? '');
  const { show, explain, textsOf, form } = await preparePages(fastify, options);

  fastify.get<{ Querystring: { token?: unknown } }>('/reset-password', async (request, reply) => {
    const texts = await textsOf(request);
    if (request.query.token === undefined) return show(reply, 200, resetRequestPage(texts, {}));
    const token = textOf(request.query.token);
    const account = await accountOfReset(pool, keys, token);
    if (!account) return explain(reply, 404, NOT_GOOD);
    return show(reply, 200, newPasswordPage(texts, { token, email: account.email }));
  });

  fastify.post<{ Body: Record<string, unknown> | undefined }>(
    '/reset-password',
    form,
    async (request, reply) => {
      const { body = {} } = request;
      if (isFromAnotherSite(request)) return explain(reply, 403, OTHER_SITE);
      const texts = await textsOf(request);
      if (body.token === undefined) {
        const email = textOf(body.email);
        const problem = texts.text('reset-empty', 'Enter your e-mail address, such as ana@example.org.');
        if (!email.includes('@')) return show(reply, 422, resetRequestPage(texts, { email, problem }));
        await sendReset({ pool, keys, settings, log: request.log, language: texts.language }, email);
        return show(reply, 200, resetRequestedPage(texts));
      }
      const token = textOf(body.token);
      const password = typeof body.password === 'string' ? body.password : '';
      const account = await accountOfReset(pool, keys, token);
      if (!account) return explain(reply, 404, NOT_GOOD);
      const again = (problem: string) =>
        show(reply, 422, newPasswordPage(texts, { token, email: account.email, problem }));
      const differ = mismatch(texts, password, body.repeated);
      if (differ !== undefined) return again(differ);
      try {
        const context = { pool, keys, settings, log: request.log, language: texts.language };
        if (!(await resetPassword(context, token, password))) return explain(reply, 404, NOT_GOOD);
      } catch (error) {
        return again(problemOf(texts, error));
      }
      // Whoever reads the account's mail is no stranger: failed sign-ins of others do not make this browser wait.
      devices.write(reply, account.email);
      request.log.info('password set by a link');
      return show(reply, 200, passwordSetPage(texts));
    },
  );
}
