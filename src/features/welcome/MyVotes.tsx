import { useListHazardVoteEventsQuery } from '@/api/hazard-voting';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { MoreCount } from './MoreCount';
import { WaitingEntry } from './WaitingEntry';
import { WaitingSection } from './WaitingSection';
import { SHOWN } from './waitingLimits';

/** Open rounds in which I am a voter and have not voted; the one that waits longest first. */
export function MyVotes() {
  const text = useTexts('welcome');
  const { uuid } = useCurrentUser();
  const { data, error, refetch } = useListHazardVoteEventsQuery({
    status: ['OPEN'],
    pendingUserUuid: [uuid],
    // Nobody can vote in an archived project.
    archived: 'EXCLUDED',
    orderBy: 'createdAt',
    limit: SHOWN,
  });
  const rounds = data?.data.results ?? [];
  return (
    <WaitingSection
      id="my-votes"
      title={text('my-votes', 'My votes')}
      total={data?.data.total}
      error={error}
      onRetry={refetch}
      emptyText={text('no-votes', 'No open round waits for your vote.')}
      footer={<MoreCount shown={rounds.length} total={data?.data.total ?? 0} />}
    >
      {rounds.map(({ uuid: roundUuid, projectUuid, projectName, hazard, round, voters }) => (
        <WaitingEntry
          key={roundUuid}
          to={paths.projectVoting(projectUuid, 'queue', hazard.code)}
          title={`${hazard.code} ${hazard.name}`.trim()}
          details={text('round', '{1} · round {2} · {3} of {4} have voted', {
            values: [projectName, round, voters.cast, voters.cast + voters.pending],
          })}
        />
      ))}
    </WaitingSection>
  );
}
