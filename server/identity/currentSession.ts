import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KoaContextWithOIDC, default as Provider } from 'oidc-provider';
import type { Pool } from 'pg';

/** Who is signed in to the provider in the browser of a request. */
export interface CurrentSession {
  uid: string;
  userUuid: string;
  email: string;
  /** Seconds since 1970. */
  signedInAt: number;
}

/** Finds the session of a request by the provider's cookie; undefined without one, and for a disabled account. */
export function sessionFinder(provider: Provider, pool: Pool) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<CurrentSession | undefined> => {
    const context = provider.createContext(request.raw, reply.raw) as unknown as KoaContextWithOIDC;
    const { uid, accountId, loginTs } = await provider.Session.get(context);
    if (!accountId || !loginTs) return undefined;
    const { rows } = await pool.query<{ email: string }>(
      `select a.email from identity_accounts a join users u on u.uuid = a.user_uuid and u.is_active
       where a.user_uuid = $1`,
      [accountId],
    );
    return rows[0] && { uid, userUuid: accountId, email: rows[0].email, signedInAt: loginTs };
  };
}
