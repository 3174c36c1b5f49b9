import { skipToken } from '@reduxjs/toolkit/query/react';
import { type Hazard, useListHazardsQuery } from '@/api/hazards';
import { type Project, useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { MoreCount } from './MoreCount';
import { WaitingEntry } from './WaitingEntry';
import { WaitingSection } from './WaitingSection';
import { SHOWN } from './waitingLimits';

/** Hazards that still want work: neither frozen nor taken out of the analysis (domain model 2.5). */
const IN_WORK: Hazard['status'][] = ['DRAFT', 'READY', 'RATED', 'VOTING', 'CONSENSUS', 'LOCKED', 'MITIGATED'];

interface HazardEntryProps {
  hazard: Hazard;
  projects: readonly Project[] | undefined;
}

function HazardEntry({ hazard, projects }: HazardEntryProps) {
  const { projectUuid, code, name } = hazard;
  const known = projects?.find(({ uuid }) => uuid === projectUuid);
  // Only for a project that is not among those at hand.
  const { data } = useGetProjectQuery(projects && !known ? { projectUuid } : skipToken);
  return (
    <WaitingEntry
      to={paths.projectHazard(projectUuid, code)}
      title={`${code} ${name}`.trim()}
      // Its line is there before the name, so that nothing moves.
      details={(known ?? data?.data)?.name ?? '\u00a0'}
    />
  );
}

/**
 * Hazards that I own, the one changed last first.
 * @param projects those at hand, so that their names need no call
 */
export function MyHazards({ projects }: Pick<HazardEntryProps, 'projects'>) {
  const text = useTexts('welcome');
  const { uuid } = useCurrentUser();
  const { data, error, refetch } = useListHazardsQuery({
    ownerUserUuid: [uuid],
    // What nobody can change waits for nobody.
    archived: 'EXCLUDED',
    status: IN_WORK,
    orderBy: 'updatedAt',
    order: 'desc',
    limit: SHOWN,
  });
  const hazards = data?.data.results ?? [];
  return (
    <WaitingSection
      id="my-hazards"
      title={text('my-hazards', 'My hazards')}
      total={data?.data.total}
      error={error}
      onRetry={refetch}
      emptyText={text.prose('no-hazards', 'No hazard that is still in work is assigned to you.')}
      footer={<MoreCount shown={hazards.length} total={data?.data.total ?? 0} />}
    >
      {hazards.map(hazard => (
        <HazardEntry key={hazard.uuid} hazard={hazard} projects={projects} />
      ))}
    </WaitingSection>
  );
}
