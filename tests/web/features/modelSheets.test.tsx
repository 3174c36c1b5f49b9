import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnProject } from '../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { ORIGIN, server } from '../../support/web/server.ts';
import { cellOf, giveGridASize } from '../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

const linksOf = async () =>
  within(await screen.findByRole('navigation', { name: 'Model' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** An empty sheet offers it in its toolbar and in its middle. */
async function addFirst(user: UserEvent, name: string): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error(`No button ${name}`);
  await user.click(button);
}

describe('what hazards are made of', () => {
  it('is a row of sheets, those of the function style', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const { user } = project.open('functions');
    expect(await linksOf()).toEqual([
      'Functions',
      'Guideword matrix',
      'Malfunctions',
      'Misuses',
      'Elements',
      'Situations',
      'Situation builder',
      'Assumptions',
      'Hazardous events',
      'Figures',
      'Item definition',
    ]);
    await user.click(screen.getByRole('link', { name: 'Situations' }));
    expect(await screen.findByText('No situations yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Situations' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('tab', { name: 'Model' })).toHaveAttribute('aria-current', 'page');
  });

  it('and those of the machine style', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    const { user } = project.open('');
    await user.click(await screen.findByRole('tab', { name: 'Model' }));
    expect(await linksOf()).toEqual([
      'Machines',
      'Machine hazards',
      'Tasks',
      'Human tasks',
      'Coverage',
      'Layout',
      'Misuses',
      'Assumptions',
      'Hazardous events',
      'Figures',
      'Item definition',
    ]);
    expect(await screen.findByText('No machines yet')).toBeVisible();
  });
});

describe('the sheet of malfunctions', () => {
  it('adds to the group of a function and stores what is typed by keyboard alone', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [brake, steer] = await project.make('functions', { name: 'Brake' }, { name: 'Steer' });
    await project.make('malfunctions', { name: 'No braking', functionUuid: brake?.uuid });
    const { user } = project.open('malfunctions');
    expect(await screen.findByText(`${brake?.code} Brake`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add malfunction' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New malfunction'));
    await user.keyboard(
      'Too little{Tab}{ArrowRight}less{Tab}Longer way{Tab}Measured{Tab}{ArrowRight}no saf{Enter}',
    );
    await waitFor(async () =>
      expect((await project.stored('malfunctions'))[1]).toMatchObject({
        name: 'Too little',
        functionUuid: brake?.uuid,
        effect: 'Longer way',
        disposition: 'NO_SAFETY_EFFECT',
        dispositionReason: 'Measured',
      }),
    );
    // Another function takes the row to another group.
    const [, second] = await project.stored<{ code: string; uuid: string }>('malfunctions');
    await user.click(await cellOf(second?.code ?? '', 'Function'));
    await user.keyboard('steer{Enter}');
    await waitFor(async () =>
      expect((await project.stored('malfunctions'))[1]).toMatchObject({ functionUuid: steer?.uuid }),
    );
    expect(await screen.findByText(`${steer?.code} Steer`)).toBeVisible();
  });

  it('asks for a function first, which every malfunction belongs to', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    project.open('malfunctions');
    expect(await screen.findByText(/add a function first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add malfunction' })).toBeNull();
  });
});

describe('the sheet of situations', () => {
  it('stores elements, a decision and that it is confirmed; its state follows', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [type] = await project.make('cea-types', { name: 'Road', kind: 'ENVIRONMENT' });
    const [wet, night] = await project.make(
      'ceas',
      { name: 'Wet road', ceaTypeUuid: type?.uuid },
      { name: 'Night', ceaTypeUuid: type?.uuid },
    );
    const [situation] = await project.make('exposure-situations', { name: 'Motorway' });
    const { user } = project.open('situations');
    await user.click(await cellOf(situation?.code ?? '', 'Elements'));
    // The reason comes before the decision, which is refused without it.
    await user.keyboard('wet road, night{Tab}Closed road{Tab}{Tab}not{Enter}');
    await waitFor(async () =>
      expect((await project.stored('exposure-situations'))[0]).toMatchObject({
        ceaUuids: [wet?.uuid, night?.uuid],
        disposition: 'NOT_RELEVANT',
        dispositionReason: 'Closed road',
      }),
    );
    expect(await cellOf(situation?.code ?? '', 'State')).toHaveTextContent('Without exposure');
  });

  it('names what a duplicate repeats, and gives a typed name back to the elements', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [type] = await project.make('cea-types', { name: 'Road', kind: 'ENVIRONMENT' });
    const [wet] = await project.make('ceas', { name: 'Wet road', ceaTypeUuid: type?.uuid });
    const [first, twin] = await project.make(
      'exposure-situations',
      { name: 'Rain', ceaUuids: [wet?.uuid] },
      { name: 'Wet weather' },
    );
    const { user } = project.open('situations');
    await user.click(await cellOf(twin?.code ?? '', 'Duplicate of'));
    await user.keyboard('Rain{Tab}dup{Enter}');
    await waitFor(async () =>
      expect((await project.stored('exposure-situations'))[1]).toMatchObject({
        disposition: 'DUPLICATE',
        duplicateOfUuid: first?.uuid,
      }),
    );
    await user.click(await cellOf(first?.code ?? '', 'Name'));
    await user.pointer({ keys: '[MouseRight]', target: await cellOf(first?.code ?? '', 'Name') });
    await user.click(await screen.findByRole('menuitem', { name: 'Use the name of its elements' }));
    await waitFor(async () =>
      expect((await project.stored('exposure-situations'))[0]).toMatchObject({ name: 'Wet road' }),
    );
  });
});

describe('the sheet of hazardous events', () => {
  it('renames an event, and deletes it after saying what it is used for', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [event] = await project.make('hazardous-events', { name: 'Collision' });
    await project.make('hazards', { style: 'FUNCTION', hazardousEventUuid: event?.uuid });
    const { user } = project.open('events');
    await user.click(await cellOf(event?.code ?? '', 'Name'));
    await user.keyboard('Rear-end collision{Enter}');
    await waitFor(async () =>
      expect(await project.stored('hazardous-events')).toMatchObject([{ name: 'Rear-end collision' }]),
    );
    await user.click(await cellOf(event?.code ?? '', 'Name'));
    await user.keyboard('{Control>}{Delete}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: `Delete ${event?.code}` });
    expect(await within(dialog).findByText(/HZ-001/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete row' }));
    await waitFor(async () => expect(await project.stored('hazardous-events')).toEqual([]));
    // The hazard stays, without its event.
    expect(await project.stored('hazards')).toMatchObject([{ hazardousEventUuid: null }]);
  });
});

describe('the sheets of machines and tasks', () => {
  it('store parts of machines, and what a task takes in numbers, written as the reader does', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    const [cell, robot] = await project.make('machines', { name: 'Cell' }, { name: 'Robot' });
    const [task] = await project.make('tasks', { name: 'Clear a jam' });
    const { user, router } = project.open('machines');
    await user.click(await cellOf(robot?.code ?? '', 'Part of'));
    await user.keyboard('cell{Tab}ACME{Tab}R 2000{Enter}');
    await waitFor(async () =>
      expect((await project.stored('machines'))[1]).toMatchObject({
        parentMachineUuid: cell?.uuid,
        manufacturer: 'ACME',
        model: 'R 2000',
      }),
    );
    await router.navigate(`/projects/${project.uuid}/tasks`);
    await user.click(await cellOf(task?.code ?? '', 'Machine'));
    await user.keyboard('robot{Enter}');
    // The row goes to another group, and the focus with it.
    expect(await screen.findByText(`${robot?.code} Robot`)).toBeVisible();
    await user.click(await cellOf(task?.code ?? '', 'Times a year'));
    await user.keyboard('1,200{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
        '“1,200” is no number for Times a year, or could be two: leave out separators of thousands.',
      ),
    );
    await user.keyboard('{Escape}1200{Tab}2.5{Enter}');
    await waitFor(async () =>
      expect(await project.stored('tasks')).toMatchObject([
        { machineUuid: robot?.uuid, frequencyPerYear: 1200, durationMinutes: 2.5 },
      ]),
    );
    await waitFor(async () => expect(await cellOf(task?.code ?? '', 'Minutes')).toHaveTextContent('2.5'));
  });
});

describe('the sheet of misuses', () => {
  it('adds a misuse and stores who does it, how likely it is and a decision', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const { user } = project.open('misuses');
    await addFirst(user, 'Add misuse');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New misuse'));
    await user.keyboard('Bridges the switch{Tab}{Tab}operator{Tab}It saves time{Tab}not{Enter}');
    await waitFor(async () =>
      expect(await project.stored('misuses')).toMatchObject([
        { name: 'Bridges the switch', likelihoodNote: 'It saves time', disposition: 'NOT_CREDIBLE' },
      ]),
    );
    const [{ personnelUuids } = { personnelUuids: [] }] = await project.stored<{ personnelUuids: string[] }>(
      'misuses',
    );
    expect(personnelUuids).toHaveLength(1);
  });
});

describe('the sheet of assumptions', () => {
  it('stores statement, owner by name or address and a day; its name follows the statement', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const { user } = project.open('assumptions');
    await addFirst(user, 'Add assumption');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New assumption'));
    await user.keyboard('Drivers are trained{Tab}user{Tab}conf{Tab}Licence{Tab}Audit{Tab}lena{Tab}');
    await user.keyboard('31/02/2027{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
        '“31/02/2027” is no day for Due. Write it like 12/31/2026.',
      ),
    );
    await user.keyboard('{Escape}2/28/2027{Enter}');
    const { uuid } = await platform
      .call<{ data: { uuid: string } }>('lead', 'GET', '/user-api/users/me')
      .then(({ data }) => data);
    await waitFor(async () =>
      expect(await project.stored('assumptions')).toMatchObject([
        {
          name: 'Drivers are trained',
          text: 'Drivers are trained',
          category: 'USER',
          status: 'CONFIRMED',
          rationale: 'Licence',
          validationMethod: 'Audit',
          ownerUserUuid: uuid,
          dueDate: '2027-02-28',
        },
      ]),
    );
  });

  it('says what hangs on the selected one', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [assumption] = await project.make('assumptions', { text: 'Speed is limited' });
    await project.make('functions', { name: 'Brake', assumptionUuids: [assumption?.uuid] });
    const { user } = project.open('assumptions');
    await user.click(await cellOf(assumption?.code ?? '', 'Assumption'));
    await user.keyboard(' ');
    const panel = await screen.findByLabelText('What hangs on it');
    expect(await within(panel).findByText(/Brake/)).toBeVisible();
  });

  it('brings a deleted one back', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [assumption] = await project.make('assumptions', { text: 'Speed is limited' });
    const { user } = project.open('assumptions');
    await user.click(await cellOf(assumption?.code ?? '', 'Assumption'));
    await user.keyboard('{Control>}{Delete}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: `Delete ${assumption?.code}` });
    const confirm = within(dialog).getByRole('button', { name: 'Delete row' });
    // It waits for what else would go.
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    await waitFor(async () => expect(await project.stored('assumptions')).toEqual([]));
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    await waitFor(async () =>
      expect(await project.stored('assumptions')).toMatchObject([{ uuid: assumption?.uuid }]),
    );
  });
});

describe('the sheet of elements', () => {
  it('keeps a new row, and what is typed into it, when an older list arrives', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [road] = await project.make('cea-types', { name: 'Road', kind: 'CONDITION' });
    const [wet] = await project.make('ceas', { name: 'Wet', ceaTypeUuid: road?.uuid });
    const { user } = project.open('elements');
    await cellOf(wet?.code ?? '', 'Name');
    // From now on lists are answered as they were when they were asked for, but late.
    let release = () => {};
    const released = new Promise<void>(resolve => {
      release = resolve;
    });
    let made = 0;
    let arrived = 0;
    server.use(
      http.get(`${ORIGIN}/v1/user-api/ceas`, async ({ request }) => {
        const answer = await platform.forward(request);
        made += 1;
        await released;
        arrived += 1;
        return answer;
      }),
    );
    await user.click(await cellOf(wet?.code ?? '', 'Share of time, %'));
    await user.keyboard('7 %{Tab}Weather service{Enter}');
    await waitFor(() => expect(made).toBe(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New element'));
    await waitFor(async () => expect(await project.stored('ceas')).toHaveLength(2));
    await user.keyboard('I');
    release();
    // The older list and the one that is asked for after it.
    await waitFor(() => expect(arrived).toBeGreaterThan(1));
    await user.keyboard('cy{Enter}');
    await waitFor(async () =>
      expect((await project.stored('ceas')).map(({ name }) => name)).toEqual(['Wet', 'Icy']),
    );
  });

  it('groups them by type, adds to the group one is in and takes a share in percent', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [road] = await project.make('cea-types', { name: 'Road', kind: 'CONDITION', exclusive: true });
    const [wet] = await project.make('ceas', { name: 'Wet', ceaTypeUuid: road?.uuid });
    const { user } = project.open('elements');
    expect(await screen.findByText('Road · Condition · one per situation')).toBeVisible();
    await user.click(await cellOf(wet?.code ?? '', 'Share of time, %'));
    await user.keyboard('7 %{Tab}Weather service{Enter}{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New element'));
    await user.keyboard('Icy{Enter}');
    await waitFor(async () =>
      expect(await project.stored('ceas')).toMatchObject([
        { name: 'Wet', share: 0.07, shareSource: 'Weather service' },
        { name: 'Icy', ceaTypeUuid: road?.uuid },
      ]),
    );
    expect(await cellOf(wet?.code ?? '', 'Share of time, %')).toHaveTextContent('7');
  });
});
