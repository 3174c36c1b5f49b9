import { RENEW_BEFORE_EXPIRY_MS, SIGN_OUT_THROTTLE_MS } from '@/config/constants';
import { paths, withBasePath } from '@/config/paths';
import { throttleLeading } from '@/lib/throttleLeading';
import { needsUser, type OidcClient } from './oidcClient';
import { askAgain, forgetPlace, keepPlace, mustAskAgain, safeReturnTo } from './returnTo';
import { isLoggedIn, millisecondsLeft, tokenClaims } from './tokenClaims';
import type { TokenStore } from './tokenStore';

export type SessionStatus = 'signed-in' | 'signed-out' | 'signing-out';

/** The session of this tab. */
export interface Session {
  /** Null when nobody is signed in. It may have expired while the machine slept: calls take a fresh one. */
  getAccessToken: () => string | null;
  /**
   * The token for a call. One that has expired, or that the server refused, is renewed before: all callers wait for the
   * same renewal. Null when nobody is signed in or only the user can go on.
   *
   * @param refused the token that was answered with 401
   * @throws when the provider cannot be reached
   */
  getFreshToken: (refused?: string) => Promise<string | null>;
  getStatus: () => SessionStatus;
  subscribe: (listener: () => void) => () => void;
  /** Leaves for the provider's sign-in; `returnTo` is an address as in the address bar. */
  signIn: (returnTo: string) => Promise<void>;
  /** Finishes the sign-in at the callback and gives the route to continue to. Safe to call twice for one address. */
  completeSignIn: (url: string) => Promise<string>;
  /** Clears everything and leaves for the provider's logout. At most once a second, leading call only. */
  signOut: () => void;
  /** The error screen's way out: clears local storage and goes to the sign-in, which asks who it is. */
  abandon: () => void;
  /** Starts renewing before expiry and following the other tabs; returns the way to stop. */
  start: () => () => void;
}

export interface SessionDependencies {
  oidc: OidcClient;
  tokens: TokenStore;
  /** Stops the persistence and empties the API caches. */
  clearState: () => void;
  location: Pick<Location, 'assign' | 'reload' | 'origin' | 'pathname' | 'search'>;
  now?: () => number;
}

/** Milliseconds from now to the renewal: a minute before expiry, half way when less than two are left. */
export const renewalDelay = (left: number): number =>
  left > 2 * RENEW_BEFORE_EXPIRY_MS ? left - RENEW_BEFORE_EXPIRY_MS : left / 2;

/** Closer to the expiry than this another silent try cannot help. */
const LAST_RENEWAL_MS = 2_000;
/** After the first screen has come. */
const PREPARE_DELAY_MS = 2_000;
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The provider's logout address for this session (specification §4 "Sign out").
 *
 * @param returnTo current path and query
 */
export function logoutUrl(
  endSessionEndpoint: string,
  {
    returnTo,
    origin,
    idToken,
    clientId,
  }: { returnTo: string; origin: string; idToken: string | null; clientId: string | null },
): string {
  const url = new URL(endSessionEndpoint);
  url.searchParams.set('returnTo', returnTo);
  if (idToken && clientId) {
    url.searchParams.set('id_token_hint', idToken);
    url.searchParams.set('post_logout_redirect_uri', `${origin}${withBasePath(paths.loggedOut())}`);
    url.searchParams.set('client_id', clientId);
  }
  return url.href;
}

export function createSession({
  oidc,
  tokens,
  clearState,
  location,
  now = () => Date.now(),
}: SessionDependencies): Session {
  let signingOut = false;
  let renewTimer: ReturnType<typeof setTimeout> | undefined;
  let subject = tokenClaims(tokens.getAccessToken())?.sub;
  // A token that expires while the page is open is renewed; one that had expired before leads to the sign-in.
  let wasSignedIn = isLoggedIn(tokens.getAccessToken(), now());
  let renewal: Promise<string | null> | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const completed = new Map<string, Promise<string>>();
  const loggedOutAddress = withBasePath(paths.loggedOut());

  const getStatus = (): SessionStatus => {
    if (signingOut) return 'signing-out';
    const token = tokens.getAccessToken();
    return isLoggedIn(token, now()) || (wasSignedIn && token !== null) ? 'signed-in' : 'signed-out';
  };
  const place = () => `${location.pathname}${location.search}`;

  const leave = async (idToken: string | null, clientId: string | null, returnTo: string) => {
    // The screens must be gone first: a mounted query would start again as soon as its cache is emptied.
    await Promise.resolve();
    clearState();
    const endpoint = await oidc.getLogoutAddress().catch(() => undefined);
    location.assign(
      endpoint
        ? logoutUrl(endpoint, { returnTo, origin: location.origin, idToken, clientId })
        : loggedOutAddress,
    );
  };

  const signOut = throttleLeading(
    () => {
      const hint = [tokens.getIdToken(), tokens.getClientId()] as const;
      signingOut = true;
      clearTimeout(renewTimer);
      keepPlace(place());
      tokens.clear();
      notify();
      void leave(...hint, place());
    },
    SIGN_OUT_THROTTLE_MS,
    now,
  );

  /** One renewal at a time. Null when the user is needed; rejects when the provider cannot be reached. */
  const renewOnce = (): Promise<string | null> => {
    renewal ??= oidc
      .renew()
      .then(
        renewed => {
          if (!renewed || signingOut) return null;
          tokens.save(renewed);
          return renewed.accessToken;
        },
        (error: unknown) => {
          if (needsUser(error)) return null;
          throw error;
        },
      )
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  };
  // Whoever needs a token after its expiry asks again, and is told what came of it.
  const renew = () => renewOnce().catch(() => scheduleRenewal());
  const getFreshToken = async (refused?: string): Promise<string | null> => {
    const token = getStatus() === 'signed-in' ? tokens.getAccessToken() : null;
    if (token === null) return null;
    return token !== refused && isLoggedIn(token, now()) ? token : renewOnce();
  };
  const scheduleRenewal = () => {
    clearTimeout(renewTimer);
    const left = millisecondsLeft(tokens.getAccessToken(), now());
    if (left > LAST_RENEWAL_MS)
      renewTimer = setTimeout(() => void renew(), Math.min(renewalDelay(left), MAX_TIMER_MS));
  };

  const tokensChanged = (byOtherTab: boolean) => {
    if (signingOut) return;
    const before = subject;
    subject = tokenClaims(tokens.getAccessToken())?.sub;
    wasSignedIn ||= isLoggedIn(tokens.getAccessToken(), now());
    if (byOtherTab && before !== undefined && tokens.getAccessToken() === null) {
      signingOut = true;
      clearTimeout(renewTimer);
      keepPlace(place());
      notify();
      void Promise.resolve().then(() => {
        clearState();
        location.assign(loggedOutAddress);
      });
      return;
    }
    // Somebody else signed in: nothing on this page may be shown to them.
    if (before !== undefined && subject !== undefined && before !== subject) location.reload();
    scheduleRenewal();
    notify();
  };

  return {
    getAccessToken: () => (getStatus() === 'signed-in' ? tokens.getAccessToken() : null),
    getFreshToken,
    getStatus,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn: returnTo => {
      // The provider's answer may get lost, and the way back with it.
      keepPlace(returnTo);
      return oidc.startSignIn(returnTo, { asksAgain: mustAskAgain() });
    },
    completeSignIn: url => {
      const running =
        completed.get(url) ??
        oidc.completeSignIn(url).then(answer => {
          tokens.save(answer.tokens);
          forgetPlace();
          return safeReturnTo(answer.returnTo, location.origin);
        });
      completed.set(url, running);
      return running;
    },
    signOut,
    abandon: () => {
      clearState();
      askAgain();
      tokens.clear();
      location.assign(withBasePath(paths.login()));
    },
    start: () => {
      const stop = tokens.subscribe(tokensChanged);
      scheduleRenewal();
      const prepareTimer = setTimeout(oidc.prepare, PREPARE_DELAY_MS);
      return () => {
        stop();
        clearTimeout(renewTimer);
        clearTimeout(prepareTimer);
      };
    },
  };
}
