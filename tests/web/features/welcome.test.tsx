import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '@/api/users';
import { countFindings } from '@/features/welcome/countFindings';
import { ownName } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

interface Uuid {
  uuid: string;
}
let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
}, 60_000);

const open = (person: string, route = '/welcome') => renderApp({ route, token: platform.tokenOf(person) });
const part = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);
const me = async (person: string) =>
  (await platform.call<{ data: CurrentUser }>(person, 'GET', '/user-api/users/me')).data;

/** A project of somebody's own organization with one machine hazard. */
async function ownHazard(
  members: Readonly<Record<string, string>> = {},
  hazardFields: object = {},
  by = 'owner',
) {
  const { data: own } = await platform.call<{ data: Uuid }>(by, 'POST', '/user-api/organizations', {
    name: ownName('Works'),
  });
  const projectName = ownName('Press');
  const {
    data: { uuid: projectUuid },
  } = await platform.call<{ data: Uuid }>(by, 'POST', `/user-api/organizations/${own.uuid}/projects`, {
    name: projectName,
    style: 'MACHINE',
  });
  const roles = await platform.call<{ data: { results: (Uuid & { name: string })[] } }>(
    by,
    'GET',
    `/user-api/organization-roles?organizationUuid=${own.uuid}`,
  );
  const organizationRoleUuid = roles.data.results.find(({ name }) => name === 'Member')?.uuid;
  for (const [person, role] of Object.entries(members)) {
    const email = `${person}@demo.badger.example`;
    await platform.call(by, 'POST', `/user-api/organizations/${own.uuid}/users`, {
      email,
      organizationRoleUuid,
    });
    const { uuid: userUuid } = await me(person);
    await platform.call(by, 'POST', `/user-api/projects/${projectUuid}/members`, { userUuid, role });
  }
  const hazardName = ownName('Crushed hand');
  const batch = await platform.call<{ data: { records: (Uuid & { code: string })[] } }>(
    by,
    'POST',
    `/user-api/projects/${projectUuid}/hazards/batch`,
    { items: [{ style: 'MACHINE', name: hazardName, ...hazardFields }] },
  );
  const hazard = batch.data.records[0] as Uuid & { code: string };
  return { organizationUuid: own.uuid, projectUuid, projectName, hazardName, hazard };
}
const at = (projectUuid: string, code: string) =>
  `/badger/projects/${projectUuid}/worksheet?hazard=${code}&panel=1`;

describe('what the checks find', () => {
  const check = (severity: 'ERROR' | 'WARNING' | 'NOTE', count: number, entity = 'Hazard', code = '') => ({
    check: 'V1',
    title: '',
    severity,
    field: null,
    guaranteedBy: null,
    count,
    records: code ? [{ entity, uuid: code, code, name: '' }] : [],
  });
  it('is counted by severity, without notes; errors come first', () => {
    const checks = [
      check('WARNING', 4, 'Hazard', 'HZ-002'),
      check('ERROR', 2, 'SafetyTarget', 'SG-001'),
      check('ERROR', 1, 'Hazard', 'HZ-007'),
      check('NOTE', 9, 'Hazard', 'HZ-001'),
      check('ERROR', 0),
    ];
    expect(countFindings({ checks })).toEqual({ errors: 3, warnings: 4, firstHazard: 'HZ-007' });
    expect(countFindings({ checks: [] })).toEqual({ errors: 0, warnings: 0, firstHazard: undefined });
  });
});

describe('/welcome', () => {
  it('names the rounds that wait for my vote', async () => {
    const { projectUuid, projectName, hazardName, hazard } = await ownHazard({
      voter: 'VOTER',
      lead: 'APPROVER',
      engineer: 'ENGINEER',
    });
    const voter = await me('voter');
    const userUuids = [voter.uuid, (await me('lead')).uuid, (await me('engineer')).uuid];
    await platform.call('owner', 'POST', `/user-api/projects/${projectUuid}/hazard-vote-events/batch`, {
      items: [{ hazardUuid: hazard.uuid, userUuids }],
    });
    open('voter', '/welcome#my-votes');
    const heading = await screen.findByRole('heading', { name: 'My votes' });
    const link = await (await part('My votes')).findByRole('link', { name: `${hazard.code} ${hazardName}` });
    expect(link).toHaveAttribute('href', at(projectUuid, hazard.code));
    expect(link.closest('li')).toHaveTextContent(`${projectName} · round 1 · 0 of 3 have voted`);
    expect(heading).toHaveFocus();
    // Whoever votes no more is not asked any more: the lead does without this voter.
    const votes = await platform.call<{
      data: { results: (Uuid & { userUuid: string; revision: number })[] };
    }>('owner', 'GET', `/user-api/hazards/${hazard.uuid}/hazard-votes`);
    const seat = votes.data.results.find(({ userUuid }) => userUuid === voter.uuid);
    await platform.call('owner', 'PATCH', `/user-api/hazard-votes/${seat?.uuid}/toggle-not-needed`, {
      revision: seat?.revision,
      reason: 'On leave.',
    });
    cleanup();
    open('voter');
    expect(await screen.findByText('No open round waits for your vote.')).toBeVisible();
  }, 60_000);
  it('names the hazards that I own and their project', async () => {
    const owner = await me('owner');
    const { projectUuid, projectName, hazardName, hazard } = await ownHazard(
      {},
      { ownerUserUuid: owner.uuid },
    );
    open('owner');
    const hazards = await part('My hazards');
    const link = await hazards.findByRole('link', { name: `${hazard.code} ${hazardName}` });
    expect(link).toHaveAttribute('href', at(projectUuid, hazard.code));
    await waitFor(() => expect(link.closest('li')).toHaveTextContent(projectName));
  }, 60_000);
  it('names the recent projects and what the checks find in them', async () => {
    const { projectName, projectUuid } = await ownHazard();
    open('owner');
    const recent = await part('Recent projects');
    expect(await recent.findByRole('link', { name: new RegExp(projectName) })).toHaveAttribute(
      'href',
      `/badger/projects/${projectUuid}`,
    );
    const entry = (await (await part('Open checks')).findByRole('link', { name: projectName })).closest('li');
    const { data } = await platform.call<{ data: Parameters<typeof countFindings>[0] }>(
      'owner',
      'GET',
      `/user-api/hara-metrics/${projectUuid}`,
    );
    const { errors, warnings } = countFindings(data);
    await waitFor(() =>
      expect(entry).toHaveTextContent(
        errors + warnings === 0 ? 'Nothing open' : errors > 0 ? `Errors: ${errors}` : `Warnings: ${warnings}`,
      ),
    );
    expect(screen.getByRole('link', { name: `Continue with ${projectName}` })).toBeVisible();
  }, 60_000);
  it('names who asks to be let in, to whom may answer', async () => {
    const { projectUuid, projectName } = await ownHazard({ guest: 'VIEWER' }, {}, 'engineer');
    const members = await platform.call<{ data: { results: (Uuid & { userUuid: string })[] } }>(
      'engineer',
      'GET',
      `/user-api/project-members?projectUuid=${projectUuid}`,
    );
    const guest = await me('guest');
    const seat = members.data.results.find(({ userUuid }) => userUuid === guest.uuid);
    await platform.call('engineer', 'DELETE', `/user-api/project-members/${seat?.uuid}`);
    await platform.call('guest', 'POST', `/user-api/projects/${projectUuid}/request-access`, { message: '' });
    open('engineer');
    const link = await (await part('Access requests')).findByRole('link', {
      name: `${guest.firstName} ${guest.lastName} asks for ${projectName}`,
    });
    expect(link).toHaveAttribute('href', `/badger/projects/${projectUuid}/members`);
  }, 60_000);
  it('says so where nothing waits', async () => {
    await ownHazard({ supplier: 'VIEWER' });
    open('supplier');
    expect(await screen.findByText('No open round waits for your vote.')).toBeVisible();
    expect(await screen.findByText(/^No hazard that is still in work/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Access requests' })).toBeNull();
  }, 60_000);
  it('fails part by part, and tries again', async () => {
    await ownHazard();
    server.use(
      http.get(`${ORIGIN}/v1/user-api/hazards`, () =>
        HttpResponse.json(errorBody('INTERNAL', 'secret'), { status: 500 }),
      ),
    );
    const { user } = open('owner');
    const hazards = await part('My hazards');
    expect(await hazards.findByText('Something went wrong.')).toBeVisible();
    expect(await (await part('My votes')).findByText(/^No open round/)).toBeVisible();
    await usePlatform();
    await user.click(hazards.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(hazards.queryByText('Something went wrong.')).toBeNull());
  }, 60_000);
  it.each([
    ['New organization', '/badger/organizations/new', []],
    ['Discover projects', '/badger/projects-request-access', ['organization.read']],
    ['New project', '/badger/projects/new', ['organization.projects.create']],
  ])('a new user finds one next action: %s', async (name, href, permissions) => {
    const user = await me('guest');
    const organization = {
      organizationUuid: user.uuid,
      name: 'Acme',
      organizationRoleUuid: user.uuid,
      roleName: 'Member',
      permissions,
    };
    server.use(
      http.get(`${ORIGIN}/v1/user-api/users/me`, () =>
        HttpResponse.json({ data: { ...user, organizations: permissions.length > 0 ? [organization] : [] } }),
      ),
      http.get(`${ORIGIN}/v1/user-api/projects`, () =>
        HttpResponse.json({ data: { results: [], total: 0 } }),
      ),
    );
    open('guest');
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(1);
    expect(within(screen.getByRole('main')).getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('heading', { name: 'My votes' })).toBeNull();
  });
});
