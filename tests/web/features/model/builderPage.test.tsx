import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { giveGridASize } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

interface Stored {
  name: string;
  ceaUuids: string[];
  source: string;
}

/** Two roads, of which a situation has one, and two people nearby, of which it may have both. */
async function withElements() {
  const project = await OwnProject.create(platform, 'FUNCTION');
  const [road, people] = await project.make(
    'cea-types',
    { name: 'Own road', kind: 'CONDITION', exclusive: true, order: 1001 },
    { name: 'Own people', kind: 'ENVIRONMENT', exclusive: false, order: 1002 },
  );
  const [dry, ice, child, cyclist] = await project.make(
    'ceas',
    { name: 'Dry', ceaTypeUuid: road?.uuid, share: 0.8 },
    { name: 'Ice', ceaTypeUuid: road?.uuid, share: 0.02 },
    { name: 'Child', ceaTypeUuid: people?.uuid, share: 0.1 },
    { name: 'Cyclist', ceaTypeUuid: people?.uuid },
  );
  const uuids = [dry, ice, child, cyclist].map(element => element?.uuid ?? '');
  return { project, uuids };
}

describe('the situation builder', () => {
  it('keeps only what is left chosen, marks what is there already, and leaves out what never occurs', async () => {
    const { project, uuids } = await withElements();
    const [dry, ice, child] = uuids;
    await project.make('exposure-situations', { name: 'Known', ceaUuids: [dry, child] });
    const { user } = project.open('situations/builder');
    for (const name of ['Dry', 'Ice', 'Child', 'Cyclist'])
      await user.click(await screen.findByLabelText(new RegExp(`^${name}`)));
    expect(screen.getByText('4 combinations')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Element' }));
    await user.click(await screen.findByRole('option', { name: 'Ice' }));
    await user.click(screen.getByRole('combobox', { name: 'and element' }));
    await user.click(await screen.findByRole('option', { name: 'Cyclist' }));
    await user.click(screen.getByRole('button', { name: 'Exclude' }));
    expect(screen.getByText('Ice and Cyclist')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preview situations' }));
    const list = await screen.findByRole('group', { name: 'Proposed situations' });
    // 2 × 2, without the pair that is excluded and the one that is known.
    expect(
      within(list)
        .getAllByRole('checkbox')
        .map(box => (box as HTMLInputElement).disabled),
    ).toEqual([false, false, true]);
    expect(within(list).getByText('there already: SIT-001')).toBeVisible();
    // 0.02 × 0.1, and 0.8 with a cyclist of whom nobody knows how often.
    expect(within(list).getByText('0.2 % of the time')).toBeVisible();
    expect(within(list).getByText('at most 80 % of the time')).toBeVisible();
    expect(screen.getByText('Left out: 1 excluded')).toBeVisible();
    expect(await project.stored('exposure-situations')).toHaveLength(1);
    await user.click(within(list).getByRole('checkbox', { name: /Dry, Cyclist/ }));
    await user.click(screen.getByRole('button', { name: 'Keep 1 situation' }));
    await waitFor(async () =>
      expect(await project.stored<Stored>('exposure-situations')).toMatchObject([
        { name: 'Known' },
        { name: 'Ice, Child', ceaUuids: [ice, child], source: 'GENERATED' },
      ]),
    );
    // In the sheet, by its name and by its elements.
    expect(await screen.findAllByRole('gridcell', { name: 'Ice, Child' })).toHaveLength(2);
  });

  it('puts all elements of a type into every situation where that is wanted, and takes a new element', async () => {
    const { project, uuids } = await withElements();
    const [dry, , child, cyclist] = uuids;
    const { user } = project.open('situations/builder');
    for (const name of ['Dry', 'Child', 'Cyclist'])
      await user.click(await screen.findByLabelText(new RegExp(`^${name}`)));
    await user.click(screen.getByRole('switch', { name: 'All of them in every situation' }));
    expect(screen.getByText('1 combination')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Add an element to Own road' }), 'Snow{Enter}');
    expect(await screen.findByText('2 combinations')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Preview situations' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Preview situations' }));
    await user.click(await screen.findByRole('button', { name: 'Keep 2 situations' }));
    await waitFor(async () =>
      expect(await project.stored<Stored>('exposure-situations')).toMatchObject([
        { name: 'Dry, Child, Cyclist', ceaUuids: [dry, child, cyclist] },
        { name: 'Snow, Child, Cyclist' },
      ]),
    );
  });

  it('adds a type of the project, and changes it', async () => {
    const { project } = await withElements();
    const { user } = project.open('situations/builder');
    await user.click(await screen.findByRole('button', { name: 'Types of elements' }));
    await user.click(await screen.findByRole('button', { name: 'Add type' }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Slope');
    await user.click(screen.getByRole('button', { name: 'Add type' }));
    expect(await screen.findByText('Slope · Condition · one per situation')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change Slope' }));
    await user.click(await screen.findByRole('switch'));
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('Slope · Condition')).toBeVisible();
  });
});
