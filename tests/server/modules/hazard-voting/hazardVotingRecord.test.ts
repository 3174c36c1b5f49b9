import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levels, VotingRoom } from '../../../support/voting.ts';
import {
  NAMES,
  readVotingRecord,
  type VotingRecord,
  votingRecordFile,
} from '../../../support/votingRecord.ts';

let room: VotingRoom;

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());

const record = (hazardUuid: string, person?: string) => readVotingRecord(room, hazardUuid, person);

/** "ROUND_OPENED Lena Brandt": kind, who, about whom, and why, where there is something. */
const line = ({ kind, by, about, reason, text, before, after }: VotingRecord['events'][number]) =>
  [
    kind,
    by?.name,
    about && about.uuid !== by?.uuid && `→ ${about.name}`,
    reason && `(${reason})`,
    text && `“${text}”`,
    (before || after) && `${before ?? '–'} > ${after ?? '–'}`,
  ]
    .filter(Boolean)
    .join(' ');

const changeRound = async (uuid: string, change: Record<string, unknown>) => {
  const { revision } = await room.event(uuid);
  const answer = await room.call('lead', 'PATCH', `/hazard-vote-events/${uuid}`, { revision, ...change });
  expect(answer.body.message ?? answer.status).toBe(200);
};

describe('the voting record of a hazard', () => {
  it('tells exactly what was done, by whom and why, in its order', async () => {
    const hazard = await room.newHazard({ name: 'Brakes fail' });
    const done: string[] = [];
    const first = await room.round(hazard, ['engineer', 'voter', 'approver']);
    done.push('ROUND_OPENED Lena Brandt');
    await changeRound(first.uuid, { dueDate: '2027-03-01', reason: 'Travel.' });
    done.push('DUE_DATE_CHANGED Lena Brandt (Travel.) – > 2027-03-01');
    await changeRound(first.uuid, { minimumVotes: 3 });
    done.push('MINIMUM_CHANGED Lena Brandt 2 > 3');
    await changeRound(first.uuid, { minimumVotes: 2, reason: 'Enough.' });
    done.push('MINIMUM_CHANGED Lena Brandt (Enough.) 3 > 2');
    await room.cast('engineer', hazard, 'S1 E4 C3', { rationale: 'Slow.' });
    done.push('VOTE_CAST Emil Okafor');
    await room.cast('voter', hazard, 'S2 E4 C3', { rationale: 'Secret second thoughts.' });
    done.push('VOTE_CAST Valerie Sato');
    // A change of mind before the reveal is nobody's business, ever.
    await room.change('voter', await room.voteOf('voter', hazard), {
      ...levels('S3 E4 C3'),
      rationale: 'Fast.',
    });
    await changeRound(first.uuid, {
      voters: { notNeeded: [room.app.userUuid('approver')] },
      reason: 'On leave.',
    });
    done.push('VOTER_NOT_NEEDED Lena Brandt → Anton Rivera (On leave.)');
    expect((await room.step(first.uuid, 'REVEAL')).status).toBe(200);
    done.push('VOTES_REVEALED Lena Brandt');
    const { body: said } = await room.comment('voter', first.uuid, 'We drive at 130.');
    done.push('COMMENT_ADDED Valerie Sato “We drive at 130.”');
    await room.change('engineer', await room.voteOf('engineer', hazard), {
      ...levels('S2 E4 C3'),
      rationale: 'Faster than I thought.',
      reason: 'Valerie convinced me.',
    });
    done.push('VOTE_CHANGED Emil Okafor (Valerie convinced me.)');
    expect((await room.step(first.uuid, 'NEW_ROUND', 'Once more.')).status).toBe(200);
    done.push('ROUND_CLOSED Lena Brandt (Once more.)', 'ROUND_OPENED Lena Brandt (Once more.)');
    await room.castAll(
      hazard,
      { engineer: 'S3 E4 C3', voter: 'S3 E4 C3', approver: 'S3 E4 C3' },
      { rationale: 'Agreed.' },
    );
    done.push('VOTE_CAST Emil Okafor', 'VOTE_CAST Valerie Sato', 'VOTE_CAST Anton Rivera');
    const second = (await record(hazard)).rounds[1];
    expect((await room.step(second?.uuid ?? '', 'REVEAL')).status).toBe(200);
    done.push('VOTES_REVEALED Lena Brandt');
    const withdrawn = await room.voteOf('approver', hazard);
    expect(
      (
        await room.call('approver', 'DELETE', `/hazard-votes/${withdrawn.uuid}`, undefined, {
          reason: 'Not my field.',
        })
      ).status,
    ).toBe(204);
    done.push('VOTE_WITHDRAWN Anton Rivera (Not my field.)');
    expect((await room.step(second?.uuid ?? '', 'CLOSE')).status).toBe(200);
    done.push('ROUND_CLOSED Lena Brandt');
    expect((await room.toggle('lead', hazard, 'consensus-voting-lock')).status).toBe(200);
    done.push('LOCKED Lena Brandt');
    expect(
      (await room.toggle('approver', hazard, 'consensus-voting-lock', { reason: 'New facts.' })).status,
    ).toBe(200);
    done.push('UNLOCKED Anton Rivera (New facts.)');
    await room.call('voter', 'DELETE', `/hazard-vote-event-comments/${said.data.uuid}`);
    done.push('COMMENT_DELETED Valerie Sato “We drive at 130.”');

    const told = await record(hazard);
    expect(told.events.map(line)).toEqual(done);
    expect(told.rounds).toMatchObject([
      {
        stage: 'INITIAL',
        round: 1,
        status: 'CLOSED',
        minimumVotes: 2,
        revealedBy: { name: NAMES.lead },
        // S2 and S3: they differ by one level, and the gap of two at the reveal was discussed.
        outcome: { hasConsensus: false, countedVotes: 2, spread: 1 },
      },
      { round: 2, status: 'CLOSED', outcome: { hasConsensus: true, countedVotes: 2, spread: 0 } },
    ]);
    const votes = Object.fromEntries((told.rounds[0]?.votes ?? []).map(vote => [vote.voter.name, vote]));
    expect(votes[NAMES.engineer ?? '']).toMatchObject({
      state: 'CAST',
      isCounted: true,
      versions: [
        { severityUuid: levels('S1 E4 C3').severityUuid, rationale: 'Slow.', reason: null },
        { severityUuid: levels('S2 E4 C3').severityUuid, reason: 'Valerie convinced me.' },
      ],
    });
    expect(votes[NAMES.voter ?? '']?.versions).toEqual([
      expect.objectContaining({ severityUuid: levels('S3 E4 C3').severityUuid, rationale: 'Fast.' }),
    ]);
    expect(votes[NAMES.approver ?? '']).toMatchObject({
      state: 'NOT_NEEDED',
      isCounted: false,
      versions: [],
    });
    expect(JSON.stringify(told)).not.toContain('Secret second thoughts');
  });

  it('tells an override and a reset with their reasons, and no vote that was never revealed', async () => {
    const hazard = await room.newHazard({ name: 'Steering locks' });
    const round = await room.round(hazard, ['engineer', 'voter']);
    await room.castAll(hazard, { engineer: 'S3 E4 C3' }, { rationale: 'Fast.' });
    const { revision } = await room.hazard(hazard);
    await room.call('lead', 'PATCH', `/hazards/${hazard}`, {
      revision,
      name: 'Steering is stiff',
      resetVotes: true,
    });
    const next = (await record(hazard)).rounds[1];
    expect((await room.step(next?.uuid ?? '', 'CLOSE', 'The customer decides.')).status).toBe(200);
    const present = (await room.hazard(hazard)).revision;
    await room.call('lead', 'PATCH', `/hazards/${hazard}/initial-risk`, {
      ...levels('S2 E2 C2'),
      revision: present,
    });
    const over = { isOverride: true, reason: 'The customer prescribes it.' };
    expect((await room.toggle('lead', hazard, 'consensus-voting-lock', over)).status).toBe(200);
    const told = await record(hazard);
    expect(told.rounds.map(({ status }) => status)).toEqual(['RESET', 'CLOSED']);
    expect(told.events.map(({ kind, round }) => `${kind} ${round}`)).toEqual([
      'ROUND_OPENED 1',
      'ROUND_RESET 1',
      'ROUND_OPENED 2',
      'ROUND_CLOSED 2',
      'LOCKED null',
    ]);
    expect(told.events.at(-1)).toMatchObject({ ...over, stage: 'INITIAL', by: { name: NAMES.lead } });
    expect(told.events[1]?.reason).toBe('HAZARD_CHANGED_VOTES_RESET: name');
    expect(JSON.stringify(told)).not.toContain(levels('S3 E4 C3').severityUuid);
    expect(told.rounds[0]?.uuid).toBe(round.uuid);
  });

  it('tells of a blind round the own vote and comments only, in no format anything else', async () => {
    const hazard = await room.newHazard({ name: 'Secret hazard' });
    const round = await room.round(hazard, ['engineer', 'voter', 'approver']);
    await room.cast('voter', hazard, 'S3 E4 C3', { rationale: 'Blind words.' });
    await room.comment('voter', round.uuid, 'Blind comment.');
    for (const person of ['lead', 'engineer', 'approver', 'viewer']) {
      const told = await record(hazard, person);
      expect(told.events.map(({ kind }) => kind)).toEqual(['ROUND_OPENED']);
      expect(told.rounds).toMatchObject([{ status: 'OPEN', outcome: null }]);
      expect(told.rounds[0]?.votes.map(({ voter }) => voter.name)).toEqual(
        person === 'engineer' || person === 'approver' ? [NAMES[person]] : [],
      );
      for (const format of ['json', 'csv'])
        expect((await votingRecordFile(room, format, person)).body).not.toMatch(/Blind (words|comment)/);
      const sheets = JSON.stringify(
        (await readXlsx((await votingRecordFile(room, 'xlsx', person)).rawPayload)).sheets,
      );
      expect(sheets).toContain('Secret hazard');
      expect(sheets).not.toMatch(/Blind (words|comment)/);
    }
    const own = await record(hazard, 'voter');
    expect(own.rounds[0]?.votes).toMatchObject([
      { state: 'CAST', versions: [{ rationale: 'Blind words.' }] },
    ]);
    expect(own.events.map(line)).toEqual([
      'ROUND_OPENED Lena Brandt',
      'COMMENT_ADDED Valerie Sato “Blind comment.”',
    ]);
    // A round that ends without a reveal stays so.
    await room.step(round.uuid, 'CLOSE', 'Later.');
    expect((await record(hazard)).events.map(line)).toEqual([
      'ROUND_OPENED Lena Brandt',
      'ROUND_CLOSED Lena Brandt (Later.)',
    ]);
  });

  it('counts who was a voting member when the round ended, whatever became of them', async () => {
    const hazard = await room.newHazard();
    const round = await room.round(hazard, ['engineer', 'voter', 'approver']);
    const all = { engineer: 'S3 E4 C3', voter: 'S3 E4 C3', approver: 'S3 E4 C3' };
    await room.castAll(hazard, all, { rationale: 'Fast.' });
    await room.step(round.uuid, 'REVEAL');
    await room.step(round.uuid, 'CLOSE');
    const before = await record(hazard);
    expect(before.rounds[0]?.outcome).toMatchObject({ hasConsensus: true, countedVotes: 3 });
    const { rows } = await room.app.pool.query<{ uuid: string; revision: number }>(
      'select uuid, revision from project_members where project_uuid = $1 and user_uuid = $2',
      [room.project, room.app.userUuid('approver')],
    );
    const changed = await room.call('lead', 'PATCH', `/project-members/${rows[0]?.uuid}`, {
      revision: rows[0]?.revision,
      role: 'VIEWER',
    });
    expect(changed.status).toBe(200);
    expect((await record(hazard)).rounds).toEqual(before.rounds);
  });

  it('still names a voter whose account was deleted, and keeps the vote', async () => {
    const hazard = await room.newHazard();
    const round = await room.round(hazard, ['engineer', 'voter']);
    await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3' }, { rationale: 'Fast.' });
    await room.step(round.uuid, 'REVEAL');
    await room.step(round.uuid, 'CLOSE');
    const before = await record(hazard, 'lead');
    const uuid = room.app.userUuid('engineer');
    const gone = await room.app.call('owner', 'DELETE', `/admin-api/users/${uuid}`, {
      query: { confirm: true },
    });
    expect(gone.status).toBe(204);
    const after = await record(hazard, 'lead');
    expect(after.rounds[0]?.votes.map(({ voter }) => voter)).toContainEqual({
      uuid,
      name: NAMES.engineer,
      isGone: true,
    });
    const people = (told: VotingRecord) =>
      JSON.parse(JSON.stringify(told).replaceAll(/"isGone":(true|false)/g, '"isGone":0'));
    expect(people(after)).toEqual(people(before));
  });
});
