import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { OwnProject } from '../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { giveGridASize } from '../../support/web/worksheet.ts';

interface Group {
  uuid: string;
  name: string;
  projectUuid: string | null;
}

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

it('groups of people of a project are added, renamed, ordered and retired; those of all projects stay', async () => {
  const project = await OwnProject.create(platform, 'MACHINE');
  const groups = async () =>
    (
      await platform.call<{ data: { results: Group[] } }>(
        'lead',
        'GET',
        `/user-api/personnel?projectUuid=${project.uuid}&limit=100`,
      )
    ).data.results;
  const own = async () => (await groups()).filter(({ projectUuid }) => projectUuid !== null);
  const shared = (await groups()).find(({ projectUuid }) => projectUuid === null);

  const { user } = project.open('human-tasks');
  await user.click((await screen.findAllByRole('button', { name: 'Groups of people' }))[0] as Element);
  let dialog = await screen.findByRole('dialog', { name: 'Groups of people' });
  expect(await within(dialog).findByText(shared?.name ?? '')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: `Change ${shared?.name}` })).toBeNull();

  await user.click(within(dialog).getByRole('button', { name: 'Add group' }));
  dialog = await screen.findByRole('dialog', { name: 'New group of people of this project' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Fitters');
  await user.click(within(dialog).getByRole('switch', { name: 'Knows the machine and its dangers' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add group' }));
  await user.click(await screen.findByRole('button', { name: 'Change Fitters' }));

  dialog = await screen.findByRole('dialog', { name: 'Change Fitters' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Night fitters');
  const place = within(dialog).getByRole('textbox', { name: /Place in the list/ });
  await user.clear(place);
  await user.type(place, '2');
  await user.click(within(dialog).getByRole('switch', { name: /^Offered for new hazards/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await own()).toMatchObject([
      { name: 'Night fitters', trained: true, isPublic: false, order: 2, isActive: false, revision: 2 },
    ]),
  );
  expect(await screen.findByText('trained · no longer offered')).toBeVisible();
});
