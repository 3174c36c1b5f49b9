import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePlatform } from '../../../support/web/platform.ts';
import { cellOf, OwnWorksheet } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform(), { engineer: 'ENGINEER', voter: 'VOTER' });
  // ISO 26262-3:2018: S0 needs no ASIL.
  await sheet.addRated({}, { severity: 'S0', exposure: 'E1', avoidability: 'C1' });
});

/** What the pointer is told that rests on something. */
async function pointAt(element: HTMLElement): Promise<string> {
  const pointed = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(pointed, 'pointerType', { value: 'mouse' });
  fireEvent(element, pointed);
  return waitFor(() => {
    const tooltip = document.querySelector('.worksheet-floating-tooltip');
    if (!tooltip) throw new Error('There is no tooltip');
    return tooltip.textContent ?? '';
  });
}
const said = async (column: string) =>
  (await cellOf('HZ-001', column)).getAttribute('aria-description') ?? '';

describe('the column that the rows are grouped by', () => {
  it('says only once what the head of the group says, and still holds it for readers and the clipboard', async () => {
    const [brake] = await sheet.add('functions', { name: 'Brake' });
    await sheet.add('hazards', { style: 'FUNCTION', functionUuid: brake?.uuid });
    const grouped = sheet.open('engineer', '');
    const cell = await cellOf('HZ-002', 'Function');
    expect(cell).toHaveClass('worksheet-repeated');
    expect(cell).toHaveTextContent('Brake');
    expect(await cellOf('HZ-002', 'Malfunction')).not.toHaveClass('worksheet-repeated');
    grouped.unmount();
    sheet.open('engineer', '?group=none');
    expect(await cellOf('HZ-002', 'Function')).not.toHaveClass('worksheet-repeated');
  });
});

describe('what the worksheet says of itself', () => {
  it('is the parameter behind a symbol and the meaning of each state, at the header', async () => {
    sheet.open();
    await cellOf('HZ-001', 'S');
    expect(await pointAt(screen.getByRole('columnheader', { name: 'S' }))).toContain('S: Severity');
    const states = await pointAt(screen.getByRole('columnheader', { name: 'State' }));
    expect(states).toContain('Draft: something that the hazard needs before it can be judged is missing');
  });

  it('is no code of the table where no level is needed', async () => {
    sheet.open();
    expect(await cellOf('HZ-001', 'ASIL')).toHaveTextContent(/^None$/);
  });

  it('is why a cell cannot be edited, for the eye and for a screen reader', async () => {
    const { user } = sheet.open();
    await user.click(await cellOf('HZ-001', 'State'));
    const reason = 'The state follows from what is filled in, rated, voted on and locked.';
    await waitFor(async () => expect(await said('State')).toContain(reason));
    expect(await pointAt(await cellOf('HZ-001', 'State'))).toContain(reason);
    await user.keyboard('{F2}');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      `HZ-001, State: ${reason}`,
    );
  });

  it('is that the role may not, for whoever may only read', async () => {
    const { user } = sheet.open('voter');
    await user.click(await cellOf('HZ-001', 'S'));
    await waitFor(async () => expect(await said('S')).toContain('Your role may not change this hazard.'));
  });
});
