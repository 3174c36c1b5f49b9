import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePlatform } from '../../../support/web/platform.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
let functionUuid: string;
const codes = async () => (await sheet.stored()).map(({ code }) => code);

/** Two hazards of a function; a safety target names the first one. */
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
  const [deliver] = await sheet.add('functions', { name: 'Deliver requests' });
  functionUuid = deliver?.uuid ?? '';
  const [first] = await sheet.add(
    'hazards',
    { style: 'FUNCTION', functionUuid },
    { style: 'FUNCTION', functionUuid },
  );
  await sheet.add('safety-targets', { name: 'Nothing is lost', hazardUuids: [first?.uuid] });
});

describe('deleting hazards', () => {
  it('says before the selected ones go which records point at them', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}{Delete}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete HZ-001, HZ-002' });
    expect(
      await within(dialog).findByText('1 × safety target: kept without the link (ST-001 Nothing is lost)'),
    ).toBeVisible();
    expect(await codes()).toEqual(['HZ-001', 'HZ-002']);
    await user.click(within(dialog).getByRole('button', { name: 'Delete 2 hazards' }));
    expect(await screen.findByText('No hazards yet')).toBeVisible();
    expect(await codes()).toEqual([]);
  });

  it('leaves everything as it is when cancelled', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-002', 'S'));
    await user.click(screen.getByRole('button', { name: 'Delete hazard (Ctrl+Delete)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete HZ-002' });
    expect(await within(dialog).findByText(/^Nothing else points here/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await codes()).toEqual(['HZ-001', 'HZ-002']);
    expect(screen.getByText('2 of 2')).toBeVisible();
  });
});

describe('adding a hazard', () => {
  it('puts it in the group of the row it was added from, and the focus on what is empty', async () => {
    const { user } = sheet.open('engineer', '');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await cellOf('HZ-003', 'Function')).toHaveTextContent('Deliver requests');
    await waitFor(async () => expect(await cellOf('HZ-003', 'Malfunction')).toHaveFocus());
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect((await sheet.storedBy('HZ-003')).functionUuid).toBe(functionUuid);
  });
});
