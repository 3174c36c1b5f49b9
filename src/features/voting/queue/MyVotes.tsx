import { cellText } from '@domain/rating/explainRating';
import { rateLevels } from '@domain/rating/rateLevels';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type HazardVoteEvent, useGetHazardVoteQuery } from '@/api/hazard-voting';
import { paths } from '@/config/paths';
import { useGetRiskRatingSetQuery } from '@/features/shared/built-in/queries';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';
import { ROUND_STATUS_LABELS, STAGE_LABELS } from '../votingTexts';

/** Rows that come at once: each asks for its vote. */
const AT_ONCE = 20;

/** What I voted in rounds that have not ended; each leads to its card, where the vote can be changed. */
export function MyVotes({
  projectUuid,
  rounds,
}: {
  projectUuid: string;
  rounds: readonly HazardVoteEvent[];
}) {
  const text = useTexts('vote-queue');
  const [count, setCount] = useState(AT_ONCE);
  if (rounds.length === 0) return null;
  return (
    <Section
      title={text('my-votes', 'My votes')}
      purpose={text.prose('my-votes-purpose', 'Until a round ends you can change what you voted.')}
    >
      <Box
        component="ul"
        aria-label={text('my-votes', 'My votes')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {rounds.slice(0, count).map(round => (
          <MyVote key={round.uuid} projectUuid={projectUuid} round={round} />
        ))}
      </Box>
      {rounds.length > count && (
        <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => setCount(count + AT_ONCE)}>
          {text('more-votes', 'Show more')}
        </Button>
      )}
    </Section>
  );
}

function MyVote({ projectUuid, round }: { projectUuid: string; round: HazardVoteEvent }) {
  const text = useTexts('vote-queue');
  const { hazard, stage, myVoteUuid, riskRatingSetUuid, status } = round;
  const vote = useGetHazardVoteQuery(myVoteUuid ? { hazardVoteUuid: myVoteUuid } : skipToken).currentData
    ?.data;
  const set = useGetRiskRatingSetQuery({ riskRatingSetUuid }).currentData?.data;
  const rated = vote?.state === 'CAST' && set ? rateLevels(set, vote) : undefined;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`${paths.projectVoting(projectUuid, 'queue', hazard.code)}&stage=${stage}`}
          underline="hover"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {`${hazard.code} ${hazard.name}`.trim()}
        </Link>
        <Typography variant="caption" color="textSecondary" component="div">
          {text.prose('stage-and-round', '{1} · round {2}', {
            values: [text(STAGE_LABELS[stage]), round.round],
          })}
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" label={text(ROUND_STATUS_LABELS[status])} />
      {rated && set ? (
        <Typography variant="body2" component="span" sx={{ minWidth: 160, textAlign: 'end' }}>
          {cellText(rated)} <RatingChip set={set} rating={rated.rating} />
        </Typography>
      ) : (
        <Typography
          variant="body2"
          color="textSecondary"
          component="span"
          sx={{ minWidth: 160, textAlign: 'end' }}
        >
          {vote?.state === 'NOT_NEEDED' ? text.prose('not-needed-short', 'Not needed') : '–'}
        </Typography>
      )}
    </Box>
  );
}
