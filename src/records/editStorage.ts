import type { StoredEdit } from './storedEdit';

/** Where the queue keeps its edits until the server has them. */
export interface EditStorage {
  save: (edit: StoredEdit) => void;
  remove: (uuid: string) => void;
  /** Calls back with what pages left that are closed by now. */
  onFound: (listener: (found: readonly StoredEdit[]) => void) => void;
  /** The found ones have been taken over: they need not be kept in their old place. */
  taken: (edits: readonly StoredEdit[]) => void;
}

/** Knows which pages are still open. Every load of the app is a page of its own, so that two tabs never share a place. */
export interface OpenPages {
  readonly own: string;
  /** The page that this tab showed before, through a reload or a sign-in. */
  readonly before: string | null;
  /** Calls back once that page is closed, or says at once that it is still open; never both. */
  whenClosed: (page: string, then: () => void, stillOpen?: () => void) => void;
}

/** How long a closed tab may take to come back from a reload before another one takes over its edits. */
const RELOAD_MS = 10_000;
/** Marks an edit that another tab took over: a copy in the first tab's session storage no longer counts. */
const TAKEN = 'taken';

/** Raised when the stored shape changes: what an older app left is not read. */
const ROOT = 'badger-edits/1';
/** Where one person's entries are kept. */
export const editsRoot = (userUuid: string) => `${ROOT}/${userUuid}/`;

interface EditStorageOptions {
  /** Shared by all tabs; a sign-out clears it, and nobody's edits may be written into it afterwards. */
  local: Storage;
  /** Of this tab; it outlives a sign-out, so that an expired session loses nothing. */
  session: Storage;
  pages: OpenPages;
  isSignedIn: () => boolean;
  userUuid: string;
  projectUuid: string;
}

/** Edits in the browser's storage, each record under a key of its own: a keystroke writes one record, not the queue. */
export function createEditStorage(options: EditStorageOptions): EditStorage {
  const { local, session, pages, isSignedIn, userUuid, projectUuid } = options;
  const scope = `${editsRoot(userUuid)}${projectUuid}/`;
  const keyOf = (page: string, uuid: string) => `${scope}${page}/${uuid}`;
  const places = new Map<StoredEdit, string>();
  const watched = new Set([pages.own]);
  let tell: (found: readonly StoredEdit[]) => void = () => undefined;

  const keysOf = (storage: Storage, prefix: string) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
      key.startsWith(prefix),
    );
  const forget = (key: string) => {
    for (const storage of [session, local]) storage.removeItem(key);
  };
  const readPage = (page: string) => {
    const prefix = `${scope}${page}/`;
    const found = new Set([...keysOf(local, prefix), ...keysOf(session, prefix)]);
    const edits = [...found].flatMap(key => {
      const edit = parse(local.getItem(key) ?? session.getItem(key));
      if (edit) places.set(edit, key);
      else if (session.getItem(key) !== null) forget(key);
      return edit ?? [];
    });
    if (edits.length > 0) tell(edits);
  };
  const watch = (page: string) => {
    if (watched.has(page)) return;
    watched.add(page);
    let mayComeBack = false;
    const read = () => readPage(page);
    const closed = () => {
      if (mayComeBack) setTimeout(read, RELOAD_MS);
      else read();
    };
    pages.whenClosed(page, closed, () => {
      // A duplicated tab has a copy of the other one's edits, which may be saved by now: only the shared ones count.
      for (const key of keysOf(session, `${scope}${page}/`)) session.removeItem(key);
      mayComeBack = page !== pages.before;
    });
  };
  const watchAll = () => {
    if (pages.before) watch(pages.before);
    for (const key of keysOf(local, scope)) watch(key.slice(scope.length).split('/')[0] ?? '');
  };

  return {
    onFound: listener => {
      tell = listener;
      // A tab that is opened later may be closed before this one.
      window.addEventListener('storage', ({ key }) => {
        if (key?.startsWith(scope)) watchAll();
      });
      watchAll();
    },
    save: edit => {
      const key = keyOf(pages.own, edit.uuid);
      const text = JSON.stringify(edit);
      for (const storage of isSignedIn() ? [session, local] : [session])
        try {
          storage.setItem(key, text);
        } catch {
          // Full or forbidden: the edit lives on this page only, and closing it asks first.
        }
    },
    remove: uuid => forget(keyOf(pages.own, uuid)),
    taken: edits => {
      for (const edit of edits) {
        const key = places.get(edit);
        places.delete(edit);
        if (!key) continue;
        const isOwn = session.getItem(key) !== null;
        forget(key);
        if (!isOwn && isSignedIn()) local.setItem(key, TAKEN);
      }
    },
  };
}

function parse(text: string | null): StoredEdit | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'waiting' in value
      ? (value as StoredEdit)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a tab's storage holds edits that no server has, anybody's. */
export const keepsEdits = (session: Storage): boolean =>
  Array.from({ length: session.length }, (_, index) => session.key(index) ?? '').some(key =>
    key.startsWith(`${ROOT}/`),
  );

const LAST_PAGE = 'badger-page';

/**
 * Tells open pages from closed ones by a lock that each holds while it lives. Without locks (an address that is not
 * secure) a page knows only the one before it in the same tab.
 */
export function createOpenPages(locks: LockManager | undefined, session: Storage): OpenPages {
  const own = crypto.randomUUID();
  const before = session.getItem(LAST_PAGE);
  session.setItem(LAST_PAGE, own);
  const name = (page: string) => `badger-page/${page}`;
  // Never resolved: the browser lets go of it with the page.
  void locks?.request(name(own), () => new Promise<void>(() => undefined));
  return {
    own,
    before,
    whenClosed: (page, then, stillOpen) => {
      if (!locks) {
        if (page === before) then();
        return;
      }
      void locks
        .request(name(page), { ifAvailable: true }, lock => {
          if (lock) then();
          return lock !== null;
        })
        .then(isClosed => {
          if (isClosed) return;
          stillOpen?.();
          return locks.request(name(page), then);
        });
    },
  };
}
