import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnTo } from '@/session/returnTo';

const ORIGIN = 'https://badger.example';

/** Where the browser would really go with a route below the base path, and without the base path. */
const destinations = (route: string) => [new URL(`/badger${route}`, ORIGIN), new URL(route, ORIGIN)];

const NASTY = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '\t//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example/badger/welcome',
  'https://badger.example.evil.example/badger/',
  'https://badger.example@evil.example/badger/',
  'https://evil.example#https://badger.example/badger/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//badger/',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://badger.example/badger/x',
  'vbscript:x',
  '/badger/..//evil.example',
  '/badger/../..//evil.example',
  '/badger/%2e%2e//evil.example',
  '/badger/.%2e/%2e./evil',
  '/badger//evil.example',
  '/badger///evil.example',
  '/badger/\\evil.example',
  '/badger/\\\\evil.example',
  '/badger\\..\\..\\evil',
  '/badgerevil',
  '/badger.evil.example',
  '/badger@evil.example',
  'http://badger.example/badger/welcome',
  'https://badger.example:444/badger/welcome',
  '\u0000//evil.example',
  '\u202e//evil.example',
  '／／evil.example',
  'https://evil。example/badger/',
  '/badger/?returnTo=//evil.example',
  '/badger/#//evil.example',
  `/badger/${'a/'.repeat(5_000)}`,
  `//${'e'.repeat(10_000)}`,
  '/badger/welcome?returnTo=%2Fbadger%2Fwelcome%3FreturnTo%3Dhttps%3A%2F%2Fevil.example',
];

describe('safeReturnTo', () => {
  it.each([
    ['/badger/projects?state=DRAFT&state=VOTING#row', '/projects?state=DRAFT&state=VOTING#row'],
    ['https://badger.example/badger/welcome', '/welcome'],
    ['/badger/', '/'],
    ['/badger/a%20b', '/a%20b'],
    // As an address without the base path gets it (specification §1).
    ['/projects?state=DRAFT', '/projects?state=DRAFT'],
    ['projects', '/projects'],
    ['/badgers', '/badgers'],
  ])('continues to %s', (address, route) => expect(safeReturnTo(address, ORIGIN)).toBe(route));

  it.each([
    null,
    undefined,
    '',
    '/badger',
    'https://[bad',
    'blob:https://badger.example/badger/x',
    'https://evil.example/badger/welcome',
    'http://badger.example/badger/x',
  ])('falls back to the home route for %o', address => expect(safeReturnTo(address, ORIGIN)).toBe('/'));

  it.each(NASTY)('never leaves the site with %j', address => {
    for (const url of destinations(safeReturnTo(address, ORIGIN))) expect(url.origin).toBe(ORIGIN);
  });

  it('never leaves the site with any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '/badger',
        '/badger/',
        '..',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        '\t',
        '\n',
        '\r',
        '\0',
      ),
      fc.constantFrom('evil.example', 'https:', 'javascript:', ORIGIN, '\u202e', '。', '[::1]', '.'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        const route = safeReturnTo(pieces.join(''), ORIGIN);
        expect(route).toMatch(/^\/(?![/\\])/);
        for (const url of destinations(route)) expect(url.origin).toBe(ORIGIN);
      }),
      { numRuns: 5_000 },
    );
  });
});
