import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organization } from '@/api/organizations';
import { ownName, ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

const open = (person: string, route: string) => renderApp({ route, token: platform.tokenOf(person) });
const demo = async () => {
  const { data } = await platform.call<{ data: { results: Organization[] } }>(
    'viewer',
    'GET',
    '/user-api/organizations',
  );
  return data.results.find(({ name }) => name === 'Demo organization') as Organization;
};
const stored = async (uuid: string) =>
  (await platform.call<{ data: Organization }>('owner', 'GET', `/user-api/organizations/${uuid}`)).data;
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('/organizations', () => {
  it("lists the caller's organizations with role and number of people, and finds one", async () => {
    const own = await ownOrganization(platform);
    const { user, router } = open('owner', '/organizations');
    const row = await screen.findByRole('row', { name: new RegExp(own.name) });
    expect(within(row).getByRole('link', { name: own.name })).toHaveAttribute(
      'href',
      `/badger/organizations/${own.uuid}`,
    );
    expect(within(row).getByRole('link', { name: `People of ${own.name}: 1` })).toHaveAttribute(
      'href',
      `/badger/organizations/${own.uuid}/members`,
    );
    expect(row).toHaveTextContent('Owner1');
    await user.type(screen.getByRole('searchbox', { name: 'Search organizations' }), own.name);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    // A part of the name may have been enough to find it.
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('search')).toBe(own.name),
    );
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(router.state.location.search).toContain('sort=-name'));
  });
  it('tells organizations of one name apart by the end of their uuids', async () => {
    const own = await ownOrganization(platform);
    const { data: other } = await platform.call<{ data: Organization }>(
      'owner',
      'POST',
      '/user-api/organizations',
      { name: own.name.toUpperCase() },
    );
    for (const route of ['/organizations', '/account']) {
      const { unmount } = open('owner', route);
      for (const { uuid, name } of [own, other])
        expect(await screen.findByRole('link', { name: `${name} · …${uuid.slice(-8)}` })).toHaveAttribute(
          'href',
          `/badger/organizations/${uuid}`,
        );
      unmount();
    }
  });
  it('says what an organization is to somebody without one', async () => {
    // Every demo account may be let into one by the tests of another file.
    server.use(
      http.get(`${ORIGIN}/v1/user-api/organizations`, () =>
        HttpResponse.json({ data: { results: [], total: 0 } }),
      ),
    );
    open('guest', '/organizations');
    expect(await screen.findByRole('heading', { name: 'No organizations yet' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'New organization' })[0]).toHaveAttribute(
      'href',
      '/badger/organizations/new',
    );
  });
  it.each([
    [403, "You don't have permission to view this content."],
    [500, 'Something went wrong.'],
    [503, 'Try again in a minute.'],
  ])('says what failed with %i, and tries again', async (status, message) => {
    server.use(
      http.get(`${ORIGIN}/v1/user-api/organizations`, () =>
        HttpResponse.json(errorBody('UNAVAILABLE', 'Try again in a minute.'), { status }),
      ),
    );
    const { user } = open('viewer', '/organizations');
    expect(await screen.findByText(message)).toBeVisible();
    await usePlatform();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'My organizations' })).toBeVisible();
    // The tests of another file may have made others of which this person is a member.
    expect(await screen.findByRole('row', { name: /^Demo organization Member/ })).toBeVisible();
  });
});

describe('/organizations/new', () => {
  it('creates one, and it shows everywhere at once', async () => {
    const name = ownName('New works');
    const { user, router } = open('guest', '/organizations/new');
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), name);
    await user.dblClick(screen.getByRole('button', { name: 'Create organization' }));
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/^\/badger\/organizations\/[0-9a-f-]{36}$/);
    expect(screen.getByTitle('Your role: Owner')).toBeVisible();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Organizations'),
    );
    // Once, although the button was clicked twice.
    expect(await screen.findAllByRole('row', { name: new RegExp(name) })).toHaveLength(1);
    await user.click(screen.getByRole('link', { name }));
    await user.click(await screen.findByRole('button', { name: 'Delete organization' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  });
});

describe('/organizations/{uuid}', () => {
  it('shows name and tabs; a new name shows in header and breadcrumb at once', async () => {
    const own = await ownOrganization(platform);
    const { user } = open('owner', `/organizations/${own.uuid}`);
    expect(await screen.findByRole('heading', { name: own.name })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('tab', { name: 'Members' })).toHaveAttribute(
      'href',
      `/badger/organizations/${own.uuid}/members`,
    );
    const name = ownName('Renamed');
    await user.clear(await screen.findByRole('textbox', { name: /Name/ }));
    await user.type(field(/Name/), name);
    await user.clear(field(/Least number/));
    await user.type(field(/Least number/), '3');
    await user.click(screen.getByRole('combobox', { name: /When voters agree/ }));
    await user.click(screen.getByRole('option', { name: /^Most severe wins/ }));
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(breadcrumb).getByRole('link', { name })).toBeVisible();
    expect(await stored(own.uuid)).toMatchObject({ name, minimumVotes: 3, consensusRule: 'MAX_WINS' });
  });
  it('is called Organization when it cannot be loaded', async () => {
    open('owner', '/organizations/0190b3c4-5d6e-7f80-9a1b-00000000dead');
    expect(await screen.findByRole('heading', { name: 'Organization' })).toBeVisible();
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(breadcrumb).getByRole('link', { name: 'Organization' })).toBeVisible();
  });
  it('can be read, and says who can give more, where the role is too small', async () => {
    const { uuid } = await demo();
    open('viewer', `/organizations/${uuid}`);
    expect(
      await screen.findByText(/^Your role does not let you change these settings\. An owner/),
    ).toBeVisible();
    // As text, not as inputs that nobody can use.
    expect(screen.getByRole('group', { name: 'Name' })).toHaveTextContent('Demo organization');
    const form = within(screen.getByRole('form', { name: 'Settings' }));
    for (const role of ['textbox', 'combobox']) expect(form.queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete organization' })).toBeNull();
  });
  it('shows what somebody else changed meanwhile, and loses neither', async () => {
    const own = await ownOrganization(platform);
    const { user } = open('owner', `/organizations/${own.uuid}`);
    await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'Mine');
    const theirs = ownName('Theirs');
    await platform.call('owner', 'PATCH', `/user-api/organizations/${own.uuid}`, {
      revision: own.revision,
      name: theirs,
    });
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere meanwhile/ });
    expect(within(dialog).getByRole('row', { name: /^Name/ })).toHaveTextContent(theirs);
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(field(/Name/)).toHaveValue(theirs));
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
    await waitFor(async () =>
      expect(await stored(own.uuid)).toMatchObject({ name: theirs, description: 'Mine' }),
    );
  });
  it('sets the method that new projects start with', async () => {
    const own = await ownOrganization(platform);
    const { user } = open('owner', `/organizations/${own.uuid}`);
    await user.click(await screen.findByRole('combobox', { name: /Default rating set/ }));
    await user.click(await screen.findByRole('option', { name: /ISO 13849-1/ }));
    const form = screen.getByRole('form', { name: 'Default rating set' });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Default rating set saved')).toBeInTheDocument();
    type Link = { organizationUuid: string; isDefault: boolean };
    const { data } = await platform.call<{
      data: { results: { code: string; organizationRiskRatingSets: Link[] }[] };
    }>('owner', 'GET', `/user-api/organization-scoped-risk-rating-sets?organizationUuid=${own.uuid}`);
    const defaults = data.results.filter(set =>
      set.organizationRiskRatingSets.some(link => link.organizationUuid === own.uuid && link.isDefault),
    );
    expect(defaults.map(({ code }) => code)).toEqual([expect.stringMatching(/13849/)]);
  });
  it('is deleted after its name was typed, with its dependent records named', async () => {
    const own = await ownOrganization(platform);
    await platform.call('owner', 'POST', `/user-api/organizations/${own.uuid}/projects`, {
      name: 'Press line',
      style: 'MACHINE',
    });
    const { user, router } = open('owner', `/organizations/${own.uuid}`);
    await user.click(await screen.findByRole('button', { name: 'Delete organization' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete ${own.name}` });
    expect(await within(dialog).findByText(/1 × project: deleted too \(Press line\)/)).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Delete organization' });
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), own.name);
    await user.click(confirm);
    await waitFor(() => expect(router.state.location.pathname).toBe('/badger/organizations'));
    await screen.findByRole('table', { name: 'My organizations' });
    await expect(stored(own.uuid)).rejects.toThrow('404');
  });
});

describe('tags of an organization', () => {
  it('are made, changed, merged and deleted, with what carries them named before', async () => {
    const own = await ownOrganization(platform);
    const { data: press } = await platform.call<{ data: { uuid: string } }>(
      'owner',
      'POST',
      `/user-api/organizations/${own.uuid}/projects`,
      { name: ownName('Press'), style: 'MACHINE' },
    );
    const tag = async (name: string) => {
      const path = `/user-api/organizations/${own.uuid}/tags`;
      const { data } = await platform.call<{ data: { uuid: string } }>('owner', 'POST', path, { name });
      const on = `/user-api/tags/${data.uuid}/relationships/Project/${press.uuid}`;
      await platform.call('owner', 'POST', on);
    };
    await tag('Brakes');
    await tag('Hall 9');
    const { user } = open('owner', `/organizations/${own.uuid}`);
    const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
    expect(await rowOf('Brakes')).toHaveTextContent(/Brakes–1/);
    const used = within(await rowOf('Brakes')).getByRole('link', { name: 'Brakes: 1' });
    expect(used.getAttribute('href')).toMatch(/^\/badger\/projects\?tag=[0-9a-f-]{36}&archived=yes$/);

    await user.click(screen.getByRole('button', { name: 'New tag' }));
    const create = await screen.findByRole('dialog', { name: 'New tag' });
    await user.type(within(create).getByRole('textbox', { name: /Name/ }), 'Breaking');
    await user.click(within(create).getByRole('button', { name: 'Create tag' }));
    expect(await rowOf('Breaking')).toHaveTextContent(/Breaking–0/);

    await user.click(screen.getByRole('button', { name: 'Change Breaking' }));
    const change = await screen.findByRole('dialog', { name: 'Change Breaking' });
    await user.clear(within(change).getByRole('textbox', { name: /Name/ }));
    await user.type(within(change).getByRole('textbox', { name: /Name/ }), 'Braking');
    await user.type(within(change).getByRole('textbox', { name: /Colour/ }), '#0b6e6e');
    await user.click(within(change).getByRole('button', { name: 'Save' }));
    expect(await rowOf('Braking')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Merge Brakes' }));
    const merge = await screen.findByRole('dialog', { name: 'Merge Brakes' });
    await user.click(within(merge).getByRole('combobox', { name: /Into the tag/ }));
    await user.click(await screen.findByRole('option', { name: /Braking/ }));
    await user.click(within(merge).getByRole('button', { name: 'Merge tags' }));
    // The dialog hides the list while it is there.
    await waitFor(async () => expect(await rowOf('Braking')).toHaveTextContent(/Braking–1/));
    expect(screen.queryByRole('row', { name: /^Brakes/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Delete Hall 9' }));
    const remove = await screen.findByRole('dialog', { name: 'Delete Hall 9' });
    expect(await within(remove).findByText(/1 × .*: deleted too/)).toBeVisible();
    await user.click(within(remove).getByRole('button', { name: 'Delete tag' }));
    await rowOf('Braking');
    await waitFor(() => expect(screen.queryByText('Hall 9')).toBeNull());
  });
  it('are read-only for users who do not manage the library', async () => {
    const { uuid } = await demo();
    open('viewer', `/organizations/${uuid}`);
    expect(await screen.findByRole('region', { name: 'Tags' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New tag' })).toBeNull();
  });
});
