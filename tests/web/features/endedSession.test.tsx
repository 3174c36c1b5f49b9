import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Organization } from '@/api/organizations';
import { seedUuid } from '../../../server/seed/seedUuid.ts';
import { endAndComeBack } from '../../support/web/endedSession.ts';
import { ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

let platform: TestPlatform;
let organization: Organization;
beforeEach(async () => {
  platform = await usePlatform();
  organization = await ownOrganization(platform);
});

const open = (route: string, person = 'owner') => renderApp({ route, token: platform.tokenOf(person) });
const BACK = 'What you had entered when the session ended is back. It is not saved yet.';
const description = () => screen.findByRole('textbox', { name: 'Description' });
const stored = async () =>
  (
    await platform.call<{ data: Organization }>(
      'owner',
      'GET',
      `/user-api/organizations/${organization.uuid}`,
    )
  ).data;

describe('a session that ends', () => {
  it('gives a form back to whoever entered it, to be saved over nobody’s change', async () => {
    const route = `/organizations/${organization.uuid}`;
    const before = open(route);
    await before.user.type(await description(), 'Mine');
    await platform.call('owner', 'PATCH', `/user-api/organizations/${organization.uuid}`, {
      revision: organization.revision,
      description: 'Theirs',
    });
    const { user } = endAndComeBack(before, () => open(route));
    expect(await screen.findByText(BACK)).toBeVisible();
    expect(await description()).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere meanwhile/ });
    expect(within(dialog).getByRole('row', { name: /^Description/ })).toHaveTextContent('Theirs');
    expect((await stored()).description).toBe('Theirs');
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(async () => expect((await stored()).description).toBe('Mine'));
  });

  it('gives it back once, and to nobody else', async () => {
    const route = `/organizations/${organization.uuid}`;
    const before = open(route);
    await before.user.type(await description(), 'Mine');
    const anothers = endAndComeBack(before, () => open('/account', 'lead'));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Lena');
    anothers.unmount();
    const own = open(route);
    await waitFor(async () => expect(await description()).toHaveValue('Mine'));
    own.unmount();
    open(route);
    expect(await description()).toHaveValue('');
  });

  it('gives the draft of a rating set back, to be saved on the revision that it was edited on', async () => {
    const { data: draft } = await platform.call<{ data: { uuid: string } }>(
      'owner',
      'POST',
      '/user-api/risk-rating-set-drafts',
      { organizationUuid: organization.uuid, basedOnUuid: seedUuid('risk-rating-set', 'ISO13849-1') },
    );
    const route = `/organizations/${organization.uuid}/rating-sets/drafts/${draft.uuid}`;
    const before = open(route);
    await before.user.click(await screen.findByRole('gridcell', { name: 'S2 F2 PrN P2, e' }));
    await before.user.keyboard('a');
    const path = `/user-api/risk-rating-set-drafts/${draft.uuid}`;
    await platform.call('owner', 'PATCH', path, { revision: 1, name: 'Theirs' });
    const { user } = endAndComeBack(before, () => open(route));
    expect(await screen.findByRole('gridcell', { name: 'S2 F2 PrN P2, a, not monotone' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('button', { name: 'Take their version' })).toBeVisible();
    const { data: kept } = await platform.call<{ data: { name: string } }>('owner', 'GET', path);
    expect(kept.name).toBe('Theirs');
  });

  it('gives back roles that were chosen for a person', async () => {
    await platform.call('owner', 'POST', `/user-api/organizations/${organization.uuid}/projects`, {
      name: 'Press',
      style: 'MACHINE',
    });
    const { data: me } = await platform.call<{ data: { uuid: string } }>(
      'owner',
      'GET',
      '/user-api/users/me',
    );
    const route = `/organizations/${organization.uuid}/members/${me.uuid}`;
    const before = open(route);
    const role = await screen.findByRole('combobox', { name: 'Role in Press' });
    await waitFor(() => expect(role).not.toHaveAttribute('aria-disabled'));
    await before.user.click(role);
    await before.user.click(screen.getByRole('option', { name: 'Viewer' }));
    endAndComeBack(before, () => open(route));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Role in Press' })).toHaveTextContent('Viewer'),
    );
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
});
