import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Project } from '@/api/projects';
import { ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

const open = (person: string, route: string) => renderApp({ route, token: platform.tokenOf(person) });
const call = async <T,>(method: string, path: string, body?: object) =>
  (await platform.call<{ data: T }>('owner', method, `/user-api/${path}`, body)).data;
const newProject = async (organizationUuid: string, name: string) =>
  call<Project>('POST', `organizations/${organizationUuid}/projects`, { name, style: 'MACHINE' });
const measuresOf = async (projectUuid: string) =>
  (await call<{ results: { name: string }[] }>('GET', `rrms?projectUuid=${projectUuid}`)).results.map(
    ({ name }) => name,
  );

describe('the library of an organization', () => {
  it('adds an entry to a list, names what is taken at its field, and retires it', async () => {
    const { uuid } = await ownOrganization(platform);
    const { user } = open('owner', `/organizations/${uuid}/library?kind=phases`);
    await user.click(await screen.findByRole('button', { name: 'New entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New entry' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'commissioning');
    await user.click(dialog.getByRole('button', { name: 'Add entry' }));
    expect(
      await dialog.findByText(
        'The organization can choose an entry of this name already. Take another name.',
      ),
    ).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Winter storage');
    await user.click(dialog.getByRole('button', { name: 'Add entry' }));
    const row = await screen.findByRole('row', { name: /Winter storage/ });
    expect(row).toHaveTextContent(/Organization.*Offered/);

    await user.click(screen.getByRole('button', { name: 'Change Winter storage' }));
    const change = within(await screen.findByRole('dialog', { name: 'Change Winter storage' }));
    const name = change.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Winter break');
    const place = change.getByRole('textbox', { name: /Place in the list/ });
    await user.clear(place);
    await user.type(place, '2');
    await user.click(change.getByRole('switch', { name: 'Offered for new records' }));
    await user.click(change.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Winter break/ })).toHaveTextContent('Retired'),
    );
    const { results } = await call<{ results: { name: string; isActive: boolean }[] }>(
      'GET',
      `lifecycle-phases?organizationUuid=${uuid}&search=winter`,
    );
    expect(results).toMatchObject([{ name: 'Winter break', order: 2, isActive: false }]);
    // What is built in is nobody's to change.
    expect(screen.queryByRole('button', { name: /^Change Commissioning/ })).not.toBeInTheDocument();
  });

  it('is read by whoever may not change it', async () => {
    const { data } = await platform.call<{ data: { results: { uuid: string }[] } }>(
      'engineer',
      'GET',
      '/user-api/organizations?search=Demo',
    );
    open('engineer', `/organizations/${data.results[0]?.uuid}/library`);
    expect(await screen.findByRole('row', { name: /UNINTENDED/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New entry' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make a project a library' })).not.toBeInTheDocument();
  });

  it('gives measures of one project to another', async () => {
    const { uuid } = await ownOrganization(platform);
    const library = await newProject(uuid, 'House standards');
    const taker = await newProject(uuid, 'Press line 4');
    const [type] = (await call<{ results: { uuid: string }[] }>('GET', 'rrm-types?limit=1')).results;
    await call('POST', `projects/${library.uuid}/rrms/batch`, {
      items: ['Fence 2.2 m', 'Light curtain'].map(name => ({ name, rrmTypeUuid: type?.uuid })),
    });
    const { user, router } = open('owner', `/organizations/${uuid}/library`);
    await user.click(await screen.findByRole('button', { name: 'Make a project a library' }));
    const choosing = within(await screen.findByRole('dialog', { name: 'Make a project a library' }));
    await user.click(choosing.getByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'House standards' }));
    await user.click(choosing.getByRole('button', { name: 'Make it a library' }));
    expect(await screen.findByRole('link', { name: 'House standards' })).toBeVisible();

    await router.navigate(`/projects/${taker.uuid}/measures`);
    // Beside the button of the toolbar there is one in the empty sheet.
    const [taking] = await screen.findAllByRole('button', { name: 'Take from the library' });
    await user.click(taking as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Take from the library' }));
    await user.click(await dialog.findByRole('checkbox', { name: /Fence 2\.2 m/ }));
    await user.click(dialog.getByRole('button', { name: 'Take 1' }));
    expect(await screen.findByText('1 taken from the library')).toBeVisible();
    await waitFor(async () => expect(await measuresOf(taker.uuid)).toEqual(['Fence 2.2 m']));
    expect(await screen.findByText('Fence 2.2 m')).toBeVisible();

    await user.click(screen.getAllByRole('button', { name: 'Take from the library' })[0] as HTMLElement);
    const again = within(await screen.findByRole('dialog', { name: 'Take from the library' }));
    expect(await again.findByRole('checkbox', { name: /Fence 2\.2 m/ })).toBeDisabled();
    expect(again.getByRole('checkbox', { name: /Light curtain/ })).toBeEnabled();
  });
});
