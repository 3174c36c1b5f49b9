import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RiskRating } from '@/api/risk-model';
import { ratingMatrix } from '@/features/checks/metrics/ratingMatrix';
import { OwnProject } from '../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { giveGridASize, userUuid } from '../../support/web/worksheet.ts';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

/** A function with one malfunction that nobody has decided on: V5 names the latter, V17 the former. */
async function projectWithFindings() {
  const project = await OwnProject.create(platform, 'FUNCTION');
  const [brake] = await project.make('functions', { name: 'Brake' });
  const [late] = await project.make('malfunctions', { name: 'Brakes late', functionUuid: brake?.uuid });
  return { project, brake: brake?.code ?? '', late: late?.code ?? '' };
}

describe('the page of checks', () => {
  it('groups findings by check, the worst first, says why and leads to the cell', async () => {
    const { project, brake, late } = await projectWithFindings();
    project.open('checks');
    const groups = await screen.findAllByRole('heading', { level: 2, name: /^V\d/ });
    expect(groups.map(({ textContent }) => textContent?.match(/^V\d+/)?.[0])).toEqual(['V5', 'V17']);
    const malfunctions = within(screen.getByRole('region', { name: /^V5/ }));
    expect(malfunctions.getByText(/ruled out without a reason/)).toBeVisible();
    expect(malfunctions.getByText('1 record')).toBeVisible();
    expect(malfunctions.getByTitle('Warning')).toBeInTheDocument();
    expect(malfunctions.getByRole('link', { name: late })).toHaveAttribute(
      'href',
      `/badger/projects/${project.uuid}/malfunctions?malfunction=${late}&cell=disposition`,
    );
    expect(screen.getByRole('link', { name: brake })).toBeVisible();
  });

  it('filters by severity, check and words, which stand in the address', async () => {
    const { project, brake, late } = await projectWithFindings();
    const { user, router } = project.open('checks?severity=NOTE');
    expect(await screen.findByRole('link', { name: brake })).toBeVisible();
    expect(screen.queryByRole('link', { name: late })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Severity' }));
    await user.click(await screen.findByRole('option', { name: 'All' }));
    expect(await screen.findByRole('link', { name: late })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search records' }), 'brakes l');
    await waitFor(() => expect(screen.queryByRole('link', { name: brake })).toBeNull());
    expect(screen.getByRole('link', { name: late })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('search')).toBe('brakes l');
    await user.type(screen.getByRole('searchbox', { name: 'Search records' }), ' nothing');
    expect(await screen.findByText('No finding matches')).toBeVisible();
  });

  it('tells a project without anything to check from one that meets all checks', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    const { unmount } = project.open('checks');
    expect(await screen.findByText('Nothing to check yet')).toBeVisible();
    unmount();
    // Out of scope, so that its guidewords need no answers.
    await project.make('functions', { name: 'Wipers', status: 'OUT_OF_SCOPE' });
    const [inScope] = await project.make('functions', { name: 'Brake' });
    const path = `/user-api/projects/${project.uuid}/malfunctions/actions/generate`;
    await platform.call('lead', 'PUT', path, { functionUuids: [inScope?.uuid] });
    for (const { uuid, revision } of await project.stored<{ uuid: string; name: string; revision: number }>(
      'malfunctions',
    ))
      await platform.call('lead', 'PATCH', `/user-api/malfunctions/${uuid}`, {
        revision,
        disposition: 'NO_SAFETY_EFFECT',
        dispositionReason: 'Measured',
      });
    project.open('checks');
    expect(await screen.findByText('The analysis meets all checks')).toBeVisible();
  });
});

describe('an accepted finding', () => {
  const REASON = 'The brake has no other direction.';

  it('is struck off under its own heading with who and why, counts apart, and is taken back', async () => {
    const { project, brake } = await projectWithFindings();
    const { user } = project.open('checks');
    const empty = within(await screen.findByRole('region', { name: /^V17/ }));
    await user.click(empty.getByRole('button', { name: `Accept V17 of ${brake}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Why it may stay/ }), 'Too short');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText(/at least 10 characters|10 characters/i)).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /Why it may stay/ }));
    await user.type(dialog.getByRole('textbox', { name: /Why it may stay/ }), REASON);
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    const accepted = within(await screen.findByRole('region', { name: 'Accepted findings' }));
    expect(accepted.getByText(new RegExp(`^Accepted by .+: ${REASON}$`))).toBeVisible();
    expect(accepted.getByText('Brake').parentElement).toHaveStyle({ textDecoration: 'line-through' });
    await waitFor(() => expect(screen.queryByRole('region', { name: /^V17/ })).toBeNull());
    expect(await screen.findByRole('button', { name: 'Accepted: 1' })).toBeVisible();
    await user.click(accepted.getByRole('button', { name: `Take back the acceptance of V17 of ${brake}` }));
    expect(await screen.findByRole('region', { name: /^V17/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Accepted findings' })).toBeNull());
  });

  it('is open again with what was said, when what the check looked at changed', async () => {
    const { project, late } = await projectWithFindings();
    const [malfunction] = await project.stored<{ uuid: string; revision: number }>('malfunctions');
    await platform.call('lead', 'POST', `/user-api/projects/${project.uuid}/findings/actions/accept`, {
      check: 'V5',
      recordUuid: malfunction?.uuid,
      reason: REASON,
    });
    const { unmount } = project.open('checks');
    expect(await screen.findByRole('region', { name: 'Accepted findings' })).toBeVisible();
    unmount();
    await platform.call('lead', 'PATCH', `/user-api/malfunctions/${malfunction?.uuid}`, {
      revision: malfunction?.revision,
      dispositionReason: 'Another reason',
    });
    project.open('checks');
    const open = within(await screen.findByRole('region', { name: /^V5/ }));
    expect(open.getByRole('link', { name: late })).toBeVisible();
    expect(open.getByText(new RegExp(`^Open again.*${REASON}$`))).toBeVisible();
  });
});

describe('more findings than fit on a page', () => {
  it('are all led to, page by page', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    await project.make(
      'functions',
      ...Array.from({ length: 53 }, (_, index) => ({ name: `Function ${index}` })),
    );
    const { user } = project.open('checks');
    const empty = await screen.findByRole('region', { name: /^V17/ });
    expect(within(empty).getByText('53 records')).toBeVisible();
    expect(within(empty).getAllByRole('listitem')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Function 52')).toBeVisible();
    const rest = within(screen.getByRole('region', { name: /^V17/ }));
    await waitFor(() => expect(rest.getAllByRole('listitem')).toHaveLength(3));
  });
});

describe('the page of figures', () => {
  it('counts what is covered and leads to where the rest is done', async () => {
    const { project } = await projectWithFindings();
    project.open('metrics');
    const coverage = within(
      await screen.findByRole('region', { name: 'How much of the analysis is complete' }),
    );
    const row = (name: string) => coverage.getByRole('row', { name: new RegExp(name) });
    expect(row('Functions with malfunctions')).toHaveTextContent('1 of 10100 %');
    expect(row('Malfunctions with hazards')).toHaveTextContent('0 of 110 %');
    expect(coverage.getByRole('link', { name: /^Malfunctions with/ })).toHaveAttribute(
      'href',
      `/badger/projects/${project.uuid}/malfunctions`,
    );
    expect(screen.getByText('No hazards yet')).toBeVisible();
  });

  it('shows initial by final rating, and a number opens the hazards in the worksheet', async () => {
    const project = await OwnProject.create(platform, 'FUNCTION');
    await project.make('hazards', { style: 'FUNCTION', name: 'Not rated' });
    project.open('metrics');
    const matrix = within(await screen.findByRole('region', { name: /^Initial \(down\) by final rating/ }));
    expect(matrix.getByRole('row', { name: /^Not rated/ })).toHaveTextContent('Not rated11');
    expect(matrix.getByRole('row', { name: /^Total/ })).toHaveTextContent('Total11');
    expect(matrix.getByRole('link', { name: 'Total: 1' })).toBeVisible();
  });

  it('leads from what is open to exactly those records', async () => {
    giveGridASize();
    const project = await OwnProject.create(platform, 'FUNCTION');
    await project.make('functions', { name: 'Wipers', status: 'OUT_OF_SCOPE' });
    const [brake] = await project.make('functions', { name: 'Brake' }, { name: 'Horn' });
    await project.make(
      'malfunctions',
      { name: 'Brakes late', functionUuid: brake?.uuid },
      { name: 'Does not brake', functionUuid: brake?.uuid },
    );
    const [late] = await project.stored('malfunctions');
    await project.make('hazards', { style: 'FUNCTION', name: 'Rear-end crash', malfunctionUuid: late?.uuid });
    const { user, router } = project.open('metrics');
    const follow = async (name: RegExp) => {
      await user.click(await screen.findByRole('link', { name }));
      return within(await screen.findByRole('grid'));
    };
    // The one that is out of scope has no malfunction either, and is not counted.
    const functions = await follow(/^Open: Functions with malfunctions: 1/);
    expect(await functions.findByText('Horn')).toBeVisible();
    await waitFor(() => expect(functions.queryByText('Wipers')).toBeNull());
    expect(functions.queryByText('Brake')).toBeNull();
    await act(() => router.navigate(-1));
    const malfunctions = await follow(/^Open: Malfunctions with hazards or a decision: 1/);
    expect(await malfunctions.findByText('Does not brake')).toBeVisible();
    await waitFor(() => expect(malfunctions.queryByText('Brakes late')).toBeNull());
    await act(() => router.navigate(-1));
    const hazards = await follow(/^Open: Hazards voted on: 1/);
    expect(await hazards.findByText('HZ-001')).toBeVisible();
    // The filter says what it leaves out, and can be taken away.
    expect(screen.getByRole('combobox', { name: 'Votes' })).toHaveTextContent('Not voted on');
  });

  it('leads from what waits for somebody to exactly that', async () => {
    giveGridASize();
    const project = await OwnProject.create(platform, 'FUNCTION');
    const own = { ownerUserUuid: userUuid('lead') };
    const [, done] = await project.make<{ uuid: string; revision: number }>(
      'hazards',
      { style: 'FUNCTION', name: 'Waits', ...own },
      { style: 'FUNCTION', name: 'Rejected', ...own },
      { style: 'FUNCTION', name: 'Of nobody' },
    );
    await platform.call('lead', 'PATCH', `/user-api/hazards/${done?.uuid}`, {
      revision: done?.revision,
      statusOverride: 'REJECTED',
      statusReason: 'There is a guard.',
    });
    const { user } = project.open('metrics');
    await user.click(await screen.findByRole('link', { name: /^Hazards, Lena .*: 1$/ }));
    const grid = within(await screen.findByRole('grid'));
    expect(await grid.findByText('HZ-001')).toBeVisible();
    await waitFor(() => expect(grid.queryByText('HZ-002')).toBeNull());
    expect(grid.queryByText('HZ-003')).toBeNull();
  });
});

describe('ratingMatrix', () => {
  const rating = (uuid: string, rank: number) => ({ uuid, rank, code: uuid }) as RiskRating;
  it('has the worst initial rating on top, the lowest final one on the left, and counts all', () => {
    const pair = (initialRatingUuid: string | null, finalRatingUuid: string | null, count: number) => ({
      riskRatingSetUuid: 'set',
      initialRatingUuid,
      finalRatingUuid,
      count,
    });
    const { columns, rows, totals } = ratingMatrix(
      [pair('A', null, 4), pair('D', 'A', 3), pair('D', 'QM', 2), pair(null, null, 5)],
      [rating('QM', 1), rating('A', 2), rating('C', 4), rating('D', 5)],
    );
    expect(columns.map(column => column?.code)).toEqual(['QM', 'A', undefined]);
    expect(rows.map(({ initial, counts, total }) => [initial?.code, counts, total])).toEqual([
      ['D', [2, 3, 0], 5],
      ['A', [0, 0, 4], 4],
      [undefined, [0, 0, 5], 5],
    ]);
    expect(totals).toEqual([2, 3, 9]);
  });
});
