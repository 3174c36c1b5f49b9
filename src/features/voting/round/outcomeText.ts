import type { HazardVoteEvent } from '@/api/hazard-voting';
import type { TextFunction } from '@/glossary/useText';

/** What a revealed round came to, or why it came to nothing, in a sentence (domain model 2.6). */
export function outcomeText(
  { outcome, minimumVotes }: HazardVoteEvent,
  text: TextFunction<'voting'>,
): string {
  if (!outcome) return '';
  if (outcome.hasConsensus) return text('outcome-agreed', 'The voters agree.');
  if (outcome.lacksVotes)
    return text('outcome-lacks-votes', 'Only {1} of at least {2} votes count.', {
      count: outcome.countedVotes,
      one: 'Only 1 of at least {2} votes counts.',
      values: [outcome.countedVotes, minimumVotes],
    });
  if (outcome.needsComment)
    return text(
      'outcome-needs-comment',
      'The votes lie, or lay, two or more levels apart: discuss it and leave a comment on the round first.',
    );
  return text('outcome-differs', 'The votes differ.');
}
