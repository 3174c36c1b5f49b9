import formBody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { AccountError } from './accounts.ts';
import { isFromAnotherSite } from './interactions.ts';
import { errorPage } from './pages/errorPage.ts';
import { newPasswordPage, resetDonePage, resetRequestedPage, resetRequestPage } from './pages/resetPages.ts';
import { resetPassword, sendReset, userOfReset } from './passwordReset.ts';

interface ResetOptions {
  pool: Pool;
  /** The provider's secrets. */
  keys: readonly string[];
  publicUrl: string;
  headers: Record<string, string>;
  postsPerMinute: number;
}

const FORM_LIMIT = 16 * 1024;

const NOT_GOOD = {
  title: 'This link is not good any more',
  text: 'It was used or is older than an hour. Your password has not changed. Ask for a new link.',
  link: { href: '/reset-password', label: 'Ask for a new link' },
};

const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : '');

/** A new password by mail: the page that asks for the address, and the one that the link leads to. */
export async function resetRoutes(fastify: FastifyInstance, options: ResetOptions): Promise<void> {
  const { pool, keys, publicUrl, headers, postsPerMinute } = options;
  await fastify.register(formBody, { bodyLimit: FORM_LIMIT });
  await fastify.register(rateLimit, { global: false });
  const show = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
  const limited = {
    bodyLimit: FORM_LIMIT,
    config: { rateLimit: { max: postsPerMinute, timeWindow: 60_000 } },
  };

  fastify.get<{ Querystring: { token?: unknown } }>('/reset-password', async ({ query }, reply) => {
    if (query.token === undefined) return show(reply, 200, resetRequestPage({}));
    const token = textOf(query.token);
    if (!(await userOfReset(pool, keys, token))) return show(reply, 404, errorPage(NOT_GOOD));
    return show(reply, 200, newPasswordPage({ token }));
  });

  fastify.post<{ Body: Record<string, unknown> | undefined }>(
    '/reset-password',
    limited,
    async (request, reply) => {
      const { body = {} } = request;
      if (isFromAnotherSite(request)) return show(reply, 403, errorPage(NOT_GOOD));
      if (body.token === undefined) {
        const email = textOf(body.email);
        if (!email.includes('@'))
          return show(reply, 422, resetRequestPage({ problem: 'Enter your e-mail address.' }));
        await sendReset(pool, keys, publicUrl, email);
        return show(reply, 200, resetRequestedPage());
      }
      const token = textOf(body.token);
      const password = typeof body.password === 'string' ? body.password : '';
      const again = (problem: string) => show(reply, 422, newPasswordPage({ token, problem }));
      if (password !== body.repeated) return again('The two passwords are not the same. Type them again.');
      try {
        if (!(await resetPassword(pool, keys, token, password))) return show(reply, 404, errorPage(NOT_GOOD));
      } catch (error) {
        if (error instanceof AccountError) return again(error.message);
        throw error;
      }
      request.log.info('password set by a link');
      return show(reply, 200, resetDonePage());
    },
  );
}
