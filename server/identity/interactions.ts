import formBody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type default as Provider } from 'oidc-provider';
import type { Pool } from 'pg';
import { isConnectionError } from '../database/connection.ts';
import { LOCK_MINUTES, MAX_FAILED_ATTEMPTS, type SignInResult, verifyPassword } from './accounts.ts';
import { EXPIRED, type Explanation, errorPage, FAILED, UNAVAILABLE } from './pages/errorPage.ts';
import { type DemoAccount, signInPage } from './pages/signInPage.ts';

interface InteractionOptions {
  provider: Provider;
  pool: Pool;
  demoAccounts: DemoAccount[];
  headers: Record<string, string>;
  signInsPerMinute: number;
}

interface SignInForm {
  email?: unknown;
  password?: unknown;
}

const FORM_LIMIT = 16 * 1024;
const MINUTE = 60_000;

/** The sign-in page: GET shows the form, POST checks it and sends the browser on (specification §2 "/login"). */
export async function interactionRoutes(
  fastify: FastifyInstance,
  { provider, pool, demoAccounts, headers, signInsPerMinute }: InteractionOptions,
): Promise<void> {
  await fastify.register(formBody, { bodyLimit: FORM_LIMIT });
  await fastify.register(rateLimit, { global: false });

  const show = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);

  /** The interaction is found by its cookie, so a form posted from another site, which lacks it, leads nowhere. */
  async function findInteraction(request: FastifyRequest, reply: FastifyReply) {
    const { uid } = request.params as { uid: string };
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    if (interaction.uid !== uid) throw new errors.SessionNotFound('interaction of another page');
    return interaction;
  }

  fastify.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const fail = (status: number, explanation: Explanation) => show(reply, status, errorPage(explanation));
    if (error instanceof errors.SessionNotFound) return fail(400, EXPIRED);
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status === 429) return fail(429, tooMany(request.url));
    if (status === 503 || isConnectionError(error)) {
      request.log.error({ err: error }, 'sign-in: database not reachable');
      return fail(503, UNAVAILABLE);
    }
    if (status < 500) return fail(status, NOT_A_FORM);
    request.log.error({ err: error }, 'sign-in failed');
    return fail(500, FAILED);
  });

  fastify.get('/interaction/:uid', async (request, reply) => {
    const { uid, params } = await findInteraction(request, reply);
    const email = typeof params.login_hint === 'string' ? params.login_hint : '';
    return show(reply, 200, signInPage({ uid, email, demoAccounts }));
  });

  fastify.post<{ Body: SignInForm | undefined }>(
    '/interaction/:uid',
    { bodyLimit: FORM_LIMIT, config: { rateLimit: { max: signInsPerMinute, timeWindow: MINUTE } } },
    async (request, reply) => {
      if (isFromAnotherSite(request)) return show(reply, 403, errorPage(OTHER_SITE));
      const { uid } = await findInteraction(request, reply);
      const email = textOf(request.body?.email);
      const password = textOf(request.body?.password);
      const again = (status: number, problem: string) =>
        show(reply, status, signInPage({ uid, email, problem, demoAccounts }));
      if (!email || !password) return again(400, 'Enter your e-mail and password.');

      const result = await verifyPassword(pool, email, password);
      if (result.outcome !== 'accepted') {
        request.log.warn({ outcome: result.outcome }, 'sign-in refused');
        return again(result.outcome === 'locked' ? 429 : 401, problemText(result));
      }
      request.log.info({ userUuid: result.userUuid }, 'signed in');
      const returnTo = await provider.interactionResult(
        request.raw,
        reply.raw,
        { login: { accountId: result.userUuid, amr: ['pwd'] } },
        { mergeWithLastSubmission: false },
      );
      return reply.headers(headers).redirect(returnTo, 303);
    },
  );
}

function problemText(result: Exclude<SignInResult, { outcome: 'accepted' }>): string {
  switch (result.outcome) {
    case 'refused':
      return `E-mail or password is wrong. After ${MAX_FAILED_ATTEMPTS} failed sign-ins an account is locked for ${LOCK_MINUTES} minutes.`;
    case 'disabled':
      return 'This account is disabled. Ask an administrator of your organization to enable it.';
    case 'locked':
      return `This account is locked until ${clock(result.until)} because of ${MAX_FAILED_ATTEMPTS} failed sign-ins. Nothing in it has changed. Try again then, or ask an administrator to set a new password.`;
  }
}

/** hh:mm in the server's time zone, which is named because the browser's may differ. */
function clock(moment: Date): string {
  // The lock ends within this minute: the next full one is the first at which a new try can work.
  const nextMinute = new Date(Math.ceil(moment.getTime() / MINUTE) * MINUTE);
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(nextMinute);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Second line of defence behind the cookie; browsers that know Fetch Metadata can not be made to lie about it. */
export const isFromAnotherSite = (request: FastifyRequest) => {
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
};

const OTHER_SITE: Explanation = {
  title: 'This form was sent by another site',
  text: 'You were not signed in. Start again from Badger.',
};

const NOT_A_FORM: Explanation = {
  title: 'The form could not be read',
  text: 'Nothing was changed. Go back, fill in the form again and send it.',
};

const tooMany = (href: string): Explanation => ({
  title: 'Too many sign-ins from this address',
  text: 'Nothing was changed. Wait a minute, then try again.',
  link: { href, label: 'Back to sign-in' },
});
