import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '@/api/users';
import { countFindings } from '@/features/welcome/countFindings';
import { joinOrganization } from '../../support/web/joinOrganization.ts';
import { ownName } from '../../support/web/ownOrganization.ts';
import { type Somebody, type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

interface Uuid {
  uuid: string;
}
let platform: TestPlatform;
/** Who has something to do here, and a colleague. */
let olga: Somebody;
let gerd: Somebody;
beforeEach(async () => {
  platform = await usePlatform();
  olga = await platform.newPerson('Olga');
  gerd = await platform.newPerson('Gerd');
});

const open = (person: string, route = '/welcome') => renderApp({ route, token: platform.tokenOf(person) });
const part = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);
const me = async (person: string) =>
  (await platform.call<{ data: CurrentUser }>(person, 'GET', '/user-api/users/me')).data;

/** A project of somebody's own organization with one machine hazard. */
async function ownHazard(
  members: Readonly<Record<string, string>> = {},
  hazardFields: object = {},
  by = olga.person,
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
    await joinOrganization(platform, by, own.uuid, person, {
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
    accepted: 1,
    acceptedRecords: [],
  });
  it('is counted by severity; errors come first', () => {
    const checks = [
      check('WARNING', 4, 'Hazard', 'HZ-002'),
      check('ERROR', 2, 'SafetyTarget', 'SG-001'),
      check('ERROR', 1, 'Hazard', 'HZ-007'),
      check('NOTE', 9, 'Hazard', 'HZ-001'),
      check('ERROR', 0),
    ];
    expect(countFindings({ checks })).toEqual({
      errors: 3,
      warnings: 4,
      notes: 9,
      accepted: 5,
      firstHazard: 'HZ-007',
    });
    expect(countFindings({ checks: [] })).toEqual({
      errors: 0,
      warnings: 0,
      notes: 0,
      accepted: 0,
      firstHazard: undefined,
    });
  });
});

describe('/welcome', () => {
  it('names the rounds that wait for my vote', async () => {
    const { projectUuid, projectName, hazardName, hazard } = await ownHazard({
      [gerd.person]: 'VOTER',
      lead: 'APPROVER',
      engineer: 'ENGINEER',
    });
    const voter = await me(gerd.person);
    const userUuids = [voter.uuid, (await me('lead')).uuid, (await me('engineer')).uuid];
    await platform.call(olga.person, 'POST', `/user-api/projects/${projectUuid}/hazard-vote-events/batch`, {
      items: [{ hazardUuid: hazard.uuid, userUuids }],
    });
    open(gerd.person, '/welcome#my-votes');
    const heading = await screen.findByRole('heading', { name: 'My votes' });
    const link = await (await part('My votes')).findByRole('link', { name: `${hazard.code} ${hazardName}` });
    expect(link).toHaveAttribute(
      'href',
      `/badger/projects/${projectUuid}/voting/queue?hazard=${hazard.code}`,
    );
    expect(link.closest('li')).toHaveTextContent(`${projectName} · round 1 · 0 of 3 have voted`);
    await waitFor(() => expect(heading).toHaveFocus());
    // Whoever votes no more is not asked any more: the lead does without this voter.
    const votes = await platform.call<{
      data: { results: (Uuid & { userUuid: string; revision: number })[] };
    }>(olga.person, 'GET', `/user-api/hazards/${hazard.uuid}/hazard-votes`);
    const seat = votes.data.results.find(({ userUuid }) => userUuid === voter.uuid);
    await platform.call(olga.person, 'PATCH', `/user-api/hazard-votes/${seat?.uuid}/toggle-not-needed`, {
      revision: seat?.revision,
      reason: 'On leave.',
    });
    cleanup();
    open(gerd.person);
    expect(await screen.findByText('No open round waits for your vote.')).toBeVisible();
  });
  it('leaves out what nobody can change: hazards of archived projects', async () => {
    const ownerUserUuid = olga.uuid;
    const [put, kept] = [await ownHazard({}, { ownerUserUuid }), await ownHazard({}, { ownerUserUuid })];
    const path = `/user-api/projects/${put.projectUuid}`;
    const { data } = await platform.call<{ data: { revision: number } }>(olga.person, 'GET', path);
    await platform.call(olga.person, 'PATCH', path, { revision: data.revision, isArchived: true });
    open(olga.person);
    const mine = await part('My hazards');
    expect(await mine.findByRole('link', { name: new RegExp(kept.hazardName) })).toBeVisible();
    expect(mine.queryByRole('link', { name: new RegExp(put.hazardName) })).toBeNull();
  });
  it('names the hazards that I own and their project', async () => {
    const { projectUuid, projectName, hazardName, hazard } = await ownHazard(
      {},
      { ownerUserUuid: olga.uuid },
    );
    open(olga.person);
    const hazards = await part('My hazards');
    const link = await hazards.findByRole('link', { name: `${hazard.code} ${hazardName}` });
    expect(link).toHaveAttribute('href', at(projectUuid, hazard.code));
    await waitFor(() => expect(link.closest('li')).toHaveTextContent(projectName));
  });
  it('names the recent projects, and no open checks in a clean one', async () => {
    const { projectName, projectUuid } = await ownHazard();
    open(olga.person);
    const recent = await part('Recent projects');
    expect(await recent.findByRole('link', { name: new RegExp(projectName) })).toHaveAttribute(
      'href',
      `/badger/projects/${projectUuid}`,
    );
    // What the checks are content with waits for nobody.
    const checks = await part('Open checks');
    expect(await checks.findByText('Nothing is open in the projects changed last.')).toBeVisible();
    expect(checks.queryByRole('link')).toBeNull();
    expect(screen.getByRole('link', { name: `Continue with ${projectName}` })).toBeVisible();
  });
  it('lists the projects by the worst that is open in them, and no clean one', async () => {
    const finding = (severity: string) => ({
      check: 'V1',
      title: '',
      severity,
      field: null,
      guaranteedBy: null,
      count: 1,
      records: [],
      accepted: 0,
      acceptedRecords: [],
    });
    const found: Record<string, string[]> = {};
    const names: string[] = [];
    // The one changed last comes last here: clean, note, warning, error.
    for (const severities of [['ERROR'], ['NOTE', 'WARNING'], ['NOTE'], []]) {
      const { projectUuid, projectName } = await ownHazard();
      found[projectUuid] = severities;
      names.push(projectName);
    }
    server.use(
      http.get(`${ORIGIN}/v1/user-api/hara-metrics/:uuid`, ({ params }) =>
        HttpResponse.json({ data: { checks: found[String(params.uuid)]?.map(finding) ?? [] } }),
      ),
    );
    open(olga.person);
    const checks = await part('Open checks');
    const [error, warning, note] = names;
    await waitFor(() =>
      expect(
        checks.getAllByRole('listitem').map(item => within(item).getAllByRole('link')[0]?.textContent),
      ).toEqual([error, warning, note]),
    );
    expect(checks.getByRole('link', { name: 'Notes: 1' })).toBeVisible();
    const [uuid] = Object.keys(found);
    expect(checks.getByRole('link', { name: 'Errors: 1' })).toHaveAttribute(
      'href',
      `/badger/projects/${uuid}/checks?severity=ERROR`,
    );
  });
  it('lists an overdue round before the others, and says so', async () => {
    const titles: string[] = [];
    for (const dueDate of [null, '2999-01-01', '2026-01-05']) {
      const { projectUuid, hazardName, hazard } = await ownHazard({
        [gerd.person]: 'VOTER',
        lead: 'APPROVER',
        engineer: 'ENGINEER',
      });
      const userUuids = [gerd.uuid, (await me('lead')).uuid, (await me('engineer')).uuid];
      await platform.call(olga.person, 'POST', `/user-api/projects/${projectUuid}/hazard-vote-events/batch`, {
        items: [{ hazardUuid: hazard.uuid, userUuids, ...(dueDate && { dueDate }) }],
      });
      titles.push(hazardName);
    }
    open(gerd.person);
    const votes = await part('My votes');
    await waitFor(() => expect(votes.getAllByRole('listitem')).toHaveLength(3));
    const items = votes.getAllByRole('listitem');
    for (const [place, title] of [...titles].reverse().entries())
      expect(items[place]).toHaveTextContent(title);
    expect(items[0]).toHaveTextContent('Overdue');
    expect(votes.getAllByText('Overdue')).toHaveLength(1);
  });
  it('names who asks to be let in, to whom may answer', async () => {
    const { projectUuid, projectName } = await ownHazard({ [gerd.person]: 'VIEWER' });
    const members = await platform.call<{ data: { results: (Uuid & { userUuid: string })[] } }>(
      olga.person,
      'GET',
      `/user-api/project-members?projectUuid=${projectUuid}`,
    );
    const seat = members.data.results.find(({ userUuid }) => userUuid === gerd.uuid);
    await platform.call(olga.person, 'DELETE', `/user-api/project-members/${seat?.uuid}`);
    await platform.call(gerd.person, 'POST', `/user-api/projects/${projectUuid}/request-access`, {
      message: '',
    });
    open(olga.person);
    const link = await (await part('Access requests')).findByRole('link', {
      name: `${gerd.firstName} ${gerd.lastName} asks for ${projectName}`,
    });
    expect(link).toHaveAttribute('href', `/badger/projects/${projectUuid}/members`);
  });
  it('says so where nothing waits', async () => {
    await ownHazard({ [gerd.person]: 'VIEWER' });
    open(gerd.person);
    expect(await screen.findByText('No open round waits for your vote.')).toBeVisible();
    expect(await screen.findByText(/^No hazard that is still in work/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Access requests' })).toBeNull();
  });
  it('fails part by part, and tries again', async () => {
    await ownHazard();
    server.use(
      http.get(`${ORIGIN}/v1/user-api/hazards`, () =>
        HttpResponse.json(errorBody('INTERNAL', 'secret'), { status: 500 }),
      ),
    );
    const { user } = open(olga.person);
    const hazards = await part('My hazards');
    expect(await hazards.findByText('Something went wrong.')).toBeVisible();
    expect(await (await part('My votes')).findByText(/^No open round/)).toBeVisible();
    await usePlatform();
    await user.click(hazards.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(hazards.queryByText('Something went wrong.')).toBeNull());
  });
  it.each([
    ['New organization', '/badger/organizations/new', [], []],
    ['Discover projects', '/badger/projects-request-access', ['organization.read'], []],
    ['New project', '/badger/projects/new', ['organization.projects.create'], ['Try a demo project']],
  ])('a new user finds one next action: %s', async (name, href, permissions, besides) => {
    const user = await me(olga.person);
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
    open(olga.person);
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([name, ...besides]);
    expect(links[0]).toHaveAttribute('href', href);
    expect(screen.queryByRole('heading', { name: 'My votes' })).toBeNull();
  });
});
