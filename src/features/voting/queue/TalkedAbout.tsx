import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { HazardVoteEvent } from '@/api/hazard-voting';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import type { VoteQueue } from './useVoteQueue';

/** As many as fit a line; the others are on the board. */
const NAMED = 5;

/** While I vote on the next hazard the group talks about another one, or votes on it once more: the way there. */
export function TalkedAbout({ projectUuid, queue }: { projectUuid: string; queue: VoteQueue }) {
  const text = useTexts('vote-queue');
  const others = (rounds: readonly HazardVoteEvent[]) =>
    rounds.filter(({ uuid }) => uuid !== queue.current?.uuid);
  const groups = [
    {
      label: text('once-more', 'Vote once more'),
      rounds: others(queue.pending.filter(({ round }) => round > 1)),
    },
    {
      label: text('revealed', 'Revealed, not settled yet'),
      rounds: others(queue.voted.filter(({ status, isLocked }) => status === 'REVEALED' && !isLocked)),
    },
  ].filter(({ rounds }) => rounds.length > 0);
  if (groups.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, typography: 'body2' }}>
      {groups.map(({ label, rounds }) => (
        <nav key={label} aria-label={label}>
          {label}:{' '}
          {rounds.slice(0, NAMED).map(({ uuid, hazard, stage }, place) => (
            <span key={uuid}>
              {place > 0 && ', '}
              <Link
                component={RouterLink}
                to={`${paths.projectVoting(projectUuid, 'queue', hazard.code)}&stage=${stage}`}
              >
                {hazard.code}
              </Link>
            </span>
          ))}
          {rounds.length > NAMED && ' …'}
        </nav>
      ))}
    </Box>
  );
}
