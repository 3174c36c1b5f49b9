import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { default as Provider } from 'oidc-provider';
import { defineTexts } from '../../glossary/defineTexts.ts';
import { isFromAnotherSite } from '../pages/isFromAnotherSite.ts';
import { languageOfRequest, UI_LOCALES } from '../texts/requestLanguage.ts';
import { verifyPassword } from './accounts.ts';
import { type CurrentSession, sessionFinder } from './currentSession.ts';
import { deviceCookie } from './deviceCookie.ts';
import { signInProblem } from './interactions.ts';
import { type PageRoutesOptions, preparePages } from './pageRoutes.ts';
import { type Explanation, OTHER_SITE } from './pages/errorPage.ts';
import { confirmPage, type Done, SECURITY, securityPage } from './pages/securityPage.ts';
import { confirmSession, endSessions, isConfirmed, sessionsOf } from './sessions.ts';

export interface SecurityOptions extends PageRoutesOptions {
  provider: Provider;
  /** A secret of the provider, for the cookie of known devices. */
  deviceKey: string;
}

const SIGNED_OUT_TEXTS = defineTexts(
  'identity',
  {
    title: 'You are not signed in',
    text: 'Sign in to see and change how you sign in. Nothing was changed.',
    link: 'Go to sign-in',
  },
  'signed-out-',
);
const SIGNED_OUT: Explanation = {
  ...SIGNED_OUT_TEXTS,
  link: { href: '/badger/login?returnTo=%2Fbadger%2Faccount', label: SIGNED_OUT_TEXTS.link },
};

/** Where somebody continues after giving their password again. */
const NEXT = { security: SECURITY } as const;
type Next = keyof typeof NEXT;
const nextOf = (value: unknown): Next =>
  typeof value === 'string' && Object.hasOwn(NEXT, value) ? (value as Next) : 'security';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A request of somebody who is signed in. */
type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
  session: CurrentSession,
) => FastifyReply | Promise<FastifyReply>;

/** The page about the own sign-in and what is done on it. */
export async function securityRoutes(fastify: FastifyInstance, options: SecurityOptions): Promise<void> {
  const { pool, settings, provider, deviceKey, headers } = options;
  const { show, explain, textsOf, form } = await preparePages(fastify, options);
  const devices = deviceCookie(settings.publicUrl, deviceKey);
  const findSession = sessionFinder(provider, pool);

  const go = (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    query: Record<string, string> = {},
  ) =>
    reply
      .headers(headers)
      .redirect(
        `${path}?${new URLSearchParams({ ...query, [UI_LOCALES]: languageOfRequest(request) })}`,
        303,
      );

  const signedIn = (handle: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST' && isFromAnotherSite(request)) return explain(reply, 403, OTHER_SITE);
    const session = await findSession(request, reply);
    return session ? handle(request, reply, session) : explain(reply, 401, SIGNED_OUT);
  };

  /** Asks for the password first where it was not given lately. */
  const confirmed = (next: Next, handle: Handler) =>
    signedIn(async (request, reply, session) =>
      (await isConfirmed(pool, session.uid, session.signedInAt))
        ? handle(request, reply, session)
        : go(request, reply, `${SECURITY}/confirm`, { next }),
    );

  const done = (request: FastifyRequest, reply: FastifyReply, what: Done) =>
    go(request, reply, SECURITY, { done: what });

  fastify.get(
    SECURITY,
    signedIn(async (request, reply, { uid, userUuid, email }) => {
      const { rows } = await pool.query<{ changed: string }>(
        'select password_changed_at as changed from identity_accounts where user_uuid = $1',
        [userUuid],
      );
      const page = {
        email,
        passwordChangedAt: new Date(rows[0]?.changed ?? 0),
        sessions: await sessionsOf(pool, userUuid),
        current: uid,
        done: (request.query as Record<string, unknown>).done,
      };
      return show(reply, 200, securityPage(await textsOf(request), page));
    }),
  );

  fastify.post(
    `${SECURITY}/sessions`,
    form,
    confirmed('security', async (request, reply, { uid, userUuid }) => {
      const { session } = (request.body ?? {}) as Record<string, unknown>;
      const ended = await endSessions(
        pool,
        userUuid,
        typeof session === 'string' ? { only: session } : { except: uid },
      );
      request.log.info({ userUuid, ended }, 'sessions ended');
      return done(request, reply, typeof session === 'string' ? 'session-ended' : 'sessions-ended');
    }),
  );

  fastify.get(
    `${SECURITY}/confirm`,
    signedIn(async (request, reply, { email }) => {
      const next = nextOf((request.query as Record<string, unknown>).next);
      return show(reply, 200, confirmPage(await textsOf(request), { email, next }));
    }),
  );

  fastify.post(
    `${SECURITY}/confirm`,
    form,
    signedIn(async (request, reply, { uid, email }) => {
      const body = (request.body ?? {}) as Record<string, unknown>;
      const next = nextOf(body.next);
      // Counted as a sign-in: this page is no way around the limit of wrong ones.
      const client = { device: devices.read(request, email), address: request.ip };
      const result = await verifyPassword(pool, email, textOf(body.current), client);
      if (result.outcome !== 'accepted') {
        const texts = await textsOf(request);
        request.log.warn({ outcome: result.outcome }, 'not confirmed');
        return show(
          reply,
          result.outcome === 'locked' ? 429 : 401,
          confirmPage(texts, { email, next, problem: signInProblem(texts, result) }),
        );
      }
      await confirmSession(pool, uid);
      return go(request, reply, NEXT[next]);
    }),
  );
}
