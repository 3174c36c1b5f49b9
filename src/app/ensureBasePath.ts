import { BASE_PATH } from '@/config/constants';

/** Adds the base path to an address that does not start with it, without a reload (specification §1). */
export function ensureBasePath(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'replaceState' | 'state'>,
): void {
  const { pathname, search, hash } = location;
  if (pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)) return;
  history.replaceState(history.state, '', `${BASE_PATH}/${pathname.replace(/^\/+/, '')}${search}${hash}`);
}
