import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { holdChanges, loseConnection } from '../../../support/web/faults.ts';
import { usePlatform } from '../../../support/web/platform.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
let first: Hazard;
let second: Hazard;
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
  first = await sheet.addRated({}, { severity: 'S3', exposure: 'E4', avoidability: 'C2' });
  second = await sheet.addRated({}, { severity: 'S2', exposure: 'E3', avoidability: 'C2' });
});

/** Locks the agreed values of a hazard as the lead, or unlocks them. */
const toggleLock = async () => {
  const { uuid, revision } = await sheet.storedBy(second.code);
  const path = `/user-api/hazards/${uuid}/toggle-consensus-voting-lock`;
  const body = { revision, isOverride: true, reason: 'Agreed with the customer.' };
  await sheet.platform.call('lead', 'PATCH', path, body);
};

// ISO 26262-3:2018, table 4: S3 E4 C2 is ASIL C, S3 E4 C3 is ASIL D.
describe('a level typed into the worksheet', () => {
  it('rates with one digit before the server has answered, and saves it', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'C'));
    const letGo = holdChanges();
    await user.keyboard('3');
    expect(await cellOf('HZ-001', 'ASIL')).toHaveTextContent('D');
    expect(await sheet.storedLevel('HZ-001', 'avoidability')).toBe('C2');
    expect(await cellOf('HZ-001', 'C')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(async () => expect(await sheet.storedLevel('HZ-001', 'avoidability')).toBe('C3'));
    await waitFor(async () => expect(await cellOf('HZ-001', 'C')).not.toHaveAttribute('aria-busy'));
    expect(await cellOf('HZ-001', 'ASIL')).toHaveTextContent('D');
  });

  it('goes back when it is refused, says why, and is saved when asked again', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-002', 'S'));
    const letGo = holdChanges();
    await user.keyboard('3');
    await toggleLock();
    letGo();
    expect(
      await screen.findByText(
        'The agreed values of this hazard are locked. Nothing was changed; unlock the consensus first. ' +
          'The old value is back.',
      ),
    ).toBeVisible();
    expect(await cellOf('HZ-002', 'S')).toHaveTextContent('S2');
    expect(await cellOf('HZ-002', 'S')).toHaveAttribute('aria-invalid', 'true');
    await toggleLock();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(async () => expect(await sheet.storedLevel('HZ-002', 'severity')).toBe('S3'));
    expect(await cellOf('HZ-002', 'S')).toHaveTextContent('S3');
  });

  it('asks whose level to keep when somebody else changed it meanwhile, and keeps the chosen one', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'S'));
    const letGo = holdChanges();
    await user.keyboard('2');
    await sheet.rate('lead', first, { severity: 'S1' });
    letGo();
    const dialog = await screen.findByRole('dialog', { name: 'HZ-001 was changed by Lena Brandt' });
    const row = within(dialog).getByRole('row', { name: /^S / });
    expect(row).toHaveTextContent('S2 Severe injuries');
    expect(row).toHaveTextContent('S1 Light and moderate injuries');
    expect(await sheet.storedLevel('HZ-001', 'severity')).toBe('S1');
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(async () => expect(await sheet.storedLevel('HZ-001', 'severity')).toBe('S2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cellOf('HZ-001', 'S')).toHaveTextContent('S2');
  });

  it('is saved without a question beside what somebody else changed apart from the levels', async () => {
    const [deliver] = await sheet.add('functions', { name: 'Deliver requests' });
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'C'));
    const letGo = holdChanges();
    await user.keyboard('1');
    const { uuid, revision } = await sheet.storedBy('HZ-001');
    const functionUuid = deliver?.uuid;
    await sheet.platform.call('lead', 'PATCH', `/user-api/hazards/${uuid}`, { revision, functionUuid });
    letGo();
    await waitFor(async () => expect(await sheet.storedLevel('HZ-001', 'avoidability')).toBe('C1'));
    expect((await sheet.storedBy('HZ-001')).functionUuid).toBe(functionUuid);
    await waitFor(async () =>
      expect(await cellOf('HZ-001', 'Function')).toHaveTextContent('Deliver requests'),
    );
    expect(await cellOf('HZ-001', 'C')).toHaveTextContent('C1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays without a connection, on other pages of the project too, asks before it is left, and is sent later', async () => {
    const { user, router } = sheet.open();
    await user.click(await cellOf('HZ-001', 'C'));
    const comeBack = loseConnection();
    await user.keyboard('3');
    expect(await screen.findByText(/^No connection/)).toBeVisible();
    expect(await cellOf('HZ-001', 'ASIL')).toHaveTextContent('D');
    await user.click(screen.getByText('Overview'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/badger/projects/${sheet.project}`));
    expect(screen.getByText(/records waiting: 1/)).toBeVisible();
    await act(() => router.navigate('/projects'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(`/badger/projects/${sheet.project}`);
    const again = screen.getByRole('button', { name: 'Try now' });
    expect(await sheet.storedLevel('HZ-001', 'avoidability')).toBe('C2');
    comeBack();
    await user.click(again);
    await waitFor(async () => expect(await sheet.storedLevel('HZ-001', 'avoidability')).toBe('C3'));
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
  });
});

describe('a text written in the details', () => {
  it('says that it is being saved, though the grid has no column for it', async () => {
    const { user } = sheet.open('engineer', '?group=none&hazard=HZ-001&panel=1');
    const field = await screen.findByRole('textbox', { name: 'Description' });
    const letGo = holdChanges();
    await user.type(field, 'The lid falls.');
    expect(field).not.toHaveAccessibleDescription();
    await user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Being saved'));
    letGo();
    await waitFor(async () => expect((await sheet.storedBy('HZ-001')).description).toBe('The lid falls.'));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  });
});
