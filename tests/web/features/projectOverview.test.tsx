import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organization } from '@/api/organizations';
import type { Project } from '@/api/projects';
import { ownName, ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';
import { cellOf, giveGridASize } from '../../support/web/worksheet.ts';

type List<Row> = { data: { results: Row[]; total: number } };
let platform: TestPlatform;
let own: Organization;
let press: Project;
beforeEach(async () => {
  platform = await usePlatform();
  own = await ownOrganization(platform);
  const path = `/user-api/organizations/${own.uuid}/projects`;
  const body = { name: ownName('Press'), style: 'MACHINE', description: 'Presses **plates**.' };
  press = (await platform.call<{ data: Project }>('owner', 'POST', path, body)).data;
});

const open = (tab = '', person = 'owner') =>
  renderApp({ route: `/projects/${press.uuid}${tab}`, token: platform.tokenOf(person) });
const demo = async (name: string) => {
  const { data } = await platform.call<List<Project>>('lead', 'GET', '/user-api/projects');
  return data.results.find(project => project.name === name) as Project;
};

describe('/projects/{uuid}', () => {
  it('shows description, counts, hazards by state, open checks and the own role', async () => {
    const cell = await demo('Palletising cell');
    renderApp({ route: `/projects/${cell.uuid}`, token: platform.tokenOf('viewer') });
    const states = await screen.findByRole('region', { name: 'Hazards by state' });
    expect(states).toHaveTextContent(`Rated${cell.counts.hazards}`);
    expect(await screen.findByRole('region', { name: 'Open checks' })).toHaveTextContent(
      /A rating has no rationale/,
    );
    expect(screen.getByTitle('Your role: Viewer')).toBeVisible();
    expect(await screen.findByText('House S/E/A · ISO 13849-1 · IEC 62061 (2005/2015)')).toBeVisible();
    // What a viewer may not do is no tab; the members are there for everybody.
    expect(screen.queryByRole('tab', { name: 'Settings' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Members' })).toBeVisible();
  });
  it.each([
    ['Palletising cell', 'Machines', 'machines'],
    ['Remote control library', 'Functions', 'functions'],
  ])('counts what hazards of its style are made of (%s)', async (name, label, sheet) => {
    const project = await demo(name);
    const total = async (area: string) => {
      const path = `/user-api/${area}?projectUuid=${project.uuid}&limit=1`;
      return (await platform.call<List<unknown>>('lead', 'GET', path)).data.total;
    };
    renderApp({ route: `/projects/${project.uuid}`, token: platform.tokenOf('viewer') });
    const hazards = await screen.findByText('Hazards', { selector: 'dt' });
    const entries = [...(hazards.closest('dl')?.children ?? [])];
    expect(entries.map(entry => entry.textContent)).toEqual([
      `Hazards${await total('hazards')}`,
      `${label}${await total(sheet)}`,
      `Members${await total('project-members')}`,
    ]);
    const link = within(entries[1] as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toMatch(new RegExp(`/projects/${project.uuid}/${sheet}$`));
  });
  it('leads from a count to exactly what it counts', async () => {
    giveGridASize();
    const path = `/user-api/projects/${press.uuid}`;
    const { data: made } = await platform.call<{ data: { records: { uuid: string; revision: number }[] } }>(
      'owner',
      'POST',
      `${path}/hazards/batch`,
      { items: ['Hand crushed', 'Foot crushed', 'Noise'].map(name => ({ style: 'MACHINE', name })) },
    );
    const [rejected] = made.records;
    await platform.call('owner', 'PATCH', `/user-api/hazards/${rejected?.uuid}`, {
      revision: rejected?.revision,
      statusOverride: 'REJECTED',
      statusReason: 'The press has a guard there.',
    });
    const { user } = open();
    expect(await screen.findByRole('link', { name: 'Hazards: 3' })).toHaveAttribute(
      'href',
      `/badger/projects/${press.uuid}/worksheet`,
    );
    expect(screen.getByRole('link', { name: /^Members: / })).toHaveAttribute(
      'href',
      `/badger/projects/${press.uuid}/members`,
    );
    const states = within(await screen.findByRole('region', { name: 'Hazards by state' }));
    await user.click(states.getByRole('link', { name: 'Draft: 2' }));
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(within(grid).queryByText('HZ-001')).toBeNull());
    expect(within(grid).getByText('HZ-002')).toBeVisible();
    expect(within(grid).getByText('HZ-003')).toBeVisible();
  });
  it('has the standards and figures of its hazards beside its name, each as the way to exactly those', async () => {
    giveGridASize();
    const path = `/user-api/projects/${press.uuid}`;
    const sets = await platform.call<List<{ uuid: string; code: string }>>(
      'owner',
      'GET',
      '/user-api/risk-rating-sets?limit=50',
    );
    const house = sets.data.results.find(({ code }) => code === 'HOUSE-SEA-27');
    const { data: project } = await platform.call<{ data: Project }>('owner', 'GET', path);
    await platform.call('owner', 'PATCH', path, {
      revision: project.revision,
      riskRatingSetUuids: [house?.uuid],
    });
    const { data: set } = await platform.call<{ data: { levels: { uuid: string; code: string }[] } }>(
      'owner',
      'GET',
      `/user-api/risk-rating-sets/${house?.uuid}`,
    );
    const level = (code: string) => set.levels.find(one => one.code === code)?.uuid ?? null;
    const { data: made } = await platform.call<{ data: { records: { uuid: string; revision: number }[] } }>(
      'owner',
      'POST',
      `${path}/hazards/batch`,
      { items: ['Hand crushed', 'Foot crushed', 'Noise'].map(name => ({ style: 'MACHINE', name })) },
    );
    const [rejected, bad] = made.records;
    await platform.call('owner', 'PATCH', `/user-api/hazards/${rejected?.uuid}`, {
      revision: rejected?.revision,
      statusOverride: 'REJECTED',
      statusReason: 'The press has a guard there.',
    });
    // House S/E/A: S3 E2 A3 is "Very high", which nobody may accept.
    await platform.call('owner', 'PATCH', `/user-api/hazards/${bad?.uuid}/initial-risk`, {
      revision: bad?.revision,
      riskRatingSetUuid: house?.uuid,
      severityUuid: level('S3'),
      exposureUuid: level('E2'),
      avoidabilityUuid: level('A3'),
    });
    const { user } = open('/members');
    const summary = within(await screen.findByRole('list', { name: 'Hazards and rating sets' }));
    const at = `/badger/projects/${press.uuid}/worksheet`;
    expect(await summary.findByRole('link', { name: '3 hazards' })).toHaveAttribute('href', at);
    expect(summary.getByRole('link', { name: '2 open' })).toHaveAttribute('href', `${at}?work=open`);
    expect(await summary.findByRole('link', { name: 'House method' })).toHaveAttribute(
      'href',
      `${at}?set=HOUSE-SEA-27`,
    );
    await user.click(summary.getByRole('link', { name: '1 unacceptable' }));
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(within(grid).queryByText('HZ-001')).toBeNull());
    expect(within(grid).getByText('HZ-002')).toBeVisible();
    expect(within(grid).queryByText('HZ-003')).toBeNull();
  });
  it('leads from the count of a check to the findings of that check', async () => {
    const cell = await demo('Palletising cell');
    const { user } = renderApp({ route: `/projects/${cell.uuid}`, token: platform.tokenOf('viewer') });
    const checks = within(await screen.findByRole('region', { name: 'Open checks' }));
    const count = checks.getByRole('link', { name: /^A rating has no rationale: / });
    const shown = count.textContent;
    await user.click(count);
    const group = within(await screen.findByRole('region', { name: /^V6/ }));
    expect(group.getByText(`${shown} records`)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2, name: /^V\d/ })).toHaveLength(1);
  });
  it('says of an empty project that there is nothing to check, not that it meets all checks', async () => {
    open();
    const checks = await screen.findByRole('region', { name: 'Open checks' });
    expect(checks).toHaveTextContent('Nothing to check yet.');
    expect(checks).not.toHaveTextContent('all checks of the method are met');
  });
  it('leads from a finding to the row of its hazard and the cell that it is about', async () => {
    giveGridASize();
    const cell = await demo('Palletising cell');
    const user = userEvent.setup();
    renderApp({ route: `/projects/${cell.uuid}`, token: platform.tokenOf('lead') });
    const checks = await screen.findByRole('region', { name: 'Open checks' });
    const rationale = within(checks).getByText('A rating has no rationale').closest('li') as HTMLElement;
    const [link] = within(rationale).getAllByRole('link');
    const code = link?.textContent ?? '';
    await user.click(link as HTMLElement);
    await waitFor(async () => expect(await cellOf(code, 'S')).toHaveFocus());
  });
  it('says when its figures cannot be loaded, and continues without them', async () => {
    const path = `${ORIGIN}/v1/user-api/hara-metrics/:uuid`;
    server.use(http.get(path, () => HttpResponse.json(errorBody('X', 'Try again soon.'), { status: 503 })));
    open();
    expect(await screen.findByText('Try again soon.')).toBeVisible();
    expect(await screen.findByText('plates')).toBeVisible();
  });
});

describe('recent changes', () => {
  it('name who changed what, and lead to the hazard; those of one row in a row are one line', async () => {
    const path = `/user-api/projects/${press.uuid}/hazards/batch`;
    const { data } = await platform.call<{ data: { records: { uuid: string; code: string }[] } }>(
      'owner',
      'POST',
      path,
      { items: [{ style: 'MACHINE', name: 'Hand crushed' }] },
    );
    const [hazard] = data.records;
    const change = async (fields: object) => {
      const at = `/user-api/hazards/${hazard?.uuid}`;
      const { data: now } = await platform.call<{ data: { revision: number } }>('owner', 'GET', at);
      await platform.call('owner', 'PATCH', at, { revision: now.revision, ...fields });
    };
    await change({ name: 'Hand drawn in' });
    await change({ description: 'At the infeed.' });
    open();
    const changes = await screen.findByRole('list', { name: 'Recent changes' });
    const [newest] = within(changes).getAllByRole('listitem');
    expect(newest).toHaveTextContent(/Changed · Hazard · (description and name|name and description)/);
    expect(newest).toHaveTextContent(/Olivia Mensah/);
    expect(within(newest as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/badger/projects/${press.uuid}/worksheet?hazard=${hazard?.code}&panel=1`,
    );
    expect(within(changes).getAllByRole('listitem')[1]).not.toHaveTextContent(/Changed · Hazard/);
  });
});
