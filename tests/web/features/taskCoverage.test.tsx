import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnProject } from '../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

interface Entry {
  uuid: string;
  name: string;
}

const lookup = async (project: OwnProject, name: string) =>
  (
    await platform.call<{ data: { results: Entry[] } }>(
      'lead',
      'GET',
      `/user-api/${name}?projectUuid=${project.uuid}&limit=100`,
    )
  ).data.results;

/** A task in two zones for two persons, with a hazard for the first of them in the first zone. */
async function projectWithPlaces() {
  const project = await OwnProject.create(platform, 'MACHINE');
  const [zone, otherZone] = (await lookup(project, 'zones')) as [Entry, Entry];
  const [person, otherPerson] = (await lookup(project, 'personnel')) as [Entry, Entry];
  const [task] = await project.make('tasks', { name: 'Clear a jam', zoneUuids: [zone.uuid, otherZone.uuid] });
  await project.make('human-tasks', {
    name: 'Reach in',
    taskUuid: task?.uuid,
    personnelUuids: [person.uuid, otherPerson.uuid],
  });
  await project.make('hazards', {
    style: 'MACHINE',
    name: 'Crushed',
    taskUuid: task?.uuid,
    zoneUuid: zone.uuid,
    personnelUuids: [person.uuid],
  });
  return { project, zone, otherZone, person, otherPerson, code: task?.code ?? '' };
}

const place = (person: Entry, zone: Entry) =>
  screen.findByRole('gridcell', { name: new RegExp(`^Clear a jam, ${person.name}, ${zone.name}: `) });

describe('the coverage of tasks', () => {
  it('tells places with hazards from open ones, counts them at the edges, and keeps what was checked', async () => {
    const { project, zone, otherZone, person, otherPerson } = await projectWithPlaces();
    const { user } = project.open('tasks/coverage');
    const first = await place(person, zone);
    expect(first).toHaveTextContent('1 hazard');
    expect(await place(otherPerson, zone)).toHaveTextContent('Open');
    const corner = () =>
      within(screen.getByRole('row', { name: /^All tasks/ }))
        .getAllByRole('cell')
        .at(-1);
    expect(corner()).toHaveTextContent('1 of 4');
    // By keyboard from the first place: one down, marked; one right, marked and opened again.
    first.focus();
    await user.keyboard('{ArrowDown} ');
    expect(await place(otherPerson, zone)).toHaveFocus();
    expect(await place(otherPerson, zone)).toHaveTextContent('Checked, none');
    await user.keyboard('{ArrowRight} ');
    await waitFor(() => expect(corner()).toHaveTextContent('3 of 4'));
    await user.keyboard(' ');
    await waitFor(() => expect(corner()).toHaveTextContent('2 of 4'));
    expect(await place(otherPerson, otherZone)).toHaveTextContent('Open');
    const kept = { zoneUuid: zone.uuid, personnelUuid: otherPerson.uuid, reason: '' };
    await waitFor(async () =>
      expect(await project.stored('tasks')).toMatchObject([{ checkedPlaces: [kept] }]),
    );
  });

  it('leads to the hazards of a place', async () => {
    const { project, zone, person, code } = await projectWithPlaces();
    const { user, router } = project.open('tasks/coverage');
    (await place(person, zone)).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/badger/projects/${project.uuid}/worksheet`),
    );
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
      task: code,
      zone: zone.uuid,
    });
  });

  it('opens one person’s place again and keeps the others that were checked together', async () => {
    const { project, otherZone, person, otherPerson } = await projectWithPlaces();
    const [task] = await project.stored<{ uuid: string; revision: number }>('tasks');
    await platform.call('lead', 'PATCH', `/user-api/tasks/${task?.uuid}`, {
      revision: task?.revision,
      checkedPlaces: [{ zoneUuid: otherZone.uuid, reason: 'Empty' }],
    });
    const { user } = project.open('tasks/coverage');
    await user.click(await place(person, otherZone));
    expect(await place(person, otherZone)).toHaveTextContent('Open');
    const kept = { zoneUuid: otherZone.uuid, personnelUuid: otherPerson.uuid, reason: 'Empty' };
    await waitFor(async () =>
      expect(await project.stored('tasks')).toMatchObject([{ checkedPlaces: [kept] }]),
    );
  });

  it('asks for zones where no task has any', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    await project.make('tasks', { name: 'Clear a jam' });
    project.open('tasks/coverage');
    expect(await screen.findByText('Nothing to cover yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to tasks' })).toHaveAttribute(
      'href',
      `/badger/projects/${project.uuid}/tasks`,
    );
  });
});
