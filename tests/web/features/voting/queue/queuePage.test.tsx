import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { usePlatform } from '../../../../support/web/platform.ts';
import { renderApp } from '../../../../support/web/renderApp.tsx';
import { levels, OwnWorksheet, userUuid } from '../../../../support/web/worksheet.ts';

interface Round {
  uuid: string;
  revision: number;
}
interface Vote {
  uuid: string;
  state: string;
  rationale: string;
  severityUuid: string | null;
  avoidabilityUuid: string | null;
}

let sheet: OwnWorksheet;
let hazards: Hazard[];
let rounds: Round[];

const VOTERS = ['engineer', 'voter'];
const ALL = { severity: 'S3', exposure: 'E4', avoidability: 'C3' };

const openQueue = (query = '') =>
  renderApp({
    route: `/projects/${sheet.project}/voting/queue${query}`,
    token: sheet.platform.tokenOf('voter'),
  });
const votesOf = async (place: number, person = 'voter') =>
  (
    await sheet.platform.call<{ data: { results: Vote[] } }>(
      person,
      'GET',
      `/user-api/hazards/${hazards[place]?.uuid}/hazard-votes?userUuid=${userUuid(person)}&orderBy=round`,
    )
  ).data.results;
const shownHazard = (code: string) => screen.findByRole('heading', { name: new RegExp(`^${code}`) });
const level = (name: RegExp) => screen.getByRole('radio', { name });
const reason = () => screen.getByRole('textbox', { name: /^Reason/ });

/** Two hazards in a round each; the first has a rating: S3 E4 C2, which is ASIL C (ISO 26262-3:2018, table 4). */
beforeEach(async () => {
  sheet = await OwnWorksheet.create(await usePlatform(), { engineer: 'ENGINEER', voter: 'VOTER' });
  const [event] = await sheet.add('hazardous-events', { name: 'Rolls away' });
  const rated = await sheet.addRated(
    { name: 'Slope', hazardousEventUuid: event?.uuid },
    { severity: 'S3', exposure: 'E4', avoidability: 'C2' },
  );
  hazards = [rated, ...(await sheet.add<Hazard>('hazards', { style: 'FUNCTION', name: 'Gate' }))];
  rounds = await sheet.add<Round>(
    'hazard-vote-events',
    ...hazards.map(({ uuid }) => ({ hazardUuid: uuid, userUuids: VOTERS.map(userUuid) })),
  );
});

describe('the queue of a voter', () => {
  it('is worked through by keyboard alone; the present rating is shown once all levels are chosen', async () => {
    const { user } = openQueue();
    await shownHazard('HZ-001');
    expect(await screen.findByText('0 of 2 have voted')).toBeVisible();
    await waitFor(() => expect(level(/^S0/)).toHaveFocus());
    await user.keyboard('34');
    expect(level(/^S3/)).toBeChecked();
    expect(level(/^E4/)).toBeChecked();
    expect(level(/^C0/)).toHaveFocus();
    expect(screen.queryByText(/The present rating is/)).toBeNull();
    await user.keyboard('3');
    expect(screen.getByText(/^The present rating is S3 × E4 × C2, ASIL C/)).toBeVisible();
    expect(reason()).toHaveFocus();
    expect(reason()).toBeRequired();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Say why your levels differ from the present ones.')).toBeVisible();
    await user.keyboard('Nobody steers around it.{Enter}');

    await shownHazard('HZ-002');
    expect(await screen.findByText(/^Your vote on HZ-001 is saved\. 1 hazard waits/)).toBeVisible();
    await waitFor(() => expect(level(/^S0/)).toHaveFocus());
    await user.keyboard('343');
    expect(screen.getByRole('button', { name: 'Save and next' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('heading', { name: 'Nothing waits for you' })).toBeVisible();
    const [first] = await votesOf(0);
    expect(first).toMatchObject({ state: 'CAST', rationale: 'Nobody steers around it.', ...levels(ALL) });
    expect((await votesOf(1))[0]).toMatchObject({ state: 'CAST', rationale: '', ...levels(ALL) });
    const list = within(await screen.findByRole('list', { name: 'My votes' }));
    await waitFor(() => expect(list.getAllByText(/S3 × E4 × C3/)).toHaveLength(2));
  });

  it('n and p go on without voting; what was entered outlives that and a reload', async () => {
    const { user } = openQueue();
    await shownHazard('HZ-001');
    await waitFor(() => expect(level(/^S0/)).toHaveFocus());
    await user.keyboard('2');
    await user.click(reason());
    await user.keyboard('Half a sentence{Escape}');
    await user.keyboard('n');
    await shownHazard('HZ-002');
    await waitFor(() => expect(level(/^S0/)).toHaveFocus());
    await user.keyboard('p');
    await shownHazard('HZ-001');
    await waitFor(() => expect(level(/^S2/)).toBeChecked());
    cleanup();
    openQueue();
    await shownHazard('HZ-001');
    await waitFor(() => expect(level(/^S2/)).toBeChecked());
    expect(reason()).toHaveValue('Half a sentence');
    expect((await votesOf(0))[0]?.state).toBe('PENDING');
  });

  it('explains the rules of a change before it is saved, and saves it with what they ask for', async () => {
    for (const person of VOTERS)
      await sheet.platform.call(person, 'POST', `/user-api/hazards/${hazards[1]?.uuid}/hazard-votes`, {
        ...levels(ALL),
      });
    const round = await sheet.platform.call<{ data: Round }>(
      'lead',
      'GET',
      `/user-api/hazard-vote-events/${rounds[1]?.uuid}`,
    );
    await sheet.platform.call('lead', 'PATCH', `/user-api/hazard-vote-events/${rounds[1]?.uuid}`, {
      revision: round.data.revision,
      action: 'REVEAL',
    });
    const { user } = openQueue('?hazard=HZ-002');
    await shownHazard('HZ-002');
    await waitFor(() => expect(level(/^C3/)).toBeChecked());
    expect(screen.queryByRole('textbox', { name: /^Comment for the others/ })).toBeNull();
    await user.click(level(/^C1/));
    await user.click(screen.getByRole('button', { name: 'Save vote' }));
    const why = screen.getByRole('textbox', { name: /^Why you change your vote/ });
    const comment = screen.getByRole('textbox', { name: /^Comment for the others/ });
    // R4 and R5 of the domain model, 2.6.
    expect(why).toHaveAccessibleDescription('The votes are revealed: say why you change yours.');
    expect(comment).toHaveAccessibleDescription(
      'A level moves by two or more: leave a comment for the others.',
    );
    expect(why).toHaveFocus();
    await user.type(why, 'The trailer is braked too.');
    await user.type(comment, 'I had not seen the trailer.{Enter}');
    await waitFor(async () => expect((await votesOf(1))[0]).toMatchObject(levels({ avoidability: 'C1' })));
  });

  it('says that the agreed levels are locked, which the server is asked before anything is entered', async () => {
    for (const person of VOTERS)
      await sheet.platform.call(person, 'POST', `/user-api/hazards/${hazards[1]?.uuid}/hazard-votes`, {
        ...levels(ALL),
      });
    const event = `/user-api/hazard-vote-events/${rounds[1]?.uuid}`;
    const round = await sheet.platform.call<{ data: Round }>('lead', 'GET', event);
    await sheet.platform.call('lead', 'PATCH', event, { revision: round.data.revision, action: 'REVEAL' });
    const { revision } = await sheet.storedBy('HZ-002');
    const lock = `/user-api/hazards/${hazards[1]?.uuid}/toggle-consensus-voting-lock`;
    await sheet.platform.call('lead', 'PATCH', lock, { revision });
    openQueue('?hazard=HZ-002');
    await shownHazard('HZ-002');
    expect(await screen.findByText(/^The agreed levels of this hazard are locked/)).toBeVisible();
    expect(level(/^C3/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save vote' })).toBeNull();
  });

  it('tells what became of the hazard since a vote that was reset', async () => {
    const vote = { ...levels(ALL), rationale: 'Worst case.' };
    await sheet.platform.call('voter', 'POST', `/user-api/hazards/${hazards[0]?.uuid}/hazard-votes`, vote);
    const [other] = await sheet.add('hazardous-events', { name: 'Hand drawn in' });
    const { uuid, revision } = await sheet.storedBy('HZ-001');
    await sheet.platform.call('lead', 'PATCH', `/user-api/hazards/${uuid}`, {
      revision,
      hazardousEventUuid: other?.uuid,
      resetVotes: true,
    });
    openQueue('?hazard=HZ-001');
    await shownHazard('HZ-001');
    const alert = (await screen.findByText('This hazard changed after you voted')).closest('[role="alert"]');
    expect(alert).toHaveTextContent('hazardous event: Rolls away → Hand drawn in');
    expect(alert).toHaveTextContent('S3 × E4 × C3');
    expect((await votesOf(0)).map(({ state }) => state).toSorted()).toEqual(['CAST', 'PENDING']);
  });
});
