import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePlatform } from '../../../support/web/platform.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;

/** Four hazards: two of the brake, one of the steering, one of nothing. */
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform(), { engineer: 'ENGINEER', voter: 'VOTER' });
  const [brake, steering] = await sheet.add('functions', { name: 'Brake' }, { name: 'Steering' });
  const [dry, wet] = await sheet.add('exposure-situations', { name: 'Dry road' }, { name: 'Wet road' });
  const of = (functionUuid?: string, exposureSituationUuid?: string) => ({
    style: 'FUNCTION',
    functionUuid,
    exposureSituationUuid,
  });
  await sheet.add(
    'hazards',
    of(brake?.uuid, wet?.uuid),
    of(steering?.uuid, dry?.uuid),
    of(brake?.uuid, dry?.uuid),
    of(undefined, wet?.uuid),
  );
});

const codes = () =>
  screen
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent)
    .filter(text => /^HZ-\d+$/.test(text ?? ''));

async function openColumn(user: ReturnType<OwnWorksheet['open']>['user'], column: string) {
  await user.click(await cellOf(codes()[0] ?? 'HZ-001', column));
  await user.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  return screen.findByRole('dialog', { name: column });
}

describe('the menu of a column', () => {
  it('leaves the rows with the chosen values, and says so in the address and beside the count', async () => {
    const { user, router } = sheet.open();
    await cellOf('HZ-001', 'Function');
    const dialog = await openColumn(user, 'Function');
    const values = within(within(dialog).getByRole('group', { name: 'Shown values' }))
      .getAllByRole('checkbox')
      .map(box => box.closest('label')?.textContent);
    expect(values).toEqual(['All3', 'Brake2', 'Steering1', '(empty)1']);
    await user.click(within(dialog).getByRole('checkbox', { name: /Steering/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(codes()).toEqual(['HZ-001', 'HZ-003', 'HZ-004']));
    expect(new URLSearchParams(router.state.location.search).getAll('not.function')).toHaveLength(1);
    expect(screen.getByText('3 of 4')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(codes()).toHaveLength(4));
    expect(router.state.location.search).not.toContain('function');
  });

  it('takes what is typed and Enter for what it finds, empty cells by a choice of their own', async () => {
    const { user } = sheet.open();
    await cellOf('HZ-001', 'Function');
    await openColumn(user, 'Function');
    await user.keyboard('brake{Enter}');
    await waitFor(() => expect(codes()).toEqual(['HZ-001', 'HZ-003']));
    await openColumn(user, 'Function');
    await user.keyboard('steer{Enter}');
    await waitFor(() => expect(codes()).toEqual(['HZ-002']));
    const again = await openColumn(user, 'Function');
    await user.click(within(again).getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(codes()).toHaveLength(4));
    const third = await openColumn(user, 'Function');
    await user.click(within(third).getByRole('checkbox', { name: /^All/ }));
    expect(within(third).getByRole('button', { name: 'Filter' })).toBeDisabled();
    await user.click(within(third).getByRole('checkbox', { name: /empty/ }));
    await user.click(within(third).getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(codes()).toEqual(['HZ-004']));
  });

  it('sorts by several columns, and a link brings the same order and filter', async () => {
    const { user, router } = sheet.open('engineer', '?group=none&not.function=~');
    await waitFor(() => expect(codes()).toEqual(['HZ-001', 'HZ-002', 'HZ-003']));
    let dialog = await openColumn(user, 'Situation');
    await user.click(within(dialog).getByRole('button', { name: 'Sort upwards' }));
    await waitFor(() => expect(router.state.location.search).toContain('sort=situation'));
    dialog = await openColumn(user, 'Function');
    await user.click(within(dialog).getByRole('button', { name: 'Then downwards' }));
    await waitFor(() => expect(codes()).toEqual(['HZ-002', 'HZ-003', 'HZ-001']));
    expect(new URLSearchParams(router.state.location.search).get('sort')).toBe('situation,-function');
  });
});

describe('rows', () => {
  it('are duplicated with what people chose, as one step of undo', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'Function'));
    await user.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
    await waitFor(async () => expect((await sheet.storedBy('HZ-005')).functionUuid).toBeTruthy());
    const [one, copy] = [await sheet.storedBy('HZ-001'), await sheet.storedBy('HZ-005')];
    expect([copy.functionUuid, copy.exposureSituationUuid]).toEqual([
      one.functionUuid,
      one.exposureSituationUuid,
    ]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(codes()).toHaveLength(4));
  });
});
