import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';
import { cellOf, giveGridASize } from '../../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  giveGridASize();
  platform = await usePlatform();
});

interface Stored {
  name: string;
  functionUuid: string;
  guidewordUuid: string | null;
  disposition: string;
  dispositionReason: string;
  source: string;
}

async function guidewordsOf(project: OwnProject) {
  const { data } = await platform.call<{
    data: { results: { uuid: string; name: string; order: number }[] };
  }>('lead', 'GET', `/user-api/guidewords?projectUuid=${project.uuid}&orderBy=order&order=asc`);
  return data.results;
}

describe('the guideword matrix', () => {
  it('takes malfunctions and why a guideword does not apply, by keyboard alone; undo takes them back', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [brake] = await project.make('functions', { name: 'Brake' });
    const [first, second] = await guidewordsOf(project);
    const { user } = project.open('functions/matrix');
    await user.click(await cellOf(`${brake?.code} Brake`, 'Function'));
    await user.keyboard('{ArrowRight}no braking{Tab}n{Enter}');
    const dialog = await screen.findByRole('dialog', { name: `Brake × ${second?.name}` });
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('Say why the guideword does not apply.')).toBeVisible();
    await user.keyboard('One pedal only{Enter}');
    await waitFor(async () =>
      expect(await project.stored<Stored>('malfunctions')).toMatchObject([
        { name: 'no braking', functionUuid: brake?.uuid, guidewordUuid: first?.uuid, disposition: 'ANALYSE' },
        {
          guidewordUuid: second?.uuid,
          disposition: 'NOT_CREDIBLE',
          dispositionReason: 'One pedal only',
        },
      ]),
    );
    expect(await screen.findByText('n/a: One pedal only')).toBeVisible();
    expect(await screen.findByText('2 of 11 cells decided (18%)')).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await project.stored('malfunctions')).toHaveLength(1));
    // Nothing is deleted by a key that empties cells elsewhere.
    await user.click(screen.getByText('no braking'));
    await user.keyboard('{Delete}');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('A malfunction is not deleted here.'),
    );
  });

  it('opens a cell by Enter: another malfunction, and a decision on the one it has', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [brake] = await project.make('functions', { name: 'Brake' });
    const [first] = await guidewordsOf(project);
    await project.make('malfunctions', {
      name: 'No braking',
      functionUuid: brake?.uuid,
      guidewordUuid: first?.uuid,
    });
    const { user } = project.open('functions/matrix');
    await user.click(await screen.findByText('No braking'));
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: `Brake × ${first?.name}` });
    await user.click(within(dialog).getByRole('button', { name: 'Another malfunction' }));
    const names = within(dialog).getAllByRole('textbox', { name: /^Malfunction/ });
    await user.type(names.at(-1) ?? dialog, 'Brakes one wheel');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await project.stored<Stored>('malfunctions')).toMatchObject([
        { name: 'No braking' },
        { name: 'Brakes one wheel', functionUuid: brake?.uuid, guidewordUuid: first?.uuid },
      ]),
    );
  });

  it('writes of what it proposes only what is left chosen, marked as generated', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const [brake] = await project.make('functions', { name: 'Brake' });
    const [first] = await guidewordsOf(project);
    await project.make('malfunctions', {
      name: 'Ours',
      functionUuid: brake?.uuid,
      guidewordUuid: first?.uuid,
    });
    const { user } = project.open('functions/matrix');
    await user.click(await screen.findByRole('button', { name: 'Generate missing' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fill empty cells' });
    expect(await within(dialog).findByText('10 of 10 chosen')).toBeVisible();
    expect(await project.stored('malfunctions')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Choose none' }));
    const boxes = within(dialog).getAllByRole('checkbox');
    boxes[0]?.focus();
    await user.keyboard(' {ArrowDown}{ArrowDown} ');
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 malfunctions' }));
    await waitFor(async () =>
      expect((await project.stored<Stored>('malfunctions')).map(({ source }) => source)).toEqual([
        'MANUAL',
        'GENERATED',
        'GENERATED',
      ]),
    );
  });
});
