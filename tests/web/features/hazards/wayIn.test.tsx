import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePlatform } from '../../../support/web/platform.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
  await sheet.addRated({}, { severity: 'S3', exposure: 'E4', avoidability: 'C2' });
  await sheet.addRated({}, { severity: 'S1', exposure: 'E1', avoidability: 'C1' });
});

describe('the way to the first hazard by keyboard', () => {
  it('takes two tabs from the top of the page', async () => {
    const { user } = sheet.open();
    const cell = await cellOf('HZ-001', 'Code');
    (document.activeElement as HTMLElement | null)?.blur();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Skip to the rows' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cell).toHaveFocus());
  });

  it('takes two letters from anywhere on the page, and comes back to the cell that was left', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-002', 'S'));
    screen.getByRole('button', { name: /^Details/ }).focus();
    await user.keyboard('gr');
    await waitFor(async () => expect(await cellOf('HZ-002', 'S')).toHaveFocus());
  });
});

describe('Ctrl+Enter outside of the grid', () => {
  it('adds the first hazard of an empty sheet, which the second tab of the page does too', async () => {
    const empty = await OwnWorksheet.create(sheet.platform);
    const { user } = empty.open();
    await screen.findByText('No hazards yet');
    (document.activeElement as HTMLElement | null)?.blur();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName('Add hazard');
    (document.activeElement as HTMLElement | null)?.blur();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await empty.stored()).toHaveLength(1));
  });

  it('belongs to what has the focus: a field, a button', async () => {
    const { user } = sheet.open();
    await cellOf('HZ-001', 'Code');
    await user.click(screen.getByRole('searchbox', { name: 'Search hazards' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    screen.getByRole('button', { name: /^Details/ }).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('2 of 2')).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('3 of 3')).toBeVisible();
  });
});

describe('the commands of the worksheet in the palette', () => {
  const choose = async (asked: string, name: string | RegExp) => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Search and commands' });
    await user.type(field, asked);
    await user.click(await within(screen.getByRole('dialog')).findByRole('option', { name }));
    return user;
  };

  it('add a hazard', async () => {
    const user = await choose('add haz', /^Add hazard/);
    await waitFor(async () => expect(await sheet.stored()).toHaveLength(3));
    // The new row has the focus, not the place that the palette was opened from.
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await sheet.stored()).toHaveLength(2));
  });

  it('filter by a level', async () => {
    await choose('asil c', 'ASIL: ASIL C');
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'HZ-002' })).toBeNull());
    expect(screen.getByRole('gridcell', { name: 'HZ-001' })).toBeVisible();
  });

  it('find, with the focus in the field', async () => {
    await choose('search haz', /^Search hazards/);
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search hazards' })).toHaveFocus());
  });
});
