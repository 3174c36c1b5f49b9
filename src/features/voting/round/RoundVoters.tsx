import { levelOf, ratingOf, scalesOf } from '@domain/rating/ratingSet';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type HazardVote, useToggleHazardVoteNotNeededMutation } from '@/api/hazard-voting';
import { HazardVoteNotNeededToggleLimits } from '@/api/limits';
import type { RiskRatingSet } from '@/api/risk-model';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { personName } from '@/features/shared/people/personName';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FormLongTextField } from '@/ui/form';
import { UserAvatar } from '@/ui/UserAvatar';

/** As many voters as a hazard can have, with those who are not needed any more. */
export const MOST_VOTERS = 100;

export const VOTE_STATE_LABELS: Readonly<Record<HazardVote['state'], TextDefinition>> = defineTexts(
  'voting',
  { PENDING: 'Has not voted', CAST: 'Has voted', NOT_NEEDED: 'Not needed' },
  'vote-',
);

interface RoundVotersProps {
  votes: readonly HazardVote[];
  /** By which they vote; left out while it is loading. */
  set: RiskRatingSet | undefined;
  /** Whether the reader may do without a voter, or ask them in again. */
  canManage: boolean;
}

/** Who votes in a round and who has; once it is revealed, also how and why. */
export function RoundVoters({ votes, set, canManage }: RoundVotersProps) {
  const text = useTexts('voting');
  const [asked, setAsked] = useState<HazardVote | null>(null);
  return (
    <>
      <Stack
        component="ul"
        aria-label={text('voters', 'Voters')}
        sx={{ gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {votes.map(vote => (
          <Stack
            key={vote.uuid}
            component="li"
            direction="row"
            sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <span aria-hidden="true">
              <UserAvatar user={vote.user} size={24} />
            </span>
            <Typography variant="body2">{personName(vote.user)}</Typography>
            {set && vote.state === 'CAST' && vote.ratingUuid ? (
              <CastVote vote={vote} set={set} />
            ) : (
              <Chip
                size="small"
                variant={vote.state === 'CAST' ? 'filled' : 'outlined'}
                label={text(VOTE_STATE_LABELS[vote.state])}
              />
            )}
            {vote.state === 'CAST' && !vote.isCounted && !vote.isHidden && (
              <Typography variant="caption" color="textSecondary">
                {text.prose('not-counted', 'Not counted: no longer a voting member of the project.')}
              </Typography>
            )}
            {canManage && (
              <Button size="small" onClick={() => setAsked(vote)}>
                {vote.state === 'NOT_NEEDED'
                  ? text('ask-in', 'Ask in again')
                  : text('do-without', 'Not needed')}
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
      {asked && <NotNeededDialog vote={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** A vote that its reader may see: rating, levels, reason. */
function CastVote({ vote, set }: { vote: HazardVote; set: RiskRatingSet }) {
  const levels = scalesOf(set).flatMap(({ field }) => levelOf(set, vote[field])?.code ?? []);
  return (
    <>
      <RatingChip set={set} rating={ratingOf(set, vote)} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {levels.join(' · ')}
        {vote.rationale && ` – ${vote.rationale}`}
      </Typography>
    </>
  );
}

function NotNeededDialog({ vote, onClose }: { vote: HazardVote; onClose: () => void }) {
  const text = useTexts('voting');
  const [toggle] = useToggleHazardVoteNotNeededMutation();
  const isBack = vote.state === 'NOT_NEEDED';
  const form = useApiForm({
    limits: HazardVoteNotNeededToggleLimits,
    values: { reason: '' },
    send: ({ reason }) =>
      toggle({
        hazardVoteUuid: vote.uuid,
        hazardVoteNotNeededToggle: { revision: vote.revision, ...(reason && { reason }) },
      }),
    onSent: onClose,
  });
  const name = personName(vote.user);
  return (
    <ApiFormDialog
      form={form}
      title={
        isBack
          ? text('ask-in-title', 'Ask {1} to vote again', { values: [name] })
          : text('do-without-title', 'Do without the vote of {1}', { values: [name] })
      }
      submitLabel={isBack ? text('ask-in', 'Ask in again') : text('do-without', 'Not needed')}
      onClose={onClose}
    >
      <DialogContentText>
        {isBack
          ? text.prose('ask-in-help', 'A vote that was cast before counts again.')
          : text.prose(
              'do-without-help',
              'The round goes on without this voter. The record keeps the reason.',
            )}
      </DialogContentText>
      <FormLongTextField name="reason" autoFocus label={text('reason', 'Reason')} />
    </ApiFormDialog>
  );
}
