import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';
import {
  type Data,
  emailOf,
  type Failure,
  type Invitation,
  type List,
  type Membership,
  OrganizationPeople,
} from '../../../support/organizationPeople.ts';

let test: TestApp;
/** Those of a fresh organization for every test. */
let people: OrganizationPeople;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  people = await OrganizationPeople.create(test);
});

/** Without a mail server whoever invites gets the link; its token is another one each time. */
const withoutSecret = ({ body }: { body: Data<Invitation> }) => body.data.link?.replace(/token=.+$/, '');

describe('asking a person into an organization', () => {
  it('answers the same whether the address has an account or not, and makes nobody a member', async () => {
    const known = await test.call<Data<Invitation>>('guest', 'POST', people.users, {
      body: { email: 'Engineer@Demo.Badger.Example', organizationRoleUuid: people.roles.Member },
    });
    const unknown = await people.invite('guest', 'nobody', 'Member');
    const without = (answer: typeof known) => ({
      status: answer.status,
      body: {
        ...answer.body.data,
        uuid: '',
        email: '',
        expiresAt: '',
        link: withoutSecret(answer),
        createdAt: '',
        updatedAt: '',
      },
    });
    expect(without(known)).toEqual(without(unknown));
    expect(known.status).toBe(201);
    expect(known.body.data).toMatchObject({ email: emailOf('engineer'), firstName: '', lastName: '' });
    for (const told of ['Emil', test.userUuid('engineer')])
      expect(JSON.stringify(known.body)).not.toContain(told);
    const mails = await test.pool.query<{ subject: string; text: string }>(
      'select subject, text from mails where "to" = any($1) order by created_at desc limit 2',
      [[emailOf('engineer'), emailOf('nobody')]],
    );
    const [one, other] = mails.rows.map(mail => JSON.stringify(mail).replace(/token=[\w-]+/, ''));
    expect(one).toBe(other);
    expect(await people.membershipOf('engineer')).toBeUndefined();
    expect(
      (await test.call('engineer', 'GET', `/user-api/organizations/${people.organization}`)).status,
    ).toBe(404);
  });

  it('makes them a member when they accept, with an audit row', async () => {
    const { body } = await people.invite('guest', 'engineer', 'Member');
    const listed = await test.call<List<Record<string, unknown>>>(
      'engineer',
      'GET',
      '/user-api/users/me/invitations',
    );
    expect(listed.body.data.results.find(({ uuid }) => uuid === body.data.uuid)).toMatchObject({
      organizationName: 'Hale Robotics',
      inviterName: 'Gustav Hale',
      roleName: 'Member',
      projects: [],
    });
    // Somebody else's is not there.
    expect((await people.accept('voter', body.data.uuid)).status).toBe(404);
    expect((await people.accept('engineer', body.data.uuid)).status).toBe(204);
    expect((await people.accept('engineer', body.data.uuid)).status).toBe(404);
    const member = await people.membershipOf('engineer');
    expect(member).toMatchObject({ roleName: 'Member', revision: 1, user: { firstName: 'Emil' } });
    expect(await auditOf(test.pool, member?.uuid ?? '')).toMatchObject([
      { action: 'CREATE', operationId: 'acceptOwnInvitation', organizationUuid: people.organization },
    ]);
  });

  it('ends with a decline, and the invitation is gone for both', async () => {
    const { body } = await people.invite('guest', 'engineer', 'Member');
    const decline = (person: string) =>
      test.call(person, 'DELETE', `/user-api/users/me/invitations/${body.data.uuid}`);
    expect((await decline('voter')).status).toBe(404);
    expect((await decline('engineer')).status).toBe(204);
    expect((await people.accept('engineer', body.data.uuid)).status).toBe(404);
    const open = await test.call<List<Invitation>>('guest', 'GET', '/user-api/organization-invitations', {
      query: { organizationUuid: people.organization },
    });
    expect(open.body.data.results).toEqual([]);
    expect((await auditOf(test.pool, body.data.uuid)).at(-1)).toMatchObject({
      action: 'DELETE',
      operationId: 'declineOwnInvitation',
      organizationUuid: people.organization,
    });
  });

  it('works by uuid for whom one knows', async () => {
    const name = () =>
      test.call<Data<Invitation> & Failure>('guest', 'POST', people.users, {
        body: { userUuid: test.userUuid('approver'), organizationRoleUuid: people.roles.Supplier },
      });
    // A uuid that was seen somewhere must not become an address.
    expect(await name()).toMatchObject({ status: 422, body: { fields: [{ path: 'userUuid' }] } });
    await people.add('guest', 'approver', 'Member');
    people = await OrganizationPeople.create(test);
    expect(await name()).toMatchObject({ status: 201, body: { data: { email: emailOf('approver') } } });
  });

  it('refuses who is there already', async () => {
    await people.add('guest', 'voter', 'Member');
    expect(await people.add('guest', 'voter', 'Supplier')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });

  it('refuses the role of another organization', async () => {
    const foreign = await test.pool.query<{ uuid: string }>(
      `select uuid from organization_roles where name = 'Member' and organization_uuid <> $1 limit 1`,
      [people.organization],
    );
    const answer = await test.call<Failure>('guest', 'POST', people.users, {
      body: { email: emailOf('voter'), organizationRoleUuid: foreign.rows[0]?.uuid },
    });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'organizationRoleUuid' }] } });
  });

  it('is for those who may manage people, and never with a role above their own', async () => {
    await people.add('guest', 'admin', 'Admin');
    await people.add('guest', 'lead', 'Member');
    expect((await people.add('lead', 'voter', 'Supplier')).status).toBe(403);
    const above = await people.add('admin', 'voter', 'Owner');
    expect(above).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await people.add('admin', 'voter', 'Admin')).status).toBe(201);
    expect((await people.add('engineer', 'viewer', 'Member')).status).toBe(404);
  });
});

describe('listing people', () => {
  it('sorts by name, finds by name and e-mail, and filters by role', async () => {
    await people.add('guest', 'voter', 'Member');
    await people.add('guest', 'engineer', 'Supplier');
    const names = async (query = {}) =>
      (await test.call<List<Membership>>('guest', 'GET', people.users, { query })).body.data.results.map(
        ({ user }) => `${user.firstName} ${user.lastName}`,
      );
    expect(await names()).toEqual(['Emil Okafor', 'Gustav Hale', 'Valerie Sato']);
    expect(await names({ order: 'desc', limit: 1 })).toEqual(['Valerie Sato']);
    expect(await names({ search: 'emil ok' })).toEqual(['Emil Okafor']);
    expect(await names({ search: 'VOTER@' })).toEqual(['Valerie Sato']);
    expect(await names({ organizationRoleUuid: [people.roles.Owner, people.roles.Supplier] })).toEqual([
      'Emil Okafor',
      'Gustav Hale',
    ]);
    expect((await test.call('supplier', 'GET', people.users)).status).toBe(404);
  });
});

describe('changing a role', () => {
  it('nobody promotes themselves or others above themselves, nor demotes who is above them', async () => {
    await people.add('guest', 'admin', 'Admin');
    await people.add('guest', 'lead', 'Member');
    const before = await auditLength(test.pool);
    expect((await people.setRole('admin', 'admin', 'Owner')).status).toBe(403);
    expect((await people.setRole('admin', 'lead', 'Owner')).status).toBe(403);
    expect((await people.setRole('admin', 'guest', 'Member')).status).toBe(403);
    expect((await people.setRole('lead', 'lead', 'Admin')).status).toBe(403);
    expect(await auditLength(test.pool)).toBe(before);
    const allowed = await people.setRole('admin', 'lead', 'Supplier');
    expect(allowed).toMatchObject({ status: 200, body: { data: { roleName: 'Supplier', revision: 2 } } });
    expect((await auditOf(test.pool, allowed.body.data.uuid)).at(-1)).toMatchObject({
      action: 'UPDATE',
      before: { organizationRoleUuid: people.roles.Member },
      after: { organizationRoleUuid: people.roles.Supplier },
    });
  });

  it('the last owner stays owner, until somebody else is', async () => {
    const alone = await people.setRole('guest', 'guest', 'Admin');
    expect(alone).toMatchObject({ status: 422, body: { fields: [{ path: 'organizationRoleUuid' }] } });
    await people.add('guest', 'lead', 'Owner');
    expect((await people.setRole('guest', 'guest', 'Admin')).status).toBe(200);
  });

  it('an owner who cannot sign in any more does not count', async () => {
    await people.add('guest', 'supplier', 'Owner');
    await test.pool.query('update users set is_active = false where uuid = $1', [test.userUuid('supplier')]);
    const refused = await people.setRole('guest', 'guest', 'Member');
    await test.pool.query('update users set is_active = true where uuid = $1', [test.userUuid('supplier')]);
    expect(refused.status).toBe(422);
  });

  it('two owners who step down at once leave one behind', async () => {
    await people.add('guest', 'lead', 'Owner');
    const rows = {
      sql: 'select 1 from organization_users where organization_uuid = $1 for update',
      values: [people.organization],
    };
    const answers = await meeting(test.pool, rows, [
      () => people.setRole('guest', 'guest', 'Member'),
      () => people.setRole('lead', 'lead', 'Member'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('needs the current revision', async () => {
    await people.add('guest', 'lead', 'Member');
    expect((await people.setRole('guest', 'lead', 'Supplier', 7)).status).toBe(409);
  });
});
