import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { seedUuid } from '../../../../server/seed/seedUuid.ts';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { cellOf, giveGridASize } from '../../../support/web/worksheet.ts';

const SET = 'ISO13849-1';
/** ISO 13849-1:2015, figure A.1: S2 F1 P2 asks for PL d. */
const ASKS_FOR_D = { severity: 'S2', exposure: 'F1', avoidability: 'P2', probability: 'PrN' } as const;

let platform: TestPlatform;
let project: OwnProject;
let hazard: { uuid: string; code: string; revision: number };
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
  project = await OwnProject.create(platform, 'MACHINE', SET);
  const [made] = await project.make('hazards', { style: 'MACHINE', name: 'Robot starts' });
  hazard = made as typeof hazard;
  await platform.call('lead', 'PATCH', `/user-api/hazards/${hazard.uuid}/initial-risk`, {
    revision: hazard.revision,
    ...Object.fromEntries(
      Object.entries(ASKS_FOR_D).map(([parameter, code]) => [
        `${parameter}Uuid`,
        levelUuid(SET, parameter as keyof typeof ASKS_FOR_D, code),
      ]),
    ),
  });
});

describe('the sheet of safety functions', () => {
  it('adds one by keyboard, and follows its hazards with what it has to reach', async () => {
    const { user } = project.open('safety-functions');
    await user.click((await screen.findAllByRole('button', { name: 'Add safety function' }))[0] as Element);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('New safety function'));
    await user.keyboard('Locked door{Tab}{Tab}PL c{Tab}1{Tab}1.8e-6{Tab}350{Tab}1{Tab}{Tab}HZ-001{Enter}');
    await waitFor(async () =>
      expect(await project.stored('safety-functions')).toMatchObject([
        {
          name: 'Locked door',
          achievedLevel: 'PL c',
          architectureCategory: '1',
          pfhd: 0.0000018,
          responseTimeMs: 350,
          stopCategory: '1',
          hazardUuids: [hazard.uuid],
          requiredLevel: 'd',
        },
      ]),
    );
    expect(await cellOf('SF-001', 'Required')).toHaveTextContent('PL d');
  });

  it('marks what falls short (V25) until it reaches its level, and claims that do not hold (V28)', async () => {
    await project.make('safety-functions', {
      name: 'Locked door',
      achievedLevel: 'PL c',
      hazardUuids: [hazard.uuid],
    });
    const { user } = project.open('safety-functions');
    const achieved = await cellOf('SF-001', 'Achieved');
    await waitFor(() => expect(achieved).toHaveClass('worksheet-cell-marked-error'));
    await user.click(achieved);
    await user.keyboard('PL d{Enter}');
    await waitFor(async () =>
      expect(await cellOf('SF-001', 'Achieved')).not.toHaveClass('worksheet-cell-marked-error'),
    );
    // ISO 13849-1:2015: table 2 asks for less than 1e-6 of PL d, figure 5 for category 2 at least.
    await user.click(await cellOf('SF-001', 'PFHd (1/h)'));
    await user.keyboard('1e-6{Enter}');
    await user.click(await cellOf('SF-001', 'Category'));
    await user.keyboard('1{Enter}');
    for (const column of ['Achieved', 'PFHd (1/h)', 'Category'])
      await waitFor(async () =>
        expect(await cellOf('SF-001', column)).toHaveClass('worksheet-cell-marked-warning'),
      );
    await user.click(await cellOf('SF-001', 'PFHd (1/h)'));
    await user.keyboard('2.9e-7{Enter}');
    await user.click(await cellOf('SF-001', 'Category'));
    await user.keyboard('3{Enter}');
    await waitFor(async () =>
      expect(await cellOf('SF-001', 'Achieved')).not.toHaveClass('worksheet-cell-marked-warning'),
    );
  });
});

describe('the panel of a safety function', () => {
  it('says what asks for its level, by which measure, and what it falls short of', async () => {
    const [measure] = await project.make('rrms', {
      name: 'Guard locking',
      rrmTypeUuid: seedUuid('rrmTypes', 'INTERLOCK'),
    });
    await platform.call('lead', 'POST', `/user-api/hazards/${hazard.uuid}/hazard-rrms`, {
      rrmUuid: measure?.uuid,
    });
    await project.make('safety-functions', {
      name: 'Locked door',
      achievedLevel: 'PL c',
      pfhd: 0.0000018,
      rrmUuids: [measure?.uuid],
    });
    project.open('safety-functions?safetyFunction=SF-001&panel=1');
    expect(await screen.findByText('Required PL d, achieved PL c.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('It achieves less than its hazards ask for.');
    // ISO 13849-1:2015, table 2, and IEC 62061: 1e-6 to 3e-6 is PL c, 1e-6 to 1e-5 is SIL 1.
    expect(screen.getByText(/is enough for PL c and SIL 1\.$/)).toBeVisible();
    const asking = screen.getByRole('list', { name: 'Hazards that ask for it' });
    expect(within(asking).getByRole('link', { name: 'HZ-001' })).toBeVisible();
    expect(asking).toHaveTextContent('Uses RRM-001 Guard locking');
  });
});

describe('the safety functions of a hazard, on its page', () => {
  const section = () => screen.findByRole('region', { name: 'Safety functions' });

  it('are made and named there, and lead to their row', async () => {
    await project.make('safety-functions', { name: 'Locked door', achievedLevel: 'PL c' });
    const { user } = project.open('hazards/HZ-001');
    expect(
      await within(await section()).findByText('No safety function reduces this hazard yet.'),
    ).toBeVisible();
    await user.click(within(await section()).getByRole('button', { name: 'Name a safety function' }));
    const dialog = await screen.findByRole('dialog', { name: 'Name a safety function' });
    await user.click(within(dialog).getByRole('combobox', { name: /^Safety function/ }));
    await user.click(await screen.findByRole('option', { name: 'SF-001 Locked door' }));
    await user.click(within(dialog).getByRole('button', { name: 'Name it' }));
    expect(await within(await section()).findByText('Required PL d, achieved PL c.')).toBeVisible();
    expect(await within(await section()).findByRole('alert')).toHaveTextContent(
      'It achieves less than its hazards ask for.',
    );
    await user.click(within(await section()).getByRole('button', { name: 'New safety function' }));
    const creation = await screen.findByRole('dialog', { name: 'New safety function' });
    await user.type(within(creation).getByRole('textbox', { name: /^Name/ }), 'Emergency stop');
    await user.click(within(creation).getByRole('button', { name: 'Add safety function' }));
    const made = await within(await section()).findByRole('link', { name: 'SF-002' });
    expect(made).toHaveAttribute('href', expect.stringContaining('safety-functions?safetyFunction=SF-002'));
    await user.click(within(await section()).getAllByRole('button', { name: 'Take off' })[0] as HTMLElement);
    await waitFor(async () =>
      expect(within(await section()).queryByRole('link', { name: 'SF-001' })).toBeNull(),
    );
    expect(await project.stored('safety-functions')).toMatchObject([
      { name: 'Locked door', hazardUuids: [] },
      { name: 'Emergency stop', hazardUuids: [hazard.uuid] },
    ]);
  });
});
