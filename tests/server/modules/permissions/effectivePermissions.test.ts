import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ORGANIZATION_ROLES,
  PROJECT_ROLE_PERMISSIONS,
} from '../../../../server/modules/permissions/permissionRules.ts';
import { DEMO_ACCOUNTS } from '../../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';

interface Project {
  uuid: string;
  name: string;
  permissions: string[];
}
type List<Row> = { data: { results: Row[] } };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const DEMO_PROJECTS = {
  'Remote control library': 'remote-control',
  'Palletising cell': 'palletising-cell',
} as const;

describe('what a project says that its caller may do', () => {
  it.each(DEMO_ACCOUNTS.map(account => [account.email.split('@')[0] ?? '', account] as const))(
    '%s: by the role in the project and in the organization together',
    async (person, { organizationRole, projectRoles }) => {
      const { body } = await test.call<List<Project>>(person, 'GET', '/user-api/projects');
      for (const project of body.data.results) {
        const role = projectRoles[DEMO_PROJECTS[project.name as keyof typeof DEMO_PROJECTS]];
        const expected = new Set<string>([
          ...(role ? PROJECT_ROLE_PERMISSIONS[role] : []),
          ...(organizationRole ? ORGANIZATION_ROLES[organizationRole].permissions : []),
        ]);
        expect(project.permissions).toEqual([...expected].sort());
        const one = await test.call<{ data: Project }>(person, 'GET', `/user-api/projects/${project.uuid}`);
        expect(one.body.data.permissions).toEqual(project.permissions);
      }
    },
  );
  it('is what the server then allows', async () => {
    for (const person of ['lead', 'engineer', 'admin']) {
      const { body } = await test.call<List<Project & { revision: number }>>(
        person,
        'GET',
        '/user-api/projects',
      );
      const [project] = body.data.results;
      const { status } = await test.call(person, 'PATCH', `/user-api/projects/${project?.uuid}`, {
        body: { revision: project?.revision },
      });
      expect(status).toBe(project?.permissions.includes('project.update') ? 200 : 403);
    }
  });
});

describe('an organization', () => {
  it('says how many people it has, from its first answer on', async () => {
    const created = await test.call<{ data: { uuid: string; counts: { users: number } } }>(
      'guest',
      'POST',
      '/user-api/organizations',
      { body: { name: 'Works' } },
    );
    expect(created.body.data.counts).toEqual({ users: 1 });
    const { body } = await test.call<List<{ name: string; counts: { users: number } }>>(
      'viewer',
      'GET',
      '/user-api/organizations',
    );
    const members = DEMO_ACCOUNTS.filter(({ organizationRole }) => organizationRole).length;
    expect(body.data.results.map(({ counts }) => counts.users)).toEqual([members]);
  });
  it('takes a role with every permission that there is', async () => {
    const { body } = await test.call<List<{ uuid: string }>>('owner', 'GET', '/user-api/organizations');
    const { status } = await test.call(
      'owner',
      'POST',
      `/user-api/organizations/${body.data.results[0]?.uuid}/roles`,
      {
        body: { name: 'Everything', permissions: [...ORGANIZATION_ROLES.Owner.permissions] },
      },
    );
    expect(status).toBe(201);
  });
});
