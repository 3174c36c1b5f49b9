import { screen, within } from '@testing-library/react';
import { writeCsv } from 'hucre/csv';
import { beforeEach, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { seedUuid } from '../../../../../server/seed/seedUuid.ts';
import { OwnProject } from '../../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../../support/web/platform.ts';
import { giveGridASize } from '../../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

it('misuses come in with the hazards that they lead to, injuries are known by name or code', async () => {
  const project = await OwnProject.create(platform, 'MACHINE', 'ISO13849-1');
  const [known] = await project.make('misuses', { name: 'Reaches around the guard' });
  const { user } = project.open('import');
  const lines = [
    ['ID', 'Maschine', 'Fehlanwendung', 'Verletzung'],
    ['1', 'Presse', 'Reaches around the guard', 'Fracture; Crush injury'],
    ['2', 'Presse', 'Tritt auf das Band', ''],
    ['3', 'Presse', 'tritt auf das band', 'Heartbreak'],
  ];
  const file = new File([writeCsv(lines, { delimiter: ';' })], 'table.csv');
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  const region = await screen.findByRole('region', { name: 'Rows of the file' });
  const [first, second, third] = within(region).getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('Misuse: Reaches around the guard');
  expect(second).toHaveTextContent('Misuse: Tritt auf das Band (new)');
  expect(third).toHaveTextContent(/Injuries left out/);
  await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText(/hazards were written/)).toBeVisible();
  const misuses = await project.stored<{ uuid: string; name: string }>('misuses');
  expect(misuses.map(({ name }) => name)).toEqual(['Reaches around the guard', 'Tritt auf das Band']);
  const hazards = await project.stored<Hazard>('hazards');
  const injury = (code: string) => seedUuid('injuryTypes', code);
  expect(hazards.map(({ misuseUuid, injuryTypeUuids }) => [misuseUuid, injuryTypeUuids.toSorted()])).toEqual([
    [known?.uuid, [injury('FRACT'), injury('CRUSH')].toSorted()],
    [misuses[1]?.uuid, []],
    [misuses[1]?.uuid, []],
  ]);
});
