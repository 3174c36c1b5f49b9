import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { giveGridASize } from '../../../support/web/worksheet.ts';

interface Type {
  name: string;
  projectUuid: string | null;
  values: { name: string; min: number; max: number | null; isActive: boolean }[];
}

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

it('types of estimates of a project are made with their bands, changed, retired and deleted', async () => {
  const project = await OwnProject.create(platform, 'FUNCTION');
  const own = async () => {
    const { data } = await platform.call<{ data: { results: Type[] } }>(
      'lead',
      'GET',
      `/user-api/exposure-estimate-types?projectUuid=${project.uuid}&limit=100`,
    );
    return data.results.filter(({ projectUuid }) => projectUuid !== null);
  };
  const { user } = project.open('situations');
  const enter = async (dialog: HTMLElement, name: string, value: string) => {
    const field = within(dialog).getByRole('textbox', { name });
    await user.clear(field);
    if (value) await user.type(field, value);
  };
  const dialogOf = (name: string) => screen.findByRole('dialog', { name });
  const press = (dialog: HTMLElement, name: string) =>
    user.click(within(dialog).getByRole('button', { name }));

  await user.click((await screen.findAllByRole('button', { name: 'Types of estimates' }))[0] as Element);
  let dialog = await dialogOf('Types of estimates');
  expect(await within(dialog).findByText('Share of operating time')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Change Share of operating time' })).toBeNull();

  await press(dialog, 'Add type');
  dialog = await dialogOf('New type of estimates of this project');
  await enter(dialog, 'Name', 'Share of a shift');
  await press(dialog, 'Add type');

  // Its bands are next.
  dialog = await dialogOf('Bands of Share of a shift');
  await press(dialog, 'Add band');
  dialog = await dialogOf('New band of Share of a shift');
  await enter(dialog, 'Name', 'Most of it');
  await enter(dialog, 'From', '0.5');
  await enter(dialog, 'To', '2');
  await press(dialog, 'Add band');
  // Refused at the field, and kept.
  expect(await within(dialog).findByText('A fraction is at most 1, which is all of it.')).toBeVisible();
  await enter(dialog, 'To', '1');
  await press(dialog, 'Add band');
  dialog = await dialogOf('Bands of Share of a shift');
  expect(await within(dialog).findByText('50% – 100%')).toBeVisible();

  await press(dialog, 'Change Most of it');
  dialog = await dialogOf('Change Most of it');
  await enter(dialog, 'To', '');
  await user.click(within(dialog).getByRole('switch', { name: 'Offered for new estimates' }));
  await press(dialog, 'Save');
  dialog = await dialogOf('Bands of Share of a shift');
  expect(await within(dialog).findByText('from 50% · no longer offered')).toBeVisible();
  await waitFor(async () =>
    expect(await own()).toMatchObject([
      {
        name: 'Share of a shift',
        values: [{ name: 'Most of it', min: 0.5, max: null, isActive: false }],
      },
    ]),
  );

  await press(dialog, 'Back');
  dialog = await dialogOf('Types of estimates');
  await press(dialog, 'Delete Share of a shift');
  dialog = await dialogOf('Delete Share of a shift');
  // Nothing is estimated by it.
  expect(await within(dialog).findByText(/^Nothing else points here/)).toBeVisible();
  await press(dialog, 'Delete type');
  await waitFor(async () => expect(await own()).toEqual([]));
});
