import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedUuid } from '../../../server/seed/seedUuid.ts';
import { usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';
import { levels, OwnWorksheet, userUuid } from '../../support/web/worksheet.ts';

let sheet: OwnWorksheet;
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform());
});

const open = (page: string) =>
  renderApp({ route: `/projects/${sheet.project}/${page}`, token: sheet.platform.tokenOf('engineer') });
const post = async (path: string, body: object) =>
  (await sheet.platform.call<{ data: { uuid: string } }>('lead', 'POST', path, body)).data;
const ratings = async () =>
  (await sheet.stored()).map(
    ({ evaluations }) => evaluations.filter(({ stage }) => stage === 'FINAL').length,
  );

describe('applying a measure to hazards', () => {
  it('shows every final rating that would move, and moves them', async () => {
    // ISO 26262-3:2018 Table 4: S3 E4 C3 is D, S3 E4 C1 is B; S1 E1 C1 is QM and stays so.
    await sheet.addRated({ name: 'Gate falls' }, { severity: 'S3', exposure: 'E4', avoidability: 'C3' });
    await sheet.addRated({ name: 'Lamp out' }, { severity: 'S1', exposure: 'E1', avoidability: 'C1' });
    await sheet.add('rrms', {
      name: 'Second circuit',
      rrmTypeUuid: seedUuid('rrmTypes', 'SUBST'),
      defaultEffect: { avoidabilityTo: 'C1' },
    });
    const { user } = open('measures?measure=RRM-001&panel=1');
    await user.click(await screen.findByRole('button', { name: 'Apply to hazards' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apply measures to hazards' });
    const field = within(dialog).getByRole('combobox', { name: 'Hazards' });
    await user.click(field);
    for (const name of [/HZ-001/, /HZ-002/]) await user.click(await screen.findByRole('option', { name }));
    await user.keyboard('{Escape}');
    const moves = await within(dialog).findByRole('list', { name: 'Final ratings that move' });
    expect(within(moves).getAllByRole('listitem')).toHaveLength(1);
    expect(moves).toHaveTextContent('HZ-001Gate fallsD → B');
    expect(dialog).toHaveTextContent('2 uses will be added. 1 final rating moves.');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await waitFor(async () => expect(await ratings()).toEqual([1, 0]));
  });
});

describe('the alternatives of a project', () => {
  it('are compared over all hazards, with counts and cost', async () => {
    const first = await sheet.addRated(
      { name: 'Gate falls' },
      { severity: 'S3', exposure: 'E4', avoidability: 'C3' },
    );
    await sheet.addRated({ name: 'Lamp out' }, { severity: 'S1', exposure: 'E1', avoidability: 'C1' });
    const [door] = await sheet.add(
      'solution-sets',
      { name: 'Door', kind: 'PROPOSED' },
      { name: 'Sign', kind: 'PROPOSED', cost: 50 },
    );
    const [measure] = await sheet.add('rrms', {
      name: 'Lock',
      rrmTypeUuid: seedUuid('rrmTypes', 'SUBST'),
      cost: 900,
    });
    const use = await post(`/user-api/hazards/${first.uuid}/hazard-rrms`, {
      rrmUuid: measure?.uuid,
      solutionSetUuid: door?.uuid,
      responsibleUserUuid: userUuid('lead'),
    });
    await post(`/user-api/hazard-rrms/${use.uuid}/evaluation`, {
      effectiveness: 'PARTIAL',
      ...levels({ avoidability: 'C1' }),
    });
    const { user } = open('solution-sets/compare');
    const totals = await screen.findByRole('table', { name: 'Hazards by final rating, and cost' });
    const row = (name: string) => within(totals).getByRole('row', { name: new RegExp(`^${name} `) });
    // Door takes the first to B (S3 E4 C1); Sign leaves it at D.
    expect(row('D')).toHaveTextContent('D01');
    expect(row('B')).toHaveTextContent('B10');
    expect(row('QM')).toHaveTextContent('QM11');
    expect(row('Cost')).toHaveTextContent('Cost90050');
    expect(row('Who it needs')).toHaveTextContent('Who it needsLena Brandt–');
    const hazards = screen.getByRole('table', { name: 'Hazard by hazard' });
    // The second hazard comes out the same and is not shown.
    expect(within(hazards).getAllByRole('row')).toHaveLength(2);
    expect(within(hazards).getAllByRole('row')[1]).toHaveTextContent('HZ-001 Gate fallsDBDas before');
    // Each count leads to exactly the hazards that it counts.
    await user.click(within(row('QM')).getByRole('link', { name: 'SOL-001, QM: 1' }));
    const counted = () => within(screen.getByRole('table', { name: 'Hazard by hazard' })).getAllByRole('row');
    expect(counted().map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Hazard', 'HZ-002']);
    expect(screen.getByText('Only SOL-001: QM')).toBeVisible();
    await user.click(within(row('D')).getByRole('link', { name: 'SOL-002, ASIL D: 1' }));
    expect(counted().map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Hazard', 'HZ-001']);
    expect(within(row('B')).queryByRole('link', { name: /^SOL-002/ })).toBeNull();
  });
});

describe('the uses of measures', () => {
  it('tell who is responsible and what is overdue', async () => {
    const hazard = await sheet.addRated(
      { name: 'Gate falls' },
      { severity: 'S3', exposure: 'E4', avoidability: 'C3' },
    );
    const [lock, sign] = await sheet.add(
      'rrms',
      { name: 'Lock', rrmTypeUuid: seedUuid('rrmTypes', 'SUBST') },
      { name: 'Sign', rrmTypeUuid: seedUuid('rrmTypes', 'SUBST') },
    );
    const late = await post(`/user-api/hazards/${hazard.uuid}/hazard-rrms`, {
      rrmUuid: lock?.uuid,
      dueDate: '2020-02-29',
    });
    await post(`/user-api/hazard-rrms/${late.uuid}/evaluation`, {
      effectiveness: 'PARTIAL',
      ...levels({ avoidability: 'C1' }),
    });
    await post(`/user-api/hazards/${hazard.uuid}/hazard-rrms`, { rrmUuid: sign?.uuid });
    const { user } = open('measures/uses?due=overdue');
    const table = await screen.findByRole('table', { name: 'Uses of measures' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Lock');
    expect(within(table).getByText('Overdue')).toBeVisible();
    // What the measure itself states, and what all that count come to: the initial rating alone, as nothing was calculated.
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Lowers the risk → C1All that count: D →');
    await user.click(within(table).getByRole('button', { name: 'Edit RRM-001 on HZ-001' }));
    expect(await screen.findByRole('dialog', { name: 'RRM-001 Lock on HZ-001' })).toBeVisible();
  });
});
