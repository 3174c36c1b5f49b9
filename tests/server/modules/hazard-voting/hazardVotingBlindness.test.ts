import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '../../../support/auditTrail.ts';
import { operationOf, problemsOfAnswer } from '../../../support/contract.ts';
import { levels, type VoteEvent, VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;
let hazard: string;
let event: VoteEvent;

const VOTES = { engineer: 'S3 E4 C3', voter: 'S1 E2 C1', approver: 'S3 E3 C3' };
const SECRET = 'Anton says the driver never brakes in time.';
/** Whoever reads the project and has cast no vote. */
const OTHERS = ['lead', 'viewer', 'owner'];

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());
beforeEach(async () => {
  await room.app.pool.query('delete from notifications');
  await room.app.pool.query('delete from mails');
  hazard = await room.newHazard();
  event = await room.round(hazard, Object.keys(VOTES));
  await room.castAll(hazard, VOTES, { rationale: SECRET });
});

/** Uuids that only a cast vote can have brought into an answer. */
const votedUuids = Object.values(VOTES).flatMap(text => Object.values(levels(text)));
const tells = (body: unknown) => {
  const text = JSON.stringify(body);
  return text.includes(SECRET) || votedUuids.some(uuid => text.includes(uuid));
};

describe('before the reveal', () => {
  it('others see who has voted, and nothing of what', async () => {
    for (const person of OTHERS) {
      const votes = await room.votes(person, hazard);
      expect(votes).toHaveLength(3);
      for (const vote of votes) {
        expect(vote, person).toMatchObject({
          state: 'CAST',
          isHidden: true,
          severityUuid: null,
          exposureUuid: null,
          probabilityUuid: null,
          avoidabilityUuid: null,
          classUuid: null,
          ratingUuid: null,
          rationale: '',
        });
        const one = await room.call(person, 'GET', `/hazard-votes/${vote.uuid}`);
        expect(one.status).toBe(200);
        expect(tells(one.body), person).toBe(false);
      }
    }
  });

  it('others learn neither when somebody voted nor whether they changed their mind', async () => {
    const secretUuid = (await room.votes('voter', hazard)).find(({ isHidden }) => !isHidden)?.uuid ?? '';
    const readings = async (person: string) => {
      const list = await room.votes(person, hazard);
      const one = await room.call<{ data: unknown }>(person, 'GET', `/hazard-votes/${secretUuid}`);
      const byCast = await room.call<{ data: { results: { uuid: string }[] } }>(
        person,
        'GET',
        `/hazards/${hazard}/hazard-votes`,
        undefined,
        { orderBy: 'castAt' },
      );
      const rounds = await room.call<{ data: unknown }>(person, 'GET', '/hazard-vote-events', undefined, {
        projectUuid: room.project,
        hazardUuid: hazard,
      });
      const metrics = await room.call<{ data: { lastActivityAt: string } }>(
        person,
        'GET',
        `/hara-metrics/${room.project}`,
      );
      expect([one.status, byCast.status, rounds.status, metrics.status]).toEqual([200, 200, 200, 200]);
      return {
        list,
        one: one.body.data,
        order: byCast.body.data.results.map(({ uuid }) => uuid),
        rounds: rounds.body.data,
        lastActivityAt: metrics.body.data.lastActivityAt,
      };
    };
    const before = await Promise.all(OTHERS.map(readings));
    const own = (await room.votes('voter', hazard)).find(({ uuid }) => uuid === secretUuid);
    const changed = await room.call('voter', 'PATCH', `/hazard-votes/${secretUuid}`, {
      revision: own?.revision,
      ...levels('S2 E2 C1'),
      comment: 'On second thoughts.',
    });
    expect(changed.status).toBe(200);
    expect(await Promise.all(OTHERS.map(readings))).toEqual(before);
    const seen = before[0]?.list.find(({ uuid }) => uuid === secretUuid);
    expect(seen).toMatchObject({ castAt: null, changedAt: null, changeCount: 0, revision: 1 });
    // The lead's change of the seat is held against what the lead was shown, and moves on from there.
    const toggle = (revision: number) =>
      room.call<{ data: { revision: number } }>(
        'lead',
        'PATCH',
        `/hazard-votes/${secretUuid}/toggle-not-needed`,
        {
          revision,
          reason: 'On leave.',
        },
      );
    const toggled = await toggle(1);
    expect(toggled).toMatchObject({ status: 200, body: { data: { revision: 2 } } });
    expect((await toggle(1)).status).toBe(409);
    expect((await toggle(2)).status).toBe(200);
    await room.step(event.uuid, 'REVEAL');
    const revealed = (await room.votes('lead', hazard)).find(({ uuid }) => uuid === secretUuid);
    expect(revealed).toMatchObject({ changeCount: 1 });
    expect(revealed?.revision).toBeGreaterThan(3);
  });

  it('voters see their own vote only, also when they have voted', async () => {
    for (const [person, text] of Object.entries(VOTES)) {
      const votes = await room.votes(person, hazard);
      const seen = votes.filter(({ isHidden }) => !isHidden);
      expect(seen).toHaveLength(1);
      expect(seen[0]).toMatchObject({
        ...levels(text),
        rationale: SECRET,
        userUuid: room.app.userUuid(person),
      });
      expect(seen[0]?.ratingUuid).toBeTruthy();
      expect(tells(votes.filter(({ isHidden }) => isHidden))).toBe(false);
    }
  });

  it('no response, message or mail discloses it in another way', async () => {
    const [vote] = await room.votes('lead', hazard);
    const { revision } = await room.hazard(hazard);
    const path = `/hazard-votes/${vote?.uuid}`;
    const answers = await Promise.all([
      room.call('lead', 'GET', `/hazards/${hazard}`),
      room.call('lead', 'GET', '/hazards', undefined, { projectUuid: room.project }),
      room.call('lead', 'GET', `/hazard-vote-events/${event.uuid}`),
      room.call('lead', 'GET', '/hazard-vote-events', undefined, {
        projectUuid: room.project,
        hazardUuid: hazard,
      }),
      room.call('lead', 'GET', `/hazards/${hazard}/dependency-tree`),
      room.call('lead', 'PATCH', path, { revision: 99, reason: 'x' }),
      room.call('lead', 'PATCH', `${path}/toggle-not-needed`, { revision: 99, reason: 'x' }),
      room.call('lead', 'DELETE', path),
      room.call('lead', 'PATCH', `/hazards/${hazard}/toggle-consensus-voting-lock`, { revision }),
      room.call('lead', 'PATCH', `/hazard-vote-events/${event.uuid}`, { revision: 99, action: 'REVEAL' }),
      room.call('lead', 'PUT', `/hazards/${hazard}/actions/check-vote-change-rules-violation`, {
        vote: { userUuid: room.app.userUuid('voter') },
      }),
      room.call('lead', 'POST', `/projects/${room.project}/hazard-votes/send-vote-summary`, {
        hazardUuids: [hazard],
      }),
    ]);
    for (const [index, answer] of answers.entries()) expect(tells(answer.body), `${index}`).toBe(false);
    for (const table of ['notifications', 'mails']) {
      const { rows } = await room.app.pool.query(`select * from ${table}`);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(tells(rows), table).toBe(false);
      // Codes of levels stand in a summary once the votes are revealed.
      expect(JSON.stringify(rows), table).not.toMatch(/S[0-3] · E[0-4]/);
    }
  });

  it('the status says neither that the voters agree nor that they do not', async () => {
    const other = await room.newHazard();
    await room.round(other, Object.keys(VOTES));
    await room.castAll(other, { engineer: 'S3 E4 C3', voter: 'S3 E4 C3', approver: 'S3 E4 C3' });
    const [agreed, split] = [await room.hazard(other), await room.hazard(hazard)];
    expect([agreed.status, split.status]).toEqual(['VOTING', 'VOTING']);
    const check = async (uuid: string, severityUuid: string) =>
      (
        await room.call<{ data: unknown }>(
          'lead',
          'PUT',
          `/hazards/${uuid}/actions/check-vote-change-rules-violation`,
          {
            vote: { userUuid: room.app.userUuid('voter'), severityUuid },
          },
        )
      ).body.data;
    // Two levels away from one vote, none from the other: the check must not tell them apart.
    const severityUuid = levels('S3 E4 C3').severityUuid;
    expect(await check(hazard, severityUuid)).toEqual(await check(other, severityUuid));
  });

  it('a comment is its author’s alone, and is not even counted', async () => {
    await room.comment('voter', event.uuid, SECRET);
    const list = async (person: string) =>
      (
        await room.call<{ data: { results: { uuid: string }[]; total: number } }>(
          person,
          'GET',
          '/hazard-vote-event-comments',
          undefined,
          { hazardVoteEventUuid: event.uuid },
        )
      ).body.data;
    expect(await list('voter')).toMatchObject({ total: 1, results: [{ text: SECRET }] });
    for (const person of [...OTHERS, 'engineer'])
      expect(await list(person), person).toEqual({ total: 0, results: [] });
    await room.step(event.uuid, 'REVEAL');
    for (const person of [...OTHERS, 'engineer']) expect((await list(person)).total, person).toBe(1);
  });

  it('a round that ends without a reveal stays blind', async () => {
    await room.step(event.uuid, 'CLOSE', 'Opened by mistake.');
    expect(tells(await room.votes('lead', hazard))).toBe(false);
    expect(tells(await room.event(event.uuid))).toBe(false);
    expect(await room.voteOf('voter', hazard)).toMatchObject(levels(VOTES.voter));
  });

  it('a vote that is not needed, or was withdrawn, is blind too', async () => {
    const vote = await room.voteOf('voter', hazard, 'lead');
    const toggled = await room.call('lead', 'PATCH', `/hazard-votes/${vote.uuid}/toggle-not-needed`, {
      revision: vote.revision,
      reason: 'Not competent here.',
    });
    expect(toggled).toMatchObject({ status: 200, body: { data: { state: 'NOT_NEEDED', isHidden: true } } });
    expect(tells(toggled.body)).toBe(false);
    const own = await room.voteOf('engineer', hazard);
    expect((await room.call('engineer', 'DELETE', `/hazard-votes/${own.uuid}`)).status).toBe(204);
    expect(tells(await room.votes('lead', hazard))).toBe(false);
    const [row] = (await auditOf(room.app.pool, own.uuid)).slice(-1);
    expect(row).toMatchObject({ action: 'DELETE', before: { state: 'CAST', ...levels(VOTES.engineer) } });
  });
});

describe('after the reveal', () => {
  it('everybody who reads the project sees every vote and the outcome, as the contract says', async () => {
    await room.step(event.uuid, 'REVEAL');
    for (const person of [...OTHERS, 'engineer']) {
      const path = `/hazards/${hazard}/hazard-votes`;
      const { status, body } = await room.call<{ data: { results: Record<string, unknown>[] } }>(
        person,
        'GET',
        path,
      );
      expect(problemsOfAnswer(operationOf('listHazardVotes'), status, body)).toEqual([]);
      expect(body.data.results.map(vote => [vote.isHidden, vote.severityUuid]).sort()).toEqual(
        Object.values(VOTES)
          .map(text => [false, levels(text).severityUuid])
          .sort(),
      );
      const answer = await room.call<{ data: VoteEvent }>(person, 'GET', `/hazard-vote-events/${event.uuid}`);
      expect(problemsOfAnswer(operationOf('getHazardVoteEvent'), answer.status, answer.body)).toEqual([]);
      expect(answer.body.data.outcome).toMatchObject({
        spread: 2,
        hasConsensus: false,
        needsComment: true,
        parameters: [
          { parameter: 'severity', spread: 2 },
          { parameter: 'exposure', spread: 2 },
          { parameter: 'avoidability', spread: 2 },
        ],
      });
    }
  });

  it('a stranger and a supplier of another project see nothing at any time', async () => {
    const vote = await room.voteOf('voter', hazard);
    for (const person of ['guest', 'supplier'])
      for (const path of [
        `/hazard-vote-events/${event.uuid}`,
        `/hazard-votes/${vote.uuid}`,
        `/hazards/${hazard}/hazard-votes`,
        `/projects/${room.project}/hazard-votes/users-list`,
      ])
        expect((await room.call(person, 'GET', path)).status, `${person} ${path}`).toBe(404);
    for (const path of ['/hazard-vote-events', '/hazard-vote-event-comments'])
      expect((await room.call<{ data: unknown }>('guest', 'GET', path)).body.data).toEqual({
        results: [],
        total: 0,
      });
  });
});
