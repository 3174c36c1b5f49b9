import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOption } from '@/ui/worksheet/kinds/choiceColumn';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { answerGet, PREFERENCES } from '../../../support/web/server.ts';
import { cellOf, giveGridASize } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
  answerGet('/user-api/user-preferences', { data: { ...PREFERENCES, language: 'de' } });
});

interface Lookup {
  uuid: string;
  name: string;
}
const lookupNamed = async (project: OwnProject, lookup: string, name: string) => {
  const { data } = await platform.call<{ data: { results: Lookup[] } }>(
    'lead',
    'GET',
    `/user-api/${lookup}?projectUuid=${project.uuid}&limit=100`,
  );
  return data.results.find(one => one.name === name);
};

describe('what the product brings along, in German', () => {
  it('is shown and chosen by its German name', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    await project.make('machines', { name: 'Robot' });
    const commissioning = await lookupNamed(project, 'lifecycle-phases', 'Commissioning');
    const cleaning = await lookupNamed(project, 'lifecycle-phases', 'Cleaning');
    await project.make('tasks', { name: 'First start', lifecyclePhaseUuid: commissioning?.uuid });
    const { user } = project.open('tasks');
    await waitFor(async () =>
      expect(await cellOf('TSK-001', 'Lebensphase')).toHaveTextContent('Inbetriebnahme'),
    );
    await user.click(await cellOf('TSK-001', 'Lebensphase'));
    await user.keyboard('reinigung{Enter}');
    await waitFor(async () =>
      expect(await project.stored('tasks')).toMatchObject([{ lifecyclePhaseUuid: cleaning?.uuid }]),
    );
    expect(await cellOf('TSK-001', 'Lebensphase')).toHaveTextContent('Reinigung');
  });

  it('is found by its English name in what is pasted or imported', () => {
    const option = { value: 'c', label: 'Reinigung', otherName: 'Cleaning' };
    const other = { value: 'o', label: 'Cleaning' };
    expect(findOption([option], 'cleaning')).toBe(option);
    // A name that somebody gave comes first.
    expect(findOption([option, other], 'Cleaning')).toBe(other);
  });

  it('is German inside other records too: the bands of estimates of exposure', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    await project.make('exposure-estimate-types', {
      name: 'Share of a shift',
      unit: 'FRACTION',
      combine: 'MULTIPLY',
      values: [{ name: 'Below 0.01 %', min: 0, max: 0.0001 }],
    });
    const { user } = project.open('situations');
    const tools = await screen.findAllByRole('button', { name: 'Arten von Schätzungen' });
    await user.click(tools[0] as Element);
    const dialog = await screen.findByRole('dialog', { name: 'Arten von Schätzungen' });
    expect(await within(dialog).findByText('Anteil der Betriebszeit')).toBeVisible();
    expect(within(dialog).getByText(/ · Unter 0,01 % · .* · gilt für alle Projekte$/)).toBeVisible();
    // The band of somebody's own has the same words, and keeps them.
    expect(within(dialog).getByText(/ · Below 0\.01 %$/)).toBeVisible();
  });

  it('leaves a zone of the project as it was typed', async () => {
    const project = await OwnProject.create(platform, 'MACHINE');
    await project.make('zones', { name: 'Cabinet / battery' });
    project.open('layout');
    expect(await screen.findAllByText(/Cabinet \/ battery/)).not.toEqual([]);
  });
});
