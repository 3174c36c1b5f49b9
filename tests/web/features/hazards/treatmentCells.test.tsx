import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HazardRrm } from '@/api/hazard-rrms';
import type { Hazard } from '@/api/hazards';
import type { SafetyTarget } from '@/api/lookups';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { asTsv } from '../../../support/pasteTables.ts';
import { holdChanges } from '../../../support/web/faults.ts';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { cellOf, giveGridASize } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
let project: OwnProject;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
  project = await OwnProject.create(platform, 'FUNCTION', 'ISO26262-3-2018');
});

/** Names of the targets of each hazard, as the server has them. */
const targetsOf = async (): Promise<string[][]> => {
  const [hazards, targets] = [
    await project.stored<Hazard>('hazards'),
    await project.stored<SafetyTarget>('safety-targets'),
  ];
  return hazards.map(({ uuid }) =>
    targets.filter(({ hazardUuids }) => hazardUuids.includes(uuid)).map(({ name }) => name),
  );
};
const measuresOf = async () =>
  (
    await platform.call<{ data: { results: HazardRrm[] } }>(
      'lead',
      'GET',
      `/user-api/hazard-rrms?projectUuid=${project.uuid}`,
    )
  ).data.results.map(({ status }) => status);

/** The grid says it at the cell and to those who listen. */
const isSaid = async (words: RegExp) => expect(await screen.findAllByText(words)).not.toHaveLength(0);

describe('the targets of a hazard, in its row', () => {
  it('are chosen by code or name, one after the other, and taken out; undo gives each step back', async () => {
    await project.make('hazards', { style: 'FUNCTION' });
    await project.make(
      'safety-targets',
      { name: 'The car keeps its lane' },
      { name: 'The driver can steer' },
    );
    const { user } = project.open('worksheet?group=none&columns=targets');
    await user.click(await cellOf('HZ-001', 'Safety targets'));
    await user.keyboard('the driver{Enter}');
    expect(await cellOf('HZ-001', 'Safety targets')).toHaveTextContent('ST-002 The driver can steer');
    await waitFor(async () => expect(await targetsOf()).toEqual([['The driver can steer']]));

    await user.click(await cellOf('HZ-001', 'Safety targets'));
    await user.keyboard('ST-001{Enter}');
    await waitFor(async () =>
      expect(await targetsOf()).toEqual([['The car keeps its lane', 'The driver can steer']]),
    );
    await user.click(await cellOf('HZ-001', 'Safety targets'));
    await user.keyboard('{Delete}');
    await waitFor(async () => expect(await targetsOf()).toEqual([[]]));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () =>
      expect(await targetsOf()).toEqual([['The car keeps its lane', 'The driver can steer']]),
    );
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await targetsOf()).toEqual([['The driver can steer']]));
  });

  it('are made of a name that none has, commas and all', async () => {
    await project.make('hazards', { style: 'FUNCTION' });
    await project.make('safety-targets', { name: 'The car keeps its lane' });
    const { user } = project.open('worksheet?group=none&columns=targets');
    await user.click(await cellOf('HZ-001', 'Safety targets'));
    await user.keyboard('The car stops, when asked to{Enter}');
    await waitFor(async () => expect(await targetsOf()).toEqual([['The car stops, when asked to']]));
    expect(await screen.findByText('ST-002 The car stops, when asked to')).toBeVisible();

    await user.click(await cellOf('HZ-001', 'Safety targets'));
    await user.keyboard('The seat stays where it is{Enter}');
    await waitFor(async () =>
      expect(await targetsOf()).toEqual([['The car stops, when asked to', 'The seat stays where it is']]),
    );
  });

  it('come with a pasted table, new rows and new targets in one step', async () => {
    await project.make('safety-targets', { name: 'The car keeps its lane' });
    await project.make('hazards', { style: 'FUNCTION' });
    const { user } = project.open('worksheet?group=none&columns=targets');
    await user.click(await cellOf('HZ-001', 'Safety targets'));
    fireEvent.paste(document.activeElement as Element, {
      clipboardData: {
        getData: (type: string) =>
          type === 'text/html'
            ? ''
            : asTsv([
                ['Safety targets', 'FTTI (ms)'],
                ['The car keeps its lane', '100'],
                ['No braking without demand', '50'],
              ]),
      },
    });
    const dialog = await screen.findByRole('dialog', { name: /^Paste \d+ rows?\?/ });
    expect(dialog).toHaveTextContent('Safety targets: 1');
    await user.click(within(dialog).getByRole('button', { name: /^Paste/ }));
    await waitFor(async () =>
      expect(await targetsOf()).toEqual([['The car keeps its lane'], ['No braking without demand']]),
    );
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await targetsOf()).toEqual([[]]));
  });

  it('that the server refuses are said, and the cell is as before', async () => {
    await project.make('hazards', { style: 'FUNCTION' });
    await project.make('safety-targets', { name: 'The car keeps its lane' });
    const { user } = project.open('worksheet?group=none&columns=targets');
    await user.click(await cellOf('HZ-001', 'Safety targets'));
    const letGo = holdChanges();
    await user.keyboard('ST-001{Enter}');
    expect(await cellOf('HZ-001', 'Safety targets')).toHaveTextContent('ST-001 The car keeps its lane');
    await project.archive();
    letGo();
    expect(await screen.findByText(/^Safety targets: .* The old value is back\.$/)).toBeVisible();
    expect(await cellOf('HZ-001', 'Safety targets')).toHaveTextContent(/^$/);
  });
});

describe('the measures of a hazard, in its row', () => {
  it('are taken from the library; one is taken off only where its judgement is seen', async () => {
    await project.make('hazards', { style: 'FUNCTION' });
    await project.make(
      'rrms',
      { name: 'Fixed guard', rrmTypeUuid: seedUuid('rrmTypes', 'FIXED') },
      { name: 'Second channel', rrmTypeUuid: seedUuid('rrmTypes', 'INTERLOCK'), isSafetyFunction: true },
    );
    const { user } = project.open('worksheet?group=none&columns=measures');
    await user.click(await cellOf('HZ-001', 'Measures'));
    await user.keyboard('Light curtain');
    expect(await screen.findByText(/New ones are made on the page of measures/)).toBeVisible();
    await user.keyboard('{Escape}Fixed guard{Enter}');
    expect(await cellOf('HZ-001', 'Measures')).toHaveTextContent('RRM-001 Fixed guard');
    await waitFor(async () => expect(await measuresOf()).toEqual(['PROPOSED']));

    await user.click(await cellOf('HZ-001', 'Measures'));
    await user.keyboard('{Delete}');
    await isSaid(/A measure is taken off in the details of the hazard/);

    await user.click(await cellOf('HZ-001', 'Measures'));
    await user.keyboard('Second channel{Enter}');
    await isSaid(/is a safety function and needs a level to reach/);
    expect(await measuresOf()).toEqual(['PROPOSED']);

    await user.keyboard('{Escape}{Control>}z{/Control}');
    await waitFor(async () => expect(await measuresOf()).toEqual([]));
  });
});
