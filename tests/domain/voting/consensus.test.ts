import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreedLevel,
  ascending,
  type ConsensusRule,
  outcomeOf,
  type Scale,
  stepsBetween,
  type VotedLevels,
  whyNoConsensus,
} from '../../../domain/voting/consensus.ts';
import { levelUuid, shippedRatingSets } from '../../../server/seed/ratingSets.ts';

const RULES: ConsensusRule[] = ['UNANIMOUS', 'MAX_WINS', 'MEDIAN_UP'];

/** Every scale of every shipped set; all hold at least two levels. */
const shipped: Scale[] = shippedRatingSets().flatMap(set =>
  set.parameters.map(({ parameter }) => ({
    parameter,
    levels: set.levels.filter(level => level.parameter === parameter),
  })),
);
const scales = shipped.filter(({ levels }) => levels.length > 1);

/** S0 … S3 of ISO 26262-3. */
const severity: Scale = {
  parameter: 'severity',
  levels: ['S0', 'S1', 'S2', 'S3'].map((uuid, index) => ({ uuid, rank: index, order: index + 1 })),
};
const exposure: Scale = {
  parameter: 'exposure',
  levels: ['E0', 'E1', 'E2', 'E3', 'E4'].map((uuid, index) => ({ uuid, rank: index, order: index + 1 })),
};
const vote = (s: string, e: string): VotedLevels => ({ severity: s, exposure: e });
const round = {
  consensusRule: 'UNANIMOUS' as ConsensusRule,
  minimumVotes: 2,
  revealedSpread: 0,
  isDiscussed: false,
};
const agreed = (votes: VotedLevels[], consensusRule: ConsensusRule) =>
  outcomeOf({ ...round, consensusRule }, [severity, exposure], votes).parameters.map(
    ({ agreedUuid }) => agreedUuid,
  );

describe('examples by hand', () => {
  it('three equal votes agree by every rule', () => {
    const votes = [vote('S2', 'E3'), vote('S2', 'E3'), vote('S2', 'E3')];
    for (const consensusRule of RULES) {
      expect(agreed(votes, consensusRule)).toEqual(['S2', 'E3']);
      expect(outcomeOf({ ...round, consensusRule }, [severity, exposure], votes)).toMatchObject({
        hasConsensus: true,
        needsComment: false,
        spread: 0,
        countedVotes: 3,
      });
    }
  });
  it('one level apart: no unanimity, the severe one wins, the median of three is the middle', () => {
    const votes = [vote('S3', 'E3'), vote('S2', 'E4'), vote('S2', 'E4')];
    expect(agreed(votes, 'UNANIMOUS')).toEqual([null, null]);
    expect(agreed(votes, 'MAX_WINS')).toEqual(['S3', 'E4']);
    expect(agreed(votes, 'MEDIAN_UP')).toEqual(['S2', 'E4']);
    expect(outcomeOf({ ...round, consensusRule: 'MEDIAN_UP' }, [severity, exposure], votes)).toMatchObject({
      hasConsensus: true,
      spread: 1,
    });
  });
  it('the median of an even number is rounded to the severe side', () => {
    expect(agreed([vote('S1', 'E1'), vote('S2', 'E4')], 'MEDIAN_UP')).toEqual(['S2', 'E4']);
    const four = [vote('S0', 'E0'), vote('S1', 'E1'), vote('S2', 'E2'), vote('S3', 'E3')];
    expect(agreed(four, 'MEDIAN_UP')).toEqual(['S2', 'E2']);
  });
  it('two levels apart: first a comment', () => {
    const votes = [vote('S1', 'E4'), vote('S3', 'E4')];
    const rule = { ...round, consensusRule: 'MAX_WINS' as const };
    const silent = outcomeOf(rule, [severity, exposure], votes);
    expect(silent).toMatchObject({ hasConsensus: false, needsComment: true, spread: 2 });
    expect(whyNoConsensus(silent, 2)).toContain('comment');
    expect(outcomeOf({ ...rule, isDiscussed: true }, [severity, exposure], votes)).toMatchObject({
      hasConsensus: true,
      needsComment: false,
    });
  });
  it('a gap at the reveal has to be discussed although the voters have met since', () => {
    const votes = [vote('S3', 'E4'), vote('S3', 'E4')];
    expect(outcomeOf({ ...round, revealedSpread: 2 }, [severity, exposure], votes).hasConsensus).toBe(false);
    expect(
      outcomeOf({ ...round, revealedSpread: 2, isDiscussed: true }, [severity, exposure], votes).hasConsensus,
    ).toBe(true);
  });
  it('too few votes are no result, none at all neither', () => {
    const one = outcomeOf(round, [severity, exposure], [vote('S3', 'E4')]);
    expect(one).toMatchObject({ hasConsensus: false, lacksVotes: true });
    expect(whyNoConsensus(one, 2)).toBe('Only 1 of at least 2 votes count.');
    expect(outcomeOf({ ...round, minimumVotes: 1 }, [severity, exposure], [])).toMatchObject({
      hasConsensus: false,
      parameters: [],
    });
  });
  it('IEC 62061: Av 1, 3, 5 are one level apart each; Fr hourly and daily weigh the same but are not equal', () => {
    const set = shippedRatingSets().find(({ row }) => row.code === 'IEC62061-2005-2015');
    const scaleOf = (parameter: string): Scale => ({
      parameter,
      levels: (set?.levels ?? []).filter(level => level.parameter === parameter),
    });
    const uuid = (parameter: 'exposure' | 'avoidability', code: string) =>
      levelUuid('IEC62061-2005-2015', parameter, code);
    expect(
      stepsBetween(scaleOf('avoidability'), uuid('avoidability', 'Av1'), uuid('avoidability', 'Av3')),
    ).toBe(1);
    expect(
      stepsBetween(scaleOf('avoidability'), uuid('avoidability', 'Av1'), uuid('avoidability', 'Av5')),
    ).toBe(2);
    const fr = [uuid('exposure', 'Fr5'), uuid('exposure', 'Fr5b')];
    expect(stepsBetween(scaleOf('exposure'), fr[0] ?? '', fr[1] ?? '')).toBe(0);
    expect(agreedLevel('UNANIMOUS', scaleOf('exposure'), fr)).toBeNull();
    expect(agreedLevel('MAX_WINS', scaleOf('exposure'), fr)?.uuid).toBe(fr[0]);
  });
  it('MIL-STD-882E counts severities down and probabilities in letters: 1 and A are the severe ends', () => {
    const of = (parameter: 'severity' | 'probability', codes: string[]) => {
      const set = shippedRatingSets().find(({ row }) => row.code === 'MIL-STD-882E');
      const levels = (set?.levels ?? []).filter(level => level.parameter === parameter);
      const uuids = codes.map(code => levelUuid('MIL-STD-882E', parameter, code));
      const level = agreedLevel('MAX_WINS', { parameter, levels }, uuids);
      return levels.find(({ uuid }) => uuid === level?.uuid)?.code;
    };
    expect(of('severity', ['4', '1', '2'])).toBe('1');
    expect(of('probability', ['F', 'A', 'C'])).toBe('A');
  });
});

const scaleAndVotes = fc
  .constantFrom(...scales)
  .chain(scale =>
    fc.tuple(
      fc.constant(scale),
      fc.array(fc.constantFrom(...scale.levels.map(({ uuid }) => uuid)), { minLength: 1, maxLength: 9 }),
    ),
  );
const asVotes = (scale: Scale, uuids: string[]) => uuids.map(uuid => ({ [scale.parameter]: uuid }));
const placeOf = (scale: Scale, uuid: string | null | undefined) =>
  ascending(scale.levels).findIndex(level => level.uuid === uuid);

describe('in every shipped rating set', () => {
  it('the order of votes never matters', () => {
    fc.assert(
      fc.property(
        scaleAndVotes.chain(([scale, uuids]) =>
          fc.tuple(
            fc.constant(scale),
            fc.constant(uuids),
            fc.shuffledSubarray(uuids, { minLength: uuids.length }),
          ),
        ),
        fc.constantFrom(...RULES),
        ([scale, uuids, shuffled], consensusRule) => {
          const outcome = (list: string[]) =>
            outcomeOf({ ...round, consensusRule }, [scale], asVotes(scale, list));
          expect(outcome(shuffled)).toEqual(outcome(uuids));
        },
      ),
    );
  });
  it('unanimous if, and only if, all votes are equal', () => {
    fc.assert(
      fc.property(scaleAndVotes, ([scale, uuids]) => {
        expect(agreedLevel('UNANIMOUS', scale, uuids) !== null).toBe(new Set(uuids).size === 1);
      }),
    );
  });
  it('MAX_WINS is as severe as every vote, and one of them', () => {
    fc.assert(
      fc.property(scaleAndVotes, ([scale, uuids]) => {
        const winner = agreedLevel('MAX_WINS', scale, uuids)?.uuid;
        expect(uuids).toContain(winner);
        for (const uuid of uuids) expect(placeOf(scale, winner)).toBeGreaterThanOrEqual(placeOf(scale, uuid));
      }),
    );
  });
  it('MEDIAN_UP lies between the extremes, with at least half of the votes at or below and at or above it', () => {
    fc.assert(
      fc.property(scaleAndVotes, ([scale, uuids]) => {
        const median = placeOf(scale, agreedLevel('MEDIAN_UP', scale, uuids)?.uuid);
        const places = uuids.map(uuid => placeOf(scale, uuid));
        expect(median).toBeGreaterThanOrEqual(Math.min(...places));
        expect(median).toBeLessThanOrEqual(Math.max(...places));
        expect(places.filter(place => place <= median).length * 2).toBeGreaterThan(places.length);
        expect(places.filter(place => place >= median).length * 2).toBeGreaterThanOrEqual(places.length);
      }),
    );
  });
  it('a spread of two or more levels never agrees without a comment, a smaller one never asks for one', () => {
    fc.assert(
      fc.property(
        scaleAndVotes,
        fc.constantFrom(...RULES),
        fc.boolean(),
        ([scale, uuids], consensusRule, isDiscussed) => {
          const outcome = outcomeOf({ ...round, consensusRule, isDiscussed }, [scale], asVotes(scale, uuids));
          expect(outcome.needsComment).toBe(outcome.spread >= 2 && !isDiscussed);
          if (outcome.spread >= 2 && !isDiscussed) expect(outcome.hasConsensus).toBe(false);
          if (consensusRule !== 'UNANIMOUS' && uuids.length >= 2 && !outcome.needsComment)
            expect(outcome.hasConsensus).toBe(true);
          expect(whyNoConsensus(outcome, 2) === '').toBe(outcome.hasConsensus);
        },
      ),
    );
  });
});
