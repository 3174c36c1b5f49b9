import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useListHazardVoteEventsQuery } from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import { type RiskRatingSetSummary, useListRiskRatingsQuery } from '@/api/risk-model';
import { SHEET_LIMIT, type SheetFilter } from '@/features/shared/sheet/sheetTypes';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import type { TextFunction } from '@/glossary/useText';

type Text = TextFunction<'hazards'>;

/** States in which nobody has to do anything about a hazard any more, as the server counts what waits for its owner. */
const DONE: readonly Hazard['status'][] = ['MITIGATED', 'FROZEN', 'CLOSED', 'REJECTED', 'DUPLICATE'];

const isRated = ({ evaluations, riskRatingSetUuid }: Hazard) =>
  evaluations.some(
    ({ stage, riskRatingSetUuid: set, ratingUuid }) =>
      stage === 'INITIAL' && set === riskRatingSetUuid && ratingUuid !== null,
  );

/** The rating that counts in a hazard's own set: the final one where there is one. */
const lastRating = ({ evaluations, riskRatingSetUuid }: Hazard): string | null => {
  const own = evaluations.filter(({ riskRatingSetUuid: set }) => set === riskRatingSetUuid);
  const at = (wanted: string) => own.find(({ stage }) => stage === wanted)?.ratingUuid ?? null;
  return at('FINAL') ?? at('INITIAL');
};

const yesAndNo = (yes: string, no: string) => [
  { value: 'yes', label: yes },
  { value: 'no', label: no },
];

/** By the facts that figures, checks and baselines count. */
const factFilters = (sets: readonly RiskRatingSetSummary[], text: Text): SheetFilter<Hazard>[] => [
  {
    id: 'own',
    label: text('filter-own-set', 'Rated first by'),
    options: sets.map(({ code, name }) => ({ value: code, label: name })),
    isFromCounts: true,
    accepts: ({ riskRatingSetUuid }, value) =>
      sets.some(({ uuid, code }) => uuid === riskRatingSetUuid && code === value),
  },
  {
    id: 'rated',
    label: text('filter-rated', 'Rating'),
    options: yesAndNo(text('rated', 'Rated'), text('unrated', 'Not rated')),
    isFromCounts: true,
    accepts: (hazard, value) => isRated(hazard) === (value === 'yes'),
  },
  {
    id: 'frozen',
    label: text('filter-frozen', 'Freeze'),
    options: [
      ...yesAndNo(text('is-frozen', 'Frozen'), text('not-frozen', 'Not frozen')),
      { value: 'to-freeze', label: text('to-freeze', 'Not frozen, without rejected ones and duplicates') },
    ],
    isFromCounts: true,
    accepts: ({ isRiskFrozen, status }, value) =>
      value === 'to-freeze'
        ? !isRiskFrozen && status !== 'REJECTED' && status !== 'DUPLICATE'
        : isRiskFrozen === (value === 'yes'),
  },
  {
    id: 'work',
    label: text('filter-work', 'Work'),
    options: yesAndNo(text('work-done', 'Done'), text('work-open', 'Open')).map(option => ({
      ...option,
      value: option.value === 'yes' ? 'done' : 'open',
    })),
    isFromCounts: true,
    accepts: ({ status }, value) => DONE.includes(status) === (value === 'done'),
  },
];

/**
 * Filters of the worksheet that counts elsewhere lead to.
 * @param address what is asked for; rounds and ratings are read only where somebody asks for them
 */
export function useCountedFilters(
  projectUuid: string,
  sets: readonly RiskRatingSetSummary[],
  address: URLSearchParams,
  text: Text,
): readonly SheetFilter<Hazard>[] {
  const people = useProjectPeople(projectUuid);
  const asksForVotes = address.has('voted');
  const ratings = useListRiskRatingsQuery(
    address.has('risk') ? { acceptance: ['UNACCEPTABLE'], limit: SHEET_LIMIT } : skipToken,
  ).currentData?.data.results;
  const rounds = useListHazardVoteEventsQuery(asksForVotes ? { projectUuid, limit: SHEET_LIMIT } : skipToken)
    .currentData?.data.results;
  return useMemo(() => {
    const voted =
      rounds && new Set(rounds.flatMap(({ hazardUuid, voters }) => (voters.cast > 0 ? [hazardUuid] : [])));
    const unacceptable = ratings && new Set(ratings.map(({ uuid }) => uuid));
    return [
      ...factFilters(sets, text),
      {
        id: 'risk',
        label: text('filter-risk', 'Risk'),
        options: [
          {
            value: 'unacceptable',
            label: text('risk-unacceptable', 'Unacceptable, without rejected ones and duplicates'),
          },
        ],
        isFromCounts: true,
        accepts: (hazard: Hazard) =>
          unacceptable?.has(lastRating(hazard) ?? '') === true &&
          hazard.status !== 'REJECTED' &&
          hazard.status !== 'DUPLICATE',
      },
      {
        id: 'voted',
        label: text('filter-voted', 'Votes'),
        options: yesAndNo(text('voted', 'Voted on'), text('not-voted', 'Not voted on')),
        isFromCounts: true,
        accepts: ({ uuid }, value) => voted !== undefined && voted.has(uuid) === (value === 'yes'),
      },
      {
        id: 'owner',
        label: text('filter-owner', 'Owner'),
        options: people.items.map(({ uuid, name }) => ({ value: uuid, label: name })),
        isFromCounts: true,
        accepts: ({ ownerUserUuid }, value) => ownerUserUuid === value,
      },
    ];
  }, [sets, text, rounds, ratings, people]);
}
