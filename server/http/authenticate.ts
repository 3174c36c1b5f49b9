import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FoundApiToken, isApiToken } from '../access/apiTokens.ts';
import type { Principals } from '../access/principals.ts';
import { TokenError } from '../access/tokenError.ts';
import type { VerifiedToken } from '../access/tokenVerifier.ts';
import { ApiError } from '../contract/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; set before anything of the request is read. */
    userUuid: string | undefined;
    signIn: SignIn | undefined;
    /** Where an API token speaks for the user. */
    apiToken: FoundApiToken | undefined;
  }
}

/** How long the person of a request is signed in; for answers that outlast the look at the token. */
export interface SignIn {
  /** End of the access token; milliseconds since 1970. */
  expiresAt: number;
  /** At the embedded provider. */
  sessionId?: string | undefined;
  isSignedIn(): Promise<boolean>;
}

export interface Authentication {
  verifyToken: (token: string) => Promise<VerifiedToken>;
  principals: Principals;
  /** Looks up API tokens, where they are good for something. @throws ApiError */
  findApiToken?: (token: string) => Promise<FoundApiToken>;
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]+)$/;

/**
 * onRequest hook that finds the user whom the bearer token speaks for; the scope has to decorate `userUuid`.
 * @param tokenIn query: for the one operation that the specification lets carry its token in the address
 * @throws ApiError UNAUTHENTICATED, TOKEN_EXPIRED, or UNAVAILABLE when the provider does not give its keys
 */
export const authenticate = (options: Authentication, tokenIn: 'header' | 'query' = 'header') => {
  const findUser = userFinder(options, tokenIn);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      await findUser(request);
    } finally {
      // A token that does not hold costs something as well: who sends too many of them is told that instead.
      await request.server.countSignedIn?.(request, reply);
    }
  };
};

const userFinder =
  ({ verifyToken, principals, findApiToken }: Authentication, tokenIn: 'header' | 'query') =>
  async (request: FastifyRequest): Promise<void> => {
    const { accessToken } = (request.query ?? {}) as { accessToken?: unknown };
    const inQuery = tokenIn === 'query' && typeof accessToken === 'string' && `Bearer ${accessToken}`;
    const token = BEARER.exec(request.headers.authorization ?? (inQuery || ''))?.[1];
    if (!token) throw new ApiError('UNAUTHENTICATED', 'Sign in to use this.');
    if (findApiToken && isApiToken(token) && tokenIn === 'header') {
      const found = await findApiToken(token);
      request.apiToken = found;
      request.userUuid = found.userUuid;
      const isSignedIn = () =>
        findApiToken(token).then(
          () => true,
          () => false,
        );
      request.signIn = { expiresAt: found.expiresAt, isSignedIn };
      return;
    }
    try {
      const verified = await verifyToken(token);
      request.userUuid = await principals(verified, token);
      request.signIn = {
        expiresAt: verified.expiresAt * 1000,
        sessionId: verified.sessionId,
        isSignedIn: () =>
          principals(verified, token).then(
            () => true,
            () => false,
          ),
      };
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      request.log.info({ reason: error.reason }, 'token refused');
      if (error.reason === 'provider-unavailable') {
        throw new ApiError(
          'UNAVAILABLE',
          'The sign-in provider does not answer just now. Nothing was changed; try again in a moment.',
        );
      }
      if (error.reason === 'expired')
        throw new ApiError('TOKEN_EXPIRED', 'Your sign-in has expired. Sign in again; nothing was changed.');
      throw new ApiError('UNAUTHENTICATED', 'This sign-in is not valid here. Sign in again.');
    }
  };
