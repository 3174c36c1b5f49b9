import Chip from '@mui/material/Chip';
import { useListHazardVoteEventsQuery } from '@/api/hazard-voting';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { today } from '@/lib/today';
import { useCurrentUser } from '@/session/CurrentUser';
import { MoreCount } from './MoreCount';
import { WaitingEntry } from './WaitingEntry';
import { WaitingSection } from './WaitingSection';
import { SHOWN } from './waitingLimits';

/** More rounds than wait for one person: those to be done first cannot be asked for. */
const ASKED_FOR = 100;
/** After every day that a round is due by. */
const NO_DAY = '9999-12-31';

/**
 * Open rounds in which I am a voter and have not voted: the one that is overdue longest or due next first, then the one
 * that waits longest.
 */
export function MyVotes() {
  const text = useTexts('welcome');
  const { uuid } = useCurrentUser();
  const { data, error, refetch } = useListHazardVoteEventsQuery({
    status: ['OPEN'],
    pendingUserUuid: [uuid],
    // Nobody can vote in an archived project.
    archived: 'EXCLUDED',
    orderBy: 'createdAt',
    limit: ASKED_FOR,
  });
  const rounds = [...(data?.data.results ?? [])]
    .sort((one, other) => (one.dueDate ?? NO_DAY).localeCompare(other.dueDate ?? NO_DAY))
    .slice(0, SHOWN);
  return (
    <WaitingSection
      id="my-votes"
      title={text('my-votes', 'My votes')}
      total={data?.data.total}
      error={error}
      onRetry={refetch}
      emptyText={text.prose('no-votes', 'No open round waits for your vote.')}
      footer={<MoreCount shown={rounds.length} total={data?.data.total ?? 0} />}
    >
      {rounds.map(({ uuid: roundUuid, projectUuid, projectName, hazard, round, voters, dueDate }) => (
        <WaitingEntry
          key={roundUuid}
          to={paths.projectVoting(projectUuid, 'queue', hazard.code)}
          title={`${hazard.code} ${hazard.name}`.trim()}
          details={text('round', '{1} · round {2} · {3} of {4} have voted', {
            values: [projectName, round, voters.cast, voters.cast + voters.pending],
          })}
          end={
            dueDate !== null &&
            dueDate < today() && (
              <Chip size="small" color="warning" variant="outlined" label={text('overdue', 'Overdue')} />
            )
          }
        />
      ))}
    </WaitingSection>
  );
}
