import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../../server/seed/demoPeople.ts';
import { levelUuid } from '../../../../server/seed/ratingSets.ts';
import { OwnProject } from '../../../support/web/ownProject.ts';
import { type TestPlatform, usePlatform } from '../../../support/web/platform.ts';

const uuidOf = (person: string) =>
  DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${person}@`))?.userUuid ?? '';

let platform: TestPlatform;
let project: OwnProject;
let hazards: { uuid: string; code: string }[];
beforeEach(async () => {
  platform = await usePlatform();
  project = await OwnProject.create(platform, 'FUNCTION');
  await platform.call('lead', 'POST', '/user-api/projects/members/batch', {
    projectUuid: project.uuid,
    items: [
      { userUuid: uuidOf('engineer'), role: 'ENGINEER' },
      { userUuid: uuidOf('voter'), role: 'VOTER' },
    ],
  });
  hazards = await project.make(
    'hazards',
    { style: 'FUNCTION', name: 'Braking is lost' },
    { style: 'FUNCTION', name: 'Steering is lost' },
    { style: 'FUNCTION', name: 'Lights go out' },
  );
});

const LEVELS = {
  severityUuid: levelUuid('ISO26262-3-2018', 'severity', 'S3'),
  exposureUuid: levelUuid('ISO26262-3-2018', 'exposure', 'E4'),
  avoidabilityUuid: levelUuid('ISO26262-3-2018', 'avoidability', 'C3'),
};
const cast = (person: string, hazardUuid: string, levels: object = LEVELS) =>
  platform.call(person, 'POST', `/user-api/hazards/${hazardUuid}/hazard-votes`, {
    ...levels,
    rationale: 'Seen at this speed.',
  });
const openRounds = (some: readonly { uuid: string }[]) =>
  platform.call('lead', 'POST', `/user-api/projects/${project.uuid}/hazard-vote-events/batch`, {
    items: some.map(({ uuid }) => ({
      hazardUuid: uuid,
      userUuids: [uuidOf('engineer'), uuidOf('voter')],
    })),
  });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the voting board', () => {
  it('opens rounds on several hazards, leaves out the one that has one, and keeps it selected', async () => {
    await openRounds(hazards.slice(2));
    const { user } = project.open('voting');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(screen.getByRole('button', { name: 'Open rounds (2)' }));
    const dialog = await screen.findByRole('dialog', { name: /Open rounds/ });
    expect(within(dialog).getByText(/Not possible in the state “Voting”/)).toBeVisible();
    // Nobody votes on the other two yet.
    expect(within(dialog).getByText(/Needs at least 2 voters and has 0/)).toBeVisible();
    const voters = within(dialog).getByRole('combobox', { name: 'Add voters' });
    for (const name of ['Emil Okafor', 'Valerie Sato']) {
      await user.type(voters, name);
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    }
    expect(within(dialog).getByText('2 hazards will be changed.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('2 rounds opened')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Voting · 3' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: `Select ${hazards[2]?.code}` })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: `Select ${hazards[0]?.code}` })).not.toBeChecked();
    expect(await within(await row('Braking')).findByText(/Emil Okafor/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Valerie Sato · 3' })).toBeVisible();
  });

  it('offers to open the rounds that are missing before anything is selected', async () => {
    await openRounds(hazards.slice(2));
    const { user } = project.open('voting');
    await user.click(await screen.findByRole('button', { name: 'Open rounds (2)' }));
    const dialog = await screen.findByRole('dialog', { name: /Open rounds/ });
    const voters = within(dialog).getByRole('combobox', { name: 'Add voters' });
    await user.click(voters);
    // The list stays open: several people are clicked one after the other.
    await user.click(await screen.findByRole('option', { name: /Emil Okafor/ }));
    await user.click(screen.getByRole('option', { name: /Valerie Sato/ }));
    await user.click(within(dialog).getByText('2 hazards will be changed.'));
    await user.click(within(dialog).getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('2 rounds opened')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Voting · 3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Open rounds/ })).not.toBeInTheDocument();
  });

  it('reveals what can be revealed, says why the others are refused, and locks what was agreed on', async () => {
    await openRounds(hazards);
    const [first, second] = hazards;
    for (const person of ['engineer', 'voter']) await cast(person, first?.uuid ?? '');
    await cast('voter', second?.uuid ?? '');
    const { user } = project.open('voting');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(screen.getByRole('button', { name: 'Reveal (1)' }));
    const dialog = await screen.findByRole('dialog', { name: /Reveal/ });
    expect(within(dialog).getByText(/Too few have voted/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Reveal' }));
    expect(await within(await row('Braking')).findByText('Agreed')).toBeVisible();
    expect(screen.getByRole('toolbar', { name: '2 hazards selected' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await user.click(screen.getByRole('checkbox', { name: `Select ${first?.code}` }));
    await user.click(screen.getByRole('button', { name: 'Lock (1)' }));
    const lock = await screen.findByRole('dialog', { name: /Lock/ });
    await user.click(within(lock).getByRole('button', { name: 'Lock' }));
    expect(await within(await row('Braking')).findByText('Locked')).toBeVisible();
    const stored = await project.stored<{ uuid: string; isConsensusVotingLocked: boolean }>('hazards');
    expect(stored.map(({ isConsensusVotingLocked }) => isConsensusVotingLocked)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('changes due date and voters of many rounds at once; what is left as it is stays with each round', async () => {
    await openRounds(hazards);
    const roundsNow = async () =>
      (
        await platform.call<{
          data: {
            results: {
              uuid: string;
              revision: number;
              hazardUuid: string;
              dueDate: string | null;
              minimumVotes: number;
              missingUserUuids: string[];
            }[];
          };
        }>('lead', 'GET', `/user-api/hazard-vote-events?projectUuid=${project.uuid}`)
      ).data.results;
    const [one] = await roundsNow();
    await platform.call('lead', 'PATCH', `/user-api/hazard-vote-events/${one?.uuid}`, {
      revision: one?.revision,
      minimumVotes: 2,
      voters: { add: [uuidOf('lead')] },
    });
    const { user } = project.open('voting');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(screen.getByRole('button', { name: 'Voters and due date (3)' }));
    const dialog = await screen.findByRole('dialog', { name: /Voters and due date/ });
    expect(within(dialog).getByText(/Nothing is changed yet/)).toBeVisible();
    await user.type(within(dialog).getByLabelText('Vote by'), '2099-12-04');
    const without = within(dialog).getByRole('combobox', { name: 'Do without the votes of' });
    await user.type(without, 'Emil');
    await user.click(await screen.findByRole('option', { name: /Emil Okafor/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const reason = within(dialog).getByRole('textbox', { name: /Reason/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await user.type(reason, 'Emil is on leave.');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    // Two rounds need two votes and have two voters; the third has one voter more.
    expect(await screen.findByText(/2 hazards were refused and stay selected/)).toBeVisible();
    const after = await roundsNow();
    expect(after.map(({ dueDate }) => dueDate).sort()).toEqual(['2099-12-04', null, null].sort());
    const changed = after.find(({ dueDate }) => dueDate !== null);
    expect(changed).toMatchObject({ uuid: one?.uuid, minimumVotes: 2 });
    expect(changed?.missingUserUuids.toSorted()).toEqual([uuidOf('lead'), uuidOf('voter')].sort());
  });

  it('keeps what the server refuses selected, with the reason', async () => {
    await openRounds(hazards);
    const { user } = project.open('voting');
    await user.click(await screen.findByRole('checkbox', { name: `Select ${hazards[0]?.code}` }));
    await user.click(screen.getByRole('button', { name: 'Close (1)' }));
    const dialog = await screen.findByRole('dialog', { name: /Close/ });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    const reason = within(dialog).getByRole('textbox', { name: /Reason/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await user.type(reason, 'Opened by mistake.');
    // Somebody else ends it meanwhile.
    const { data } = await platform.call<{
      data: { results: { uuid: string; revision: number; hazardUuid: string }[] };
    }>('lead', 'GET', `/user-api/hazard-vote-events?projectUuid=${project.uuid}`);
    const round = data.results.find(({ hazardUuid }) => hazardUuid === hazards[0]?.uuid);
    await platform.call('lead', 'PATCH', `/user-api/hazard-vote-events/${round?.uuid}`, {
      revision: round?.revision,
      action: 'CLOSE',
      reason: 'Me first.',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/1 hazard was refused and stays selected/)).toBeVisible();
    expect(screen.getByText(/changed by somebody else|has ended already/)).toBeVisible();
  });

  it('is read by a voter, who finds the way to their queue and can change nothing', async () => {
    await openRounds(hazards);
    project.open('voting', 'voter');
    expect(await screen.findByText('3 rounds wait for your vote.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send summary' })).toBeNull();
  });

  it('reminds one voter of what waits for them', async () => {
    await openRounds(hazards);
    await cast('engineer', hazards[0]?.uuid ?? '');
    const { user } = project.open('voting');
    await user.click(await screen.findByRole('button', { name: 'Emil Okafor · 2' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Braking/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remind Emil Okafor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send the vote summary' });
    expect(within(dialog).getByText(/no mail server/)).toBeVisible();
    // The list of people does not lie over the buttons once somebody is chosen.
    await user.type(within(dialog).getByRole('combobox', { name: 'To' }), 'Valerie');
    await user.click(await screen.findByRole('option', { name: /Valerie Sato/ }));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Backspace}');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent to 1 voter')).toBeVisible();
  });
});
