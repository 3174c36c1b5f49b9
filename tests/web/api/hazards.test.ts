import { expect, it } from 'vitest';
import type { CacheTag } from '@/api/cacheTags';
import { hazardAnalysisApi } from '@/api/hazardAnalysisApi';
import type { HazardBatchItem } from '@/api/hazards';
// Gives the calls their tags.
import '@/api/hazards';

type InvalidatesTags = (result: unknown, error: unknown, arg: unknown) => CacheTag[];

/** Entities whose lists are read again after a batch of changes. */
function readAgainAfter(...items: HazardBatchItem[]): string[] {
  let tagsOf: InvalidatesTags = () => [];
  const { enhanceEndpoints } = hazardAnalysisApi as unknown as {
    enhanceEndpoints(options: {
      endpoints: Record<string, (definition: { invalidatesTags: InvalidatesTags }) => void>;
    }): unknown;
  };
  enhanceEndpoints({
    endpoints: {
      updateHazardsBatch: ({ invalidatesTags }) => {
        tagsOf = invalidatesTags;
      },
    },
  });
  return tagsOf(undefined, undefined, { hazardBatchUpdate: { items } }).map(({ type }) => type);
}

const rated = {
  uuid: 'a',
  change: { revision: 1, reason: 'Measured' },
  ratings: [{ riskRatingSetUuid: 's' }],
};
const reworded = { uuid: 'b', change: { revision: 1, name: 'Trapped' } };

it('after a batch that only rates, no vote is read again: none is reset by it', () => {
  expect(readAgainAfter(rated)).not.toContain('HazardVote');
  expect(readAgainAfter(rated)).not.toContain('HazardVoteEvent');
});

it('after a batch in which one hazard becomes another, votes are read again', () => {
  expect(readAgainAfter(rated, reworded)).toEqual(expect.arrayContaining(['HazardVote', 'HazardVoteEvent']));
});
