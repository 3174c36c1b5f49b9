import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filePart } from '../../../support/uploads.ts';
import { endAndComeBack } from '../../../support/web/endedSession.ts';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

interface Figure {
  uuid: string;
  revision: number;
  kind: string;
  outlines: { zoneUuid: string | null; areaUuid: string | null; points: { x: number; y: number }[] }[];
}

const PLAN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>';

/** Two hazards at the gate, one at the pallet, and a layout. */
async function projectWithZones() {
  const project = await OwnProject.create(platform, 'MACHINE');
  const [gate, pallet] = await project.make('zones', { name: 'Gate' }, { name: 'Pallet place' });
  await project.make(
    'hazards',
    { style: 'MACHINE', name: 'Crushed by the gate', zoneUuid: gate?.uuid },
    { style: 'MACHINE', name: 'Caught by the gate', zoneUuid: gate?.uuid },
    { style: 'MACHINE', name: 'Hit by a pallet', zoneUuid: pallet?.uuid },
  );
  await platform.upload('lead', `/user-api/projects/${project.uuid}/hara-figures/upload-environment-layout`, [
    filePart('plan.svg', PLAN),
  ]);
  const app = project.open('layout');
  await screen.findByLabelText('Draw a zone or an area');
  return { project, gate, pallet, app, ...app };
}

const figures = (project: OwnProject) => project.stored<Figure>('hara-figures');
/** One zone has an outline, with these corners, and nothing else has one. */
const isOutlined = (project: OwnProject, zone: { uuid: string } | undefined, points: object[]) =>
  waitFor(async () =>
    expect((await figures(project))[0]?.outlines).toEqual([{ zoneUuid: zone?.uuid, areaUuid: null, points }]),
  );
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) });

describe('the layout', () => {
  it('lets go of a zone of the project and of what names it, until undo brings it back', async () => {
    const { project, gate, user } = await projectWithZones();
    await user.click(within(await row('Gate')).getByRole('button', { name: 'Delete Gate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Gate' });
    expect(await within(dialog).findByText(/HZ-001/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete zone' }));
    // Behind a dialog no row is found, so its going says that the server has answered.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Gate / })).toBeNull());
    const zonesOfHazards = async () =>
      (await project.stored<{ zoneUuid: string | null }>('hazards')).map(({ zoneUuid }) => zoneUuid);
    expect((await zonesOfHazards()).slice(0, 2)).toEqual([null, null]);
    expect(
      within(await row('Pallet place')).getByRole('button', { name: 'Delete Pallet place' }),
    ).toBeVisible();

    await user.keyboard('{Control>}z{/Control}');
    expect(await row('Gate')).toHaveTextContent('2');
    await waitFor(async () => expect((await zonesOfHazards()).slice(0, 2)).toEqual([gate?.uuid, gate?.uuid]));
  });

  it('is drawn on by keyboard alone', async () => {
    const { project, gate, user } = await projectWithZones();
    expect(await figures(project)).toMatchObject([{ kind: 'ENVIRONMENT_LAYOUT', outlines: [] }]);
    await user.click(within(await row('Gate')).getByRole('button', { name: 'Draw Gate' }));
    expect(screen.getByRole('application', { name: 'Draw Gate' })).toHaveFocus();
    // From the middle: a corner there, one 5 % to the right, one 5 % below that, and a fourth that is taken back.
    await user.keyboard(
      ' {Shift>}{ArrowRight}{/Shift} {Shift>}{ArrowDown}{/Shift} {ArrowDown} {Backspace}{Enter}',
    );
    expect(
      screen.getByRole('button', { name: 'Corner 1 of 3 at 50% from the left, 50% from the top' }),
    ).toHaveFocus();
    // The first corner goes one step up; a corner in the middle of the next edge comes and goes.
    await user.keyboard('{ArrowUp}+');
    expect(screen.getByRole('button', { name: /^Corner 2 of 4/ })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByRole('button', { name: /^Corner 2 of 4/ })).toBeNull();
    await user.keyboard('{Enter}');
    await isOutlined(project, gate, [
      { x: 0.5, y: 0.49 },
      { x: 0.55, y: 0.5 },
      { x: 0.55, y: 0.55 },
    ]);
    expect(within(await row('Gate')).getByText('Drawn')).toBeVisible();
    // A step like any other.
    screen.getByRole('button', { name: 'Gate: 2 hazards' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await figures(project))[0]?.outlines).toEqual([]));
  });

  it('keeps an outline that was begun when the session ended', async () => {
    const { project, gate, app } = await projectWithZones();
    await app.user.click(within(await row('Gate')).getByRole('button', { name: 'Draw Gate' }));
    await app.user.keyboard(' {Shift>}{ArrowRight}{/Shift} ');
    const { user } = endAndComeBack(app, () => project.open('layout'));
    const surface = await screen.findByRole('application', { name: 'Draw Gate' });
    surface.focus();
    // From the middle again: the third corner 10 % below it.
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift} {Enter}{Enter}');
    await isOutlined(project, gate, [
      { x: 0.5, y: 0.5 },
      { x: 0.55, y: 0.5 },
      { x: 0.5, y: 0.6 },
    ]);
  });

  it('takes a changed outline back to where it is by then, and leaves those of others', async () => {
    const { project, gate, pallet, app } = await projectWithZones();
    app.unmount();
    const triangle = (x: number) => [
      { x, y: 0.1 },
      { x: x + 0.2, y: 0.1 },
      { x, y: 0.3 },
    ];
    const ofGate = { zoneUuid: gate?.uuid, areaUuid: null, points: triangle(0.1) };
    const ofPallet = { zoneUuid: pallet?.uuid, areaUuid: null, points: triangle(0.6) };
    const write = async (...outlines: object[]) => {
      const [figure] = await figures(project);
      const { uuid, revision } = figure ?? {};
      await platform.call('lead', 'PATCH', `/user-api/hara-figures/${uuid}`, { revision, outlines });
    };
    await write(ofGate, ofPallet);
    const before = project.open('layout');
    await before.user.click(await screen.findByRole('button', { name: 'Pallet place: 1 hazard' }));
    await before.user.click(screen.getByRole('button', { name: 'Edit outline' }));
    screen.getByRole('button', { name: /^Corner 1 of 3/ }).focus();
    await before.user.keyboard('{ArrowLeft}');
    await write(ofPallet);
    const { user } = endAndComeBack(before, () => project.open('layout'));
    expect(await screen.findByRole('button', { name: /^Corner 1 of 3 at 59%/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep outline' }));
    await isOutlined(project, pallet, [{ x: 0.59, y: 0.1 }, ...triangle(0.6).slice(1)]);
  });

  it('is drawn on by mouse, and a zone on it leads to its hazards', async () => {
    const { project, pallet, user, router } = await projectWithZones();
    await user.click(within(await row('Pallet place')).getByRole('button', { name: 'Draw Pallet place' }));
    const surface = screen.getByRole('application');
    surface.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    for (const [clientX, clientY] of [
      [140, 70],
      [300, 70],
      [300, 150],
    ])
      fireEvent.click(surface, { clientX, clientY });
    await user.click(screen.getByRole('button', { name: /close the outline$/ }));
    await user.click(screen.getByRole('button', { name: 'Keep outline' }));
    await isOutlined(project, pallet, [
      { x: 0.1, y: 0.1 },
      { x: 0.5, y: 0.1 },
      { x: 0.5, y: 0.5 },
    ]);
    screen.getByRole('button', { name: 'Pallet place: 1 hazard' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: /Hit by a pallet$/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show them in the worksheet' }));
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        zone: pallet?.uuid,
      }),
    );
  });

  it('is asked for where there is none', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    project.open('layout');
    expect(await screen.findByText('No layout yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload a layout' })).toBeVisible();
  });

  it('makes a zone of the project and starts to draw it, and changes it later', async () => {
    const { user } = await projectWithZones();
    await user.click(screen.getByRole('button', { name: 'New zone' }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Perimeter');
    await user.click(screen.getByRole('button', { name: 'Add zone' }));
    await screen.findByRole('application', { name: 'Draw Perimeter' });
    await user.keyboard('{Escape}');
    await user.click(within(await row('Perimeter')).getByRole('button', { name: 'Change Perimeter' }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Fence');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await row('Fence')).toBeVisible();
  });

  it.each([
    ['zone', 'zones'],
    ['area', 'areas'],
  ])('moves a place of the project (%s) in its list, retires it and offers it again', async (kind, area) => {
    const { project, user } = await projectWithZones();
    await project.make(area, { name: 'Fence' });
    const stored = async () =>
      (
        await platform.call<{ data: { results: { name: string }[] } }>(
          'lead',
          'GET',
          `/user-api/${area}?projectUuid=${project.uuid}&search=Fence`,
        )
      ).data.results;
    const change = async () => {
      await user.click(within(await row('Fence')).getByRole('button', { name: 'Change Fence' }));
      return within(await screen.findByRole('dialog', { name: 'Change Fence' }));
    };
    let dialog = await change();
    const place = dialog.getByRole('textbox', { name: /Place in the list/ });
    await user.clear(place);
    await user.type(place, '7');
    await user.click(dialog.getByRole('switch', { name: 'Offered for new hazards and tasks' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stored()).toMatchObject([{ order: 7, isActive: false }]));
    await waitFor(async () =>
      expect(await row('Fence')).toHaveTextContent(new RegExp(`${kind} · no longer offered`, 'i')),
    );
    dialog = await change();
    await user.click(dialog.getByRole('switch', { name: 'Offered for new hazards and tasks' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stored()).toMatchObject([{ isActive: true, revision: 3 }]));
  });
});
