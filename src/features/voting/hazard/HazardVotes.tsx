import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListHazardVoteEventsQuery, useListHazardVotesQuery } from '@/api/hazard-voting';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { HazardRecord } from '../record/HazardRecord';
import { RoundCard } from '../round/RoundCard';
import { ChangeRound } from './ChangeRound';
import { OpenRound } from './OpenRound';

/** More rounds, and votes, than one hazard ever has. */
const MOST_ROUNDS = 200;
const MOST_VOTES = 1000;

/** How the group came to the rating of a hazard: its rounds, the latest of each stage first in full. */
export function HazardVotes({ project, hazard }: HazardSectionProps) {
  const text = useTexts('voting');
  const [showsAll, setShowsAll] = useState(false);
  const rounds = useListHazardVoteEventsQuery({
    projectUuid: project.uuid,
    hazardUuid: [hazard.uuid],
    orderBy: 'createdAt',
    order: 'desc',
    limit: MOST_ROUNDS,
  });
  const votes = useListHazardVotesQuery({ hazardUuid: hazard.uuid, limit: MOST_VOTES });
  const failed = [rounds, votes].find(({ error, currentData }) => error && !currentData);
  if (failed) return <ErrorView error={failed.error} onRetry={failed.refetch} />;
  const all = rounds.currentData?.data.results ?? [];
  const latest = all.filter((round, place) => all.findIndex(({ stage }) => stage === round.stage) === place);
  const earlier = all.filter(round => !latest.includes(round));
  const isLoaded = rounds.currentData !== undefined && votes.currentData !== undefined;
  const votesOf = (roundUuid: string) =>
    votes.currentData?.data.results.filter(({ hazardVoteEventUuid }) => hazardVoteEventUuid === roundUuid) ??
    [];
  return (
    <Section title={text('hazard-title', 'Votes')}>
      {!isLoaded && <Skeleton variant="rounded" height={80} />}
      {isLoaded && all.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('no-round', 'No round of votes was opened on this hazard yet.')}
        </Typography>
      )}
      {isLoaded && (
        <Stack sx={{ gap: 2 }}>
          {[...latest, ...(showsAll ? earlier : [])].map(round => (
            <RoundCard
              key={round.uuid}
              project={project}
              hazard={hazard}
              round={round}
              votes={votesOf(round.uuid)}
              isLatest={latest.includes(round)}
              actions={
                latest.includes(round) && <ChangeRound project={project} hazard={hazard} round={round} />
              }
            />
          ))}
        </Stack>
      )}
      {isLoaded && <OpenRound project={project} hazard={hazard} rounds={latest} />}
      {isLoaded && earlier.length > 0 && (
        <Button
          size="small"
          sx={{ alignSelf: 'start' }}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll
            ? text('hide-earlier', 'Hide earlier rounds')
            : text('show-earlier', 'Show {1} earlier rounds', {
                count: earlier.length,
                one: 'Show {1} earlier round',
              })}
        </Button>
      )}
      {isLoaded && <HazardRecord hazardUuid={hazard.uuid} />}
    </Section>
  );
}
