import type { LevelField } from '@domain/rating/parameters';
import { useEffect, useState } from 'react';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import { type Hazard, useCheckVoteChangeRulesViolationMutation, type VoteViolation } from '@/api/hazards';

interface CheckedChange {
  hazard: Hazard;
  round: HazardVoteEvent;
  /** Another person's answers are not asked for, and a first vote changes nothing. */
  isAsked: boolean;
  levels: { readonly [Field in LevelField]?: string };
  hasReason: boolean;
  hasComment: boolean;
}

const NONE: readonly VoteViolation[] = [];

/**
 * The rules that a change of one's own vote would meet, asked of the server before it is saved (domain model 2.6), and
 * again whenever something changes on which they depend. What cannot be asked just now is told when it is saved.
 */
export function useVoteChangeCheck(change: CheckedChange): readonly VoteViolation[] {
  const { hazard, round, isAsked, levels, hasReason, hasComment } = change;
  const [check] = useCheckVoteChangeRulesViolationMutation();
  const [violations, setViolations] = useState(NONE);
  const asked = JSON.stringify({
    stage: round.stage,
    ...levels,
    // The rules ask whether there is one, not what it says.
    ...(hasReason && { reason: '…' }),
    ...(hasComment && { comment: '…' }),
  });
  const { uuid: hazardUuid, revision } = hazard;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hazard or round that changed may meet other rules
  useEffect(() => {
    if (!isAsked) return setViolations(NONE);
    let isLatest = true;
    void check({ hazardUuid, voteChangeCheck: { vote: JSON.parse(asked) } }).then(({ data }) => {
      if (isLatest && data) setViolations(data.data.violations);
    });
    return () => {
      isLatest = false;
    };
  }, [check, isAsked, asked, hazardUuid, revision, round.revision]);
  return violations;
}
