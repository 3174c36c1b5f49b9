import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { giveGridASize } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
  giveGridASize();
});

interface Situation {
  uuid: string;
  code: string;
  ratings: { exposureUuid: string; basis: string; rationale: string }[];
}
interface Level {
  uuid: string;
  code: string;
}

describe('the exposure of a situation', () => {
  it('is proposed from its estimates with the arithmetic, and taken with basis and reason', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [situation] = await project.make<Situation>('exposure-situations', { name: 'Tunnel' });
    const types = await platform.call<{ data: { results: { uuid: string; name: string }[] } }>(
      'lead',
      'GET',
      `/user-api/exposure-estimate-types?projectUuid=${project.uuid}`,
    );
    const share = types.data.results.find(({ name }) => name === 'Share of operating time');
    await project.make('exposure-estimates', {
      exposureSituationUuid: situation?.uuid,
      exposureEstimateTypeUuid: share?.uuid,
      numericValue: 0.5,
    });
    const { user } = project.open(`situations?situation=${situation?.code}&panel=1`);
    const set = await screen.findByRole('region', { name: /26262/ });
    // 50 % of the time: above 10 %, E4 (domain model 3.1).
    expect(
      await within(set).findByText(/Share of operating time 50% = 50% of the time\. Proposed: E4/),
    ).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Add an estimate' }));
    await user.click(screen.getByRole('option', { name: 'Share of time a person is in the zone' }));
    await user.type(await screen.findByRole('textbox', { name: /^Number/ }), '0.1');
    await user.type(screen.getByRole('textbox', { name: /^Where it comes from/ }), 'Count of May');
    await user.click(screen.getByRole('button', { name: 'Add estimate' }));
    // 0.5 × 0.1 = 0.05 of the time: 1 % to 10 %, E3.
    await user.click(await within(set).findByRole('button', { name: 'Take E3' }));
    const sets = await platform.call<{ data: { results: Level[] } }>(
      'lead',
      'GET',
      '/user-api/risk-exposures?limit=500',
    );
    await waitFor(async () =>
      expect((await project.stored<Situation>('exposure-situations'))[0]?.ratings).toMatchObject([
        {
          basis: 'DURATION',
          rationale:
            'Share of operating time 50% × Share of time a person is in the zone 10% = 5% of the time.',
        },
      ]),
    );
    const [stored] = await project.stored<Situation>('exposure-situations');
    expect(sets.data.results.find(({ uuid }) => uuid === stored?.ratings[0]?.exposureUuid)?.code).toBe('E3');
    expect(await within(set).findByText('Rated E3, by share of the time')).toBeVisible();
    expect(within(set).queryByRole('button', { name: 'Take E3' })).toBeNull();
  });

  it('is rated and cleared by hand as well', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [situation] = await project.make<Situation>('exposure-situations', { name: 'Tunnel' });
    const { user } = project.open(`situations?situation=${situation?.code}&panel=1`);
    const set = await screen.findByRole('region', { name: /26262/ });
    await user.click(within(set).getByRole('button', { name: /^Rate exposure/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Rate' }));
    // Nothing is taken for granted: the level is asked for.
    expect(within(dialog).getByRole('combobox', { name: /^Exposure/ })).toBeInvalid();
    await user.click(within(dialog).getByRole('combobox', { name: /^Exposure/ }));
    await user.click(await screen.findByRole('option', { name: /^E2/ }));
    await user.click(within(dialog).getByRole('combobox', { name: /^Basis/ }));
    await user.click(await screen.findByRole('option', { name: 'by how often it occurs' }));
    await user.click(within(dialog).getByRole('button', { name: 'Rate' }));
    expect(await within(set).findByText('Rated E2, by how often it occurs')).toBeVisible();
    await user.click(within(set).getByRole('button', { name: /^Clear exposure/ }));
    await waitFor(async () =>
      expect((await project.stored<Situation>('exposure-situations'))[0]?.ratings).toEqual([]),
    );
  });

  it('has types of estimates of the project, which are added, renamed, ordered and retired with their bands', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    await project.make('exposure-situations', { name: 'Tunnel' });
    interface Type {
      name: string;
      order: number;
      isActive: boolean;
      projectUuid: string | null;
      values: { name: string; order: number; isActive: boolean; max: number | null }[];
    }
    const own = async () =>
      (
        await platform.call<{ data: { results: Type[] } }>(
          'lead',
          'GET',
          `/user-api/exposure-estimate-types?projectUuid=${project.uuid}&limit=100`,
        )
      ).data.results.filter(({ projectUuid }) => projectUuid !== null);
    const { user } = project.open('situations');
    await user.click((await screen.findAllByRole('button', { name: 'Types of estimates' }))[0] as Element);
    const list = within(await screen.findByRole('dialog', { name: 'Types of estimates' }));
    // Shipped ones are read only.
    expect(await list.findByText('Share of operating time')).toBeVisible();
    expect(list.queryByRole('button', { name: 'Change Share of operating time' })).toBeNull();
    await user.click(list.getByRole('button', { name: 'Add type' }));
    const added = within(await screen.findByRole('dialog', { name: /^New type of estimates/ }));
    await user.type(added.getByRole('textbox', { name: 'Name' }), 'Share of a shift');
    await user.click(added.getByRole('combobox', { name: /^Unit, arithmetic and bands as in/ }));
    await user.click(await screen.findByRole('option', { name: 'Share of operating time' }));
    await user.click(added.getByRole('button', { name: 'Add type' }));
    await waitFor(async () =>
      // The five bands of domain model 4.12.
      expect((await own())[0]?.values.map(({ max }) => max)).toEqual([0.0001, 0.001, 0.01, 0.1, 1]),
    );

    const change = async (entry: string, to: string, place: string) => {
      await user.click(await screen.findByRole('button', { name: `Change ${entry}` }));
      const form = within(await screen.findByRole('dialog', { name: /^Change / }));
      for (const [label, value] of [
        ['Name', to],
        ['Place in the list', place],
      ] as const) {
        const field = form.getByRole('textbox', { name: label });
        await user.clear(field);
        await user.type(field, value);
      }
      await user.click(form.getByRole('switch', { name: 'Offered for new estimates' }));
      await user.click(form.getByRole('button', { name: 'Save' }));
    };
    const [type] = await own();
    await change(`Share of a shift: ${type?.values[0]?.name}`, 'Hardly ever', '9');
    await waitFor(async () =>
      expect((await own())[0]?.values.at(-1)).toMatchObject({
        name: 'Hardly ever',
        order: 9,
        isActive: false,
      }),
    );
    await change('Share of a shift', 'Share of the night shift', '3');
    await waitFor(async () =>
      expect(await own()).toMatchObject([{ name: 'Share of the night shift', order: 3, isActive: false }]),
    );
    expect(await screen.findByText(/share, 0 to 1 · no longer offered/)).toBeVisible();
  });
});
