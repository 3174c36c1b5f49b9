import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { usePlatform } from '../../../../support/web/platform.ts';
import { renderApp } from '../../../../support/web/renderApp.tsx';
import { levels, OwnWorksheet, userUuid } from '../../../../support/web/worksheet.ts';

it('a vote is withdrawn from its card, which then waits for another one', async () => {
  const sheet = await OwnWorksheet.create(await usePlatform(), { engineer: 'ENGINEER', voter: 'VOTER' });
  const [hazard] = await sheet.add<Hazard>('hazards', { style: 'FUNCTION', name: 'Gate' });
  await sheet.add('hazard-vote-events', {
    hazardUuid: hazard?.uuid,
    userUuids: ['engineer', 'voter'].map(userUuid),
  });
  const votes = `/user-api/hazards/${hazard?.uuid}/hazard-votes`;
  const vote = levels({ severity: 'S3', exposure: 'E4', avoidability: 'C3' });
  await sheet.platform.call('voter', 'POST', votes, vote);
  const { user } = renderApp({
    route: `/projects/${sheet.project}/voting/queue?hazard=HZ-001`,
    token: sheet.platform.tokenOf('voter'),
  });
  await waitFor(() => expect(screen.getByRole('radio', { name: /^S3/ })).toBeChecked());
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw your vote on HZ-001?' });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('1 hazard waits for your vote.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^S3/ })).not.toBeChecked());
  const { data } = await sheet.platform.call<{ data: { results: { state: string }[] } }>(
    'voter',
    'GET',
    `${votes}?userUuid=${userUuid('voter')}`,
  );
  expect(data.results).toMatchObject([{ state: 'PENDING' }]);
});
