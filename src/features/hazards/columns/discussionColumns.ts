import type { HazardComment } from '@/api/hazard-comments';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import type { HazardSectionId } from '@/features/shared/hazards/hazardSection';
import { presentRounds } from '@/features/shared/hazards/presentRounds';
import type { TextOf } from '@/features/shared/rating/ratingTexts';
import { openingColumn, type WorksheetColumn } from '@/ui/worksheet';

type Column = WorksheetColumn<Hazard>;

/** Columns that lead to a part of the details, by their keys. */
export const PARTS_OF_COLUMNS: Readonly<Partial<Record<string, HazardSectionId>>> = {
  votes: 'votes',
  comments: 'comments',
};

/** How far the latest round is, and what it led to once it is revealed: blind votes stay blind. */
export function votesText(round: HazardVoteEvent | undefined, text: TextOf): string {
  // A round that was reset, or ended blind, left nothing to go on with; so says the board.
  if (!round || round.status === 'RESET' || (round.status === 'CLOSED' && round.revealedAt === null))
    return '';
  const { cast, pending } = round.voters;
  const voted = text('votes-cast', '{1} of {2} voted', { values: [cast, cast + pending] });
  if (round.revealedAt === null || !round.outcome) return voted;
  const { hasConsensus, spread } = round.outcome;
  const result = hasConsensus
    ? text('votes-agreed', 'agreed')
    : text('votes-spread', 'spread {1}', { values: [spread] });
  return `${voted}, ${result}`;
}

/** Votes on the initial risk (domain model 2.9). */
export function votesColumn(rounds: readonly HazardVoteEvent[], text: TextOf): Column {
  const latest = presentRounds(rounds, 'INITIAL');
  return openingColumn<Hazard>({
    key: 'votes',
    name: text('column-votes', 'Votes'),
    description: text(
      'votes-description',
      'Latest round on the initial risk: who has voted, and the result.',
    ),
    width: 170,
    whyReadOnly: () => text('votes-elsewhere', 'Votes are cast in the details of the hazard.'),
    getValue: ({ uuid }) => votesText(latest.get(uuid), text),
  }) as Column;
}

/** How many threads about each hazard nobody has resolved yet (domain model 2.9). */
export function commentsColumn(comments: readonly HazardComment[], text: TextOf): Column {
  const counts = new Map<string, number>();
  for (const { hazardUuid, parentCommentUuid, isResolved } of comments)
    if (parentCommentUuid === null && !isResolved) counts.set(hazardUuid, (counts.get(hazardUuid) ?? 0) + 1);
  return openingColumn<Hazard>({
    key: 'comments',
    name: text('column-comments', 'Open comments'),
    description: text('comments-description', 'Comments on the hazard that nobody has resolved yet.'),
    width: 96,
    whyReadOnly: () => text('comments-elsewhere', 'Comments are written in the details of the hazard.'),
    getValue: ({ uuid }) => String(counts.get(uuid) ?? ''),
    compare: (a, b) => Number(a) - Number(b),
  }) as Column;
}
