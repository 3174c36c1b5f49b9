import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endSessions } from '../../../server/identity/sessions.ts';
import { createStorage } from '../../../server/identity/storage.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A session of the engineer with a grant, and what /v1 says to its token. */
async function session() {
  const [id, grantId] = [randomUUID(), randomUUID()];
  const userUuid = app.userUuid('engineer');
  await app.pool.query(
    `insert into oidc_payloads (model, id, payload, uid, account_id, expires_at)
     values ('Session', $1, $2, $1, $3, now() + interval '1 hour')`,
    [id, JSON.stringify({ authorizations: { badger: { grantId } } }), userUuid],
  );
  const token = await app.tokenOf(userUuid, { sid: id });
  return {
    id,
    grantId,
    userUuid,
    async status() {
      const { statusCode } = await app.app.inject({
        url: '/v1/user-api/projects?limit=1',
        headers: { authorization: `Bearer ${token}` },
      });
      return statusCode;
    },
  };
}
type Session = Awaited<ReturnType<typeof session>>;

const sessionsIn = () => createStorage(app.pool, 3600)('Session');
const ENDS: Record<string, (session: Session) => Promise<unknown>> = {
  'signing out': ({ id }) => sessionsIn().destroy(id),
  'a grant that is revoked': ({ grantId }) => sessionsIn().revokeByGrantId(grantId),
  'ending it at the list of sessions': ({ id, userUuid }) => endSessions(app.pool, userUuid, { only: id }),
  'ending all others': ({ userUuid }) => endSessions(app.pool, userUuid, { except: 'another' }),
  'a new password': ({ userUuid }) => endSessions(app.pool, userUuid),
};

describe('an access token of a session that was in use a moment ago', () => {
  it.each(Object.entries(ENDS))('is refused from the first request after %s', async (_how, end) => {
    // More than once, as what races loses only sometimes.
    for (let round = 0; round < 20; round += 1) {
      const used = await session();
      expect(await used.status()).toBe(200);
      await end(used);
      expect(await used.status()).toBe(401);
    }
  });
});
