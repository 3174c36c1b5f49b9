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
  name: string;
  position: number;
  annotations: object[];
  hazardUuids: string[];
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>';

/** A hazard, and figures of these names. */
async function projectWithFigures(...names: string[]) {
  const project = await OwnProject.create(platform, 'MACHINE');
  const [hazard] = await project.make('hazards', { style: 'MACHINE', name: 'Crushed by the gate' });
  for (const name of names)
    await platform.upload('lead', `/user-api/projects/${project.uuid}/hara-figures/upload-image`, [
      filePart(`${name}.svg`, PICTURE),
    ]);
  return { project, hazard };
}

const figures = (project: OwnProject) => project.stored<Figure>('hara-figures');
const markInPicture = async (name: string) =>
  within(await screen.findByRole('group', { name: /^Marks in/ })).getByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

describe('the figures of a project', () => {
  it('take a mark by keyboard alone, which leads to its hazard and back', async () => {
    const { project, hazard } = await projectWithFigures('cell');
    const { user, router } = project.open('figures');
    await user.click(await screen.findByRole('button', { name: 'Mark a point' }));
    expect(screen.getByRole('application', { name: 'Draw new mark' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift} ');
    await user.type(within(await dialog()).getByRole('combobox', { name: 'Points to' }), 'gate{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Label' }), 'Gap');
    // Past Cancel to the button that adds it.
    await user.keyboard('{Tab}{Tab}{Enter}');
    // The middle, one step of 1 % to the right and one of 5 % down.
    const mark = {
      shape: 'POINT',
      points: [{ x: 0.51, y: 0.55 }],
      label: 'Gap',
      hazardUuid: hazard?.uuid,
      zoneUuid: null,
      machineUuid: null,
    };
    await waitFor(async () =>
      expect((await figures(project))[0]).toMatchObject({ annotations: [mark], hazardUuids: [hazard?.uuid] }),
    );
    const marks = screen.getByRole('list', { name: 'Marks' });
    await user.click(within(marks).getByRole('link', { name: `${hazard?.code} Crushed by the gate` }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/badger/projects/${project.uuid}/hazards/${hazard?.code}`),
    );
    await user.click(await screen.findByRole('link', { name: 'All marks' }, { timeout: 30_000 }));
    expect(await markInPicture('Gap')).toBeVisible();
  });

  it('take a box by mouse, in one drag, which moves and goes again by the keyboard', async () => {
    const { project } = await projectWithFigures('cell');
    const { user } = project.open('figures');
    await user.click(await screen.findByRole('button', { name: 'Mark a box' }));
    const surface = screen.getByRole('application');
    surface.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
    fireEvent.pointerDown(surface, { clientX: 140, clientY: 70 });
    fireEvent.click(surface, { clientX: 300, clientY: 150 });
    await user.click(within(await dialog()).getByRole('button', { name: 'Add mark' }));
    const box = [
      { x: 0.1, y: 0.1 },
      { x: 0.5, y: 0.5 },
    ];
    await waitFor(async () =>
      expect((await figures(project))[0]?.annotations).toMatchObject([
        { shape: 'RECTANGLE', points: box, label: '', hazardUuid: null },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(
      screen.getByRole('button', { name: 'Corner 1 of 2 at 10% from the left, 10% from the top' }),
    ).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    await waitFor(async () =>
      expect((await figures(project))[0]?.annotations).toMatchObject([
        { points: [{ x: 0.09, y: 0.1 }, box[1]] },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Delete mark' }));
    await waitFor(async () => expect((await figures(project))[0]?.annotations).toEqual([]));
    // A step like any other.
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await figures(project))[0]?.annotations).toHaveLength(1));
  });

  it('keep a mark whose words were being typed when the session ended', async () => {
    const { project } = await projectWithFigures('cell');
    const app = project.open('figures');
    await app.user.click(await screen.findByRole('button', { name: 'Mark a point' }));
    await app.user.keyboard(' ');
    await app.user.type(within(await dialog()).getByRole('textbox', { name: 'Label' }), 'Gap');
    const { user } = endAndComeBack(app, () => project.open('figures'));
    await waitFor(async () =>
      expect(within(await dialog()).getByRole('textbox', { name: 'Label' })).toHaveValue('Gap'),
    );
    await user.click(screen.getByRole('button', { name: 'Add mark' }));
    await waitFor(async () =>
      expect((await figures(project))[0]).toMatchObject({
        annotations: [{ label: 'Gap', points: [{ x: 0.5, y: 0.5 }] }],
      }),
    );
  });

  it('let a mark go whose dialog is closed', async () => {
    const { project } = await projectWithFigures('cell');
    const { user } = project.open('figures');
    await user.click(await screen.findByRole('button', { name: 'Mark a point' }));
    await user.keyboard(' ');
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('list', { name: 'Marks' })).toBeNull();
    expect((await figures(project))[0]?.annotations).toEqual([]);
  });

  it('stand in the order in which they came, until one is moved', async () => {
    const { project } = await projectWithFigures('first', 'second', 'third');
    const { user } = project.open('figures');
    expect((await figures(project)).map(({ name, position }) => [name, position])).toEqual([
      ['first', 1],
      ['second', 2],
      ['third', 3],
    ]);
    await user.click(await screen.findByRole('button', { name: /^Open .* third$/ }));
    await user.click(screen.getByRole('button', { name: 'Move one place up' }));
    await waitFor(async () =>
      expect((await figures(project)).map(({ name }) => name)).toEqual(['first', 'third', 'second']),
    );
    const list = screen.getByRole('list', { name: 'Figures' });
    expect(
      within(list)
        .getAllByRole('button', { name: /^Open/ })
        .map(item => item.textContent),
    ).toEqual([
      expect.stringContaining('first'),
      expect.stringContaining('third'),
      expect.stringContaining('second'),
    ]);
  });

  it('are asked for where there are none', async () => {
    const { project } = await projectWithFigures();
    project.open('figures');
    expect(await screen.findByText('No figures yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload pictures' })).toBeVisible();
  });

  it('are renamed and deleted', async () => {
    const { project } = await projectWithFigures('plan');
    const { user } = project.open('figures');
    expect(await screen.findByRole('heading', { name: /plan$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Name and caption' }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Ground plan');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: /Ground plan$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete figure' }));
    expect(await screen.findByText('No figures yet')).toBeVisible();
    expect(await figures(project)).toEqual([]);
  });

  it('are only looked at by viewers', async () => {
    const { project } = await projectWithFigures('cell');
    await platform.call('lead', 'PATCH', `/user-api/hara-figures/${(await figures(project))[0]?.uuid}`, {
      revision: 1,
      annotations: [{ shape: 'POINT', points: [{ x: 0.5, y: 0.5 }], label: 'Gate', hazardUuid: null }],
    });
    project.open('figures', 'admin');
    expect(await markInPicture('Gate')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark a point' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
