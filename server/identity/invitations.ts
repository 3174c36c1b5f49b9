import formBody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AccountError } from './accounts.ts';
import { isFromAnotherSite } from './interactions.ts';
import { errorPage } from './pages/errorPage.ts';
import { donePage, invitationPage } from './pages/invitationPage.ts';

/** People who were asked in and have no account yet; where they are asked in is the product's business. */
export interface Invitations {
  find(
    token: string,
  ): Promise<{ email: string; organizationName: string; firstName: string; lastName: string } | undefined>;
  /**
   * Makes the account and the memberships, all or nothing.
   * @returns false for a link that is not good (any more)
   * @throws AccountError for a password out of bounds
   */
  accept(token: string, person: { firstName: string; lastName: string; password: string }): Promise<boolean>;
}

interface InvitationOptions {
  invitations: Invitations;
  headers: Record<string, string>;
  postsPerMinute: number;
}

const FORM_LIMIT = 16 * 1024;
const NAME_LENGTH = 200;

const NOT_GOOD = {
  title: 'This invitation is not good any more',
  text: 'It was used, replaced by a newer one, or is older than seven days. Sign in if you have an account; else ask whoever invited you for a new one.',
};

const textOf = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, '')
        .trim()
        .slice(0, NAME_LENGTH)
    : '';

/** The page that the link of an invitation leads to: name and password, then the account stands. */
export async function invitationRoutes(
  fastify: FastifyInstance,
  { invitations, headers, postsPerMinute }: InvitationOptions,
): Promise<void> {
  await fastify.register(formBody, { bodyLimit: FORM_LIMIT });
  await fastify.register(rateLimit, { global: false });
  const show = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);

  fastify.get<{ Querystring: { token?: unknown } }>('/invitation', async (request, reply) => {
    const token = textOf(request.query.token);
    const invitation = token && (await invitations.find(token));
    if (!invitation) return show(reply, 404, errorPage(NOT_GOOD));
    return show(reply, 200, invitationPage({ token, ...invitation }));
  });

  fastify.post<{ Body: Record<string, unknown> | undefined }>(
    '/invitation',
    { bodyLimit: FORM_LIMIT, config: { rateLimit: { max: postsPerMinute, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { body = {} } = request;
      const token = textOf(body.token);
      const invitation = token && !isFromAnotherSite(request) && (await invitations.find(token));
      if (!invitation) return show(reply, 404, errorPage(NOT_GOOD));
      const person = { firstName: textOf(body.firstName), lastName: textOf(body.lastName) };
      const again = (problem: string) =>
        show(reply, 422, invitationPage({ token, ...invitation, ...person, problem }));
      const password = typeof body.password === 'string' ? body.password : '';
      if (password !== body.repeated) return again('The two passwords are not the same. Type them again.');
      try {
        if (!(await invitations.accept(token, { ...person, password })))
          return show(reply, 404, errorPage(NOT_GOOD));
      } catch (error) {
        if (error instanceof AccountError) return again(error.message);
        throw error;
      }
      request.log.info('invitation accepted');
      return show(reply, 200, donePage(invitation));
    },
  );
}
