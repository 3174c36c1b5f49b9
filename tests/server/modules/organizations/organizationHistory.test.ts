import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../../server/contract/generated/operations.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

type Entry = components['schemas']['OrganizationHistoryEntry'];
interface Answer {
  code: string;
  data: { uuid: string; results: Entry[]; next: string | null; revision: number };
}

let test: TestApp;
let home: string;
let guestHome: string;
beforeAll(async () => {
  test = await createTestApp();
  home = await newOrganization('owner', 'Hale Robotics');
  guestHome = await newOrganization('guest', 'Elsewhere');
});
afterAll(() => test.close());

async function newOrganization(person: string, name: string) {
  const { body } = await test.call<Answer>(person, 'POST', '/user-api/organizations', { body: { name } });
  return body.data.uuid;
}
const ask = (query: Record<string, unknown> = {}, person = 'owner', organization = home) =>
  test.call<Answer>(person, 'GET', `/user-api/organizations/${organization}/history`, { query });
const told = async (query: Record<string, unknown> = {}, person = 'owner') =>
  (await ask(query, person)).body.data.results;

/** Somebody in the organization with these permissions alone. */
async function joinWith(person: string, permissions: string[]) {
  await test.pool.query(
    `with role as (insert into organization_roles (organization_uuid, name, permissions) values ($1, $3, $4) returning uuid)
     insert into organization_users (organization_uuid, user_uuid, organization_role_uuid) select $1, $2, uuid from role`,
    [home, test.userUuid(person), `Only ${person}`, permissions],
  );
}

describe('the history of an organization', () => {
  it('tells who changed what, with the value before and after', async () => {
    const [created] = await told({ entity: 'Organization' });
    expect(created).toMatchObject({ action: 'CREATE', record: { uuid: home, name: 'Hale Robotics' } });
    const { status } = await test.call('owner', 'PATCH', `/user-api/organizations/${home}`, {
      body: { revision: 1, name: 'Hale Automation' },
    });
    expect(status).toBe(200);
    const [changed] = await told();
    expect(changed).toMatchObject({
      action: 'UPDATE',
      entity: 'Organization',
      actor: { uuid: test.userUuid('owner') },
      fields: [{ field: 'name', before: 'Hale Robotics', after: 'Hale Automation' }],
    });
  });

  it('names people and projects, and tells nothing of what happens in a project', async () => {
    const { body } = await test.call<Answer>('owner', 'POST', `/user-api/organizations/${home}/projects`, {
      body: { name: 'Palletiser', style: 'MACHINE' },
    });
    const project = body.data.uuid;
    await test.call('owner', 'POST', `/user-api/projects/${project}/functions/batch`, {
      body: { items: [{ name: 'Grips the box' }] },
    });
    const all = await told();
    expect(all[0]).toMatchObject({ action: 'CREATE', entity: 'Project', record: { name: 'Palletiser' } });
    expect(JSON.stringify(all)).not.toContain('Grips the box');
    const [joined] = await told({ entity: 'OrganizationUser' });
    expect(joined?.record.name).toBe('Olivia Mensah');
  });

  it('is filtered by person, action, kind and time, and read by pages', async () => {
    await joinWith('approver', ['organization.read', 'organization.update']);
    await test.call('approver', 'PATCH', `/user-api/organizations/${home}`, {
      body: { revision: 2, description: 'Robots.' },
    });
    const approver = test.userUuid('approver');
    const own = await told({ actorUuid: approver });
    expect(own.map(({ fields }) => fields.map(({ field }) => field))).toEqual([['description']]);
    expect(await told({ actorUuid: approver, action: 'CREATE' })).toEqual([]);
    const at = own[0]?.at ?? '';
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect((await told({ from: at }))[0]).toEqual(own[0]);
    expect((await told({ from: later }))[0]).toBeUndefined();
    expect((await told({ until: at })).some(entry => entry.actor?.uuid === approver)).toBe(false);
    const whole = await told();
    const pages: Entry[] = [];
    let after: string | null | undefined;
    do {
      const { data } = (await ask({ limit: 3, ...(after && { after }) })).body;
      pages.push(...data.results);
      after = data.next;
    } while (after);
    expect(pages).toEqual(whole);
  });

  it('leaves out what the caller may not see elsewhere, in the file too', async () => {
    await test.call('owner', 'POST', '/user-api/organizations/users/invite-new', {
      body: {
        organizationUuid: home,
        organizationRoleUuid: (
          await test.pool.query(
            `select uuid from organization_roles where organization_uuid = $1 and name = 'Member'`,
            [home],
          )
        ).rows[0].uuid,
        email: 'new.colleague@hale.example',
      },
    });
    expect((await told()).map(({ entity }) => entity)).toContain('OrganizationInvitation');
    // `approver` may change the organization, and sees neither its invitations nor its projects.
    const seen = new Set((await told({}, 'approver')).map(({ entity }) => entity));
    expect([...seen].sort()).toEqual(['Organization', 'OrganizationRole']);
    const file = await test.app.inject({
      url: `/v1/user-api/organizations/${home}/history/export`,
      headers: { authorization: `Bearer ${await test.tokenOf(test.userUuid('approver'))}` },
    });
    expect(file.statusCode).toBe(200);
    expect(file.body).not.toMatch(/new\.colleague|Palletiser/);
  });

  it('is for those who manage the organization', async () => {
    await joinWith('viewer', ['organization.read', 'organization.users.read']);
    expect((await ask({}, 'viewer')).status).toBe(403);
    expect((await ask({}, 'guest')).status).toBe(404);
  });

  it('has places of its own', async () => {
    const { body } = await ask({ limit: 1 });
    const elsewhere = await ask({ after: body.data.next }, 'guest', guestHome);
    expect([elsewhere.status, elsewhere.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('comes as CSV with a row for each field, and no formulas', async () => {
    await test.call('owner', 'PATCH', `/user-api/organizations/${home}`, {
      body: { revision: 3, description: '=1+1', name: 'Hale' },
    });
    const { body, headers } = await test.app.inject({
      url: `/v1/user-api/organizations/${home}/history/export?entity=Organization`,
      headers: { authorization: `Bearer ${await test.tokenOf(test.userUuid('owner'))}` },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [titles, ...rows] = parseCsv(body.replace('\uFEFF', '')) as string[][];
    const column = (row: string[], title: string) => row[titles?.indexOf(title) ?? -1];
    const [newest] = rows;
    const ofNewest = rows.filter(row => column(row, 'at') === column(newest ?? [], 'at'));
    expect(
      ofNewest.map(row => [column(row, 'field'), column(row, 'before'), column(row, 'after')]).sort(),
    ).toEqual([
      ['description', 'Robots.', "'=1+1"],
      ['name', 'Hale Automation', 'Hale'],
    ]);
    expect(column(newest ?? [], 'email')).toContain('owner@');
  });
});
