import { jwtDecode } from 'jwt-decode';

/** The two claims that the web app reads; the server checks the rest. */
export interface TokenClaims {
  /** Seconds since 1970. */
  exp?: number;
  sub?: string;
}

/** Claims of a token, or null when it cannot be decoded. The signature is not checked here. */
export function tokenClaims(token: string | null): TokenClaims | null {
  if (!token) return null;
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
