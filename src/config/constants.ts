/** The numbers and fixed words of specification §9 that are not sizes (those are tokens of the theme). */

/** Everything is served under this path. */
export const BASE_PATH = '/badger';
/** All product calls lie under this path of either backend (specification §7). */
export const API_PREFIX = '/v1';
/** Tool code in the platform navigation. */
export const TOOL_CODE = 'badger';

export const QUERY_CACHE_SECONDS = 5 * 60;
export const QUERY_RETRIES = 3;
export const RETRY_FIRST_DELAY_MS = 1_000;
export const RETRY_MAX_DELAY_MS = 30_000;

export const SIGN_OUT_THROTTLE_MS = 1_000;
/** The access token is renewed this long before it expires. */
export const RENEW_BEFORE_EXPIRY_MS = 60_000;

export const API_TOKEN_KEY = 'API_TOKEN';
export const ID_TOKEN_KEY = 'ID_TOKEN';
export const LOGIN_CLIENT_ID_KEY = 'LOGIN_CLIENT_ID';

/** Specification §7 "Identity provider". */
export const OIDC_SCOPE = 'openid profile email';

export const GLOSSARY_PAGE_SIZE = 125;
export const GLOSSARY_MAX_PAGES = 250;
export const GLOSSARY_CACHE_KEY_PREFIX = 'fennec-glossary-cache';

/** Feature flags known to the web app (specification §2). */
export const FEATURE_FLAGS = {
  showAllProjects: 'badger-150-show-all-projects',
  showSupplierPortal: 'badger-237-show-supplier-portal',
  newNavigation: 'badger-288-new-lhs-nav',
} as const;
export type FeatureFlagName = (typeof FEATURE_FLAGS)[keyof typeof FEATURE_FLAGS];

/** Stands in the address for the level of what is not rated: codes of ratings are never in brackets. */
export const UNRATED = '(none)';

/** The newest heading of the release notes (features/help/pages), which is announced once. */
export const RELEASE_NOTES = '0.4';

/** Parts of a page come into view together once nothing was asked for during this time, and after the longer one in any case. */
export const LOAD_TOGETHER_QUIET_MS = 60;
export const LOAD_TOGETHER_MAX_MS = 2_000;
