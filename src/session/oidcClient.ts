import type { UserManager } from 'oidc-client-ts';
import type { Configuration } from '@/config/configuration';
import { rememberedLanguage } from '@/glossary/languages';
import { reloadForCode } from '@/ui/lateCode';
import type { Tokens } from './tokenStore';
import { loadUserManager } from './userManager';

/** The identity provider as the session uses it: authorization code with PKCE, endpoints by discovery. */
export interface OidcClient {
  /**
   * Leaves the page for the provider's sign-in, in the chosen language. `returnTo` comes back from {@link completeSignIn}.
   * With `asksAgain` the provider asks for the password even if it knows who it is.
   */
  startSignIn: (returnTo: string, options: { asksAgain: boolean }) => Promise<void>;
  /** Redeems the code in the callback's address. */
  completeSignIn: (url: string) => Promise<{ tokens: Tokens; returnTo: string | null }>;
  /** New tokens without the user: by refresh token, else by the provider's session in a hidden frame. */
  renew: () => Promise<Tokens | null>;
  /** The provider's logout address, or undefined when it has none. */
  getLogoutAddress: () => Promise<string | undefined>;
  /** Fetches the code of all this, which may be out of reach when it is needed. */
  prepare: () => void;
}

/** True when the provider says that only the user can go on: another silent try is pointless. */
export const needsUser = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'ErrorResponse' &&
  /_required$|^access_denied$|^invalid_grant$/.test(String((error as { error?: unknown }).error));

export function createOidcClient(settings: Configuration['oidc'], origin: string): OidcClient {
  let loaded: Promise<UserManager> | undefined;
  const manager = (): Promise<UserManager> => {
    loaded ??= loadUserManager(settings, origin);
    loaded.catch((error: unknown) => {
      loaded = undefined;
      void reloadForCode(error);
    });
    return loaded;
  };
  const asTokens = (user: { access_token: string; id_token?: string }): Tokens => ({
    accessToken: user.access_token,
    idToken: user.id_token,
    clientId: settings.clientId,
  });
  return {
    startSignIn: async (returnTo, { asksAgain }) =>
      (await manager()).signinRedirect({
        state: { returnTo },
        ui_locales: rememberedLanguage(),
        ...(asksAgain && { prompt: 'login' }),
      }),
    completeSignIn: async url => {
      const user = await (await manager()).signinRedirectCallback(url);
      const state = user.state as { returnTo?: unknown } | undefined;
      return {
        tokens: asTokens(user),
        returnTo: typeof state?.returnTo === 'string' ? state.returnTo : null,
      };
    },
    renew: async () => {
      const user = await (await manager()).signinSilent();
      return user && asTokens(user);
    },
    getLogoutAddress: async () => (await manager()).metadataService.getEndSessionEndpoint(),
    prepare: () => void manager().catch(() => undefined),
  };
}
