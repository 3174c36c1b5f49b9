import { forbidden, notFound } from '../../contract/errors.ts';
import type { Handler } from '../../http/handler.ts';
import { issueAccessToken } from '../../identity/accessTokens.ts';

/**
 * For test programs (specification §7): the token equals one from a sign-in, so only platform administrators get one,
 * and only where the installation allows it.
 */
export const getUserTestToken: Handler<'getUserTestToken'> = async ({ body }, context) => {
  const { pool, settings, platformRoles, userUuid, log } = context;
  if (!settings.testTokens || settings.externalIssuer) throw notFound('operation');
  if (!platformRoles.includes('ADMIN')) throw forbidden('platform.users.manage');
  const { rowCount } = await pool.query('select 1 from users where uuid = $1 and is_active', [body.userUuid]);
  if (rowCount === 0) throw notFound('user');
  log.warn({ administrator: userUuid, speaksFor: body.userUuid }, 'test token issued');
  return { status: 200, body: { data: await issueAccessToken(pool, settings, body.userUuid) } };
};
