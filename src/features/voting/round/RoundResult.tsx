import { ratingOf, scalesOf } from '@domain/rating/ratingSet';
import { SPREAD_TO_DISCUSS } from '@domain/voting/consensus';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
  const agreed = new Map(outcome.parameters.map(({ parameter, agreedUuid }) => [parameter, agreedUuid]));
  const rating = outcome.ratingUuid ? set.ratings.find(({ uuid }) => uuid === outcome.ratingUuid) : undefined;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <TableContainer>
        <Table size="small" aria-label={text('result-of', 'Votes of round {1}', { values: [round.round] })}>
          <TableHead>
            <TableRow>
              <TableCell>{text('parameter', 'Parameter')}</TableCell>
              <TableCell>{text('votes-on-scale', 'Votes, the mildest level first')}</TableCell>
              <TableCell>{text('spread', 'Spread')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {scalesOf(set).map(scale => {
              const spread = outcome.parameters.find(
                ({ parameter }) => parameter === scale.parameter,
              )?.spread;
              return (
                <TableRow key={scale.parameter}>
                  <TableCell component="th" scope="row">
                    {scale.symbol} · {scale.label}
                  </TableCell>
                  <TableCell>
                    <VotesOnScale scale={scale} votes={counted} agreedUuid={agreed.get(scale.parameter)} />
                  </TableCell>
                  <TableCell
                    sx={
                      spread !== undefined && spread >= SPREAD_TO_DISCUSS
                        ? { color: 'warning.main', fontWeight: 600 }
                        : undefined
                    }
                  >
                    {spread === undefined
                      ? '–'
                      : spread === 0
                        ? text('no-spread', 'None')
                        : text('spread-levels', '{1} levels apart', {
                            count: spread,
                            one: '{1} level apart',
                          })}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" component="div" role="status">
        <strong>{outcomeText(round, text)}</strong>{' '}
        {rating && (
          <>
            {text('agreed-rating', 'Agreed:')} <RatingChip set={set} rating={rating} />{' '}
          </>
        )}
        {text(CONSENSUS_RULE_TEXTS[round.consensusRule])}
      </Typography>
      <VoteReasons votes={counted} set={set} />
    </Stack>
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
    <Stack component="ul" direction="row" sx={{ gap: 0.5, m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap' }}>
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
                {isAgreed && <span style={visuallyHidden}> {text('agreed-level', '(agreed)')}</span>}
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

/** Each voter's rating and reason. */
function VoteReasons({ votes, set }: { votes: readonly HazardVote[]; set: RiskRatingSet }) {
  return (
    <Stack component="ul" sx={{ gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {votes.map(vote => (
        <Typography key={vote.uuid} component="li" variant="body2">
          {personName(vote.user)} <RatingChip set={set} rating={ratingOf(set, vote)} />
          {vote.rationale && ` ${vote.rationale}`}
        </Typography>
      ))}
    </Stack>
  );
}
