import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { cellOf, giveGridASize } from '../../../support/web/worksheet.ts';

const SET = 'ISO13849-1';

let platform: TestPlatform;
let project: OwnProject;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
  project = await OwnProject.create(platform, 'MACHINE', SET);
});

const stored = () => project.stored<Hazard>('hazards');
const levelsOf = ({ evaluations }: Hazard) =>
  evaluations.map(({ severityUuid, exposureUuid, probabilityUuid, avoidabilityUuid }) => [
    severityUuid,
    exposureUuid,
    probabilityUuid,
    avoidabilityUuid,
  ]);
const namesOf = async (lookup: string) => {
  const { data } = await platform.call<{ data: { results: { uuid: string; name: string }[] } }>(
    'lead',
    'GET',
    `/user-api/${lookup}?projectUuid=${project.uuid}&limit=100`,
  );
  return new Map(data.results.map(({ uuid, name }) => [name, uuid]));
};

// ISO 13849-1:2015, figure A.1: S2 F2 P2 is PL e, S2 F1 P2 is PL d; where the event is unlikely one level less.
describe('a hazard of a machine', () => {
  it('is rated by three digits: the probability is not low until somebody says so', async () => {
    await project.make('hazards', { style: 'MACHINE' });
    const { user } = project.open('worksheet?group=none');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('2');
    expect(await cellOf('HZ-001', 'Pr')).toHaveTextContent('PrN');
    await user.keyboard('{ArrowRight}2{ArrowRight}{ArrowRight}2');
    expect(await cellOf('HZ-001', 'PLr')).toHaveTextContent('e');
    const level = (parameter: 'severity' | 'exposure' | 'probability' | 'avoidability', code: string) =>
      levelUuid(SET, parameter, code);
    await waitFor(async () =>
      expect((await stored()).map(levelsOf)).toEqual([
        [
          [
            level('severity', 'S2'),
            level('exposure', 'F2'),
            level('probability', 'PrN'),
            level('avoidability', 'P2'),
          ],
        ],
      ]),
    );
  });

  it('keeps a probability that was emptied or chosen, and takes it by its place', async () => {
    await project.make('hazards', { style: 'MACHINE' });
    const { user } = project.open('worksheet?group=none');
    await user.click(await cellOf('HZ-001', 'Pr'));
    await user.keyboard('1');
    expect(await cellOf('HZ-001', 'Pr')).toHaveTextContent('PrL');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('2{ArrowRight}2{ArrowRight}{ArrowRight}2');
    expect(await cellOf('HZ-001', 'PLr')).toHaveTextContent('d');
    await user.click(await cellOf('HZ-001', 'Pr'));
    await user.keyboard('{Delete}');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('1');
    expect(await cellOf('HZ-001', 'Pr')).toHaveTextContent('');
    await user.click(await cellOf('HZ-001', 'Pr'));
    await user.keyboard('2');
    // S1 F2 P2 is PL c.
    expect(await cellOf('HZ-001', 'PLr')).toHaveTextContent('c');
  });

  it('takes the first level and what it brings along back in one step', async () => {
    await project.make('hazards', { style: 'MACHINE' });
    const { user } = project.open('worksheet?group=none');
    await user.click(await cellOf('HZ-001', 'S'));
    await user.keyboard('2');
    expect(await cellOf('HZ-001', 'Pr')).toHaveTextContent('PrN');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await cellOf('HZ-001', 'Pr')).toHaveTextContent(/^$/));
    expect(await cellOf('HZ-001', 'S')).toHaveTextContent(/^$/);
  });

  it('gets a second person by typing it, and one more from the list', async () => {
    const personnel = await namesOf('personnel');
    const [first, second, third] = [...personnel.keys()] as [string, string, string];
    await project.make('hazards', { style: 'MACHINE', personnelUuids: [personnel.get(first)] });
    const { user } = project.open('worksheet?group=none');
    await user.click(await cellOf('HZ-001', 'Personnel'));
    await user.keyboard(`${second}{Enter}`);
    await waitFor(async () =>
      expect((await stored())[0]?.personnelUuids.toSorted()).toEqual(
        [personnel.get(first), personnel.get(second)].toSorted(),
      ),
    );
    await user.click(await cellOf('HZ-001', 'Personnel'));
    await user.keyboard('{F2}');
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${third}`) }));
    await waitFor(async () => expect((await stored())[0]?.personnelUuids).toHaveLength(3));
  });

  it('becomes a row for each hazard type that is written into it, at the same place', async () => {
    const types = await namesOf('hazard-types');
    const [machine] = await project.make('machines', { name: 'Robot' });
    await project.make('hazards', { style: 'MACHINE', machineUuid: machine?.uuid });
    const { user } = project.open('worksheet?group=none');
    await user.click(await cellOf('HZ-001', 'Hazard type'));
    await user.keyboard('mechanical, electrical, Thermal{Enter}');
    const wanted = ['Mechanical', 'Electrical', 'Thermal'].map(name => types.get(name));
    await waitFor(async () =>
      expect(
        (await stored()).map(({ hazardTypeUuid, machineUuid }) => [hazardTypeUuid, machineUuid]),
      ).toEqual(wanted.map(type => [type, machine?.uuid])),
    );
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () =>
      expect((await stored()).map(({ hazardTypeUuid }) => hazardTypeUuid)).toEqual([null]),
    );
  });

  it('takes hazard types by their words: those of the norm stand behind their group', async () => {
    const types = await namesOf('hazard-types');
    await project.make('hazards', { style: 'MACHINE' });
    const { user } = project.open('worksheet?group=none');
    await user.click(await cellOf('HZ-001', 'Hazard type'));
    await user.keyboard('Crushing, impact{Enter}');
    await waitFor(async () =>
      expect((await stored()).map(({ hazardTypeUuid }) => hazardTypeUuid)).toEqual([
        types.get('Mechanical: crushing'),
        types.get('Mechanical: impact'),
      ]),
    );
    await user.click(await cellOf('HZ-002', 'Hazard type'));
    await user.keyboard('Shearing{Tab}');
    await waitFor(async () =>
      expect((await stored())[1]?.hazardTypeUuid).toBe(types.get('Mechanical: shearing')),
    );
    expect(types.get('Mechanical: shearing')).toBeDefined();
  });

  it('refuses a list with an unknown hazard type, and keeps what was typed', async () => {
    await project.make('hazards', { style: 'MACHINE' });
    const { user } = project.open('worksheet?group=none');
    await user.click(await cellOf('HZ-001', 'Hazard type'));
    await user.keyboard('mechanical, sorcery{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
        '“sorcery” is not in the list of Hazard type.',
      ),
    );
    expect(screen.getByRole('combobox', { name: 'Hazard type' })).toHaveValue('mechanical, sorcery');
    expect(await stored()).toHaveLength(1);
  });
});
