import { BASE_PATH } from '@/config/constants';
import { paths } from '@/config/paths';

/** Kept in the tab: a sign-out clears all local storage. */
const PLACE_KEY = 'RETURN_TO';
const ASK_KEY = 'ASK_FOR_SIGN_IN';

/** Remembers where this tab was signed out, or wanted to go, so that the next sign-in leads there. */
export const keepPlace = (address: string): void => window.sessionStorage.setItem(PLACE_KEY, address);

/** The way to the sign-in, and from there back to the kept place. */
export const signInAgain = (): { pathname: string; search: string } => {
  const returnTo = window.sessionStorage.getItem(PLACE_KEY);
  return {
    pathname: paths.login(),
    search: returnTo === null ? '' : `?${new URLSearchParams({ returnTo })}`,
  };
};

/** The next sign-in of this tab asks for the password: the provider would sign in again whoever has just signed out. */
export const askAgain = (): void => window.sessionStorage.setItem(ASK_KEY, 'true');
export const mustAskAgain = (): boolean => window.sessionStorage.getItem(ASK_KEY) !== null;

/** Somebody has signed in. */
export const forgetPlace = (): void => {
  for (const key of [PLACE_KEY, ASK_KEY]) window.sessionStorage.removeItem(key);
};

/**
 * The route to continue to, out of an address that anybody may have written: of this origin, with or without the base
 * path, which is added as to any address (specification §1). Never a prefix check on the text: browsers read `/\evil`,
 * tabs and `..` their own way.
 *
 * @param address as found in `returnTo`, as in the browser's address bar
 * @param origin this page's origin
 * @returns a route relative to the base path, for react-router
 */
export function safeReturnTo(address: string | null | undefined, origin: string): string {
  if (!address || !URL.canParse(address, origin)) return paths.home();
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin || !/^https?:$/.test(url.protocol)) return paths.home();
  const { pathname } = url;
  const isBelowBase = pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`);
  // Without the base path a leading `//` would name another host.
  const route = `/${(isBelowBase ? pathname.slice(BASE_PATH.length) : pathname).replace(/^\/+/, '')}`;
  return `${route}${url.search}${url.hash}`;
}
