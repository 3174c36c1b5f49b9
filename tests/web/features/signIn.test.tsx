import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '@/config/configuration';
import { CONFIGURATION } from '../../support/web/configuration.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { ORIGIN } from '../../support/web/server.ts';

describe('/reset-password', () => {
  const RESET = `${ORIGIN}/reset-password`;

  it('leads to the page of the provider that mails a link', async () => {
    renderApp({ route: '/reset-password', signedIn: false, configuration: { passwordResetUrl: RESET } });
    expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
    // In the language of this page.
    expect(screen.getByRole('link', { name: 'Get a link' })).toHaveAttribute(
      'href',
      `${RESET}?ui_locales=en`,
    );
    expect(screen.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute(
      'href',
      '/badger/login',
    );
  });

  it('of a provider whose page is not known leads to its sign-in', async () => {
    renderApp({ route: '/reset-password', signedIn: false });
    expect(await screen.findByRole('link', { name: 'Go to the sign-in page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get a link' })).toBeNull();
  });

  it('has its address from the configuration, which may leave it out', () => {
    expect(parseConfiguration(CONFIGURATION, ORIGIN).passwordResetUrl).toBeUndefined();
    const known = { ...CONFIGURATION, passwordResetUrl: '/reset-password' };
    expect(parseConfiguration(known, ORIGIN).passwordResetUrl).toBe(RESET);
    expect(() => parseConfiguration({ ...known, passwordResetUrl: 'javascript:alert(1)' }, ORIGIN)).toThrow(
      'passwordResetUrl',
    );
  });
});
