const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An unsigned token: the web app reads its claims only. */
export const tokenWith = (claims: Record<string, unknown>) =>
  `${encode({ alg: 'RS256' })}.${encode(claims)}.signature`;

/** A token that expires in `seconds`. */
export const tokenFor = (sub: string, seconds: number, now = Date.now()) =>
  tokenWith({ sub, exp: Math.floor(now / 1000) + seconds });

/** What the store needs of a session that has one token and nobody who would renew it. */
export const holding = (token: () => string | null) => ({
  getAccessToken: token,
  getFreshToken: async (refused?: string) => (token() === refused ? null : token()),
});
