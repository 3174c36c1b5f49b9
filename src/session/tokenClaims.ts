import { jwtDecode } from 'jwt-decode';

/** The two claims that the web app reads; the server checks the rest. */
export interface TokenClaims {
  /** Seconds since 1970. */
  exp?: number;
  sub?: string;
}

/** The token asked for last: every call asks a few times, and it changes every few minutes. */
let decoded: { token: string; claims: TokenClaims | null } | undefined;

/** Claims of a token, or null when it cannot be decoded. The signature is not checked here. */
export function tokenClaims(token: string | null): TokenClaims | null {
  if (!token) return null;
  if (decoded?.token !== token) decoded = { token, claims: decode(token) };
  return decoded.claims;
}

function decode(token: string): TokenClaims | null {
  try {
    return jwtDecode<TokenClaims>(token);
  } catch {
    return null;
  }
}

/** Milliseconds until a token expires; 0 or less when it has, cannot be decoded or has no expiry. */
export function millisecondsLeft(token: string | null, now: number): number {
  const exp = tokenClaims(token)?.exp;
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 - now : 0;
}

/** Logged in: the token can be decoded and its expiry is in the future (specification §4). */
export const isLoggedIn = (token: string | null, now: number): boolean => millisecondsLeft(token, now) > 0;
