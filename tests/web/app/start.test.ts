import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBasePath } from '@/app/ensureBasePath';
import { adoptNonce, pageNonce } from '@/app/nonce';

describe('ensureBasePath (specification §1)', () => {
  const rewritten = (address: string) => {
    const replaceState = vi.fn();
    const { pathname, search, hash } = new URL(address, 'https://badger.example');
    ensureBasePath({ pathname, search, hash }, { replaceState, state: { kept: true } });
    return replaceState.mock.calls[0]?.[2];
  };
  it.each([
    ['/', '/badger/'],
    ['/welcome?a=1&a=2#x', '/badger/welcome?a=1&a=2#x'],
    ['/badgers/x', '/badger/badgers/x'],
    ['//evil.example', undefined],
  ])('%s → %s', (address, expected) => {
    if (expected) expect(rewritten(address)).toBe(expected);
  });
  it('never writes an address of another host', () => {
    const replaceState = vi.fn();
    ensureBasePath({ pathname: '//evil.example', search: '', hash: '' }, { replaceState, state: null });
    expect(replaceState.mock.calls[0]?.[2]).toBe('/badger/evil.example');
  });
  it.each(['/badger', '/badger/', '/badger/projects?x=1'])('leaves %s alone', address =>
    expect(rewritten(address)).toBeUndefined(),
  );
});

describe("the page's nonce", () => {
  const clear = () => {
    for (const element of document.querySelectorAll('meta[property="csp-nonce"], #_goober')) element.remove();
    delete window.__nonce__;
  };
  beforeEach(clear);
  afterEach(clear);

  it("is handed to notistack's style writer, with a text for it to write into", () => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'abc';
    document.head.append(meta);
    expect(pageNonce()).toBe('abc');
    adoptNonce();
    adoptNonce();
    expect(window.__nonce__).toBe('abc');
    const styles = document.querySelectorAll<HTMLStyleElement>('#_goober');
    expect(styles).toHaveLength(1);
    expect(styles[0]?.nonce).toBe('abc');
    expect(styles[0]?.firstChild?.nodeType).toBe(Node.TEXT_NODE);
  });
});
