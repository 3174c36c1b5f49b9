import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePlatform } from '../../../support/web/platform.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
const functions = async () =>
  (
    await sheet.platform.call<{ data: { results: { name: string }[] } }>(
      'lead',
      'GET',
      `/user-api/functions?projectUuid=${sheet.project}`,
    )
  ).data.results.map(({ name }) => name);

/** Two hazards of one function. */
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform(), { engineer: 'ENGINEER', voter: 'VOTER' });
  const [brake] = await sheet.add('functions', { name: 'Brake' });
  const hazard = { style: 'FUNCTION', functionUuid: brake?.uuid };
  await sheet.add('hazards', hazard, hazard);
});

const openMenu = async (column: string) => {
  fireEvent.contextMenu(await cellOf('HZ-001', column), { button: 2, clientX: 20, clientY: 20 });
  return screen.findByRole('menu', { name: 'Commands of the cell' });
};
const entries = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

describe('the menu of a cell', () => {
  it('takes what the cell names from this hazard only, and gives it back by undo', async () => {
    const { user } = sheet.open();
    const menu = await openMenu('Function');
    await user.click(within(menu).getByRole('menuitem', { name: 'Remove “Brake” from this hazard only' }));
    await waitFor(async () => expect((await sheet.storedBy('HZ-001')).functionUuid).toBeNull());
    expect(await cellOf('HZ-001', 'Function')).toHaveTextContent(/^$/);
    expect(await cellOf('HZ-002', 'Function')).toHaveTextContent('Brake');
    await waitFor(async () => expect(await cellOf('HZ-001', 'Function')).toHaveFocus());
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await cellOf('HZ-001', 'Function')).toHaveTextContent('Brake'));
  });

  it('deletes it everywhere once what hangs on it was seen, and undo brings all of it back', async () => {
    const { user } = sheet.open();
    const menu = await openMenu('Function');
    await user.click(within(menu).getByRole('menuitem', { name: 'Delete “Brake” everywhere (2 hazards) …' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete FN-001 Brake' });
    await waitFor(() => expect(dialog).toHaveTextContent('2 × hazard: kept without the link'));
    expect(await functions()).toEqual(['Brake']);
    await user.click(within(dialog).getByRole('button', { name: 'Delete everywhere' }));
    await waitFor(async () => expect(await cellOf('HZ-001', 'Function')).toHaveTextContent(/^$/));
    expect(await cellOf('HZ-002', 'Function')).toHaveTextContent(/^$/);
    expect(await functions()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(async () => expect(await cellOf('HZ-002', 'Function')).toHaveTextContent('Brake'));
    expect(await functions()).toEqual(['Brake']);
  });

  it('has the commands of the row in a cell that names nothing', async () => {
    sheet.open();
    expect(entries(await openMenu('S'))).toEqual([
      'Only rows where S is empty',
      'Sort and filter by S …Ctrl+Shift+L',
      'Show or hide the details',
      'Insert a row belowCtrl+Enter',
      'DuplicateCtrl+Shift+D',
      'Move upAlt+Shift+↑',
      'Move downAlt+Shift+↓',
      'Find and replace …Ctrl+H',
      'UndoCtrl+Z',
      'Delete hazardCtrl+Delete',
    ]);
  });

  it('offers a reader nothing that changes', async () => {
    sheet.open('voter');
    expect(entries(await openMenu('Function'))).toEqual([
      'Only rows with “Brake”',
      'Sort and filter by Function …Ctrl+Shift+L',
      'Show or hide the details',
    ]);
  });
});
