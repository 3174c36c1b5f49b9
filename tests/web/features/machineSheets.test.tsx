import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnProject } from '../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { cellOf, giveGridASize } from '../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

const uuidsOf = async (project: OwnProject, lookup: string) => {
  const { data } = await platform.call<{ data: { results: { uuid: string; name: string }[] } }>(
    'lead',
    'GET',
    `/user-api/${lookup}?projectUuid=${project.uuid}&limit=100`,
  );
  return new Map(data.results.map(({ uuid, name }) => [name, uuid]));
};

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

describe('the sheet of machine hazards', () => {
  it('adds a danger by keyboard: type, zone, energy, and a magnitude that needs its unit', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    const [robot] = await project.make('machines', { name: 'Robot' });
    const { user } = project.open('machine-hazards');
    await user.click((await screen.findAllByRole('button', { name: 'Add machine hazard' }))[0] as Element);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New machine hazard'));
    await user.keyboard(
      'Live terminals{Tab}electrical{Tab}{ArrowRight}{ArrowRight}electric mains{Tab}400{Enter}',
    );
    await waitFor(() =>
      expect(alerts()).toContain('“400” needs a unit: newton (N), joule (J), volt (V) or °C.'),
    );
    await user.keyboard(' volt{Tab}assessed{Enter}');
    const types = await uuidsOf(project, 'hazard-types');
    const sources = await uuidsOf(project, 'energy-sources');
    await waitFor(async () =>
      expect(await project.stored('machine-hazards')).toMatchObject([
        {
          name: 'Live terminals',
          machineUuid: robot?.uuid,
          hazardTypeUuid: types.get('Electrical'),
          energySourceUuid: sources.get('Electric mains'),
          magnitude: 400,
          magnitudeUnit: 'V',
          status: 'ASSESSED',
        },
      ]),
    );
    expect(await cellOf('MH-001', 'Magnitude')).toHaveTextContent('400 V');
    // Emptied, number and unit go together.
    await user.click(await cellOf('MH-001', 'Magnitude'));
    await user.keyboard('{Delete}');
    await waitFor(async () =>
      expect(await project.stored('machine-hazards')).toMatchObject([
        { magnitude: null, magnitudeUnit: null },
      ]),
    );
  });

  it('asks for a machine first, which every machine hazard belongs to', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    project.open('machine-hazards');
    expect(await screen.findByText(/add a machine first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add machine hazard' })).toBeNull();
  });
});

describe('the sheet of human tasks', () => {
  it('takes several persons and zones, how often, how near, training and equipment', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    const [task] = await project.make('tasks', { name: 'Clear a jam' });
    const persons = await uuidsOf(project, 'personnel');
    const zones = await uuidsOf(project, 'zones');
    const [[operator, operatorUuid], [helper, helperUuid]] = [...persons] as [
      [string, string],
      [string, string],
    ];
    const [[zone, zoneUuid]] = [...zones] as [[string, string]];
    const { user } = project.open('human-tasks');
    await user.click((await screen.findAllByRole('button', { name: 'Add human task' }))[0] as Element);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New human task'));
    await user.keyboard(`Reach in{Tab}clear a jam{Tab}${operator}, ${helper}{Tab}${zone}{Tab}`);
    await user.keyboard('500{Tab}2{Tab}within reach{Tab}Lockout{Tab}Gloves{Enter}');
    await waitFor(async () =>
      expect(await project.stored('human-tasks')).toMatchObject([
        {
          name: 'Reach in',
          taskUuid: task?.uuid,
          personnelUuids: expect.toSatisfy(
            (stored: string[]) => stored.toSorted().join() === [operatorUuid, helperUuid].toSorted().join(),
          ),
          zoneUuids: [zoneUuid],
          frequencyPerYear: 500,
          durationMinutes: 2,
          proximity: 'REACH',
          requiredTraining: 'Lockout',
          ppe: 'Gloves',
        },
      ]),
    );
  });
});
