import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../../support/seededRandom.ts';
import { VotingRoom } from '../../../support/voting.ts';
import { VotingHistory } from '../../../support/votingHistory.ts';

/** As many as take half a minute; more by VOTING_HISTORIES=500. */
const HISTORIES = Number(process.env.VOTING_HISTORIES ?? 8);
const STEPS = 24;
const SEED = Number(process.env.VOTING_SEED ?? 1);

let room: VotingRoom;
beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());

/** How often each kind of step was taken and refused, so that the histories try what they are meant to. */
const seen = new Map<string, number>();

it(
  `${HISTORIES} random histories of ${STEPS} steps go as an independent model says, and nobody sees a blind vote`,
  async () => {
    for (let seed = SEED; seed < SEED + HISTORIES; seed += 1) {
      const history = await VotingHistory.begin(room, seededRandom(seed), seed);
      for (let step = 0; step < STEPS; step += 1) await history.step();
      await history.requireNothingTold();
      await history.close();
      for (const kind of history.kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    const kinds = [
      'open',
      'cast',
      'change',
      'withdraw',
      'needed',
      'reveal',
      'close',
      'again',
      'lock',
      'freeze',
    ];
    if (SEED === 1 && HISTORIES >= 8)
      expect(kinds.flatMap(kind => [kind, `${kind} refused`]).filter(kind => !seen.has(kind))).toEqual([]);
  },
  Math.max(120_000, HISTORIES * 30_000),
);
