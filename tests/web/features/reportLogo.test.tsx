import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filePart } from '../../support/uploads.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

/** An organization of somebody new, so that nobody else's settings are looked at. */
async function ownOrganization() {
  const { person } = await platform.newPerson();
  const { data } = await platform.call<{ data: { uuid: string } }>(
    person,
    'POST',
    '/user-api/organizations',
    {
      name: 'Northfield',
    },
  );
  return { person, uuid: data.uuid };
}

describe('the logo in the settings of an organization', () => {
  it('is shown, and removed by keyboard', async () => {
    const { person, uuid } = await ownOrganization();
    await platform.upload(person, `/user-api/organizations/${uuid}/logo`, [filePart('north.svg', SVG)]);
    const { user } = renderApp({ route: `/organizations/${uuid}`, token: platform.tokenOf(person) });
    expect(await screen.findByRole('img', { name: 'Logo of Northfield' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose another logo' })).toBeVisible();
    screen.getByRole('button', { name: 'Remove logo' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^No logo yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload a logo' })).toBeVisible();
    await waitFor(async () =>
      expect(
        (
          await platform.call<{ data: { logoSha256: string | null } }>(
            person,
            'GET',
            `/user-api/organizations/${uuid}`,
          )
        ).data.logoSha256,
      ).toBeNull(),
    );
  });

  it('offers no change to those who may not change the organization', async () => {
    const { data } = await platform.call<{ data: { results: { uuid: string; name: string }[] } }>(
      'lead',
      'GET',
      '/user-api/organizations',
    );
    const demo = data.results.find(({ name }) => name === 'Demo organization');
    renderApp({ route: `/organizations/${demo?.uuid}`, token: platform.tokenOf('lead') });
    const section = (await screen.findByRole('heading', { name: 'Logo' })).closest('section') as HTMLElement;
    expect(within(section).queryByRole('button')).not.toBeInTheDocument();
  });
});
