import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { usePlatform } from '../../../support/web/platform.ts';
import { cellOf, levels, OwnWorksheet, userUuid } from '../../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
let hazards: Hazard[];

const stored = async (index: number) => sheet.storedBy(hazards[index]?.code ?? '');
const votesCast = async (index: number) =>
  (
    await sheet.platform.call<{ data: { results: { state: string }[] } }>(
      'lead',
      'GET',
      `/user-api/hazards/${hazards[index]?.uuid}/hazard-votes?orderBy=round&order=desc&limit=2`,
    )
  ).data.results.filter(({ state }) => state === 'CAST').length;
const eventOf = async (index: number) => (await stored(index)).hazardousEventUuid;

/** Two hazards with one vote of two in an open round each, and a third without a round. */
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform(), { engineer: 'ENGINEER', voter: 'VOTER' });
  const [before] = await sheet.add('hazardous-events', { name: 'Rolls away' }, { name: 'Hand drawn in' });
  const fields = { style: 'FUNCTION', hazardousEventUuid: before?.uuid };
  hazards = await sheet.add<Hazard>(
    'hazards',
    { ...fields, name: 'Slope' },
    { ...fields, name: 'Gate' },
    { ...fields, name: 'Yard' },
  );
  await sheet.add(
    'hazard-vote-events',
    ...hazards.slice(0, 2).map(({ uuid }) => ({
      hazardUuid: uuid,
      stage: 'INITIAL',
      userUuids: ['engineer', 'voter'].map(userUuid),
    })),
  );
  const vote = levels({ severity: 'S3', exposure: 'E4', avoidability: 'C3' });
  for (const { uuid } of hazards.slice(0, 2))
    await sheet.platform.call('voter', 'POST', `/user-api/hazards/${uuid}/hazard-votes`, vote);
});

const EVENT = 'Hazardous event';
const [FIRST, SECOND, THIRD] = ['HZ-001', 'HZ-002', 'HZ-003'] as const;

/** Writes another event into all three hazards at once, as a block from the clipboard. */
async function pasteIntoAll() {
  const { user } = sheet.open('lead');
  await user.click(await cellOf(FIRST, EVENT));
  fireEvent.paste(document.activeElement as Element, {
    clipboardData: { getData: () => 'Hand drawn in\nHand drawn in\nHand drawn in' },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Reset the votes on 2 hazards?' });
  return { user, dialog };
}

describe('a pasted block that makes another risk of hazards with votes', () => {
  it('asks once, tells which votes go, and saves with the confirmation; undo asks for none', async () => {
    const { user, dialog } = await pasteIntoAll();
    expect(
      await within(dialog).findAllByText(
        'Initial rating, round 1: ends (votes cast: 1), and a new round starts.',
      ),
    ).toHaveLength(2);
    expect(within(dialog).getByText(`${FIRST}: ${EVENT}`)).toBeVisible();
    // What nobody voted on is saved already; the rest is shown but not saved.
    const after = await eventOf(2);
    expect(after).not.toBe(await eventOf(0));
    expect(await cellOf(FIRST, EVENT)).toHaveTextContent('Hand drawn in');
    expect(await votesCast(0)).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: 'Reset votes and save' }));
    await waitFor(async () => expect([await eventOf(0), await eventOf(1)]).toEqual([after, after]));
    expect([await votesCast(0), await votesCast(1)]).toEqual([0, 0]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await cellOf(FIRST, EVENT));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await eventOf(0)).not.toBe(after));
    expect(await cellOf(FIRST, EVENT)).toHaveTextContent('Rolls away');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the votes and gives the old values back', async () => {
    const { user, dialog } = await pasteIntoAll();
    const before = await eventOf(0);
    await user.click(within(dialog).getByRole('button', { name: 'Keep votes, undo my change' }));
    await waitFor(async () => expect(await cellOf(SECOND, EVENT)).toHaveTextContent('Rolls away'));
    expect(await cellOf(THIRD, EVENT)).toHaveTextContent('Hand drawn in');
    expect([await eventOf(0), await votesCast(0)]).toEqual([before, 1]);
    expect(await cellOf(FIRST, EVENT)).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('keeps what was typed until somebody decides, from the cell', async () => {
    const { user } = await pasteIntoAll();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cellOf(FIRST, EVENT)).toHaveTextContent('Hand drawn in');
    expect(await cellOf(FIRST, EVENT)).toHaveAttribute('aria-invalid', 'true');
    await user.click(await cellOf(FIRST, EVENT));
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    const again = await screen.findByRole('dialog', { name: 'Reset the votes on 1 hazard?' });
    await user.click(within(again).getByRole('button', { name: 'Reset votes and save' }));
    await waitFor(async () => expect(await votesCast(0)).toBe(0));
    expect(await votesCast(1)).toBe(1);
    // Undo takes back what is still open without a word.
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await cellOf(SECOND, EVENT)).toHaveTextContent('Rolls away'));
    await waitFor(async () => expect(await cellOf(SECOND, EVENT)).not.toHaveAttribute('aria-busy'));
    expect(await votesCast(1)).toBe(1);
  });
});
