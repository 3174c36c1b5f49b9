import { describe, expect, it } from 'vitest';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import { ordered } from '@/features/voting/board/boardOrder';
import { boardRows, boardState, waitingByVoter } from '@/features/voting/board/boardRows';
import { hazardWith } from '../../../support/web/hazards.ts';
import { AGREED } from '../../../support/web/rounds.ts';

const round = (fields: Partial<HazardVoteEvent>): HazardVoteEvent => ({
  ...({} as HazardVoteEvent),
  uuid: 'round',
  hazardUuid: 'hazard-1',
  stage: 'INITIAL',
  round: 1,
  status: 'OPEN',
  minimumVotes: 2,
  revealedAt: null,
  missingUserUuids: [],
  voters: { pending: 0, cast: 2, notNeeded: 0 },
  outcome: null,
  ...fields,
});
const hazard = hazardWith();

describe('where a hazard stands with its voters', () => {
  it.each([
    ['no round', hazard, undefined, 'NONE'],
    ['a vote is awaited', hazard, round({ missingUserUuids: ['anna'] }), 'VOTING'],
    ['all have voted', hazard, round({}), 'TO_REVEAL'],
    [
      'nobody is awaited, but too few votes are in',
      hazard,
      round({ voters: { pending: 0, cast: 1, notNeeded: 3 } }),
      'VOTING',
    ],
    ['revealed, no agreement', hazard, round({ status: 'REVEALED', revealedAt: 'then' }), 'REVEALED'],
    [
      'revealed and agreed, closed since',
      hazard,
      round({ status: 'CLOSED', revealedAt: 'then', outcome: AGREED }),
      'AGREED',
    ],
    ['closed blind', hazard, round({ status: 'CLOSED' }), 'NONE'],
    ['votes were reset', hazard, round({ status: 'RESET', revealedAt: 'then', outcome: AGREED }), 'NONE'],
    ['locked', hazardWith({ isConsensusVotingLocked: true }), undefined, 'LOCKED'],
    ['locked on the other stage only', hazardWith({ isFinalConsensusVotingLocked: true }), undefined, 'NONE'],
    ['frozen', hazardWith({ isConsensusVotingLocked: true, isRiskFrozen: true }), undefined, 'FROZEN'],
  ] as const)('%s', (_case, of, latest, state) => {
    expect(boardState(of, latest, 'INITIAL')).toBe(state);
  });
});

describe('rows of the board', () => {
  const names: Record<string, string> = { event: 'Rear-end collision', fault: 'Braking is lost', wet: 'Wet' };
  const nameOf = (uuid: string | null) => names[uuid ?? ''];

  it('have the latest round of the stage, and say what the hazard is about', () => {
    const [row] = boardRows(
      [hazardWith({ hazardousEventUuid: 'event', malfunctionUuid: 'fault', exposureSituationUuid: 'wet' })],
      [round({ round: 1 }), round({ uuid: 'second', round: 2 }), round({ stage: 'FINAL', round: 3 })],
      'INITIAL',
      nameOf,
    );
    expect(row).toMatchObject({
      title: 'Rear-end collision',
      context: 'Braking is lost · Wet',
      round: { uuid: 'second' },
    });
  });

  it('leave out what was taken out of the work, unless a round on it is open', () => {
    const rejected = hazardWith({ statusOverride: 'REJECTED' });
    expect(boardRows([rejected], [round({ status: 'CLOSED' })], 'INITIAL', nameOf)).toEqual([]);
    expect(boardRows([rejected], [round({})], 'INITIAL', nameOf)).toHaveLength(1);
  });

  it('tell for each voter what waits, most first; a revealed round waits for nobody', () => {
    const hazards = ['1', '2', '3'].map(uuid => hazardWith({ uuid }));
    const rounds = [
      round({ hazardUuid: '1', missingUserUuids: ['anna', 'ben'] }),
      round({ hazardUuid: '2', missingUserUuids: ['ben'] }),
      round({ hazardUuid: '3', missingUserUuids: ['anna', 'ben'], status: 'REVEALED', revealedAt: 'then' }),
    ];
    const waiting = waitingByVoter(boardRows(hazards, rounds, 'INITIAL', nameOf));
    expect([...waiting].map(([uuid, rows]) => [uuid, rows.map(row => row.hazard.uuid)])).toEqual([
      ['ben', ['1', '2']],
      ['anna', ['1']],
    ]);
  });

  it('are ordered with those without a value last, both ways', () => {
    const hazards = ['a', 'b', 'c'].map((uuid, position) => hazardWith({ uuid, position }));
    const spread = (of: string, levels: number) =>
      round({
        hazardUuid: of,
        status: 'REVEALED',
        revealedAt: 'then',
        outcome: { ...AGREED, spread: levels },
      });
    const rows = boardRows(hazards, [spread('b', 2), spread('c', 1)], 'INITIAL', nameOf);
    const uuids = (direction: 'asc' | 'desc') =>
      ordered(rows, 'spread', direction).map(row => row.hazard.uuid);
    expect(uuids('asc')).toEqual(['c', 'b', 'a']);
    expect(uuids('desc')).toEqual(['b', 'c', 'a']);
  });
});
