import CheckRounded from '@mui/icons-material/CheckRounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type HazardVote, type HazardVoteEvent, useListHazardVotesQuery } from '@/api/hazard-voting';
import { useGetHazardQuery } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { useGetRiskRatingSetQuery } from '@/features/shared/built-in/queries';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { UserAvatar } from '@/ui/UserAvatar';
import { HazardContext } from '../queue/HazardContext';
import { useHazardNames } from '../queue/useHazardNames';
import { RoundComments } from '../round/RoundComments';
import { RoundResult } from '../round/RoundResult';
import { RoundSteps } from '../round/RoundSteps';
import { MOST_VOTERS, RoundVoters, VOTE_STATE_LABELS } from '../round/RoundVoters';
import { isStageLocked } from '../round/roundSteps';
import { ROUND_STATUS_LABELS, STAGE_LABELS } from '../votingTexts';

/** One round on the projector: what happens, who has voted; after the reveal, the votes and what they came to. */
export function MeetingRound({ project, round }: { project: Project; round: HazardVoteEvent }) {
  const text = useTexts('voting');
  const names = useHazardNames(project);
  const found = useGetHazardQuery({ hazardUuid: round.hazardUuid });
  const votes = useListHazardVotesQuery({
    hazardUuid: round.hazardUuid,
    hazardVoteEventUuid: [round.uuid],
    limit: MOST_VOTERS,
  });
  const set = useGetRiskRatingSetQuery({ riskRatingSetUuid: round.riskRatingSetUuid }).currentData?.data;
  const failed = [found, votes].find(({ error, currentData }) => error && !currentData);
  if (failed) return <ErrorView error={failed.error} onRetry={failed.refetch} />;
  const hazard = found.currentData?.data;
  if (!hazard || !votes.currentData) return <Skeleton variant="rounded" height={240} />;
  const cast = votes.currentData.data.results;
  return (
    <Stack component="article" aria-label={hazard.code} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {[hazard.code, hazard.name].filter(Boolean).join(' · ')}
        </Typography>
        <Chip
          size="small"
          label={text('round-title', '{1} · round {2}', {
            values: [text(STAGE_LABELS[round.stage]), round.round],
          })}
        />
        <Chip
          size="small"
          color={isStageLocked(hazard, round.stage) ? 'primary' : 'default'}
          label={
            isStageLocked(hazard, round.stage)
              ? text('locked', 'Locked')
              : text(ROUND_STATUS_LABELS[round.status])
          }
        />
      </Stack>
      <HazardContext hazard={hazard} names={names} />
      {round.status === 'OPEN' && <VotesIn round={round} votes={cast} />}
      {round.outcome && set && <RoundResult round={round} votes={cast} set={set} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <RoundSteps project={project} hazard={hazard} round={round} size="medium" />
      </Stack>
      {round.outcome && set && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <RoundVoters votes={cast} set={set} canManage={false} />
          <RoundComments project={project} round={round} isOpen />
        </Box>
      )}
    </Stack>
  );
}

/** How many have voted, and who; never what. */
function VotesIn({ round, votes }: { round: HazardVoteEvent; votes: readonly HazardVote[] }) {
  const text = useTexts('voting');
  const { cast, pending } = round.voters;
  const asked = votes.filter(({ state }) => state !== 'NOT_NEEDED');
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography role="status" sx={{ fontSize: 28, fontWeight: 600 }}>
        {text.prose('have-voted', '{1} of {2} have voted', { values: [cast, cast + pending] })}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap' }}
      >
        {asked.map(vote => {
          const hasVoted = vote.state === 'CAST';
          const name = personName(vote.user);
          return (
            <li key={vote.uuid}>
              <Tooltip title={`${name}: ${text(VOTE_STATE_LABELS[vote.state])}`}>
                <span>
                  <Badge
                    overlap="circular"
                    color="success"
                    invisible={!hasVoted}
                    badgeContent={<CheckRounded sx={{ fontSize: 12 }} />}
                    aria-hidden="true"
                    sx={{
                      borderRadius: '50%',
                      outline: '2px',
                      outlineOffset: '2px',
                      outlineStyle: hasVoted ? 'solid' : 'dashed',
                      outlineColor: hasVoted ? 'success.main' : 'text.secondary',
                    }}
                  >
                    <UserAvatar user={vote.user} size={40} />
                  </Badge>
                  <span style={visuallyHidden}>
                    {name}: {text.prose(VOTE_STATE_LABELS[vote.state])}
                  </span>
                </span>
              </Tooltip>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
