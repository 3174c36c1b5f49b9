import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { default as Provider } from 'oidc-provider';
import { defineTexts } from '../../glossary/defineTexts.ts';
import { isFromAnotherSite } from '../pages/isFromAnotherSite.ts';
import { languageOfRequest, UI_LOCALES } from '../texts/requestLanguage.ts';
import { type CurrentSession, sessionFinder } from './currentSession.ts';
import { type PageRoutesOptions, preparePages } from './pageRoutes.ts';
import { type Explanation, OTHER_SITE } from './pages/errorPage.ts';
import { SECURITY } from './pages/formParts.ts';
import type { Done } from './pages/securityPage.ts';
import { isConfirmed } from './sessions.ts';

export interface SecurityOptions extends PageRoutesOptions {
  provider: Provider;
  /** A secret of the provider, for the cookie of known devices. */
  deviceKey: string;
  /** Encrypts the secrets of authenticator apps. */
  factorKey: string;
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
export const NEXT = {
  security: SECURITY,
  authenticator: `${SECURITY}/authenticator`,
  passkeys: `${SECURITY}/passkeys`,
  /** In the web app, where API tokens are made. */
  account: '/badger/account',
} as const;
export type Next = keyof typeof NEXT;

/** A request of somebody who is signed in. */
type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
  session: CurrentSession,
) => FastifyReply | Promise<FastifyReply>;

/** What the pages below /security share: who asks, whether they have to prove it again, and where to go then. */
export async function prepareSecurity(fastify: FastifyInstance, options: SecurityOptions) {
  const { pool, provider, headers } = options;
  const pages = await preparePages(fastify, options);
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
    if (request.method === 'POST' && isFromAnotherSite(request)) return pages.explain(reply, 403, OTHER_SITE);
    const session = await findSession(request, reply);
    return session ? handle(request, reply, session) : pages.explain(reply, 401, SIGNED_OUT);
  };

  return {
    ...pages,
    go,
    signedIn,
    /** Asks for the password first where it was not given lately. */
    confirmed: (next: Next, handle: Handler) =>
      signedIn(async (request, reply, session) =>
        (await isConfirmed(pool, session.uid, session.signedInAt))
          ? handle(request, reply, session)
          : go(request, reply, `${SECURITY}/confirm`, { next }),
      ),
    /** Back to the page about the sign-in, which says what was done. */
    done: (request: FastifyRequest, reply: FastifyReply, what: Done) =>
      go(request, reply, SECURITY, { done: what }),
  };
}

/** The fields of a form. */
export const fieldsOf = ({ body }: FastifyRequest): Record<string, unknown> =>
  (body ?? {}) as Record<string, unknown>;
