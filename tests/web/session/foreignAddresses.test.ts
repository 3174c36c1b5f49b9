import { describe, expect, it } from 'vitest';
import { safeReturnTo } from '@/session/returnTo';
import { FOREIGN_ADDRESSES } from '../../support/hostile/foreignAddresses.ts';

/** S6, the part of the app. `URL` reads an address as the address bar does (WHATWG); in Chromium: tests/e2e/returnTo.test.ts. */
const ORIGIN = 'https://badger.example';

describe('after a sign-in', () => {
  it('200 addresses lead nowhere else', () => {
    expect(new Set(FOREIGN_ADDRESSES).size).toBeGreaterThanOrEqual(200);
    for (const address of FOREIGN_ADDRESSES)
      for (const written of [address, encodeURIComponent(address)]) {
        const route = safeReturnTo(written, ORIGIN);
        expect(route, address).toMatch(/^\/(?![/\\])/);
        expect(new URL(route, ORIGIN).origin, address).toBe(ORIGIN);
        expect(new URL(`/badger${route}`, ORIGIN).origin, address).toBe(ORIGIN);
      }
  });
});
