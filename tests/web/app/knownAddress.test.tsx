import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('addresses with a part that is no uuid (specification §2)', () => {
  it.each([
    '/organizations/nonsense',
    '/organizations/nonsense/members',
    `/organizations/${UNKNOWN}/members/nonsense`,
    '/members/nonsense/new',
    '/projects/nonsense',
    '/projects/nonsense/members',
    `/projects/${UNKNOWN}0/worksheet`,
  ])('%s is no page', async route => {
    renderApp({ route, token: platform.tokenOf('owner') });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByText(/is not a uuid/)).toBeNull();
  });
  it('a uuid that nobody has is a page that says so', async () => {
    renderApp({ route: `/projects/${UNKNOWN}`, token: platform.tokenOf('owner') });
    expect(await screen.findByText(/^There is no such record/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull();
  });
  it('an unknown organization shows the reason once and nothing to save', async () => {
    renderApp({ route: `/organizations/${UNKNOWN}/members/${UNKNOWN}`, token: platform.tokenOf('owner') });
    expect(await screen.findByText(/^There is no such record/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No projects yet' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
