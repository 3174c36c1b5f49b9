import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type HazardVoteEvent, useListHazardVotesQuery } from '@/api/hazard-voting';
import type { Project } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { ErrorView } from '@/ui/ErrorView';
import { RoundComments } from '../round/RoundComments';
import { RoundResult } from '../round/RoundResult';
import { MOST_VOTERS, RoundVoters } from '../round/RoundVoters';

interface RevealedVotesProps {
  project: Project;
  /** A revealed one. */
  round: HazardVoteEvent;
  set: RiskRatingSet;
}

/** What the others voted and why: what somebody needs to know who thinks again about their own vote. */
export function RevealedVotes({ project, round, set }: RevealedVotesProps) {
  const votes = useListHazardVotesQuery({
    hazardUuid: round.hazardUuid,
    hazardVoteEventUuid: [round.uuid],
    limit: MOST_VOTERS,
  });
  if (votes.error && !votes.currentData) return <ErrorView error={votes.error} onRetry={votes.refetch} />;
  if (!votes.currentData) return <Skeleton variant="rounded" height={160} />;
  const cast = votes.currentData.data.results;
  return (
    <Stack sx={{ gap: 2 }}>
      <RoundResult round={round} votes={cast} set={set} />
      <RoundVoters votes={cast} set={set} canManage={false} />
      <RoundComments project={project} round={round} isOpen />
    </Stack>
  );
}
