import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyStoredColorScheme } from '@/app/storedColorScheme';
import { createBadgerTheme } from '@/theme';
import { renderApp } from '../../support/web/renderApp.tsx';
import { answerGet, answerShell, errorBody, ORIGIN, PREFERENCES, server } from '../../support/web/server.ts';

const scheme = () => document.documentElement.getAttribute('data-color-scheme');
const density = () => window.localStorage.getItem('badger-density');

/** Takes what is saved, as the server does: the whole of it. */
function takePreferences() {
  const saved: unknown[] = [];
  server.use(
    http.put(`${ORIGIN}/v1/user-api/user-preferences`, async ({ request }) => {
      const body = (await request.json()) as object;
      saved.push(body);
      const data = { ...PREFERENCES, ...body };
      answerGet('/user-api/user-preferences', { data });
      return HttpResponse.json({ data });
    }),
  );
  return saved;
}

async function choose(user: ReturnType<typeof renderApp>['user'], submenu: RegExp, choice: string) {
  await user.click(await screen.findByRole('button', { name: /^User menu/ }));
  (await screen.findByRole('menuitem', { name: submenu })).focus();
  await user.keyboard('{ArrowRight}');
  await user.click(await screen.findByRole('menuitemradio', { name: choice }));
}

beforeEach(() => {
  answerShell();
  answerGet('/user-api/projects', { data: { results: [], total: 0 } });
});
afterEach(() => document.documentElement.removeAttribute('data-color-scheme'));

describe('colour scheme and density', () => {
  it('are those of the account', async () => {
    answerGet('/user-api/user-preferences', {
      data: { ...PREFERENCES, colorScheme: 'DARK', density: 'COMPACT' },
    });
    renderApp({ route: '/welcome' });
    await screen.findByRole('heading', { name: 'Welcome, Ana' });
    await waitFor(() => expect(scheme()).toBe('dark'));
    expect(density()).toBe('compact');
  });
  it('are there at the first paint, before the account has said anything', () => {
    window.localStorage.setItem('mui-mode', 'dark');
    window.localStorage.setItem('badger-density', 'compact');
    renderApp({ route: '/welcome' });
    expect(scheme()).toBe('dark');
  });
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light dark'],
    ['nonsense', 'light dark'],
  ])('%s: even the empty page before the app is "%s"', (stored, expected) => {
    const meta = document.createElement('meta');
    meta.name = 'color-scheme';
    meta.content = 'light dark';
    document.head.append(meta);
    window.localStorage.setItem('mui-mode', stored);
    applyStoredColorScheme();
    meta.remove();
    expect(meta.content).toBe(expected);
  });
  it('are chosen in the user menu and stored in the account beside the other settings', async () => {
    answerGet('/user-api/user-preferences', {
      data: { ...PREFERENCES, language: 'en', notificationMails: false, values: { other: 1 } },
    });
    const saved = takePreferences();
    const { user } = renderApp({ route: '/welcome' });
    await choose(user, /^Colour scheme/, 'Dark');
    expect(scheme()).toBe('dark');
    const { organizations, projects, ...own } = PREFERENCES;
    const others = { ...own, language: 'en', notificationMails: false, values: { other: 1 } };
    await waitFor(() => expect(saved).toEqual([{ ...others, colorScheme: 'DARK' }]));
    await choose(user, /^Density/, 'Compact');
    expect(density()).toBe('compact');
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ colorScheme: 'DARK', density: 'COMPACT' }));
  });
  it('go back when they cannot be kept, and that is said', async () => {
    server.use(
      http.put(`${ORIGIN}/v1/user-api/user-preferences`, () =>
        HttpResponse.json(errorBody('UNAVAILABLE', 'The platform is busy.'), { status: 503 }),
      ),
    );
    answerGet('/user-api/user-preferences', { data: { ...PREFERENCES, colorScheme: 'LIGHT' } });
    const { user } = renderApp({ route: '/welcome' });
    await choose(user, /^Colour scheme/, 'Dark');
    expect(await screen.findByText('Your choice was not saved. The platform is busy.')).toBeInTheDocument();
    await waitFor(() => expect(scheme()).toBe('light'));
  });
  it('fall back to those of this browser when the preferences cannot be read', async () => {
    window.localStorage.setItem('mui-mode', 'dark');
    answerGet('/user-api/user-preferences', errorBody('INTERNAL', 'secret'), 500);
    renderApp({ route: '/welcome' });
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana' })).toBeInTheDocument();
    expect(scheme()).toBe('dark');
  });
  it('mark the chosen one', async () => {
    const { user } = renderApp({ route: '/welcome' });
    await user.click(await screen.findByRole('button', { name: /^User menu/ }));
    (await screen.findByRole('menuitem', { name: /^Density/ })).focus();
    await user.keyboard('{ArrowRight}');
    const group = within(await screen.findByRole('group', { name: 'Density' }));
    expect(group.getByRole('menuitemradio', { name: 'Comfortable' })).toHaveAttribute('aria-checked', 'true');
    expect(group.getByRole('menuitemradio', { name: 'Compact' })).toHaveAttribute('aria-checked', 'false');
  });
});

describe('density in the theme (specification §9: inputs 42 and 36 px; rows 40 and 32 px)', () => {
  it('comfortable leaves every part at its default height', () => {
    const { components } = createBadgerTheme('comfortable');
    expect(components?.MuiTextField?.defaultProps?.size).toBeUndefined();
    expect(components?.MuiTableCell?.styleOverrides?.root).toMatchObject({ height: 40 });
  });
  it('compact takes the small ones', () => {
    const { components } = createBadgerTheme('compact');
    for (const part of ['MuiTextField', 'MuiButton', 'MuiAutocomplete', 'MuiFormControl'] as const)
      expect(components?.[part]?.defaultProps?.size, part).toBe('small');
    expect(components?.MuiButton?.defaultProps?.disableElevation).toBe(true);
    expect(components?.MuiTableCell?.styleOverrides?.root).toMatchObject({ height: 32 });
  });
});
