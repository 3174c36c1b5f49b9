import type { LevelField } from '@domain/rating/parameters';
import { rateLevels } from '@domain/rating/rateLevels';
import { scalesOf } from '@domain/rating/ratingSet';
import { SPREAD_TO_DISCUSS, stepsBetween } from '@domain/voting/consensus';
import { useState } from 'react';
import {
  type HazardVote,
  type HazardVoteEvent,
  useCreateHazardVoteMutation,
  useUpdateHazardVoteMutation,
} from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import { HazardVoteUpdateLimits } from '@/api/limits';
import type { RiskRatingSet } from '@/api/risk-model';
import { useFormLabels } from '@/features/shared/forms/useFormLabels';
import { useTexts } from '@/glossary/useText';
import { errorFields } from '@/lib/apiError';
import { limitProblem } from '@/lib/fieldLimits';
import { problemMessage } from '@/ui/form';
import { differsFrom, presentLevels } from './presentRating';
import { useVoteChangeCheck } from './useVoteChangeCheck';
import { useVoteDraft } from './voteDraft';
import { RULE_TEXTS } from './voteTexts';

export interface VoteEntryProps {
  hazard: Hazard;
  round: HazardVoteEvent;
  set: RiskRatingSet;
  /** One's own seat in the round. */
  vote: HazardVote;
  onSaved: () => void;
}

export type VoteTextField = 'rationale' | 'reason' | 'comment';
export type VoteField = LevelField | VoteTextField;
type Problems = { readonly [Field in VoteField]?: string };

const TEXTS: readonly VoteTextField[] = ['rationale', 'reason', 'comment'];

/** One's own vote while it is entered: values, what is required and why, and how it is saved. */
export function useVoteEntry({ hazard, round, set, vote, onSaved }: VoteEntryProps) {
  const text = useTexts('vote-queue');
  const labels = useFormLabels();
  const [create] = useCreateHazardVoteMutation();
  const [update] = useUpdateHazardVoteMutation();
  const { draft, change, clear } = useVoteDraft(vote.userUuid, round.uuid);
  const [state, setState] = useState<{ isSending: boolean; error?: unknown; refused?: Problems }>({
    isSending: false,
  });
  /** What is missing is told from the first attempt on. */
  const [isTried, setIsTried] = useState(false);

  const scales = scalesOf(set);
  const isCast = vote.state === 'CAST';
  const levelsWith = (part: VoteEntryLevels) =>
    Object.fromEntries(
      scales.map(({ field }) => [field, part[field] ?? draft[field] ?? vote[field] ?? undefined]),
    ) as VoteEntryLevels;
  const levels = levelsWith({});
  const rated = rateLevels(set, levels);
  const texts = {
    rationale: draft.rationale ?? vote.rationale,
    reason: draft.reason ?? '',
    comment: draft.comment ?? '',
  };
  const present = presentLevels(hazard, round);

  /** What has to be written for these levels. */
  const neededFor = (chosen: VoteEntryLevels): readonly VoteTextField[] => {
    const isComplete = scales.every(({ field }) => chosen[field]);
    const steps = scales.map(scale => {
      const [before, after] = [vote[scale.field], chosen[scale.field]];
      return before && after ? stepsBetween(scale, before, after) : 0;
    });
    const needed: Readonly<Record<VoteTextField, boolean>> = {
      rationale: isComplete && differsFrom(present, chosen, set),
      reason: isCast && round.status === 'REVEALED',
      comment: isCast && Math.max(0, ...steps) >= SPREAD_TO_DISCUSS,
    };
    return TEXTS.filter(field => needed[field]);
  };
  const needed = neededFor(levels);
  const changedLevels = Object.fromEntries(
    scales.flatMap(({ field }) => (levels[field] === vote[field] ? [] : [[field, levels[field]]])),
  ) as VoteEntryLevels;
  const isChanged = Object.keys(changedLevels).length > 0 || texts.rationale.trim() !== vote.rationale;
  const violations = useVoteChangeCheck({
    hazard,
    round,
    isAsked: isCast,
    levels: changedLevels,
    hasReason: texts.reason.trim() !== '',
    hasComment: texts.comment.trim() !== '',
  });

  const missingTexts: Readonly<Record<VoteTextField, string>> = {
    rationale: text('rationale-missing', 'Say why your levels differ from the present ones.'),
    reason: text(RULE_TEXTS.R4),
    comment: text(RULE_TEXTS.R5),
  };
  const problems: Problems = {
    ...Object.fromEntries(
      rated.missing.map(({ field }) => [field, text('level-missing', 'Choose a level.')]),
    ),
    ...Object.fromEntries(
      TEXTS.flatMap(field => {
        if (texts[field].trim() === '') return needed.includes(field) ? [[field, missingTexts[field]]] : [];
        const problem = limitProblem(texts[field], HazardVoteUpdateLimits[field]);
        return problem ? [[field, problemMessage(problem, labels)]] : [];
      }),
    ),
  };
  const first = [...scales.map(({ field }) => field), ...TEXTS].find(field => problems[field] !== undefined);

  /** @returns the first field that has to be put right before it can be saved; undefined when it was sent */
  const save = (): VoteField | undefined => {
    if (state.isSending) return undefined;
    if (isCast && !isChanged) {
      onSaved();
      return undefined;
    }
    setIsTried(true);
    if (!first) void send();
    return first;
  };

  const send = async () => {
    setState({ isSending: true });
    const [rationale, reason, comment] = TEXTS.map(field => texts[field].trim()) as [string, string, string];
    const answer = isCast
      ? await update({
          hazardVoteUuid: vote.uuid,
          hazardVoteUpdate: {
            revision: vote.revision,
            ...changedLevels,
            ...(rationale !== vote.rationale && { rationale }),
            ...(reason && { reason }),
            ...(comment && { comment }),
          },
        })
      : await create({
          hazardUuid: hazard.uuid,
          hazardVoteCreate: {
            stage: round.stage,
            ...levels,
            severityUuid: levels.severityUuid ?? '',
            rationale,
          },
        });
    if (answer.error === undefined) {
      setState({ isSending: false });
      setIsTried(false);
      clear();
      onSaved();
      return;
    }
    const fields = errorFields(answer.error).filter(({ path }) => path in texts || path in levels);
    const refused = Object.fromEntries(fields.map(({ path, message }) => [path, message]));
    setState({ isSending: false, refused, error: fields.length > 0 ? undefined : answer.error });
  };

  const enter = (part: { readonly [Field in VoteField]?: string }) => {
    setState(({ isSending }) => ({ isSending }));
    // What equals the vote as it stands is no draft.
    change(
      Object.fromEntries(
        Object.entries(part).map(([field, value]) => [
          field,
          value === (field in vote ? (vote[field as keyof HazardVote] ?? '') : '') ? undefined : value,
        ]),
      ),
    );
  };

  return {
    scales,
    levels,
    levelsWith,
    rated,
    texts,
    needed,
    neededFor,
    present,
    violations,
    isCast,
    isChanged,
    isSending: state.isSending,
    error: state.error,
    problemOf: (field: VoteField) => state.refused?.[field] ?? (isTried ? problems[field] : undefined),
    enter,
    save,
  };
}

export type VoteEntryLevels = { readonly [Field in LevelField]?: string };
export type VoteEntry = ReturnType<typeof useVoteEntry>;
