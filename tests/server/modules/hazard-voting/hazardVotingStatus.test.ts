import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsensusRule, outcomeOf, type Scale } from '../../../../domain/voting/consensus.ts';
import { shippedRatingSets } from '../../../../server/seed/ratingSets.ts';
import { VotingRoom } from '../../../support/voting.ts';

// The status of a hazard is derived in SQL, the outcome of a round by the pure rules: they must never disagree.

const PEOPLE = ['lead', 'engineer', 'voter', 'approver', 'viewer'];
const SETS = shippedRatingSets().filter(({ table }) => table.length > 0);

let room: VotingRoom;
let hazard: string;

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
  hazard = await room.newHazard();
});
afterAll(() => room.app.close());

interface Round {
  set: (typeof SETS)[number];
  consensusRule: ConsensusRule;
  minimumVotes: number;
  revealedSpread: number;
  isDiscussed: boolean;
  votes: { state: 'CAST' | 'PENDING' | 'NOT_NEEDED'; levels: Record<string, string> }[];
}

const scalesOf = (set: Round['set']): Scale[] =>
  set.parameters.map(({ parameter }) => ({
    parameter,
    levels: set.levels.filter(level => level.parameter === parameter),
  }));

const rounds: fc.Arbitrary<Round> = fc.constantFrom(...SETS).chain(set =>
  fc.record({
    set: fc.constant(set),
    consensusRule: fc.constantFrom<ConsensusRule>('UNANIMOUS', 'MAX_WINS', 'MEDIAN_UP'),
    minimumVotes: fc.integer({ min: 1, max: 4 }),
    revealedSpread: fc.integer({ min: 0, max: 3 }),
    isDiscussed: fc.boolean(),
    votes: fc.array(
      fc.record({
        state: fc.constantFrom(
          'CAST' as const,
          'CAST' as const,
          'CAST' as const,
          'PENDING' as const,
          'NOT_NEEDED' as const,
        ),
        // Few different levels, so that agreement happens.
        levels: fc.record(
          Object.fromEntries(
            scalesOf(set).map(({ parameter, levels }) => [
              parameter,
              fc.constantFrom(...levels.slice(-3).map(({ uuid }) => uuid)),
            ]),
          ),
        ),
      }),
      { minLength: 1, maxLength: PEOPLE.length },
    ),
  }),
);

/** Puts a revealed round into the database as it stands. */
async function store({ set, consensusRule, minimumVotes, revealedSpread, isDiscussed, votes }: Round) {
  const { pool } = room.app;
  await pool.query('delete from hazard_vote_events where hazard_uuid = $1', [hazard]);
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into hazard_vote_events (project_uuid, hazard_uuid, stage, round, risk_rating_set_uuid, rating_set_version, consensus_rule,
       minimum_votes, status, revealed_at, revealed_spread) values ($1, $2, 'INITIAL', 1, $3, '1', $4, $5, 'REVEALED', now() - interval '1 minute', $6)
     returning uuid`,
    [room.project, hazard, set.row.uuid, consensusRule, minimumVotes, revealedSpread],
  );
  const event = rows[0]?.uuid;
  for (const [index, { state, levels }] of votes.entries()) {
    const cast = state === 'PENDING' ? {} : levels;
    await pool.query(
      `insert into hazard_votes (project_uuid, hazard_uuid, hazard_vote_event_uuid, risk_rating_set_uuid, user_uuid, state,
         severity_uuid, exposure_uuid, probability_uuid, avoidability_uuid, cast_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        room.project,
        hazard,
        event,
        set.row.uuid,
        room.app.userUuid(PEOPLE[index] ?? ''),
        state,
        cast.severity ?? null,
        cast.exposure ?? null,
        cast.probability ?? null,
        cast.avoidability ?? null,
        state === 'PENDING' ? null : new Date().toISOString(),
      ],
    );
  }
  // A comment from before the reveal is none on what was revealed.
  const minutes = isDiscussed ? 0 : 2;
  await pool.query(
    `insert into hazard_vote_event_comments (project_uuid, hazard_vote_event_uuid, text, created_at) values ($1, $2, 'x', now() - make_interval(mins => $3))`,
    [room.project, event, minutes],
  );
  return event ?? '';
}

describe('the status of a hazard', () => {
  it('says CONSENSUS exactly when the rules do, and so does its round', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async round => {
        const event = await store(round);
        const { votes, set } = round;
        // The viewer is a member but no voting one.
        const counted = votes.filter(({ state }, index) => state === 'CAST' && PEOPLE[index] !== 'viewer');
        const expected = outcomeOf(
          round,
          scalesOf(set),
          counted.map(({ levels }) => levels),
        );
        const { status } = await room.hazard(hazard);
        expect(status).toBe(expected.hasConsensus ? 'CONSENSUS' : 'VOTING');
        const { outcome } = await room.event(event);
        expect(outcome).toMatchObject({ ...expected, parameters: expected.parameters });
        // Agreed levels have a rating, looked up in the table; without agreement there is none.
        const isAgreed =
          counted.length > 0 && expected.parameters.every(({ agreedUuid }) => agreedUuid !== null);
        if (!isAgreed) expect(outcome?.ratingUuid).toBeNull();
      }),
      { numRuns: 150 },
    );
  });
});
