import { BASE_PATH } from '@/config/constants';
import { safeHref } from '@/lib/safeHref';
import type { MenuTarget } from '@/ui/menu';

/** Where a link of the platform leads: pages of this app open without a reload, anything unsafe nowhere. */
export function menuTarget(link: string, origin: string): MenuTarget {
  const href = safeHref(link, origin);
  if (href === undefined) return { href };
  const url = new URL(href, origin);
  const isOwn =
    url.origin === origin && (url.pathname === BASE_PATH || url.pathname.startsWith(`${BASE_PATH}/`));
  return isOwn ? { to: `${url.pathname.slice(BASE_PATH.length) || '/'}${url.search}${url.hash}` } : { href };
}
