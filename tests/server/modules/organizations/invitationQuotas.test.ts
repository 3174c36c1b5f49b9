import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  forgetInvitationSends,
  organizationInvitationType,
} from '../../../../server/modules/organizations/index.ts';
import { nameInMail } from '../../../../server/modules/organizations/organizationRules.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

interface Answer {
  data: { uuid: string };
  code: string;
  message: string;
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.pool.query('delete from invitation_sends'));

async function newOrganization(person: string, name = 'Hale Robotics') {
  const { body } = await test.call<Answer>(person, 'POST', '/user-api/organizations', { body: { name } });
  const organizationUuid = body.data.uuid;
  const { rows } = await test.pool.query<{ uuid: string }>(
    `select uuid from organization_roles where organization_uuid = $1 and name = 'Member'`,
    [organizationUuid],
  );
  const organizationRoleUuid = rows[0]?.uuid;
  return (email: string) =>
    test.call<Answer>(person, 'POST', '/user-api/organizations/users/invite-new', {
      body: { organizationUuid, organizationRoleUuid, email },
    });
}

/** As if so many had been sent before. */
const sent = (count: number, fields: { inviter?: string; organization?: string; age?: string } = {}) =>
  test.pool.query(
    `insert into invitation_sends (inviter_user_uuid, organization_uuid, email_digest, sent_at)
     select coalesce($2::uuid, gen_random_uuid()), coalesce($3::uuid, gen_random_uuid()), n::text, now() - $4::interval
     from generate_series(1, $1::int) n`,
    [count, fields.inviter ?? null, fields.organization ?? null, fields.age ?? '1 hour'],
  );
const mailsTo = async (email: string) =>
  (await test.pool.query('select subject, text from mails where "to" = $1', [email])).rows;

describe('the quota of invitations', () => {
  it('of a person holds over all their organizations, and ends with the day', async () => {
    await sent(199, { inviter: test.userUuid('guest') });
    const [one, other] = [await newOrganization('guest'), await newOrganization('guest')];
    expect((await one('a@example.com')).status).toBe(201);
    const refused = await other('b@example.com');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(await mailsTo('b@example.com')).toEqual([]);
    await test.pool.query(`update invitation_sends set sent_at = now() - interval '25 hours'`);
    expect((await other('b@example.com')).status).toBe(201);
    expect(await forgetInvitationSends(test.pool)).toBe(200);
  });

  it('of a person is not passed by invitations that meet', async () => {
    await sent(198, { inviter: test.userUuid('guest') });
    const invite = await Promise.all([1, 2, 3, 4].map(() => newOrganization('guest')));
    const answers = await Promise.all(invite.map((send, place) => send(`meet${place}@example.com`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429]);
  });

  it('of an organization holds over all who invite', async () => {
    const invite = await newOrganization('guest');
    const { rows } = await test.pool.query(
      `select uuid from organizations where name = 'Hale Robotics' order by created_at desc limit 1`,
    );
    await sent(500, { organization: rows[0].uuid });
    expect((await invite('c@example.com')).status).toBe(429);
  });

  it('of an address limits its mails without telling anybody', async () => {
    const email = 'flooded@example.com';
    for (let round = 0; round < 7; round += 1)
      expect((await (await newOrganization('guest'))(email)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(5);
    const { rowCount } = await test.pool.query(
      `select 1 from ${organizationInvitationType.tableName} where email = $1`,
      [email],
    );
    expect(rowCount).toBe(7);
  });
});

describe('names in a mail to strangers', () => {
  it('are one short line without links', async () => {
    expect(nameInMail('  Hale\r\nBcc: x@y.example\u2028Robotics ')).toBe('Hale Bcc: x@y example Robotics');
    expect(nameInMail('Pay at https://evil.example/a?b now')).toBe('Pay at … now');
    expect(nameInMail('www.evil.example')).toBe('…');
    expect(nameInMail('\u202Eevil\u200B.example')).toBe('evil example');
    expect(nameInMail('Dr. A. Keller')).toBe('Dr. A. Keller');
    expect(nameInMail('x'.repeat(200))).toHaveLength(80);
    const invite = await newOrganization('guest', 'Your password expires: https://evil.example');
    await invite('phished@example.com');
    const [mail] = await mailsTo('phished@example.com');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
