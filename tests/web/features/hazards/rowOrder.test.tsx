import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { cellOf, levels, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
let [brake, steer]: (string | undefined)[] = [];

/** Five hazards: three of the brake, then two of the steering. */
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform(), { engineer: 'ENGINEER', approver: 'APPROVER' });
  const functions = await sheet.add('functions', { name: 'Brake' }, { name: 'Steer' });
  [brake, steer] = functions.map(({ uuid }) => uuid);
  await sheet.add(
    'hazards',
    ...[brake, brake, brake, steer, steer].map(functionUuid => ({ style: 'FUNCTION', functionUuid })),
  );
});

const shown = () =>
  screen
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent)
    .filter(text => /^(HZ-\d+|…)$/.test(text ?? ''));
/** As the server lists them. */
const stored = async () => {
  const path = `/user-api/hazards?projectUuid=${sheet.project}&orderBy=position&order=asc`;
  const { data } = await sheet.platform.call<{ data: { results: { code: string; revision: number }[] } }>(
    'lead',
    'GET',
    path,
  );
  return data.results;
};
const storedCodes = async () => (await stored()).map(({ code }) => code);
const inOrder = (...numbers: number[]) => numbers.map(number => `HZ-00${number}`);
const UP = '{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}';
const DOWN = '{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}';

describe('rows', () => {
  it('move by Alt+Shift+arrows, the hands stay on them, and undo takes one move back', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-004', 'S'));
    await user.keyboard(UP + UP);
    expect(shown()).toEqual(inOrder(1, 4, 2, 3, 5));
    expect(await cellOf('HZ-004', 'S')).toHaveFocus();
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 4, 2, 3, 5)));
    // Nobody else was written.
    const { revision: untouched } = await sheet.storedBy('HZ-002');
    expect(untouched).toBe(1);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 2, 4, 3, 5)));
    expect(shown()).toEqual(inOrder(1, 2, 4, 3, 5));
    await user.keyboard('{Control>}y{/Control}');
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 4, 2, 3, 5)));
  });

  it('move as a block, which stays selected, and not over the end', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-002', 'S'));
    await user.keyboard(`{Shift>}{ArrowDown}{/Shift}${DOWN}${DOWN}${DOWN}`);
    expect(shown()).toEqual(inOrder(1, 4, 5, 2, 3));
    expect(screen.getByText('2 rows selected')).toBeInTheDocument();
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 4, 5, 2, 3)));
    await user.keyboard(UP);
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 4, 2, 3, 5)));
  });

  it('say why they stay while they are sorted, and move within their group', async () => {
    const { user, router } = sheet.open('engineer', '?group=none&sort=-function');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard(UP);
    expect(screen.getByRole('alert')).toHaveTextContent(/^The rows are sorted by Function\./);
    await router.navigate(`/projects/${sheet.project}/worksheet?group=function`);
    await waitFor(() => expect(shown()).toEqual(inOrder(1, 2, 3, 4, 5)));
    await user.click(await cellOf('HZ-004', 'S'));
    await user.keyboard(UP);
    expect(shown()).toEqual(inOrder(1, 2, 3, 4, 5));
    await user.keyboard(DOWN);
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 2, 3, 5, 4)));
  });

  it('follow a colleague who moves one, while they are filtered too', async () => {
    const { user } = sheet.open('engineer', `?group=none&not.function=Steer`);
    await waitFor(() => expect(shown()).toEqual(inOrder(1, 2, 3)));
    const { uuid, revision } = await sheet.storedBy('HZ-003');
    await sheet.platform.call('lead', 'PATCH', `/user-api/hazards/${uuid}`, { revision, position: 1 });
    await waitFor(() => expect(shown()).toEqual(inOrder(3, 1, 2)), { timeout: 5000 });
    // What is hidden between keeps its place.
    await user.click(await cellOf('HZ-002', 'S'));
    await user.keyboard(UP);
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(3, 2, 1, 4, 5)));
  });

  it('that are frozen stay, and say so', async () => {
    const { uuid } = await sheet.rate('lead', await sheet.storedBy('HZ-001'), {
      severity: 'S3',
      exposure: 'E4',
      avoidability: 'C3',
    });
    const path = `/user-api/hazards/${uuid}`;
    // A risk is frozen once it has a final rating, which needs a measure.
    const [rrm] = await sheet.add('rrms', { name: 'Guard', rrmTypeUuid: seedUuid('rrmTypes', 'SUBST') });
    const use = await sheet.platform.call<{ data: { uuid: string } }>('lead', 'POST', `${path}/hazard-rrms`, {
      rrmUuid: rrm?.uuid,
      status: 'IMPLEMENTED',
    });
    await sheet.platform.call('lead', 'POST', `/user-api/hazard-rrms/${use.data.uuid}/evaluation`, {
      effectiveness: 'PARTIAL',
      ...levels({ avoidability: 'C1' }),
    });
    await sheet.platform.call('lead', 'PATCH', `${path}/ratings/recalculate-final-ratings`, {
      scope: 'HAZARD',
    });
    await sheet.platform.call('approver', 'PATCH', `${path}/toggle-risk-freeze`, {
      revision: (await sheet.storedBy('HZ-001')).revision,
      isOverride: true,
      reason: 'Agreed without votes.',
    });
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard(DOWN);
    expect(screen.getByRole('alert')).toHaveTextContent(/^HZ-001: The risk of this hazard is frozen\./);
    await user.click(await cellOf('HZ-002', 'S'));
    await user.keyboard(UP);
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(2, 1, 3, 4, 5)));
  });
});

describe('a new row', () => {
  it('stands below the active one with its function, in its group and without one', async () => {
    const { user } = sheet.open('engineer', '?group=function');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(shown()).toEqual(inOrder(1, 6, 2, 3, 4, 5)));
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 6, 2, 3, 4, 5)));
    expect((await sheet.storedBy('HZ-006')).functionUuid).toBe(brake);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 2, 3, 4, 5)));
  });

  it('is inserted from the menu of a cell, also several times at one place', async () => {
    const { user } = sheet.open();
    await user.pointer({ keys: '[MouseRight]', target: await cellOf('HZ-004', 'S') });
    await user.click(await screen.findByRole('menuitem', { name: /^Insert a row below/ }));
    await waitFor(() => expect(shown()).toEqual(inOrder(1, 2, 3, 4, 6, 5)));
    // More than the place between the two has room for.
    for (const number of [7, 8, 9]) {
      await user.click(await cellOf('HZ-004', 'S'));
      await user.keyboard('{Control>}{Enter}{/Control}');
      await screen.findByRole('gridcell', { name: `HZ-00${number}` });
    }
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 2, 3, 4, 9, 8, 7, 6, 5)));
    expect((await sheet.storedBy('HZ-009')).functionUuid).toBe(steer);
  });

  it('is a duplicate below its original', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-002', 'S'));
    await user.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 2, 6, 3, 4, 5)));
  });

  it('goes to the end while the rows are sorted', async () => {
    const { user } = sheet.open('engineer', '?group=none&sort=-code');
    await user.pointer({ keys: '[MouseRight]', target: await cellOf('HZ-004', 'S') });
    await user.click(await screen.findByRole('menuitem', { name: /^Add hazard/ }));
    await waitFor(async () => expect(await storedCodes()).toEqual(inOrder(1, 2, 3, 4, 5, 6)));
    // It stays there while it is filled in.
    await waitFor(() => expect(shown()).toEqual(inOrder(5, 4, 3, 2, 1, 6)));
  });
});

describe('columns', () => {
  it('are hidden from their menu, kept in the address, and brought back in the list', async () => {
    const { user, router } = sheet.open();
    await user.click(await cellOf('HZ-001', 'Situation'));
    await user.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
    const menu = await screen.findByRole('dialog', { name: 'Situation' });
    await user.click(within(menu).getByRole('button', { name: 'Hide column' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Situation' })).toBeNull());
    expect(new URLSearchParams(router.state.location.search).get('hide')).toBe('situation');
    await user.click(screen.getByRole('button', { name: 'My views and columns, 1 column hidden' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Shown columns' }));
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('menuitemcheckbox', { name: 'Malfunction' });
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Code' })).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('hide')).toBe('malfunction,situation'),
    );
    expect(screen.getByRole('menuitemcheckbox', { name: 'Malfunction' })).not.toBeChecked();
    await user.click(screen.getByRole('menuitem', { name: 'Show all columns' }));
    expect(await screen.findByRole('columnheader', { name: 'Situation' })).toBeVisible();
    expect(router.state.location.search).not.toContain('hide');
  });

  it('that are hidden keep their filter, and a link to one of their cells brings the column back', async () => {
    const { user, router } = sheet.open('engineer', '?group=none&hide=function&only.function=Steer');
    await waitFor(() => expect(shown()).toEqual(inOrder(4, 5)));
    expect(screen.queryByRole('columnheader', { name: 'Function' })).toBeNull();
    await user.keyboard('{Escape}');
    await router.navigate(`/projects/${sheet.project}/worksheet?group=none`);
    await cellOf('HZ-001', 'Function');
    await router.navigate(
      `/projects/${sheet.project}/worksheet?group=none&hide=function&hazard=HZ-002&cell=functionUuid`,
    );
    await waitFor(async () => expect(await cellOf('HZ-002', 'Function')).toHaveFocus());
    expect(router.state.location.search).not.toContain('hide');
  });
});
