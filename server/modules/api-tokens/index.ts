import { apiTokenDigest, newApiToken } from '../../access/apiTokens.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { listRecords, type Queryable } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { deleteRecord, insertRecords } from '../../database/records/writing.ts';
import { apiTokens } from '../../database/schema/index.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { mailNotice, NOTICES } from '../../identity/accountNotices.ts';
import { isSessionConfirmed } from '../../identity/sessions.ts';

export const apiTokenType = defineRecord({
  entity: 'ApiToken',
  plural: 'ApiTokens',
  table: apiTokens,
  hidden: ['userUuid', 'tokenDigest', 'createdBy', 'updatedAt', 'updatedBy'],
  searched: ['name'],
  orderBy: 'createdAt',
});

/** More than anybody keeps in mind. */
const MAX_TOKENS = 50;

const listApiTokens: Handler<'listApiTokens'> = async (_request, { pool, userUuid }) => {
  const own = (parameters: { add(value: unknown): string }) =>
    ` and t.user_uuid = ${parameters.add(userUuid)}`;
  const query = { order: 'desc', limit: MAX_TOKENS } as const;
  return { status: 200, body: dataText(await listRecords(pool, apiTokenType, query, own)) };
};

/**
 * Scripts of a page can read its access token. Whoever steals that one must not get a token that lasts, so the person has
 * to have been there lately. Another provider does not say.
 * @throws ApiError FORBIDDEN
 */
async function requireConfirmed({ pool, signIn }: RequestContext): Promise<void> {
  if (!signIn.sessionId || (await isSessionConfirmed(pool, signIn.sessionId))) return;
  throw new ApiError(
    'FORBIDDEN',
    'Your sign-in is more than ten minutes old. Give your password again, then make the token; nothing was changed.',
  );
}

/** @throws ApiError RULE_VIOLATED */
async function requireRoom(
  { userUuid }: RequestContext,
  organizationUuid: string | null | undefined,
  database: Queryable,
): Promise<void> {
  // One at a time of this person.
  await database.query('select 1 from users where uuid = $1 for no key update', [userUuid]);
  const { rows } = await database.query<{ count: number; isMember: boolean }>(
    `select (select count(*)::int from api_tokens where user_uuid = $1) as count,
       exists (select 1 from organization_users where user_uuid = $1 and organization_uuid = $2) as "isMember"`,
    [userUuid, organizationUuid ?? null],
  );
  const { count = 0, isMember = false } = rows[0] ?? {};
  if (organizationUuid && !isMember)
    throw fieldProblem('organizationUuid', 'You belong to no such organization; nothing was changed.');
  if (count >= MAX_TOKENS)
    throw fieldProblem('name', `You have ${MAX_TOKENS} API tokens. Revoke one first; nothing was changed.`);
}

const createApiToken: Handler<'createApiToken'> = async ({ body }, context) => {
  await requireConfirmed(context);
  const { validDays, organizationUuid, ...given } = body;
  const { userUuid, settings, log } = context;
  const token = newApiToken();
  const record = await inTransaction(context.pool, async client => {
    await requireRoom(context, organizationUuid, client);
    const item = {
      ...given,
      userUuid,
      tokenDigest: apiTokenDigest(token),
      ending: token.slice(-4),
      expiresAt: new Date(Date.now() + validDays * 86_400_000).toISOString(),
    };
    const scope = organizationUuid
      ? ({ column: 'organizationUuid', uuid: organizationUuid } as const)
      : undefined;
    const [created] = await insertRecords(client, apiTokenType, [item], scope, changeContext(context));
    await mailNotice({ pool: client, settings, log, language: 'en' }, userUuid, NOTICES.apiTokenMade);
    return created ?? '{}';
  });
  return { status: 201, body: dataText(JSON.stringify({ ...JSON.parse(record), token })) };
};

const deleteApiToken: Handler<'deleteApiToken'> = async ({ path }, context) => {
  await inTransaction(context.pool, async client => {
    const { rowCount } = await client.query(
      'select 1 from api_tokens where uuid = $1 and user_uuid = $2 for update',
      [path.apiTokenUuid, context.userUuid],
    );
    if (!rowCount) throw notFound('API token');
    await deleteRecord(client, apiTokenType, path.apiTokenUuid, changeContext(context));
  });
  return { status: 204, body: undefined };
};

export const apiTokenHandlers = { listApiTokens, createApiToken, deleteApiToken };
