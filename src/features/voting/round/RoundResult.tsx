import { scalesOf } from '@domain/rating/ratingSet';
import { SPREAD_TO_DISCUSS } from '@domain/voting/consensus';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { HazardVote, HazardVoteEvent } from '@/api/hazard-voting';
import type { RiskRatingSet } from '@/api/risk-model';
import { personName } from '@/features/shared/people/personName';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useTexts } from '@/glossary/useText';
import { UserAvatar } from '@/ui/UserAvatar';
import { CONSENSUS_RULE_TEXTS } from '../votingTexts';
import { outcomeText } from './outcomeText';

interface RoundResultProps {
  /** A revealed one. */
  round: HazardVoteEvent;
  votes: readonly HazardVote[];
  set: RiskRatingSet;
}

type Scale = ReturnType<typeof scalesOf<RiskRatingSet>>[number];

/** What the votes of a revealed round came to: who stands where on each scale, how far apart, and what is agreed. */
export function RoundResult({ round, votes, set }: RoundResultProps) {
  const text = useTexts('voting');
  const { outcome } = round;
  if (!outcome) return null;
  const counted = votes.filter(({ isCounted }) => isCounted);
  const rating = outcome.ratingUuid ? set.ratings.find(({ uuid }) => uuid === outcome.ratingUuid) : undefined;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box
        component="ul"
        aria-label={text('result-of', 'Votes of round {1}', { values: [round.round] })}
        sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {scalesOf(set).map(scale => {
          const found = outcome.parameters.find(({ parameter }) => parameter === scale.parameter);
          return (
            <Box
              component="li"
              key={scale.parameter}
              sx={{
                display: 'grid',
                columnGap: 2,
                alignItems: 'center',
                gridTemplateColumns: { xs: '1fr auto', md: '150px auto 1fr' },
              }}
            >
              <Typography variant="body2">
                {scale.symbol} · {scale.label}
              </Typography>
              <Spread levels={found?.spread} />
              <VotesOnScale scale={scale} votes={counted} agreedUuid={found?.agreedUuid} />
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" component="div" role="status">
        <strong>{outcomeText(round, text)}</strong>{' '}
        {rating && (
          <>
            {text('agreed-rating', 'Agreed:')} <RatingChip set={set} rating={rating} />{' '}
          </>
        )}
        {text.prose(CONSENSUS_RULE_TEXTS[round.consensusRule])}
      </Typography>
    </Stack>
  );
}

/** How far apart the votes lie; from two levels on they have to be talked about. */
function Spread({ levels }: { levels: number | undefined }) {
  const text = useTexts('voting');
  if (levels === undefined) return <span />;
  const isWide = levels >= SPREAD_TO_DISCUSS;
  return (
    <Typography
      variant="body2"
      color={isWide ? 'warning' : 'textSecondary'}
      sx={{ fontWeight: isWide ? 600 : undefined, order: { md: 1 } }}
    >
      {levels === 0
        ? text.prose('no-spread', 'All at one level')
        : text.prose('spread-levels', '{1} levels apart', { count: levels, one: '{1} level apart' })}
    </Typography>
  );
}

interface VotesOnScaleProps {
  scale: Scale;
  votes: readonly HazardVote[];
  agreedUuid: string | null | undefined;
}

function VotesOnScale({ scale, votes, agreedUuid }: VotesOnScaleProps) {
  const text = useTexts('voting');
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{
        gap: 0.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        flexWrap: 'wrap',
        gridColumn: { xs: '1 / -1', md: 'auto' },
      }}
    >
      {scale.levels.map(level => {
        const voters = votes.filter(vote => vote[scale.field] === level.uuid);
        const isAgreed = level.uuid === agreedUuid;
        return (
          <Box
            component="li"
            key={level.uuid}
            sx={{
              minWidth: 48,
              px: 0.75,
              py: 0.5,
              borderRadius: 1,
              border: isAgreed ? 2 : 1,
              borderColor: isAgreed ? 'primary.main' : 'divider',
              textAlign: 'center',
            }}
          >
            <Tooltip title={level.label}>
              <Typography
                variant="caption"
                component="div"
                color={voters.length > 0 ? 'textPrimary' : 'textSecondary'}
                sx={{ fontWeight: isAgreed ? 700 : undefined }}
              >
                {level.code}
                {isAgreed && <span style={visuallyHidden}> {text.prose('agreed-level', '(agreed)')}</span>}
              </Typography>
            </Tooltip>
            <Stack
              direction="row"
              sx={{ gap: 0.25, justifyContent: 'center', flexWrap: 'wrap', minHeight: 20 }}
            >
              {voters.map(({ uuid, user }) => (
                <Tooltip key={uuid} title={personName(user)}>
                  <span>
                    <span aria-hidden="true">
                      <UserAvatar user={user} size={20} />
                    </span>
                    <span style={visuallyHidden}>{personName(user)}</span>
                  </span>
                </Tooltip>
              ))}
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}
