import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORGANIZATION_ROLES } from '../../../../server/modules/permissions/permissionRules.ts';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';

interface CurrentUser {
  uuid: string;
  firstName: string;
  lastName: string;
  avatarImageUrl: string | null;
  revision: number;
}
type Answer = { data: CurrentUser };

const ME = '/user-api/users/me';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const me = async (person: string) => (await test.call<Answer>(person, 'GET', ME)).body.data;

describe('the caller', () => {
  it('comes with their organizations, role and permissions, and nothing undeclared', async () => {
    expect(await me('owner')).toEqual({
      uuid: test.userUuid('owner'),
      email: 'owner@demo.badger.example',
      firstName: 'Olivia',
      lastName: 'Mensah',
      avatarImageUrl: null,
      roles: ['ADMIN'],
      organizations: [
        {
          organizationUuid: DEMO_ORGANIZATION_UUID,
          name: 'Demo organization',
          organizationRoleUuid: expect.any(String),
          roleName: 'Owner',
          permissions: [...ORGANIZATION_ROLES.Owner.permissions],
        },
      ],
      revision: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await me('guest')).toMatchObject({ roles: [], organizations: [] });
  });

  it('is nobody without a token', async () => {
    expect((await test.call(undefined, 'GET', ME)).status).toBe(401);
  });
});

describe('the own profile', () => {
  it('changes names and picture, with an audit row', async () => {
    const { revision } = await me('voter');
    const picture = 'https://pictures.example/v.png';
    const changed = await test.call<Answer>('voter', 'PATCH', ME, {
      body: { revision, lastName: 'Sato-Berg', avatarImageUrl: picture, reason: 'Married.' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        data: {
          firstName: 'Valerie',
          lastName: 'Sato-Berg',
          avatarImageUrl: picture,
          revision: revision + 1,
          organizations: [{ roleName: 'Member' }],
        },
      },
    });
    expect(await auditOf(test.pool, test.userUuid('voter'))).toMatchObject([
      {
        action: 'UPDATE',
        entity: 'User',
        actorUserUuid: test.userUuid('voter'),
        operationId: 'updateCurrentUser',
        reason: 'Married.',
        before: { lastName: 'Sato' },
        after: { lastName: 'Sato-Berg' },
      },
    ]);
    const none = await test.call<Answer>('voter', 'PATCH', ME, {
      body: { revision: revision + 1, avatarImageUrl: null },
    });
    expect(none.body.data.avatarImageUrl).toBeNull();
  });

  it('refuses a stale revision with the current profile', async () => {
    const answer = await test.call('lead', 'PATCH', ME, { body: { revision: 99, firstName: 'Lost' } });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'REVISION_CONFLICT', current: { firstName: 'Lena' } },
    });
  });

  it.each([
    ['e-mail', { email: 'boss@demo.badger.example' }],
    ['platform roles', { roles: ['ADMIN'] }],
    ['activity', { isActive: true }],
    ['a picture that is no web address', { avatarImageUrl: 'javascript:alert(1)' }],
    ['a picture within its address', { avatarImageUrl: 'data:image/svg+xml,<svg/>' }],
    ['a picture that is sent in the open', { avatarImageUrl: 'http://pictures.example/v.png' }],
    ['a name over its limit', { firstName: 'x'.repeat(201) }],
  ])('refuses %s', async (_what, body) => {
    const before = await auditLength(test.pool);
    const answer = await test.call('engineer', 'PATCH', ME, { body: { revision: 1, ...body } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await auditLength(test.pool)).toBe(before);
    expect(await me('engineer')).toMatchObject({ firstName: 'Emil', roles: [] });
  });
});

describe('the platform roles', () => {
  it('are those that a user can have', async () => {
    const { status, body } = await test.call('viewer', 'GET', '/users/roles');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        results: ['ADMIN', 'CONTENT_EDITOR'].map(name => ({ name, description: expect.any(String) })),
        total: 2,
      },
    });
  });
});
