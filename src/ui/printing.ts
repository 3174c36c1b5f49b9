import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Time that what is unfolded for the print has to be loaded; after that the page is printed as it is. */
const MAX_WAIT_MS = 8000;

/** Where the theme keeps which colours are in use. */
const SCHEME = 'data-color-scheme';

let isPrinting = false;
let isIncomplete = false;
let scheme: string | null = null;
const listeners = new Set<() => void>();

const page = () => document.querySelector('main') ?? document.body;
/** Something of the page has not come yet: placeholders stand for it. */
const isLoading = () => page().querySelector('.MuiSkeleton-root') !== null;

const set = (next: boolean, lacks = false) => {
  if (isPrinting === next && isIncomplete === lacks) return;
  const begins = isPrinting !== next;
  isPrinting = next;
  isIncomplete = lacks;
  const root = document.documentElement;
  // Paper is white.
  if (begins && next) {
    scheme = root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  } else if (begins && scheme !== null) root.setAttribute(SCHEME, scheme);
  // Before the browser takes its picture of the page.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};

// The browser's own print waits for nothing.
const before = () => set(true, isLoading());
const after = () => set(false);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** Whether the page is on its way to the printer: parts unfold, and fields show all of their text. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** Whether the page goes to paper although something of it has not come: the paper has to say so. */
export const usePrintedIncomplete = (): boolean => useSyncExternalStore(subscribe, () => isIncomplete);

/** Unfolds a page, waits until all of it has come, and prints it. */
export async function printPage(): Promise<void> {
  set(true);
  const end = Date.now() + MAX_WAIT_MS;
  // At least one frame: what unfolds asks for its data only then.
  do await new Promise(resolve => setTimeout(resolve, 100));
  while (isLoading() && Date.now() < end);
  await Promise.allSettled([...page().querySelectorAll('img')].map(image => image.decode()));
  window.print();
  // Browsers that print without a dialog tell nobody when they are through.
  set(false);
}
