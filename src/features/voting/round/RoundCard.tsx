import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HazardVote, HazardVoteEvent } from '@/api/hazard-voting';
import type { Hazard } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { useGetRiskRatingSetQuery } from '@/features/shared/built-in/queries';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { OwnVote } from '../queue/OwnVote';
import { ROUND_STATUS_LABELS, STAGE_LABELS } from '../votingTexts';
import { RoundComments } from './RoundComments';
import { RoundResult } from './RoundResult';
import { RoundSteps } from './RoundSteps';
import { RoundVoters } from './RoundVoters';
import { isStageLocked } from './roundSteps';

interface RoundCardProps {
  project: Project;
  hazard: Hazard;
  round: HazardVoteEvent;
  votes: readonly HazardVote[];
  /** The latest of its stage: what happens next happens here. */
  isLatest: boolean;
  /** Beside its steps. */
  actions?: ReactNode;
}

/** One round: who votes, what it came to once it is revealed, what was said, and what to do next. */
export function RoundCard({ project, hazard, round, votes, isLatest, actions }: RoundCardProps) {
  const text = useTexts('voting');
  const formats = useFormats();
  const set = useGetRiskRatingSetQuery({ riskRatingSetUuid: round.riskRatingSetUuid }).currentData?.data;
  const isCurrent = isLatest && (round.status === 'OPEN' || round.status === 'REVEALED');
  const isLocked = isLatest && isStageLocked(hazard, round.stage);
  const { cast, pending } = round.voters;
  const title = text('round-title', '{1} · round {2}', {
    values: [text(STAGE_LABELS[round.stage]), round.round],
  });
  return (
    <Box
      component="article"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, display: 'grid', gap: 1.5 }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3">{title}</Typography>
        <Chip size="small" label={text(ROUND_STATUS_LABELS[round.status])} />
        {isLocked && <Chip size="small" color="primary" label={text('locked', 'Locked')} />}
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {text.prose('have-voted', '{1} of {2} have voted', { values: [cast, cast + pending] })}
        </Typography>
        {actions}
        {isLatest && <RoundSteps project={project} hazard={hazard} round={round} />}
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {[
          set?.name,
          text('opened-at', 'opened {1}', { values: [formats.dateTime(round.createdAt)] }),
          round.dueDate && text('due-at', 'due {1}', { values: [formats.date(round.dueDate)] }),
          round.revealedAt &&
            text('revealed-at', 'revealed {1}', { values: [formats.dateTime(round.revealedAt)] }),
          round.closedAt && text('closed-at', 'closed {1}', { values: [formats.dateTime(round.closedAt)] }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {round.outcome &&
        (set ? (
          <RoundResult round={round} votes={votes} set={set} />
        ) : (
          <Skeleton variant="rounded" height={120} />
        ))}
      <RoundVoters
        votes={votes}
        set={set}
        canManage={isCurrent && !isLocked && projectPermissions(project).can('voting.manage')}
      />
      {isCurrent && !isLocked && set && round.myVoteUuid && (
        <Box component="section" aria-label={text('your-vote', 'Your vote')}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {text.prose('your-vote', 'Your vote')}
          </Typography>
          <OwnVote project={project} hazard={hazard} round={round} set={set} />
        </Box>
      )}
      <RoundComments project={project} round={round} isOpen={isLatest} />
    </Box>
  );
}
