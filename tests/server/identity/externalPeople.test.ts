import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetClosedIdentities } from '../../../server/access/principals.ts';
import { DEMO_ORGANIZATION_UUID } from '../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const AUDIENCE = 'https://badger.example/v1';
const ME = '/v1/user-api/users/me';

/** A second OpenID provider, independent of the embedded one; it knows nobody of ours. */
let provider: OAuth2Server;
let test: TestApp;
/** What the provider says about whoever asks: the subject, and whether it has verified the address. */
let person: { sub: string; email: string; email_verified: boolean; auth_time?: number };

beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('ES256');
  await provider.start(0, '127.0.0.1');
  provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
  provider.service.on('beforeUserinfo', (response: { body: unknown }) => {
    response.body = { ...person, given_name: 'Ada', family_name: 'Outside' };
  });
  test = await createTestApp({ OIDC_ISSUER: provider.issuer.url, OIDC_AUDIENCE: AUDIENCE });
  await test.pool.query('insert into user_identities (issuer, subject, user_uuid) values ($1, $2, $3)', [
    provider.issuer.url,
    'the-admin',
    test.userUuid('admin'),
  ]);
});
afterAll(async () => {
  await test.close();
  await provider.stop();
});

let people = 0;
beforeEach(() => {
  people += 1;
  person = { sub: `person-${people}`, email: `ada.${people}@outside.example`, email_verified: true };
});

const now = () => Math.floor(Date.now() / 1000);

/**
 * A token of its own each time.
 * @param issued when, in seconds from now; a silent renewal (prompt=none) issues a new token for an earlier sign-in
 * @param signedIn when the person did; null where the token does not say it
 */
const signIn = (sub: string, issued = 0, signedIn: number | null = issued): Promise<string> =>
  provider.issuer.buildToken({
    scopesOrTransform: (_header: MutableToken['header'], payload: MutableToken['payload']) =>
      Object.assign(payload, {
        sub,
        aud: AUDIENCE,
        azp: 'badger-ui',
        iat: now() + issued,
        ...(signedIn !== null && { auth_time: now() + signedIn }),
      }),
  });

const call = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const me = async (token: string) => {
  const answer = await call(token, 'GET', ME);
  return { status: answer.statusCode, body: answer.json() };
};
const accounts = async () =>
  (await test.pool.query('select uuid from users where email = $1', [person.email])).rows.map(
    ({ uuid }) => uuid,
  );

async function invite(): Promise<void> {
  const { rows } = await test.pool.query(
    `select uuid from organization_roles where organization_uuid = $1 and name = 'Supplier'`,
    [DEMO_ORGANIZATION_UUID],
  );
  const invited = await call(
    await signIn('the-admin'),
    'POST',
    '/v1/user-api/organizations/users/invite-new',
    {
      organizationUuid: DEMO_ORGANIZATION_UUID,
      email: person.email,
      organizationRoleUuid: rows[0].uuid,
    },
  );
  expect(invited.statusCode).toBe(201);
}

describe('somebody invited who signs in at another provider', () => {
  const INVITATIONS = `${ME}/invitations`;
  const invitationsOf = async (token: string): Promise<{ uuid: string }[]> =>
    (await call(token, 'GET', INVITATIONS)).json().data.results;
  const acceptFirst = async (token: string) => {
    const [invitation] = await invitationsOf(token);
    return (await call(token, 'POST', `${INVITATIONS}/${invitation?.uuid}/accept`)).statusCode;
  };

  it('joins by accepting, with the role of the invitation, and not before', async () => {
    await invite();
    const token = await signIn(person.sub);
    expect(await me(token)).toMatchObject({ status: 200, body: { data: { organizations: [] } } });
    expect(await acceptFirst(token)).toBe(204);
    expect(await me(token)).toMatchObject({
      body: {
        data: {
          email: person.email,
          firstName: 'Ada',
          organizations: [{ organizationUuid: DEMO_ORGANIZATION_UUID, roleName: 'Supplier' }],
        },
      },
    });
  });

  it('finds none by an address that the provider has not verified, until it has', async () => {
    await invite();
    person.email_verified = false;
    const token = await signIn(person.sub);
    expect(await invitationsOf(token)).toEqual([]);
    const { rows } = await test.pool.query('select uuid from organization_invitations where email = $1', [
      person.email,
    ]);
    const blind = await call(token, 'POST', `${INVITATIONS}/${rows[0].uuid}/accept`);
    expect(blind.statusCode).toBe(404);
    person.email_verified = true;
    expect(await acceptFirst(await signIn(person.sub, 1))).toBe(204);
  });

  it('is not led into an account that somebody opened with their address before', async () => {
    person.email_verified = false;
    expect((await me(await signIn(person.sub))).status).toBe(200);
    const owner = { ...person, sub: `${person.sub}-owner`, email_verified: true };
    person = owner;
    expect(await me(await signIn(owner.sub))).toMatchObject({ status: 401 });
  });
});

describe('an account that was made by its address alone', () => {
  const make = (firstName: string, lastName: string) =>
    test.pool.query('insert into users (email, first_name, last_name) values ($1, $2, $3)', [
      person.email,
      firstName,
      lastName,
    ]);

  it('gets the names that the provider gives', async () => {
    await make('', '');
    const token = await signIn(person.sub);
    expect(await me(token)).toMatchObject({ body: { data: { firstName: 'Ada', lastName: 'Outside' } } });
  });

  it('keeps the name that it has', async () => {
    await make('Grace', '');
    const token = await signIn(person.sub);
    expect(await me(token)).toMatchObject({ body: { data: { firstName: 'Grace', lastName: '' } } });
  });
});

describe('somebody of another provider who deletes their account', () => {
  it('is deleted, and comes back only by signing in again', async () => {
    const token = await signIn(person.sub);
    const { body } = await me(token);
    expect((await call(token, 'DELETE', ME)).statusCode).toBe(204);
    // From memory, and as another process or a later moment would find it.
    const later = await signIn(person.sub, -60);
    for (const old of [token, later, token])
      expect(await me(old)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await accounts()).toEqual([]);

    const fresh = await me(await signIn(person.sub, 1));
    expect(fresh).toMatchObject({ status: 200, body: { data: { email: person.email, organizations: [] } } });
    expect(fresh.body.data.uuid).not.toBe(body.data.uuid);
    expect(await accounts()).toEqual([fresh.body.data.uuid]);
  });

  it('is not recreated by a tab that renews its session silently', async () => {
    await me(await signIn(person.sub, -60));
    await test.pool.query('delete from users where email = $1', [person.email]);
    // What prompt=none gives: issued after the end of the account, signed in long before.
    expect(await me(await signIn(person.sub, 5, -60))).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: expect.stringMatching(/deleted.*sign in again/i) },
    });
    expect(await accounts()).toEqual([]);
    expect((await me(await signIn(person.sub, 5, 5))).status).toBe(200);
  });

  it('is let in by what the userinfo says of the sign-in, and by nothing where nobody says it', async () => {
    await me(await signIn(person.sub));
    await test.pool.query('delete from users where email = $1', [person.email]);
    expect(await me(await signIn(person.sub, 4, null))).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/deleted.*30 days/) },
    });
    person.auth_time = now() - 60;
    expect((await me(await signIn(person.sub, 5, null))).status).toBe(401);
    expect(await accounts()).toEqual([]);
    person.auth_time = now() + 6;
    expect((await me(await signIn(person.sub, 6, null))).status).toBe(200);
  });

  it('is refused all the same where an administrator deleted them', async () => {
    const token = await signIn(person.sub);
    await me(token);
    await test.pool.query('delete from users where email = $1', [person.email]);
    const other = await signIn(person.sub, -60);
    expect((await me(other)).status).toBe(401);
    expect(await accounts()).toEqual([]);

    // Forgotten when no session from before can be left.
    await test.pool.query(`update closed_identities set closed_at = now() - interval '29 days'`);
    expect(await forgetClosedIdentities(test.pool)).toBe(0);
    await test.pool.query(`update closed_identities set closed_at = now() - interval '31 days'`);
    expect(await forgetClosedIdentities(test.pool)).toBe(4);
  });
});
