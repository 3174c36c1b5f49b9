import { useListProjectAccessRequestsQuery } from '@/api/project-members';
import { paths } from '@/config/paths';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { MoreCount } from './MoreCount';
import { WaitingEntry } from './WaitingEntry';
import { WaitingSection } from './WaitingSection';
import { SHOWN } from './waitingLimits';

/** The call mixes in the own requests, which somebody else answers. */
const ASKED_FOR = 100;

/** Requests that I may answer, the oldest first; not there for whom none waits. */
export function AccessRequests() {
  const text = useTexts('welcome');
  const formats = useFormats();
  const { uuid } = useCurrentUser();
  const { data, error, refetch } = useListProjectAccessRequestsQuery({
    status: ['PENDING'],
    // Nobody is let into an archived project.
    archived: 'EXCLUDED',
    orderBy: 'createdAt',
    limit: ASKED_FOR,
  });
  const requests = data?.data.results.filter(({ userUuid }) => userUuid !== uuid);
  if (!error && !requests?.length) return null;
  return (
    <WaitingSection
      id="access-requests"
      title={text('access-requests', 'Access requests')}
      total={requests?.length}
      error={error}
      onRetry={refetch}
      emptyText={text.prose('no-requests', 'There are no access requests for your projects.')}
      footer={<MoreCount shown={SHOWN} total={requests?.length ?? 0} />}
    >
      {requests?.slice(0, SHOWN).map(({ uuid: requestUuid, user, projectUuid, projectName, createdAt }) => (
        <WaitingEntry
          key={requestUuid}
          to={paths.projectMembers(projectUuid)}
          title={text('request', '{1} asks for {2}', {
            values: [`${user.firstName} ${user.lastName}`.trim() || user.email, projectName],
          })}
          details={formats.date(createdAt)}
        />
      ))}
    </WaitingSection>
  );
}
