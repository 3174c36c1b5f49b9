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

describe('the sheet of measures', () => {
  it('adds a measure by keyboard: type, safety function, standard', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    const { user } = project.open('measures');
    await user.click((await screen.findAllByRole('button', { name: 'Add measure' }))[0] as Element);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New measure'));
    await user.keyboard('Light curtain{Tab}protective device{Tab}y{Tab}{ArrowRight}ISO 13855, 7{Enter}');
    await waitFor(async () =>
      expect(await project.stored('rrms')).toMatchObject([
        { name: 'Light curtain', isSafetyFunction: true, standardReference: 'ISO 13855, 7' },
      ]),
    );
    expect(await cellOf('RRM-001', 'Safety function')).toHaveTextContent('Yes');
  });

  it('shows those of the project by the step of the method that they belong to', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    const { data } = await platform.call<{ data: { results: { uuid: string; code: string }[] } }>(
      'lead',
      'GET',
      `/user-api/rrm-types?projectUuid=${project.uuid}&limit=100`,
    );
    const type = (code: string) => data.results.find(each => each.code === code)?.uuid;
    await project.make(
      'rrms',
      { name: 'Gloves', rrmTypeUuid: type('PPE') },
      { name: 'Less force', rrmTypeUuid: type('SUBST') },
      { name: 'Fence', rrmTypeUuid: type('FIXED') },
    );
    project.open('measures');
    await screen.findByText('Less force');
    const names = screen
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent)
      .filter(text => ['Gloves', 'Less force', 'Fence'].includes(text ?? ''));
    // Design before guards before what people wear (ISO 12100:2010 clause 6.1).
    expect(names).toEqual(['Less force', 'Fence', 'Gloves']);
  });
});

describe('the sheet of requirements', () => {
  it('adds a requirement of a target by keyboard', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [target] = await project.make('safety-targets', { name: 'No unintended steering' });
    const { user } = project.open('requirements');
    await user.click((await screen.findAllByRole('button', { name: 'Add requirement' }))[0] as Element);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New requirement'));
    await user.keyboard(
      'Torque limit{Tab}{ArrowRight}The torque shall stay below 3 Nm.{Tab}no unintended steering{Tab}Gateway{Enter}',
    );
    await waitFor(async () =>
      expect(await project.stored('srems')).toMatchObject([
        {
          name: 'Torque limit',
          kind: 'REQUIREMENT',
          text: 'The torque shall stay below 3 Nm.',
          safetyTargetUuids: [target?.uuid],
          allocatedTo: 'Gateway',
          status: 'DRAFT',
        },
      ]),
    );
  });
});
