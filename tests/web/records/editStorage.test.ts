import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditStorage, createOpenPages, type OpenPages } from '@/records/editStorage';
import type { StoredEdit } from '@/records/storedEdit';

const editOf = (uuid: string, name: string): StoredEdit => ({
  entity: 'Hazard',
  uuid,
  projectUuid: 'p',
  code: uuid,
  revision: 1,
  base: { name: '' },
  waiting: { name },
  tried: {},
  failed: {},
  question: null,
  isPostponed: false,
});

/** Pages of one browser: which are open, and what happens when one is closed. */
function browser() {
  const closed = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();
  const open = (own: string, before: string | null = null): OpenPages => ({
    own,
    before,
    whenClosed: (page, then, stillOpen) => {
      if (closed.has(page)) return then();
      stillOpen?.();
      waiting.set(page, [...(waiting.get(page) ?? []), then]);
    },
  });
  const close = (page: string) => {
    closed.add(page);
    for (const then of waiting.get(page) ?? []) then();
  };
  return { open, close };
}

/** A storage as a browser has it, of its own for each test and tab. */
function ownStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: index => [...kept.keys()][index] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

function tab(pages: OpenPages, local: Storage, session: Storage, { userUuid = 'ana', signedIn = true } = {}) {
  const found: StoredEdit[] = [];
  const storage = createEditStorage({
    local,
    session,
    pages,
    isSignedIn: () => signedIn,
    userUuid,
    projectUuid: 'p',
  });
  storage.onFound(edits => {
    found.push(...edits);
    storage.taken(edits);
  });
  return { storage, found };
}

/** Ten seconds for a tab to come back from a reload (decision 12). */
const RELOADED_MS = 10_000;

describe('edits that are not sent', () => {
  beforeEach(() => void vi.useFakeTimers());
  it('are found by the same tab after a reload, once', () => {
    const { open, close } = browser();
    const [local, session] = [ownStorage(), ownStorage()];
    tab(open('one'), local, session).storage.save(editOf('h1', 'Typed'));
    close('one');
    expect(tab(open('two', 'one'), local, session).found).toEqual([editOf('h1', 'Typed')]);
    close('two');
    expect(tab(open('three', 'two'), local, session).found).toEqual([]);
    expect([local.length, session.length]).toEqual([0, 0]);
  });

  it('outlive a sign-out, which clears the local storage and lets nothing more into it', () => {
    const { open, close } = browser();
    const [local, session] = [ownStorage(), ownStorage()];
    tab(open('one'), local, session).storage.save(editOf('h1', 'Typed'));
    local.clear();
    tab(open('one'), local, session, { signedIn: false }).storage.save(editOf('h2', 'Late'));
    expect(local.length).toBe(0);
    close('one');
    expect(tab(open('two', 'one'), local, session).found.map(({ uuid }) => uuid)).toEqual(['h1', 'h2']);
  });

  it('of a closed tab are taken over by another one, also by one that was open before', () => {
    const { open, close } = browser();
    const local = ownStorage();
    const first = tab(open('one'), local, ownStorage());
    first.storage.save(editOf('h1', 'Typed'));
    const second = tab(open('two'), local, ownStorage());
    expect(second.found).toEqual([]);
    close('one');
    expect(second.found).toEqual([]);
    vi.advanceTimersByTime(RELOADED_MS);
    expect(second.found).toEqual([editOf('h1', 'Typed')]);
    expect(tab(open('three'), local, ownStorage()).found).toEqual([]);
  });

  it('of a closed tab are there at once where another one is opened', () => {
    const { open, close } = browser();
    const local = ownStorage();
    tab(open('one'), local, ownStorage()).storage.save(editOf('h1', 'Typed'));
    close('one');
    expect(tab(open('two'), local, ownStorage()).found).toEqual([editOf('h1', 'Typed')]);
  });

  it('of a tab that is loaded again stay its own, though another one is open', () => {
    const { open, close } = browser();
    const [local, session] = [ownStorage(), ownStorage()];
    tab(open('one'), local, session).storage.save(editOf('h1', 'Typed'));
    const other = tab(open('two'), local, ownStorage());
    close('one');
    vi.advanceTimersByTime(RELOADED_MS - 1);
    expect(tab(open('three', 'one'), local, session).found).toEqual([editOf('h1', 'Typed')]);
    vi.advanceTimersByTime(RELOADED_MS);
    expect(other.found).toEqual([]);
  });

  it('that another tab took over are not found again by a tab that comes back late', () => {
    const { open, close } = browser();
    const [local, session] = [ownStorage(), ownStorage()];
    tab(open('one'), local, session).storage.save(editOf('h1', 'Typed'));
    const others = [tab(open('two'), local, ownStorage()), tab(open('three'), local, ownStorage())];
    close('one');
    vi.advanceTimersByTime(RELOADED_MS);
    expect(others.map(({ found }) => found.length)).toEqual([1, 0]);
    expect(tab(open('four', 'one'), local, session).found).toEqual([]);
    expect([local.length, session.length]).toEqual([0, 0]);
  });

  it('of a tab that was duplicated stay its own', () => {
    const { open } = browser();
    const [local, session] = [ownStorage(), ownStorage()];
    const first = tab(open('one'), local, session);
    first.storage.save(editOf('h1', 'Typed'));
    const copy = ownStorage();
    for (let index = 0; index < session.length; index += 1) {
      const key = session.key(index) ?? '';
      copy.setItem(key, session.getItem(key) ?? '');
    }
    expect(tab(open('two', 'one'), local, copy).found).toEqual([]);
    expect([copy.length, local.length]).toEqual([0, 1]);
  });

  it('of somebody else are not read', () => {
    const { open, close } = browser();
    const [local, session] = [ownStorage(), ownStorage()];
    tab(open('one'), local, session).storage.save(editOf('h1', 'Typed'));
    close('one');
    expect(tab(open('two', 'one'), local, session, { userUuid: 'ben' }).found).toEqual([]);
  });

  it('do not break the page when the storage is full', () => {
    const { open } = browser();
    const full = {
      ...ownStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => tab(open('one'), full, full).storage.save(editOf('h1', 'Typed'))).not.toThrow();
  });
});

describe('pages without locks', () => {
  it('know the page before in the same tab to be closed, and no other', () => {
    const session = ownStorage();
    const first = createOpenPages(undefined, session);
    const second = createOpenPages(undefined, session);
    const seen: string[] = [];
    second.whenClosed(first.own, () => seen.push('first'));
    second.whenClosed('another', () => seen.push('another'));
    expect(seen).toEqual(['first']);
  });
});
