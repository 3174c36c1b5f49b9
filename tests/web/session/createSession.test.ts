import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, logoutUrl, renewalDelay } from '@/session/createSession';
import type { OidcClient } from '@/session/oidcClient';
import { signInAgain } from '@/session/returnTo';
import { createTokenStore, type TokenStore } from '@/session/tokenStore';
import { tokenFor } from '../../support/web/tokens.ts';

const placeToReturnTo = () => new URLSearchParams(signInAgain().search).get('returnTo');
const ORIGIN = 'https://badger.example';
const LOGOUT = 'https://login.example/logout';

const location = {
  origin: ORIGIN,
  pathname: '/badger/projects',
  search: '?state=DRAFT',
  assign: vi.fn(),
  reload: vi.fn(),
};
const oidc = {
  startSignIn: vi.fn<OidcClient['startSignIn']>(),
  completeSignIn: vi.fn<OidcClient['completeSignIn']>(),
  renew: vi.fn<OidcClient['renew']>(),
  getLogoutAddress: vi.fn<OidcClient['getLogoutAddress']>(),
  prepare: vi.fn<OidcClient['prepare']>(),
};
const clearState = vi.fn();
let tokens: TokenStore;
const stops: (() => void)[] = [];

const newSession = () => {
  const session = createSession({ oidc, tokens, clearState, location });
  stops.push(session.start());
  return session;
};
const settle = () => vi.advanceTimersByTimeAsync(0);
/** What another tab did, as this tab is told. */
const otherTab = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window.localStorage }));
};

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [...Object.values(oidc), location.assign, location.reload, clearState]) mock.mockReset();
  oidc.getLogoutAddress.mockResolvedValue(LOGOUT);
  tokens = createTokenStore(window.localStorage, window);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const signedIn = (seconds = 600) =>
  tokens.save({ accessToken: tokenFor('ana', seconds), idToken: 'the-id-token', clientId: 'badger-ui' });
const leftFor = () => new URL(location.assign.mock.calls[0]?.[0] as string);

describe('signOut (specification §4)', () => {
  it('clears local storage at once and the caches before it leaves', async () => {
    signedIn();
    window.localStorage.setItem('persist:sidebar', '{}');
    const order: string[] = [];
    clearState.mockImplementation(() => order.push('state cleared'));
    location.assign.mockImplementation(() => order.push('left'));
    const session = newSession();
    session.signOut();
    expect(window.localStorage).toHaveLength(0);
    expect(session.getStatus()).toBe('signing-out');
    await settle();
    expect(order).toEqual(['state cleared', 'left']);
  });

  it('sends the hint, the landing address and the client when both are known', async () => {
    signedIn();
    newSession().signOut();
    await settle();
    expect(`${leftFor().origin}${leftFor().pathname}`).toBe(LOGOUT);
    expect(Object.fromEntries(leftFor().searchParams)).toEqual({
      returnTo: '/badger/projects?state=DRAFT',
      id_token_hint: 'the-id-token',
      post_logout_redirect_uri: `${ORIGIN}/badger/logged-out`,
      client_id: 'badger-ui',
    });
  });

  it.each([
    ['id token', 'ID_TOKEN'],
    ['client id', 'LOGIN_CLIENT_ID'],
  ])('is a plain logout without the %s', async (_name, key) => {
    signedIn();
    window.localStorage.removeItem(key);
    newSession().signOut();
    await settle();
    expect(Object.fromEntries(leftFor().searchParams)).toEqual({ returnTo: '/badger/projects?state=DRAFT' });
  });

  it('is throttled to one call a second, the leading one only', async () => {
    signedIn();
    const session = newSession();
    for (let call = 0; call < 20; call += 1) session.signOut();
    await vi.advanceTimersByTimeAsync(999);
    session.signOut();
    expect(location.assign).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(location.assign).toHaveBeenCalledTimes(1);
    session.signOut();
    await settle();
    expect(location.assign).toHaveBeenCalledTimes(2);
  });

  it('ends on our own page when the provider cannot be reached or has no logout', async () => {
    signedIn();
    oidc.getLogoutAddress.mockRejectedValueOnce(new Error('offline'));
    newSession().signOut();
    await settle();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/badger/logged-out');
    expect(window.localStorage).toHaveLength(0);
  });

  it('keeps what the logout address has of its own', () => {
    const url = new URL(
      logoutUrl(`${LOGOUT}?tenant=a`, {
        returnTo: '/badger/',
        origin: ORIGIN,
        idToken: null,
        clientId: null,
      }),
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({ tenant: 'a', returnTo: '/badger/' });
  });
});

describe('abandon (the error screen)', () => {
  it('clears local storage and opens the sign-in', () => {
    signedIn();
    newSession().abandon();
    expect(window.localStorage).toHaveLength(0);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/badger/login');
  });
  it('makes the provider ask who it is, until somebody has signed in', async () => {
    signedIn();
    const session = newSession();
    await session.signIn('/badger/');
    session.abandon();
    await session.signIn('/badger/');
    oidc.completeSignIn.mockResolvedValue({
      tokens: { accessToken: tokenFor('ana', 600), clientId: 'badger-ui' },
      returnTo: null,
    });
    await session.completeSignIn('x');
    await session.signIn('/badger/');
    expect(oidc.startSignIn.mock.calls.map(([, options]) => options)).toEqual([
      { asksAgain: false },
      { asksAgain: true },
      { asksAgain: false },
    ]);
  });
});

describe('completeSignIn', () => {
  it('stores the tokens and continues to returnTo, once for one address', async () => {
    const accessToken = tokenFor('ana', 600);
    oidc.completeSignIn.mockResolvedValue({
      tokens: { accessToken, idToken: 'id', clientId: 'badger-ui' },
      returnTo: '/badger/projects?x=1',
    });
    const session = newSession();
    const url = `${ORIGIN}/badger/oauth?code=1`;
    expect(await Promise.all([session.completeSignIn(url), session.completeSignIn(url)])).toEqual([
      '/projects?x=1',
      '/projects?x=1',
    ]);
    expect(oidc.completeSignIn).toHaveBeenCalledOnce();
    expect(session.getAccessToken()).toBe(accessToken);
    expect(session.getStatus()).toBe('signed-in');
  });
  it('never continues to another site', async () => {
    oidc.completeSignIn.mockResolvedValue({
      tokens: { accessToken: tokenFor('ana', 600), clientId: 'c' },
      returnTo: 'https://evil.example/badger/',
    });
    expect(await newSession().completeSignIn('x')).toBe('/');
  });
});

describe('renewal before expiry', () => {
  it('is a minute before, half way when there is less', () => {
    expect(renewalDelay(600_000)).toBe(540_000);
    expect(renewalDelay(60_000)).toBe(30_000);
  });
  it('stores the new tokens and renews them in turn', async () => {
    signedIn(600);
    oidc.renew.mockImplementation(async () => ({ accessToken: tokenFor('ana', 600), clientId: 'badger-ui' }));
    const session = newSession();
    await vi.advanceTimersByTimeAsync(539_000);
    expect(oidc.renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(oidc.renew).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(540_000);
    expect(oidc.renew).toHaveBeenCalledTimes(2);
    expect(session.getStatus()).toBe('signed-in');
  });
  it('tries again after a broken connection, not after the provider wants to see the user', async () => {
    signedIn(600);
    oidc.renew.mockRejectedValueOnce(new Error('offline'));
    oidc.renew.mockRejectedValueOnce(
      Object.assign(new Error('login'), { name: 'ErrorResponse', error: 'login_required' }),
    );
    newSession();
    await vi.advanceTimersByTimeAsync(599_000);
    expect(oidc.renew).toHaveBeenCalledTimes(2);
    expect(location.assign).not.toHaveBeenCalled();
  });
  it('does not bring a session back that was signed out meanwhile', async () => {
    signedIn(600);
    let finish: (tokens: { accessToken: string; clientId: string }) => void = () => undefined;
    oidc.renew.mockReturnValue(new Promise(resolve => (finish = resolve)));
    const session = newSession();
    await vi.advanceTimersByTimeAsync(541_000);
    session.signOut();
    finish({ accessToken: tokenFor('ana', 600), clientId: 'c' });
    await settle();
    expect(window.localStorage).toHaveLength(0);
  });
});

describe('a machine that slept longer than the token lives', () => {
  const SLEPT_MS = 11 * 60_000;
  const refusal = () => Object.assign(new Error('login'), { name: 'ErrorResponse', error: 'login_required' });
  /** Timers stand still while a machine sleeps, the clock does not. */
  const sleep = () => vi.setSystemTime(Date.now() + SLEPT_MS);

  it('waits for one renewal before any call, and stays signed in meanwhile', async () => {
    signedIn(600);
    const session = newSession();
    sleep();
    const renewed = tokenFor('ana', 600);
    let finish: (tokens: { accessToken: string; clientId: string }) => void = () => undefined;
    oidc.renew.mockReturnValue(new Promise(resolve => (finish = resolve)));
    const calls = [session.getFreshToken(), session.getFreshToken()];
    expect(session.getStatus()).toBe('signed-in');
    expect(session.getAccessToken()).not.toBeNull();
    finish({ accessToken: renewed, clientId: 'badger-ui' });
    expect(await Promise.all(calls)).toEqual([renewed, renewed]);
    expect(oidc.renew).toHaveBeenCalledOnce();
    expect(session.getStatus()).toBe('signed-in');
  });
  it('gives no token when only the user can go on', async () => {
    signedIn(600);
    const session = newSession();
    sleep();
    oidc.renew.mockRejectedValue(refusal());
    expect(await session.getFreshToken()).toBeNull();
  });
  it('stays signed in while the provider cannot be reached, and asks again for the next call', async () => {
    signedIn(600);
    const session = newSession();
    sleep();
    oidc.renew.mockRejectedValueOnce(new Error('offline'));
    await expect(session.getFreshToken()).rejects.toThrow('offline');
    expect(session.getStatus()).toBe('signed-in');
    const renewed = tokenFor('ana', 600);
    oidc.renew.mockResolvedValueOnce({ accessToken: renewed, clientId: 'badger-ui' });
    expect(await session.getFreshToken()).toBe(renewed);
  });
  it('renews a token that the server refuses although it looks good', async () => {
    signedIn(600);
    const session = newSession();
    const first = await session.getFreshToken();
    expect(oidc.renew).not.toHaveBeenCalled();
    const renewed = tokenFor('ana', 700);
    oidc.renew.mockResolvedValueOnce({ accessToken: renewed, clientId: 'badger-ui' });
    expect(await session.getFreshToken(first ?? '')).toBe(renewed);
    // A call that was refused late finds the new one there.
    expect(await session.getFreshToken(first ?? '')).toBe(renewed);
    expect(oidc.renew).toHaveBeenCalledOnce();
  });
  it('has the code for it before the connection may go', async () => {
    signedIn(600);
    newSession();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(oidc.prepare).toHaveBeenCalledOnce();
  });
  it('a page that is opened with an expired token is not signed in', async () => {
    signedIn(-1);
    const session = newSession();
    expect(session.getStatus()).toBe('signed-out');
    expect(session.getAccessToken()).toBeNull();
    expect(await session.getFreshToken()).toBeNull();
    expect(oidc.renew).not.toHaveBeenCalled();
  });
});

describe('the place of a sign-out', () => {
  it('is kept in the tab until somebody has signed in', async () => {
    signedIn();
    const session = newSession();
    session.signOut();
    expect(placeToReturnTo()).toBe('/badger/projects?state=DRAFT');
    oidc.completeSignIn.mockResolvedValue({
      tokens: { accessToken: tokenFor('ana', 600), clientId: 'badger-ui' },
      returnTo: placeToReturnTo(),
    });
    expect(await session.completeSignIn('x')).toBe('/projects?state=DRAFT');
    expect(placeToReturnTo()).toBeNull();
  });
  it('is kept of a sign-in whose answer was lost', async () => {
    const session = newSession();
    await session.signIn('/badger/projects?search=cell');
    oidc.completeSignIn.mockRejectedValue(new Error('Failed to fetch'));
    await expect(session.completeSignIn('x')).rejects.toThrow('Failed to fetch');
    expect(placeToReturnTo()).toBe('/badger/projects?search=cell');
  });
  it('is kept likewise when another tab signs out', async () => {
    signedIn();
    newSession();
    otherTab(() => window.localStorage.clear());
    await settle();
    expect(placeToReturnTo()).toBe('/badger/projects?state=DRAFT');
  });
});

describe('other tabs', () => {
  it('a sign-out there signs out here, without going to the provider again', async () => {
    signedIn();
    newSession();
    otherTab(() => window.localStorage.clear());
    await settle();
    expect(clearState).toHaveBeenCalledOnce();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/badger/logged-out');
    expect(oidc.getLogoutAddress).not.toHaveBeenCalled();
  });
  it('another user there reloads this page, the same user does not', async () => {
    signedIn();
    newSession();
    otherTab(() => window.localStorage.setItem('API_TOKEN', tokenFor('ana', 900)));
    expect(location.reload).not.toHaveBeenCalled();
    otherTab(() => window.localStorage.setItem('API_TOKEN', tokenFor('bob', 900)));
    expect(location.reload).toHaveBeenCalledOnce();
  });
  it('nothing happens to a tab where nobody was signed in', async () => {
    newSession();
    otherTab(() => window.localStorage.clear());
    await settle();
    expect(location.assign).not.toHaveBeenCalled();
  });
});
