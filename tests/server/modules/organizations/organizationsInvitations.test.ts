import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../../../../server/identity/accounts.ts';
import { DEMO_ORGANIZATION_UUID } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditLength, auditOf } from '../../../support/auditTrail.ts';
import { meeting } from '../../../support/meeting.ts';

interface One {
  data: { uuid: string; email: string };
  code: string;
}

const INVITE = '/user-api/organizations/users/invite-new';
const MINA = 'mina.okafor@example.com';
const PASSWORD = 'correct horse battery';

let test: TestApp;
let roles: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp();
  const { rows } = await test.pool.query(
    'select name, uuid from organization_roles where organization_uuid = $1',
    [DEMO_ORGANIZATION_UUID],
  );
  roles = Object.fromEntries(rows.map(row => [row.name, row.uuid]));
});
afterAll(() => test.close());

const invite = (person: string, email: string, role = 'Member') =>
  test.call<One>(person, 'POST', INVITE, {
    body: { organizationUuid: DEMO_ORGANIZATION_UUID, email, organizationRoleUuid: roles[role] },
  });
const lastMail = async () =>
  (await test.pool.query('select "to", subject, text from mails order by created_at desc limit 1')).rows[0];
const tokenOf = (text: string) => /invitation\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const page = (token: string) => test.app.inject({ url: `/invitation?token=${token}` });
const accept = (token: string, more: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/invitation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      token,
      firstName: 'Mina',
      lastName: 'Okafor',
      password: PASSWORD,
      repeated: PASSWORD,
      ...more,
    }).toString(),
  });
const membershipOf = async (email: string) =>
  (
    await test.pool.query(
      'select ou.uuid, r.name from organization_users ou join organization_roles r on r.uuid = ou.organization_role_uuid join users u on u.uuid = ou.user_uuid where u.email = $1',
      [email],
    )
  ).rows;

describe('an invitation', () => {
  it('is sent as a mail whose link is stored nowhere else', async () => {
    const invited = await invite('admin', 'Mina.Okafor@Example.com', 'Supplier');
    expect(invited).toMatchObject({ status: 201, body: { data: { email: MINA, acceptedAt: null } } });
    const mail = await lastMail();
    expect(mail).toMatchObject({ to: MINA, subject: 'Invitation to Demo organization in Badger' });
    const token = tokenOf(mail.text);
    expect(token.length).toBeGreaterThan(40);
    const kept = await test.pool.query('select token_digest from organization_invitations');
    expect(kept.rows[0].token_digest).not.toContain(token);
    const trail = JSON.stringify(await auditOf(test.pool, invited.body.data.uuid));
    expect(trail).not.toContain(kept.rows[0].token_digest);
    expect(trail).not.toContain(token);
    // No mail server is set here, so whoever invites gets the link to hand over.
    expect(invited.body.data).toMatchObject({ link: `${test.settings.publicUrl}/invitation?token=${token}` });
    const listed = await test.call('admin', 'GET', '/user-api/organization-invitations', {
      query: { organizationUuid: DEMO_ORGANIZATION_UUID },
    });
    expect(JSON.stringify(listed.body)).not.toContain('token');
  });

  it('makes account and membership at its page, once', async () => {
    const token = tokenOf((await lastMail()).text);
    const shown = await page(token);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Join Demo organization');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await accept(token, { repeated: 'another one' })).statusCode).toBe(422);
    expect((await accept(token, { password: 'short', repeated: 'short' })).statusCode).toBe(422);
    expect(await membershipOf(MINA)).toEqual([]);

    const twice = await Promise.all([accept(token), accept(token)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const [member, ...more] = await membershipOf(MINA);
    expect(more).toEqual([]);
    expect(member).toMatchObject({ name: 'Supplier' });
    expect((await auditOf(test.pool, member.uuid))[0]).toMatchObject({
      action: 'CREATE',
      entity: 'OrganizationUser',
      organizationUuid: DEMO_ORGANIZATION_UUID,
      operationId: 'joinByInvitation',
    });
    expect((await verifyPassword(test.pool, MINA, PASSWORD)).outcome).toBe('accepted');
    expect((await page(token)).statusCode).toBe(404);
    expect(test.logged.join('')).not.toContain(token);
  });

  it('is refused to those who are members, and by those who may not', async () => {
    const before = await auditLength(test.pool);
    expect(await invite('admin', MINA)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await invite('admin', 'boss@example.com', 'Owner')).status).toBe(403);
    expect((await invite('engineer', 'x@example.com')).status).toBe(403);
    expect((await invite('guest', 'x@example.com')).status).toBe(404);
    expect(await auditLength(test.pool)).toBe(before);
  });

  it('is replaced by a newer one, and ends after its time', async () => {
    await invite('admin', 'late@example.com');
    const first = tokenOf((await lastMail()).text);
    await invite('admin', 'late@example.com');
    const second = tokenOf((await lastMail()).text);
    expect((await page(first)).statusCode).toBe(404);
    expect((await page(second)).statusCode).toBe(200);
    const { rows } = await test.pool.query(
      `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from organization_invitations where email = 'late@example.com'`,
    );
    // The two times come from two clocks.
    expect(rows).toEqual([{ days: 7 }]);
    await test.pool.query(
      `update organization_invitations set expires_at = now() where email = 'late@example.com'`,
    );
    expect((await accept(second)).statusCode).toBe(404);
    expect(await membershipOf('late@example.com')).toEqual([]);
  });

  it('is accepted once by two posts that meet', async () => {
    await invite('admin', 'twice@example.com');
    const token = tokenOf((await lastMail()).text);
    // Whoever passed the look at the invitation waits here to write the new person.
    const hold = { sql: 'lock table users in share mode', values: [] };
    const answers = await meeting(test.pool, hold, [() => accept(token), () => accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await membershipOf('twice@example.com')).toHaveLength(1);
  });

  it('leads somebody who has an account to the sign-in, and leaves other invitations open', async () => {
    const email = 'guest@demo.badger.example';
    await invite('admin', email);
    const token = tokenOf((await lastMail()).text);
    const shown = await page(token);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('You have an account.');
    expect(shown.body).not.toContain('name="password"');
    expect((await accept(token)).statusCode).toBe(404);
    expect(await membershipOf(email)).toEqual([]);

    // Whoever accepts one invitation has said nothing about another.
    const own = await test.call<One>('guest', 'POST', '/user-api/organizations', { body: { name: 'Hale' } });
    const { rows } = await test.pool.query<{ uuid: string }>(
      `select uuid from organization_roles where organization_uuid = $1 and name = 'Member'`,
      [own.body.data.uuid],
    );
    const asked = await test.call<One>('guest', 'POST', INVITE, {
      body: {
        organizationUuid: own.body.data.uuid,
        email: 'both@example.com',
        organizationRoleUuid: rows[0]?.uuid,
      },
    });
    await invite('admin', 'both@example.com', 'Supplier');
    expect((await accept(tokenOf((await lastMail()).text))).statusCode).toBe(200);
    expect(await membershipOf('both@example.com')).toMatchObject([{ name: 'Supplier' }]);
    const left = await test.pool.query('select accepted_at from organization_invitations where uuid = $1', [
      asked.body.data.uuid,
    ]);
    expect(left.rows).toEqual([{ accepted_at: null }]);
  });
});

describe('an invitation into projects', () => {
  const OPEN = `/user-api/organization-invitations?organizationUuid=${DEMO_ORGANIZATION_UUID}`;
  interface Invited {
    uuid: string;
    email: string;
    projects: { projectUuid: string; name: string; role: string }[];
  }
  const openOf = async (email: string) =>
    (await test.call<{ data: { results: Invited[] } }>('admin', 'GET', OPEN)).body.data.results.find(
      invitation => invitation.email === email,
    );
  const projectsOf = async () =>
    (await test.pool.query<{ uuid: string; name: string }>('select uuid, name from projects order by name'))
      .rows;
  const inviteInto = (person: string, email: string, projects: object[], role = 'Supplier') =>
    test.call<{ data: Invited; fields?: object[] }>(person, 'POST', INVITE, {
      body: {
        organizationUuid: DEMO_ORGANIZATION_UUID,
        email,
        firstName: 'Pavel',
        lastName: 'Ricci',
        organizationRoleUuid: roles[role],
        projects,
      },
    });

  it('is listed while it is open, and joins what it names', async () => {
    const [first, second] = await projectsOf();
    const wanted = [{ projectUuid: first?.uuid, role: 'ENGINEER' }];
    const email = 'pavel@example.com';
    const invited = await inviteInto('admin', email, wanted);
    expect(invited).toMatchObject({
      status: 201,
      body: { data: { firstName: 'Pavel', projects: [{ ...wanted[0], name: first?.name }] } },
    });
    expect(await openOf(email)).toMatchObject({ email, projects: [{ name: first?.name }] });
    expect(JSON.stringify(await openOf(email))).not.toContain(second?.uuid);
    const shown = await page(tokenOf((await lastMail()).text));
    expect(shown.body).toContain('value="Pavel"');
    expect((await accept(tokenOf((await lastMail()).text))).statusCode).toBe(200);
    const { rows } = await test.pool.query(
      `select m.uuid, m.project_uuid, m.role from project_members m join users u on u.uuid = m.user_uuid where u.email = $1`,
      [email],
    );
    expect(rows).toMatchObject([{ project_uuid: first?.uuid, role: 'ENGINEER' }]);
    expect((await auditOf(test.pool, rows[0].uuid))[0]).toMatchObject({
      action: 'CREATE',
      entity: 'ProjectMember',
      projectUuid: first?.uuid,
      operationId: 'joinByInvitation',
    });
    expect(await openOf(email)).toBeUndefined();
  });

  it('is refused for projects that the inviter does not manage', async () => {
    const [project] = await projectsOf();
    const entry = { projectUuid: project?.uuid, role: 'VIEWER' };
    const twice = await inviteInto('admin', 'many@example.com', [entry, entry]);
    expect(twice).toMatchObject({ status: 422, body: { fields: [{ path: 'projects.1.projectUuid' }] } });
    const unknown = { ...entry, projectUuid: '0190b3c4-5d6e-7f80-9a1b-00000000dead' };
    expect((await inviteInto('admin', 'many@example.com', [unknown])).status).toBe(422);

    // A role of one's own: people, but no projects.
    const { rows } = await test.pool.query<{ uuid: string }>(
      `insert into organization_roles (organization_uuid, name, permissions)
       values ($1, 'Reception', '{organization.read,organization.users.read,organization.users.manage}') returning uuid`,
      [DEMO_ORGANIZATION_UUID],
    );
    const { rows: before } = await test.pool.query<{ uuid: string; role: string }>(
      `select ou.uuid, ou.organization_role_uuid as role from organization_users ou join users u on u.uuid = ou.user_uuid where u.email like 'supplier@%'`,
    );
    const setRole = (role?: string) =>
      test.pool.query('update organization_users set organization_role_uuid = $2 where uuid = $1', [
        before[0]?.uuid,
        role,
      ]);
    await setRole(rows[0]?.uuid);
    try {
      const remote = (await projectsOf()).find(({ name }) => !/cell/i.test(name));
      await inviteInto('admin', 'seen@example.com', [{ projectUuid: remote?.uuid, role: 'VIEWER' }]);
      const asReception = await test.call<{ data: { results: Invited[] } }>('supplier', 'GET', OPEN);
      expect(asReception.body.data.results.find(({ email }) => email === 'seen@example.com')).toMatchObject({
        projects: [],
      });
      expect(JSON.stringify(asReception.body)).not.toContain(remote?.uuid);
      expect(
        (await inviteInto('supplier', 'own@example.com', [{ projectUuid: remote?.uuid, role: 'VIEWER' }]))
          .status,
      ).toBe(422);
    } finally {
      await setRole(before[0]?.role);
    }
  });

  it('leaves out a project that was archived meanwhile', async () => {
    const [project] = await projectsOf();
    const email = 'archived@example.com';
    await inviteInto('admin', email, [{ projectUuid: project?.uuid, role: 'VIEWER' }]);
    await test.pool.query('update projects set archived_at = now() where uuid = $1', [project?.uuid]);
    try {
      expect((await accept(tokenOf((await lastMail()).text))).statusCode).toBe(200);
      expect(await membershipOf(email)).toHaveLength(1);
      const { rowCount } = await test.pool.query(
        'select 1 from project_members m join users u on u.uuid = m.user_uuid where u.email = $1',
        [email],
      );
      expect(rowCount).toBe(0);
    } finally {
      await test.pool.query('update projects set archived_at = null where uuid = $1', [project?.uuid]);
    }
  });

  it('is withdrawn, and then its link leads nowhere', async () => {
    const email = 'withdrawn@example.com';
    await inviteInto('admin', email, []);
    const token = tokenOf((await lastMail()).text);
    const uuid = (await openOf(email))?.uuid ?? '';
    const remove = (person: string) =>
      test.call(person, 'DELETE', `/user-api/organization-invitations/${uuid}`);
    expect((await remove('engineer')).status).toBe(403);
    expect((await remove('guest')).status).toBe(404);
    expect((await remove('admin')).status).toBe(204);
    expect((await page(token)).statusCode).toBe(404);
    expect(await openOf(email)).toBeUndefined();
    expect((await test.call('engineer', 'GET', OPEN)).status).toBe(403);
    expect((await test.call('guest', 'GET', OPEN)).status).toBe(404);
  });
});

describe('a mail server', () => {
  it('gets every mail, also those that it refused at first, and no link stays behind', async () => {
    const received: string[] = [];
    let refusals = 1;
    let arrived: () => void = () => {};
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', chunk => {
          text += chunk;
        });
        stream.on('end', () => {
          refusals -= 1;
          if (refusals >= 0) return done(new Error('Try again later'));
          received.push(text);
          done();
          arrived();
        });
      },
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const other = await createTestApp({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Badger <badger@example.com>',
    });
    try {
      const failed = () =>
        other.pool.query('select attempts, last_error from mails where last_error is not null');
      const arrival = new Promise<void>(resolve => {
        arrived = resolve;
      });
      const { rows } = await other.pool.query(
        `select uuid from organization_roles where name = 'Member' limit 1`,
      );
      const answer = await other.call('admin', 'POST', INVITE, {
        body: { organizationUuid: DEMO_ORGANIZATION_UUID, email: MINA, organizationRoleUuid: rows[0].uuid },
      });
      expect(answer.status).toBe(201);
      // The link proves that its reader has the address.
      expect(JSON.stringify(answer.body)).not.toContain('token');
      await expect.poll(async () => (await failed()).rowCount).toBe(1);
      expect((await failed()).rows[0]).toMatchObject({
        attempts: 1,
        last_error: expect.stringContaining('Try again later'),
      });
      // Its time has come.
      await other.pool.query('update mails set next_attempt_at = now()');
      await arrival;
      expect(received).toHaveLength(1);
      expect(received[0]).toContain('From: Badger <badger@example.com>');
      expect(received[0]).toContain(`To: ${MINA}`);
      const sent = () => other.pool.query('select text from mails where sent_at is not null');
      await expect.poll(async () => (await sent()).rows).toEqual([{ text: '' }]);
    } finally {
      await other.close();
      await new Promise<void>(resolve => server.close(resolve));
    }
  });

  it('without encryption gets neither the password nor the mail', async () => {
    const commands: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        commands.push(`AUTH ${auth.username}`);
        done(null, { user: auth.username });
      },
      onData(stream, _session, done) {
        commands.push('DATA');
        stream.resume().on('end', () => done());
      },
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const other = await createTestApp({ SMTP_URL: `smtp://badger:secret@127.0.0.1:${port}` });
    try {
      await other.pool.query(`insert into mails ("to", subject, text) values ('a@example.com', 'x', 'x')`);
      const failed = () => other.pool.query('select last_error from mails where last_error is not null');
      await expect.poll(async () => (await failed()).rowCount).toBe(1);
      expect((await failed()).rows[0].last_error).toMatch(/STARTTLS/i);
      expect(commands).toEqual([]);
    } finally {
      await other.close();
      await new Promise<void>(resolve => server.close(resolve));
    }
  });
});
