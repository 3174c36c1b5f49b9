import { createBrowserRouter } from 'react-router-dom';
import { BASE_PATH } from '@/config/constants';
import { routes } from './routes';

/**
 * A hash that somebody types, or a link made of one alone, makes an entry in the history without the number by which the
 * router tells forward from back: it could not hold the person back who would lose something, and complains. The entry
 * gets its number before the router looks.
 */
function numberForeignEntries(): { remember: () => void } {
  let index = 0;
  const remember = () => {
    index = (window.history.state as { idx?: number } | null)?.idx ?? index;
  };
  window.addEventListener('popstate', () => {
    if (!window.history.state)
      window.history.replaceState({ idx: index + 1, key: crypto.randomUUID().slice(0, 8), usr: null }, '');
    remember();
  });
  return { remember };
}

/** The router over the browser's address bar. Tests make a memory router of the same routes. */
export function createAppRouter() {
  // Before the router's own listener.
  const { remember } = numberForeignEntries();
  const router = createBrowserRouter(routes, { basename: BASE_PATH });
  remember();
  router.subscribe(remember);
  return router;
}
