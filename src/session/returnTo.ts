import { BASE_PATH } from '@/config/constants';
import { paths } from '@/config/paths';

/**
 * The route to continue to, out of an address that anybody may have written: same origin and under the base path,
 * else the home route. Never a prefix check on the text: browsers read `/\evil`, tabs and `..` their own way.
 *
 * @param address as found in `returnTo`, as in the browser's address bar
 * @param origin this page's origin
 * @returns a route relative to the base path, for react-router
 */
export function safeReturnTo(address: string | null | undefined, origin: string): string {
  if (!address || !URL.canParse(address, origin)) return paths.home();
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin || !url.pathname.startsWith(`${BASE_PATH}/`)) return paths.home();
  // Without the base path a leading `//` would name another host.
  const route = `/${url.pathname.slice(BASE_PATH.length).replace(/^\/+/, '')}`;
  return `${route}${url.search}${url.hash}`;
}
