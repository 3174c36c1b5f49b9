import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { userUuidOf } from '../../../support/e2e/people.ts';
import { holdCalls } from '../../../support/web/faults.ts';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { cellOf, giveGridASize } from '../../../support/web/worksheet.ts';

const SET = 'ISO26262-3-2018';

let platform: TestPlatform;
let project: OwnProject;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
  project = await OwnProject.create(platform, 'FUNCTION', SET);
});

const first = async () => (await project.stored<Hazard>('hazards'))[0];

describe('columns that are not there from the start', () => {
  it('take a reason for a level, and give it back by undo', async () => {
    await project.make('hazards', { style: 'FUNCTION' });
    const { user } = project.open('worksheet?group=none&columns=reasons');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('3');
    await user.click(await cellOf('HZ-001', 'Reason for S (Severity)'));
    await user.keyboard('Leaves the lane.{Enter}');
    await waitFor(async () =>
      expect((await first())?.evaluations[0]?.rationale).toEqual({ severity: 'Leaves the lane.' }),
    );
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await first())?.evaluations[0]?.rationale.severity ?? '').toBe(''));
  });

  it('take effects by type and words, and somebody who is responsible', async () => {
    await project.make('hazards', { style: 'FUNCTION' });
    const { user } = project.open('worksheet?group=none&columns=people');
    await screen.findByRole('columnheader', { name: 'Effects' });
    await user.click(await cellOf('HZ-001', 'Effects'));
    await user.keyboard('Injury to operator or driver: Is thrown forward{Enter}');
    expect(await cellOf('HZ-001', 'Effects')).toHaveTextContent(
      'Injury to operator or driver: Is thrown forward',
    );
    await waitFor(async () =>
      expect((await first())?.hazardEffects.map(({ description }) => description)).toEqual([
        'Is thrown forward',
      ]),
    );
    await user.click(await cellOf('HZ-001', 'Owner'));
    await user.keyboard('Lena Brandt{Enter}');
    await waitFor(async () => expect((await first())?.ownerUserUuid).toBe(userUuidOf('lead')));
  });

  it('are there once what is chosen in them has arrived: typed before, it would be known to no list', async () => {
    await project.make('hazards', { style: 'FUNCTION' });
    const letGo = holdCalls(({ url }) => url.includes('/hazard-effect-types'));
    project.open('worksheet?group=none&columns=people');
    await cellOf('HZ-001', 'State');
    expect(screen.queryByRole('columnheader', { name: 'Effects' })).toBeNull();
    letGo();
    expect(await screen.findByRole('columnheader', { name: 'Effects' })).toBeVisible();
  });

  it('name targets with their safe state, and measures with what they have to reach', async () => {
    const [hazard] = await project.make('hazards', { style: 'FUNCTION' });
    await project.make('safety-targets', {
      name: 'The car keeps its lane',
      safeState: 'Steering without assistance',
      hazardUuids: [hazard?.uuid],
    });
    const { user } = project.open('worksheet?group=none&columns=targets');
    expect(await screen.findByText('ST-001 The car keeps its lane')).toBeVisible();
    expect(await cellOf('HZ-001', 'Safe state')).toHaveTextContent('Steering without assistance');

    const [measure] = await project.make('rrms', {
      name: 'Second channel',
      rrmTypeUuid: seedUuid('rrmTypes', 'INTERLOCK'),
      isSafetyFunction: true,
    });
    await platform.call('lead', 'POST', `/user-api/hazards/${hazard?.uuid}/hazard-rrms`, {
      rrmUuid: measure?.uuid,
      requiredLevel: 'D',
      achievedLevel: 'C',
    });
    await user.click(screen.getByRole('combobox', { name: 'Columns' }));
    await user.click(await screen.findByRole('option', { name: 'Measures and residual risk' }));
    expect(await screen.findByText('RRM-001 Second channel')).toBeVisible();
    expect(await cellOf('HZ-001', 'Required')).toHaveTextContent('D');
    expect(await cellOf('HZ-001', 'Achieved')).toHaveTextContent('C');
  });
});
