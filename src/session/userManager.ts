import type { UserManager } from 'oidc-client-ts';
import type { Configuration } from '@/config/configuration';
import { OIDC_SCOPE } from '@/config/constants';
import { paths, withBasePath } from '@/config/paths';

/**
 * The library's side of the session. A signed-in user needs none of its code until the first renewal, so it is no part of
 * the first load.
 */
export async function loadUserManager(
  { issuer, clientId }: Configuration['oidc'],
  origin: string,
): Promise<UserManager> {
  const { InMemoryWebStorage, UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  const callback = `${origin}${withBasePath(paths.oauth())}`;
  return new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: callback,
    silent_redirect_uri: callback,
    scope: OIDC_SCOPE,
    // The refresh token stays in memory; only the way to the provider and back needs a storage.
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
  });
}
