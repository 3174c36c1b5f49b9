import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedUuid } from '../../../server/seed/seedUuid.ts';
import { ownOrganization } from '../../support/web/ownOrganization.ts';
import { type TestPlatform, usePlatform } from '../../support/web/platform.ts';
import { renderApp } from '../../support/web/renderApp.tsx';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await usePlatform();
});

const ISO = seedUuid('risk-rating-set', 'ISO13849-1');
const open = (person: string, route: string) => renderApp({ route, token: platform.tokenOf(person) });

describe('rating sets of an organization', () => {
  it('a copy is changed by keyboard, called not monotone, explained and published; the built-in set stays', async () => {
    const { uuid: organizationUuid } = await ownOrganization(platform);
    const { user, router } = open('owner', `/organizations/${organizationUuid}/rating-sets/${ISO}`);
    await user.click(await screen.findByRole('button', { name: 'Make a copy' }));
    const dialog = await screen.findByRole('dialog', { name: 'New rating set' });
    await user.clear(within(dialog).getByRole('textbox', { name: /Name/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Press PL');
    await user.click(within(dialog).getByRole('button', { name: 'Create draft' }));
    await waitFor(() => expect(router.state.location.pathname).toContain('/rating-sets/drafts/'));

    const grid = await screen.findByRole('grid', { name: 'Press PL' });
    const worst = within(grid).getByRole('gridcell', { name: 'S2 F2 PrN P2, e' });
    await user.click(worst);
    await user.keyboard('a');
    // Milder in one parameter each: S1 F2 PrN P2 (c), S2 F1 PrN P2 (d), S2 F2 PrL P2 (d), S2 F2 PrN P1 (d).
    expect(await screen.findByRole('gridcell', { name: 'S2 F2 PrN P2, a, not monotone' })).toHaveFocus();
    expect(
      screen.getByText('The table is not monotone in 4 places that nobody has explained.'),
    ).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('gridcell', { name: 'S2 F2 PrN P1, d' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Publish …' }));
    const publish = await screen.findByRole('dialog', { name: /Publish/ });
    await user.click(within(publish).getByRole('button', { name: 'Publish' }));
    expect(await within(publish).findByText(/which is lower than/)).toBeVisible();
    await user.click(within(publish).getByRole('button', { name: 'Cancel' }));

    for (const field of screen.getAllByRole('textbox', { name: 'Why this is so' }))
      await user.type(field, 'Guarded');
    expect(screen.getByText('The table is complete and monotone or explained.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish …' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: /Publish/ })).getByRole('button', { name: 'Publish' }),
    );
    expect(await screen.findByText(/ISO13849-1-OWN, version 1 of/)).toBeVisible();
    expect(await screen.findAllByText('Guarded')).toHaveLength(4);
    const { data } = await platform.call<{
      data: { table: { ratingUuid: string }[]; explanations: object[] };
    }>('owner', 'GET', `/user-api/risk-rating-sets/${ISO}`);
    expect(data.explanations).toEqual([]);
  });

  it('are drawn as the graph of the standard, where a draft is edited as well', async () => {
    const { uuid: organizationUuid } = await ownOrganization(platform);
    const { user, router } = open('owner', `/organizations/${organizationUuid}/rating-sets/${ISO}`);
    await user.click(await screen.findByRole('button', { name: 'Graph' }));
    const graph = screen.getByRole('region', { name: /ISO 13849-1/ });
    // ISO 13849-1:2015 Figure A.1 gives a b b c c d d e; a low probability (A.2.3.3) takes one level off where there is one.
    // From S1 F1 to S2 F2, each with a low probability first: P1, P2.
    const ends = within(graph).getAllByText(/^[a-e]$/);
    expect(ends.map(({ textContent }) => textContent).join('')).toBe('aaababbcbccdcdde');

    await user.click(screen.getByRole('button', { name: 'Make a copy' }));
    const dialog = await screen.findByRole('dialog', { name: 'New rating set' });
    await user.click(within(dialog).getByRole('button', { name: 'Create draft' }));
    await waitFor(() => expect(router.state.location.pathname).toContain('/rating-sets/drafts/'));
    await user.click(await screen.findByRole('button', { name: 'Graph' }));
    await user.click(screen.getByRole('button', { name: 'S2 F2 PrN P2, e' }));
    await user.keyboard('a');
    expect(await screen.findByRole('button', { name: 'S2 F2 PrN P2, a, not monotone' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Delete}');
    expect(screen.getByRole('button', { name: 'S2 F2 PrN P1, empty' })).toHaveFocus();
    await user.keyboard('d{Home}');
    expect(screen.getByRole('button', { name: 'S1 F1 PrL P1, a' })).toHaveFocus();
    // It is the same table.
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.getByRole('gridcell', { name: 'S2 F2 PrN P2, a, not monotone' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: 'S2 F2 PrN P1, d' })).toBeVisible();
  });

  it('are texts, not fields, for whoever may not manage them', async () => {
    const { data } = await platform.call<{ data: { results: { uuid: string; name: string }[] } }>(
      'viewer',
      'GET',
      '/user-api/organizations',
    );
    const demo = data.results.find(({ name }) => name === 'Demo organization');
    const { user } = open('viewer', `/organizations/${demo?.uuid}/rating-sets`);
    expect(await screen.findByText(/Your role does not let you change rating sets/)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'ISO 13849-1' }));
    expect(await screen.findByRole('table', { name: 'Levels of Severity' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Make a copy' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('name the scale of targets that a rating leads to, and offer all of them in a draft', async () => {
    const { uuid: organizationUuid } = await ownOrganization(platform);
    const machine = seedUuid('risk-rating-set', 'ANSI-B11-STYLE-4x4');
    const { user, router } = open('owner', `/organizations/${organizationUuid}/rating-sets/${machine}`);
    const ratings = await screen.findByRole('table', { name: 'All ratings' });
    expect(await within(ratings).findAllByRole('cell', { name: 'Risk level' })).not.toHaveLength(0);
    expect(within(ratings).queryByText('RISK_LEVEL')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Make a copy' }));
    const dialog = await screen.findByRole('dialog', { name: 'New rating set' });
    await user.click(within(dialog).getByRole('button', { name: 'Create draft' }));
    await waitFor(() => expect(router.state.location.pathname).toContain('/rating-sets/drafts/'));
    const [scale] = await screen.findAllByRole('combobox', { name: /^Target category, / });
    expect(scale).toHaveDisplayValue('Risk level');
    await user.selectOptions(scale as HTMLElement, 'ASIL');
    expect(scale).toHaveDisplayValue('ASIL');
  });
});
