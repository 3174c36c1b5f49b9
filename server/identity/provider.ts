import Provider, { type AccountClaims, errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Pool } from 'pg';
import { LANGUAGES } from '../../glossary/languages.ts';
import type { Settings } from '../settings.ts';
import { fallbackTexts, loadTexts, type TextLoaderOptions } from '../texts/loadTexts.ts';
import { languageOf, UI_LOCALES } from '../texts/requestLanguage.ts';
import { embeddedAudience } from './embeddedVerifier.ts';
import { type IdentityKeys, SIGNING_ALGORITHM } from './keys.ts';
import { allowedOrigins, cookieNames, providerHeaders } from './origins.ts';
import { endSessionPage } from './pages/endSessionPage.ts';
import { errorPage, explainProviderError } from './pages/errorPage.ts';
import { recordUse } from './sessions.ts';
import { ACR } from './signInMethods.ts';
import { createStorage } from './storage.ts';

const ACCESS_TOKEN_SECONDS = 10 * 60;
const CODE_SECONDS = 60;
/** Carries the caller's address to the provider; whatever a client sends in it is overwritten. */
export const ADDRESS_HEADER = 'x-badger-address';
const INTERACTION_SECONDS = 60 * 60;
const SCOPE = 'openid profile email';

interface ProviderDependencies {
  settings: Settings;
  pool: Pool;
  keys: IdentityKeys;
  log: TextLoaderOptions['log'];
}

/**
 * The embedded OpenID provider: one public client (the web app), authorization code with PKCE, JWT access tokens,
 * rotating refresh tokens bound to the session, logout with a hint (specification §4, §7 "Identity provider").
 */
export function createProvider({ settings, pool, keys, log }: ProviderDependencies): Provider {
  const origins = allowedOrigins(settings.publicUrl);
  const resource = embeddedAudience(settings);
  const names = cookieNames(settings.publicUrl);
  const { idleSeconds, maxSeconds } = settings.sessions;
  const signed = { signed: true, httpOnly: true, sameSite: 'lax', overwrite: true } as const;

  const provider = new Provider(settings.publicUrl, {
    adapter: createStorage(pool, idleSeconds),
    jwks: keys.signing as NonNullable<ConstructorParameters<typeof Provider>[1]>['jwks'],
    clients: [
      {
        client_id: settings.oidc.clientId,
        client_name: 'Badger',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // The web app, the page that documents the API, and the content service's admin pages.
        redirect_uris: origins.flatMap(origin => [
          `${origin}/badger/oauth`,
          `${origin}/v1/docs/signed-in`,
          `${origin}/admin/oauth`,
        ]),
        post_logout_redirect_uris: origins.map(origin => `${origin}/badger/logged-out`),
        scope: SCOPE,
      },
    ],
    routes: {
      authorization: '/auth',
      token: '/token',
      end_session: '/logout',
      jwks: '/jwks',
      userinfo: '/me',
    },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    scopes: SCOPE.split(' '),
    acrValues: Object.values(ACR),
    claims: {
      openid: ['sub', 'acr', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // Name and e-mail are in the ID token itself, which saves the web app a second call.
    conformIdTokenClaims: false,
    allowOmittingSingleRegisteredRedirectUri: false,
    cookies: {
      keys: keys.cookies,
      names,
      long: { ...signed, path: '/', secure: settings.publicUrl.startsWith('https:') },
      short: { ...signed, secure: settings.publicUrl.startsWith('https:') },
    },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      IdToken: ACCESS_TOKEN_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Grant: maxSeconds + INTERACTION_SECONDS,
      // The longest that a sign-in may last: refreshing does not extend it. One that is not used ends sooner (storage.ts).
      RefreshToken: ctx => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? maxSeconds,
      Session: (_ctx, session) =>
        session.loginTs ? Math.max(1, session.loginTs + maxSeconds - now()) : INTERACTION_SECONDS,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, indicator) => {
          if (indicator !== resource) throw new errors.InvalidTarget();
          return {
            audience: resource,
            scope: SCOPE,
            accessTokenFormat: 'jwt',
            accessTokenTTL: ACCESS_TOKEN_SECONDS,
            jwt: { sign: { alg: SIGNING_ALGORITHM } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => endSession(ctx, form, names.session),
        postLogoutSuccessSource: ctx => ctx.redirect(`${settings.publicUrl}/badger/logged-out`),
      },
    },
    // The web app keeps its refresh token in memory only, so it gets one without asking for offline_access.
    issueRefreshToken: () => true,
    rotateRefreshToken: () => true,
    expiresWithSession: () => true,
    extraTokenClaims: (_ctx, token) =>
      'sessionUid' in token && token.sessionUid ? { sid: token.sessionUid } : undefined,
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: async (_ctx, userUuid) => {
      const claims = await findClaims(pool, userUuid);
      return claims && { accountId: userUuid, claims: async () => claims };
    },
    loadExistingGrant: grantToOwnClient(resource),
    discovery: { ui_locales_supported: [...LANGUAGES] },
    renderError: async (ctx, out, error) => {
      const { status, ...explanation } = explainProviderError(out.error, error);
      // If the database could not be reached for the response, do not ask it for the texts either.
      const texts = status === 503 ? fallbackTexts('identity', languageIn(ctx)) : await textsOf(ctx);
      ctx.status = status;
      ctx.type = 'html';
      ctx.body = errorPage(texts, explanation);
    },
  });
  // Only behind a proxy does the address of the request differ from the public one (see plugin.ts).
  provider.proxy = settings.publicUrl.startsWith('https:');

  const headers = providerHeaders(origins);
  provider.use(async (ctx, next) => {
    ctx.set(headers);
    await next();
    // Where the provider posts a form by its own script it adds the script's hash, which 'none' must not precede.
    const policy = ctx.response.get('content-security-policy');
    if (policy.includes("'none' 'sha256-")) {
      ctx.set('content-security-policy', policy.replace("'none' 'sha256-", "'sha256-"));
    }
    const { oidc } = ctx as KoaContextWithOIDC;
    // Nobody is signed in: nothing to ask and nothing to end.
    if (oidc?.route === 'end_session' && ctx.status === 200 && !oidc.session?.accountId)
      redirectAfterLogout(ctx as KoaContextWithOIDC);
    if (oidc) await noteUse(ctx as KoaContextWithOIDC);
  });
  return provider;

  /** A session is used when it signs the browser in again and when its refresh token is. */
  async function noteUse(ctx: KoaContextWithOIDC) {
    const { session, entities } = ctx.oidc;
    const refresh = ctx.status === 200 ? entities.RefreshToken : undefined;
    const [uid, userUuid] = refresh
      ? [refresh.sessionUid, refresh.accountId]
      : [session?.uid, session?.accountId];
    if (!uid || !userUuid) return;
    // The page says what device it is; tokens are asked for by a program in it.
    const userAgent = refresh ? '' : ctx.get('user-agent');
    const address = ctx.get(ADDRESS_HEADER);
    try {
      await recordUse(pool, { uid, userUuid, userAgent, address, idleSeconds });
    } catch (error) {
      // The answer is made and the tokens are issued; the next use is noted again.
      log.warn({ err: error }, 'use of a session not noted');
    }
  }

  function textsOf(ctx: KoaContextWithOIDC) {
    return loadTexts({ database: pool, web: settings.web, log }, 'identity', languageIn(ctx));
  }

  /**
   * With the ID token of the signed-in user the request is known to come from the web app: sign out at once.
   * Without it another site may have sent the browser here: ask first.
   */
  async function endSession(ctx: KoaContextWithOIDC, form: string, sessionCookie: string) {
    const { session, entities } = ctx.oidc;
    if (!session?.accountId || entities.IdTokenHint?.payload.sub !== session.accountId) {
      ctx.body = endSessionPage(await textsOf(ctx), form);
      return;
    }
    await Promise.all(
      Object.values(session.authorizations ?? {}).map(({ grantId }) => grantId && revokeGrant(grantId)),
    );
    await session.destroy();
    ctx.cookies.set(sessionCookie, null, { ...signed, path: '/' });
    redirectAfterLogout(ctx);
  }

  async function revokeGrant(grantId: string) {
    await Promise.all([
      provider.RefreshToken.revokeByGrantId(grantId),
      provider.AuthorizationCode.revokeByGrantId(grantId),
      provider.Grant.adapter.destroy(grantId),
    ]);
  }

  /** The provider has compared the address with the registered ones before this is reached. */
  function redirectAfterLogout(ctx: KoaContextWithOIDC) {
    const { post_logout_redirect_uri: wanted, state } = ctx.oidc.params ?? {};
    const target = new URL(typeof wanted === 'string' ? wanted : `${settings.publicUrl}/badger/logged-out`);
    if (typeof wanted === 'string' && typeof state === 'string') target.searchParams.set('state', state);
    ctx.status = 303;
    ctx.redirect(target.href);
  }
}

/** As the address asks for it, also where the provider refused to read the address. */
const languageIn = (ctx: KoaContextWithOIDC) =>
  languageOf(ctx.oidc?.params?.[UI_LOCALES] ?? ctx.query[UI_LOCALES], ctx.get('accept-language'));

/** The web app is the operator's own client: signing in is consent, no second page. */
function grantToOwnClient(resource: string) {
  return async (ctx: KoaContextWithOIDC) => {
    const { provider, session, client, account } = ctx.oidc;
    if (!session || !client || !account) return undefined;
    const known = session.grantIdFor(client.clientId);
    const existing = known && (await provider.Grant.find(known));
    if (existing) return existing;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId });
    grant.addOIDCScope(SCOPE);
    grant.addResourceScope(resource, SCOPE);
    await grant.save();
    return grant;
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What the provider says about a user in ID tokens and at /me.
 * @returns undefined for a deleted or disabled user, or one without an account here: their sessions stop refreshing
 */
export async function findClaims(pool: Pool, userUuid: string): Promise<AccountClaims | undefined> {
  if (!UUID.test(userUuid)) return undefined;
  const { rows } = await pool.query(
    `select u.email, u.first_name, u.last_name, u.avatar_image_url
     from users u join identity_accounts a on a.user_uuid = u.uuid where u.uuid = $1 and u.is_active`,
    [userUuid],
  );
  const user = rows[0];
  return (
    user && {
      sub: userUuid,
      email: user.email,
      // Set by an administrator or an invitation, so nobody can claim somebody else's e-mail.
      email_verified: true,
      name: `${user.first_name} ${user.last_name}`.trim() || user.email,
      given_name: user.first_name,
      family_name: user.last_name,
      // One that was uploaded needs a token of this API.
      picture: user.avatar_image_url?.startsWith('https://') ? user.avatar_image_url : undefined,
    }
  );
}

const now = () => Math.floor(Date.now() / 1000);
