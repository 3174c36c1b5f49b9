import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ownName } from '../../support/web/ownOrganization.ts';
import { usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

interface Uuid {
  data: { uuid: string };
}

it('the menu of a project is walked by keyboard, and the focus comes back to its button', async () => {
  const platform = await usePlatform();
  const { person } = await platform.newPerson();
  const { data: own } = await platform.call<Uuid>(person, 'POST', '/user-api/organizations', {
    name: ownName('Works'),
  });
  const name = ownName('Press');
  await platform.call(person, 'POST', `/user-api/organizations/${own.uuid}/projects`, {
    name,
    style: 'MACHINE',
  });
  const { user } = renderApp({ route: '/projects', token: platform.tokenOf(person) });
  const button = await screen.findByRole('button', { name: `Actions for ${name}` });

  button.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: `Actions for ${name}` });
  await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Copy project' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());

  await user.keyboard('{Enter}');
  await screen.findByRole('menu', { name: `Actions for ${name}` });
  // One letter: several count as one word only where they come within half a second.
  await user.keyboard('a');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive project' })).toHaveFocus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: `Archive ${name}` });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());

  // A second time the dialog is there at once.
  await user.keyboard('{Enter}');
  await screen.findByRole('menu', { name: `Actions for ${name}` });
  await user.keyboard('a');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive project' })).toHaveFocus());
  await user.keyboard('{Enter}');
  const again = await screen.findByRole('dialog', { name: `Archive ${name}` });
  await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});
