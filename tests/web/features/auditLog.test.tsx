import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownOrganization } from '../../support/web/ownOrganization.ts';
import { type Somebody, type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

let platform: TestPlatform;
let ana: Somebody;
beforeEach(async () => {
  platform = await usePlatform();
  ana ??= await platform.newPerson('Ana');
});

describe('the audit log of an organization', () => {
  it('tells who changed what, and keeps its filter in the address', async () => {
    const own = await ownOrganization(platform, ana.person);
    await platform.call(ana.person, 'PATCH', `/user-api/organizations/${own.uuid}`, {
      revision: 1,
      description: 'Robots and cells',
    });
    const { user, router } = renderApp({
      route: `/organizations/${own.uuid}/audit-log`,
      token: platform.tokenOf(ana.person),
    });
    const list = await screen.findByRole('list', { name: 'Changes' });
    expect(within(list).getByText('description: – → Robots and cells')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Kind of record' }));
    await user.click(await screen.findByRole('option', { name: 'Role' }));
    await waitFor(() => expect(router.state.location.search).toBe('?entity=OrganizationRole'));
    await waitFor(() => expect(screen.queryByText('description: – → Robots and cells')).toBeNull());
    expect(await screen.findByText('Owner', { selector: 'strong' })).toBeVisible();
  });
});
