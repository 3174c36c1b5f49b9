import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { errorBody, ORIGIN, server } from '../../support/web/server.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});
const open = (person: string) => renderApp({ route: '/admin/features', token: platform.tokenOf(person) });
const PORTAL = 'Supplier portal in the old sidebar';
const stored = async () =>
  (
    await platform.call<{ data: { enabled: boolean } }>(
      'owner',
      'GET',
      '/user-api/feature-flags/badger-237-show-supplier-portal',
    )
  ).data.enabled;

describe('/admin/features', () => {
  it('switches a flag for the installation, and back', async () => {
    const { user } = open('owner');
    const portal = await screen.findByRole('switch', { name: PORTAL });
    expect(portal).toBeChecked();
    expect(portal).toHaveAccessibleDescription(/leads to the invitation of suppliers/);
    await user.click(portal);
    await waitFor(async () => expect(await stored()).toBe(false));
    await waitFor(() => expect(screen.getByRole('switch', { name: PORTAL })).not.toBeChecked());
    await waitFor(() => expect(screen.getByRole('switch', { name: PORTAL })).toBeEnabled());
    await user.click(screen.getByRole('switch', { name: PORTAL }));
    await waitFor(async () => expect(await stored()).toBe(true));
    await waitFor(() => expect(screen.getByRole('switch', { name: PORTAL })).toBeChecked());
  });
  it('says why a change was refused and stays as it was', async () => {
    server.use(
      http.patch(`${ORIGIN}/v1/admin-api/feature-flags/:uuid`, () =>
        HttpResponse.json(errorBody('UNAVAILABLE', 'Try again in a moment.'), { status: 503 }),
      ),
    );
    const { user } = open('owner');
    await user.click(await screen.findByRole('switch', { name: PORTAL }));
    expect(await screen.findByText('Try again in a moment.')).toBeVisible();
    expect(screen.getByRole('switch', { name: PORTAL })).toBeChecked();
  });
  it('is for administrators of the platform only', async () => {
    open('lead');
    expect(await screen.findByText(/switch features on and off/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
