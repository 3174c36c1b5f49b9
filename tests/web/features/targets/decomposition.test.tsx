import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { renderApp } from '../../../support/web/renderApp.tsx';
import { giveGridASize, OwnWorksheet } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
let room: OwnWorksheet;
/** SREM-001, of a target of ASIL D (ISO 26262-3:2018 table 4: S3 E4 C3). */
let whole: { uuid: string };
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
  room = await OwnWorksheet.create(platform);
  const hazard = await room.addRated(
    { name: 'Steers by itself' },
    { severity: 'S3', exposure: 'E4', avoidability: 'C3' },
  );
  const [target] = await room.add('safety-targets', { name: 'Steer', hazardUuids: [hazard.uuid] });
  const [made] = await room.add('srems', {
    name: 'Limit the torque',
    safetyTargetUuids: [target?.uuid],
    allocatedTo: 'Steering',
  });
  whole = made as { uuid: string };
});

interface Requirement {
  code: string;
  name: string;
  parentUuid: string | null;
  decomposedLevel: string | null;
  integrityLevel: string | null;
  independence: string;
  allocatedTo: string;
}

const stored = async () =>
  (
    await platform.call<{ data: { results: Requirement[] } }>(
      'lead',
      'GET',
      `/user-api/srems?projectUuid=${room.project}&orderBy=code&order=asc`,
    )
  ).data.results;

const openPanel = (person = 'lead') =>
  renderApp({
    route: `/projects/${room.project}/requirements?requirement=SREM-001&panel=1`,
    token: platform.tokenOf(person),
  });

const openDialog = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Decompose …' }));
  return screen.findByRole('dialog', { name: 'Decompose SREM-001 Limit the torque' });
};

const chooseShares = async (user: UserEvent, dialog: HTMLElement, shares: string) => {
  await user.click(within(dialog).getByRole('combobox', { name: /^Shares/ }));
  const list = await screen.findByRole('listbox');
  const offered = within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  await user.click(within(list).getByRole('option', { name: shares }));
  return offered;
};

const treeOf = async () => {
  const tree = await screen.findByRole('list', { name: 'Whole requirement' });
  return within(tree)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the dialog that decomposes a requirement', () => {
  it('offers the pairs of ISO 26262-9:2018 clause 5, asks for what is missing and makes both parts', async () => {
    const { user } = openPanel();
    const dialog = await openDialog(user);
    expect(await chooseShares(user, dialog, 'B(D) + B(D)')).toEqual([
      'C(D) + A(D)',
      'B(D) + B(D)',
      'D(D) + QM(D)',
    ]);
    const [name, otherName] = within(dialog).getAllByRole('textbox', { name: /^Name of the new/ });
    const [element, otherElement] = within(dialog).getAllByRole('textbox', { name: /^Allocated to/ });
    await user.type(name as HTMLElement, 'Motor limits');
    await user.type(element as HTMLElement, 'Motor control');
    await user.type(otherName as HTMLElement, 'Brake limits');
    await user.type(otherElement as HTMLElement, 'motor control');
    await user.click(within(dialog).getByRole('button', { name: 'Decompose' }));
    // On one element both would fail together, and why they do not has to be said.
    expect(
      (await within(dialog).findAllByText('Both parts are allocated to the same element.')).length,
    ).toBeGreaterThan(0);
    expect(within(dialog).getByRole('textbox', { name: /^Why the elements/ })).toBeInvalid();
    expect(await stored()).toHaveLength(1);
    await user.clear(otherElement as HTMLElement);
    await user.type(otherElement as HTMLElement, 'Brake control');
    await user.type(within(dialog).getByRole('textbox', { name: /^Why the elements/ }), 'Own supplies.');
    await user.click(within(dialog).getByRole('button', { name: 'Decompose' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Decompose/ })).toBeNull());
    const parts = { parentUuid: whole.uuid, decomposedLevel: 'B', integrityLevel: 'B(D)' };
    expect(await stored()).toMatchObject([
      { code: 'SREM-001', integrityLevel: 'D', independence: 'Own supplies.' },
      { ...parts, name: 'Motor limits', allocatedTo: 'Motor control' },
      { ...parts, name: 'Brake limits', allocatedTo: 'Brake control' },
    ]);
    await waitFor(async () => expect(await treeOf()).toHaveLength(3));
    expect((await treeOf()).slice(1)).toEqual([
      expect.stringContaining('B(D)SREM-002Motor limits'),
      expect.stringContaining('B(D)SREM-003Brake limits'),
    ]);
  });

  it('takes requirements that are there, and shows what was chosen when it is opened again', async () => {
    await room.add('srems', { name: 'Motor limits', allocatedTo: 'Motor control' });
    const { user } = openPanel();
    const dialog = await openDialog(user);
    await chooseShares(user, dialog, 'C(D) + A(D)');
    const [existing] = within(dialog).getAllByRole('combobox', { name: /^Existing requirement/ });
    await user.click(existing as HTMLElement);
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    // Never itself.
    expect(offered).toEqual(['SREM-002 Motor limits']);
    await user.click(screen.getByRole('option', { name: 'SREM-002 Motor limits' }));
    const [name] = within(dialog).getAllByRole('textbox', { name: /^Name of the new/ });
    await user.type(name as HTMLElement, 'Brake limits');
    await user.type(within(dialog).getByRole('textbox', { name: /^Why the elements/ }), 'Own supplies.');
    await user.click(within(dialog).getByRole('button', { name: 'Decompose' }));
    await waitFor(async () =>
      expect((await stored()).map(({ integrityLevel }) => integrityLevel)).toEqual(['D', 'C(D)', 'A(D)']),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Decompose/ })).toBeNull());
    await waitFor(async () => expect(await treeOf()).toHaveLength(3));
    const again = await openDialog(user);
    expect(within(again).getByRole('combobox', { name: /^Shares/ })).toHaveTextContent('C(D) + A(D)');
    expect(
      within(again)
        .getAllByRole('combobox', { name: /^Existing requirement/ })
        .map(field => (field as HTMLInputElement).value),
    ).toEqual(['SREM-002 Motor limits', 'SREM-003 Brake limits']);
  });
});

describe('the panel of a requirement', () => {
  it('says what is wrong with a decomposition, until the dialog has mended it', async () => {
    const part = { parentUuid: whole.uuid, decomposedLevel: 'B' };
    await room.add(
      'srems',
      { ...part, name: 'Motor limits', allocatedTo: 'Motor' },
      { ...part, name: 'Brake limits', allocatedTo: 'Brake' },
    );
    const { user } = openPanel();
    const alert = await screen.findByRole('alert');
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole('textbox', { name: /^Why the elements/ }), 'Own supplies.');
    await user.click(within(dialog).getByRole('button', { name: 'Decompose' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(await screen.findByText('Independence: Own supplies.')).toBeVisible();
  });

  it('has no way to decompose for whoever only reads', async () => {
    room = await OwnWorksheet.create(platform, { viewer: 'VIEWER' });
    await room.add('srems', { name: 'Limit the torque' });
    openPanel('viewer');
    await screen.findByRole('list', { name: 'Whole requirement' });
    expect(screen.queryByRole('button', { name: 'Decompose …' })).toBeNull();
  });
});
