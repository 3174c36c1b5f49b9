import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organization } from '@/api/organizations';
import type { Project } from '@/api/projects';
import { ownName, ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

type List<Row> = { data: { results: Row[]; total: number } };
let platform: TestPlatform;
let own: Organization;
beforeEach(async () => {
  platform = await usePlatform();
  own = await ownOrganization(platform);
});

const open = (route: string, person = 'owner') =>
  renderApp({
    route,
    token: platform.tokenOf(person),
    preloadedState: { organizationSelection: { selectedOrganizationUuid: own.uuid } },
  });
const create = async (name = ownName('Press'), style = 'MACHINE', description = '') =>
  (
    await platform.call<{ data: Project }>('owner', 'POST', `/user-api/organizations/${own.uuid}/projects`, {
      name,
      style,
      description,
    })
  ).data;
const stored = async (uuid: string) =>
  (await platform.call<{ data: Project }>('owner', 'GET', `/user-api/projects/${uuid}`)).data;
const projectsNamed = async (name: string) =>
  (
    await platform.call<List<Project>>(
      'owner',
      'GET',
      `/user-api/projects?${new URLSearchParams({ search: name, archived: 'INCLUDED' })}`,
    )
  ).data.results;
const tag = async (name: string, project: Project) => {
  const { data } = await platform.call<{ data: { uuid: string } }>(
    'owner',
    'POST',
    `/user-api/organizations/${own.uuid}/tags`,
    { name },
  );
  await platform.call('owner', 'POST', `/user-api/tags/${data.uuid}/relationships/Project/${project.uuid}`);
  return data.uuid;
};
const fail = (
  method: 'get' | 'post' | 'patch',
  path: string,
  status: number,
  body = 'Try again in a minute.',
) =>
  server.use(
    http[method](`${ORIGIN}/v1${path}`, () => HttpResponse.json(errorBody('X', body), { status }), {
      once: method !== 'get',
    }),
  );

describe('/projects', () => {
  it('lists the projects of the selected organization, finds by text and tag, as cards or table', async () => {
    const [press, saw] = [await create(), await create(ownName('Saw'))];
    const tagUuid = await tag('Hall 4', press);
    const { user, router } = open('/projects');
    const cards = await screen.findByRole('list', { name: 'My projects' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(2);
    expect(await within(cards).findByText('Hall 4')).toBeVisible();

    await user.click(screen.getByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByRole('option', { name: 'Hall 4' }));
    await waitFor(() => expect(screen.queryByText(saw.name)).toBeNull());
    expect(new URLSearchParams(router.state.location.search).getAll('tag')).toEqual([tagUuid]);
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'nothing like it');
    expect(await screen.findByRole('heading', { name: 'No project found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and tags' }));
    expect(await screen.findByText(saw.name)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Table' }));
    const row = await screen.findByRole('row', { name: new RegExp(press.name) });
    for (const text of [own.name, 'Machine', 'Lead']) expect(row).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Cards' }));
    expect(await screen.findByRole('list', { name: 'My projects' })).toBeVisible();
  });
  it('shows what a project is in plain words, without the marks of its Markdown', async () => {
    await create(
      ownName('Press'),
      'MACHINE',
      '# Press line\n\nMade by **us**, see [the plan](https://plan.example).',
    );
    open('/projects');
    expect(await screen.findByText('Press line Made by us, see the plan.')).toBeVisible();
  });
  it('has the end of its address beside a name that another one has too, as card and in the table', async () => {
    const name = ownName('Press');
    const [one, other] = [await create(name), await create(` ${name.toUpperCase()}.`.trim())];
    const saw = await create(ownName('Saw'));
    const { user } = open('/projects');
    const cards = within(await screen.findByRole('list', { name: 'My projects' }));
    const marks = [one, other].map(({ uuid }) => `…${uuid.slice(-8)}`);
    for (const mark of marks) expect(cards.getByText(mark)).toBeVisible();
    expect(cards.queryByText(`…${saw.uuid.slice(-8)}`)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    for (const mark of marks)
      expect(await screen.findByRole('row', { name: new RegExp(mark) })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cards' }));
    expect(await screen.findByRole('list', { name: 'My projects' })).toBeVisible();
  });
  it('archives and restores; archived ones show only when asked for', async () => {
    const press = await create();
    const { user } = open('/projects');
    await user.click(await screen.findByRole('button', { name: `Actions for ${press.name}` }));
    await user.click(screen.getByRole('menuitem', { name: 'Archive project' }));
    const dialog = await screen.findByRole('dialog', { name: `Archive ${press.name}` });
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Out of service');
    fail('patch', `/user-api/projects/${press.uuid}`, 503);
    await user.click(within(dialog).getByRole('button', { name: 'Archive project' }));
    expect(await within(dialog).findByText(/Try again in a minute/)).toBeVisible();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Archive project' }));
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
    expect((await stored(press.uuid)).archivedAt).not.toBeNull();

    await user.click(screen.getByRole('switch', { name: 'Show archived' }));
    expect(await screen.findByText('Archived')).toBeVisible();
    await user.click(screen.getByRole('link', { name: new RegExp(press.name) }));
    expect(await screen.findByText(/^Archived since .* not changed\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore project' }));
    const restore = await screen.findByRole('dialog', { name: `Restore ${press.name}` });
    await user.click(within(restore).getByRole('button', { name: 'Restore project' }));
    await waitFor(() => expect(screen.queryByText(/^Archived since/)).toBeNull());
    expect((await stored(press.uuid)).archivedAt).toBeNull();
  });
  it.each([
    [403, "You don't have permission to view this content."],
    [500, 'Something went wrong.'],
    [503, 'Try again in a minute.'],
  ])('says what failed with %i, and tries again', async (status, message) => {
    await create();
    fail('get', '/user-api/projects', status);
    const { user } = open('/projects');
    expect(await screen.findByText(message)).toBeVisible();
    await usePlatform();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'My projects' })).toBeVisible();
  });
  it('shows somebody without a project what to do next', async () => {
    const { person } = await platform.newPerson();
    renderApp({ route: '/projects', token: platform.tokenOf(person) });
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('Projects belong to an organization.');
  });
});

describe('/projects/new', () => {
  it('creates one from blank with its methods, and opens it', async () => {
    const name = ownName('Mixer');
    const { user, router } = open('/projects/new');
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), name);
    await user.click(screen.getByRole('combobox', { name: /Style/ }));
    await user.click(screen.getByRole('option', { name: /^Machine/ }));
    const sets = screen.getByRole('combobox', { name: 'Rating sets' });
    await user.click(sets);
    await user.click(await screen.findByRole('option', { name: /IEC 62061/ }));
    const button = screen.getByRole('button', { name: 'Create project' });
    const path = `/user-api/organizations/${own.uuid}/projects`;
    server.use(http.post(`${ORIGIN}/v1${path}`, () => HttpResponse.error(), { once: true }));
    await user.click(button);
    expect(await screen.findByText(/could not be reached.*What you entered is still here/)).toBeVisible();
    fail('post', path, 500);
    await user.click(button);
    expect(await screen.findByText(/Something went wrong.*What you entered is still here/)).toBeVisible();
    await user.dblClick(button);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    const [project, ...others] = await projectsNamed(name);
    expect(others).toEqual([]);
    expect(router.state.location.pathname).toBe(`/badger/projects/${project?.uuid}`);
    expect(project).toMatchObject({ style: 'MACHINE', organizationUuid: own.uuid, myRole: 'LEAD' });
    expect(project?.riskRatingSetUuids).toHaveLength(1);
    expect(screen.getByTitle('Your role: Lead')).toBeVisible();
  });
  it('is rated by what is typed: Enter takes what the list marks, anything else is refused', async () => {
    const name = ownName('Typed method');
    const { user } = open('/projects/new');
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), name);
    const sets = screen.getByRole('combobox', { name: 'Rating sets' });
    await waitFor(() => expect(sets).not.toHaveAttribute('aria-busy', 'true'));
    await user.type(sets, 'No such method{Enter}');
    await waitFor(() => expect(sets).toHaveAccessibleDescription('Choose one of the list.'));
    expect(sets).toHaveValue('No such method');
    await user.tab();
    expect(sets).toHaveValue('No such method');
    expect(await projectsNamed(name)).toEqual([]);

    await user.clear(sets);
    await user.type(sets, 'MIL');
    await screen.findByRole('option', { name: /MIL-STD-882/ });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /MIL-STD-882/ })).toBeVisible();
    expect(await projectsNamed(name)).toEqual([]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    const [project] = await projectsNamed(name);
    const known = await platform.call<{ data: { results: { uuid: string; code: string }[] } }>(
      'lead',
      'GET',
      '/user-api/risk-rating-sets?limit=500',
    );
    const chosen = known.data.results.filter(({ uuid }) => project?.riskRatingSetUuids.includes(uuid));
    expect(chosen.map(({ code }) => code)).toEqual([expect.stringMatching(/^MIL/)]);
  });
  it('needs a name, and takes one as long as the contract allows', async () => {
    const { user } = open('/projects/new');
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Fill in this field.'));
    await user.click(name);
    await user.paste('x'.repeat(201));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('The text has 201 characters; 200 are allowed.'),
    );
  });
  it('makes a copy with what is wanted of it', async () => {
    const press = await create();
    await tag('Hall 5', press);
    const { user } = open(`/projects/new?copyOf=${press.uuid}`);
    const name = await screen.findByRole('textbox', { name: /Name/ });
    expect(name).toHaveValue(`Copy of ${press.name}`);
    await user.click(screen.getByRole('checkbox', { name: 'Tags' }));
    await user.click(screen.getByRole('button', { name: 'Copy project' }));
    expect(await screen.findByRole('heading', { name: `Copy of ${press.name}` })).toBeVisible();
    const [copy] = await projectsNamed(`Copy of ${press.name}`);
    const tags = await platform.call<List<unknown>>(
      'owner',
      'GET',
      `/user-api/relationships/tags?projectUuid=${copy?.uuid}`,
    );
    expect(tags.data.total).toBe(0);
  });
  it('begins with a demo project in the own organization', async () => {
    const { user } = open('/projects/new');
    await user.click(await screen.findByRole('radio', { name: 'From a demo project' }));
    await user.click(await screen.findByRole('combobox', { name: /Demo project/ }));
    await user.click(await screen.findByRole('option', { name: /Remote control library/ }));
    const name = screen.getByRole('textbox', { name: /Name/ });
    await user.clear(name);
    const wanted = ownName('Trial');
    await user.type(name, wanted);
    await user.click(await screen.findByRole('combobox', { name: /Organization/ }));
    await user.click(await screen.findByRole('option', { name: own.name }));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByRole('heading', { name: wanted })).toBeVisible();
    const [project] = await projectsNamed(wanted);
    expect(project).toMatchObject({ organizationUuid: own.uuid, counts: { hazards: 12, functions: 7 } });
  });
  it('says who can give it to somebody who may create none', async () => {
    renderApp({ route: '/projects/new', token: platform.tokenOf('supplier') });
    expect(await screen.findByText(/^Your role does not let you create projects/)).toBeVisible();
  });
});
