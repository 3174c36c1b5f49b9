import { describe, expect, it, vi } from 'vitest';
import { isLoggedIn, millisecondsLeft } from '@/session/tokenClaims';
import { createTokenStore } from '@/session/tokenStore';
import { tokenWith } from '../../support/web/tokens.ts';

const NOW = 1_700_000_000_000;
const SECONDS = NOW / 1000;

describe('isLoggedIn (specification §4)', () => {
  it.each([
    ['expires in a second', { exp: SECONDS + 1 }, true],
    ['expires now', { exp: SECONDS }, false],
    ['has expired', { exp: SECONDS - 1 }, false],
    ['has no expiry', { sub: 'ana' }, false],
    ['has an expiry that is no number', { exp: '9999999999' }, false],
    ['has a null expiry', { exp: null }, false],
  ])('a token that %s: %o → %s', (_name, claims, expected) => {
    expect(isLoggedIn(tokenWith(claims), NOW)).toBe(expected);
  });
  it.each([null, '', 'no token', 'a.b.c', 'a.%%%.c', '..'])('a token that cannot be decoded: %o', token => {
    expect(isLoggedIn(token, NOW)).toBe(false);
    expect(millisecondsLeft(token, NOW)).toBe(0);
  });
});

describe('token store (specification §3 "Session")', () => {
  it('keeps the three values under their keys', () => {
    const store = createTokenStore(window.localStorage, window);
    store.save({ accessToken: 'access', idToken: 'id', clientId: 'badger-ui' });
    expect({ ...window.localStorage }).toEqual({
      API_TOKEN: 'access',
      ID_TOKEN: 'id',
      LOGIN_CLIENT_ID: 'badger-ui',
    });
  });
  it('keeps the first id token when a renewal brings none', () => {
    const store = createTokenStore(window.localStorage, window);
    store.save({ accessToken: 'a', idToken: 'id', clientId: 'c' });
    store.save({ accessToken: 'b', clientId: 'c' });
    expect(store.getIdToken()).toBe('id');
    expect(store.getAccessToken()).toBe('b');
  });
  it('clears everything, also what others have stored', () => {
    window.localStorage.setItem('other', 'x');
    createTokenStore(window.localStorage, window).clear();
    expect(window.localStorage).toHaveLength(0);
  });
  it("hears other tabs, but only about the session's token", () => {
    const store = createTokenStore(window.localStorage, window);
    const heard = vi.fn();
    store.subscribe(heard);
    const fire = (key: string | null, storageArea = window.localStorage) =>
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
    fire('persist:sidebar');
    fire('API_TOKEN', window.sessionStorage);
    expect(heard).not.toHaveBeenCalled();
    fire('API_TOKEN');
    fire(null);
    expect(heard.mock.calls).toEqual([[true], [true]]);
  });
});
