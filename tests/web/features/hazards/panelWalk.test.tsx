import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { shownOrder } from '@/features/shared/sheet/panelWalk';
import { usePlatform } from '../../../support/web/platform.ts';
import { stubScreen } from '../../../support/web/screen.ts';
import { OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform(), { engineer: 'ENGINEER' });
  for (const name of ['First', 'Second', 'Third']) await sheet.add('hazards', { style: 'FUNCTION', name });
});

const panel = () => screen.findByRole('complementary', { name: 'Details of the hazard' });
const titleIn = async () => within(await panel()).findByRole('textbox', { name: 'Title' });
const shows = (code: string) =>
  waitFor(async () =>
    expect(within(await panel()).getByRole('heading', { level: 2 })).toHaveTextContent(code),
  );

describe('the panel of the worksheet', () => {
  it('goes to the previous and the next hazard by its buttons, and keeps focus and section', async () => {
    stubScreen(1700);
    const { user } = sheet.open('engineer', '?group=none&hazard=HZ-002&panel=1');
    await shows('HZ-002');
    await user.click(within(await panel()).getByRole('button', { name: 'What happens' }));
    const next = () => screen.getByRole('button', { name: 'Next row' });
    await user.click(next());
    await shows('HZ-003');
    expect(next()).toHaveFocus();
    expect(within(await panel()).getByRole('button', { name: 'What happens' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    // The last one: the button stays, and does nothing.
    expect(next()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    await shows('HZ-003');
    await user.click(screen.getByRole('button', { name: 'Previous row' }));
    await shows('HZ-002');
  });

  it('goes on by keys in the field that one is in, and keeps what was typed with its hazard', async () => {
    stubScreen(1700);
    const { user } = sheet.open('engineer', '?group=none&hazard=HZ-001&panel=1');
    const title = await titleIn();
    await user.clear(title);
    await user.type(title, 'First of all');
    await user.keyboard('{Alt>}{PageDown}{/Alt}');
    await shows('HZ-002');
    await waitFor(async () => expect(await titleIn()).toHaveFocus());
    expect(await titleIn()).toHaveValue('Second');
    await user.keyboard('{Alt>}{PageUp}{/Alt}');
    await shows('HZ-001');
    await waitFor(async () => expect(await titleIn()).toHaveFocus());
    expect(await titleIn()).toHaveValue('First of all');
  });

  it('stands beside the sheet from 1600 px on and below it under that, with an edge that is moved by keys', async () => {
    stubScreen(1700);
    const { user, unmount } = sheet.open('engineer', '?group=none&hazard=HZ-001&panel=1');
    const edge = () => screen.findByRole('separator', { name: 'Size of the details' });
    expect(await edge()).toHaveAttribute('aria-orientation', 'vertical');
    // 360 to 560 px: never outside of that.
    (await edge()).focus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(await edge()).toHaveAttribute('aria-valuenow', '360');
    await user.keyboard('{End}{ArrowLeft}');
    expect(await edge()).toHaveAttribute('aria-valuenow', '560');
    await user.keyboard('{ArrowRight}');
    expect(await edge()).toHaveAttribute('aria-valuenow', '540');
    expect((await panel()).style.flexBasis).toBe('540px');
    unmount();
    stubScreen(1440);
    sheet.open('engineer', '?group=none&hazard=HZ-001&panel=1');
    expect(await edge()).toHaveAttribute('aria-orientation', 'horizontal');
    expect((await panel()).style.flexBasis).toBe('220px');
  });
});

it('is walked in the order that is shown: by groups, those that are folded left out', () => {
  const rows = ['b1', 'a1', 'c1', 'a2', 'x1'];
  const grouping = {
    groups: ['a', 'b', 'c'].map(key => ({ key, label: key })),
    groupOf: (row: string) => row.charAt(0),
  };
  expect(shownOrder(rows, undefined, undefined)).toEqual(rows);
  expect(shownOrder(rows, grouping, undefined)).toEqual(['a1', 'a2', 'b1', 'c1', 'x1']);
  expect(shownOrder(rows, grouping, new Set(['b']))).toEqual(['a1', 'a2', 'c1', 'x1']);
  // What is in none of the groups is one of its own.
  expect(shownOrder(rows, grouping, new Set(['']))).toEqual(['a1', 'a2', 'b1', 'c1']);
});
