import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useListProjectMembersQuery } from '@/api/project-members';
import { type ProjectHistoryEntry, useListProjectHistoryQuery } from '@/api/projects';
import { AuditLog, type AuditQuery } from '@/features/shared/audit-log/AuditLog';
import { AUDIT_ENTITY_LABELS } from '@/features/shared/audit-log/auditTexts';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';

/** What only organizations have, and what a project's history leaves out. */
const ELSEWHERE = new Set([
  'Organization',
  'OrganizationInvitation',
  'OrganizationRiskRatingSet',
  'OrganizationRole',
  'OrganizationUser',
  'Tag',
  'ToolConnection',
]);
const ENTITIES = Object.keys(AUDIT_ENTITY_LABELS).filter(
  entity => !ELSEWHERE.has(entity),
) as ProjectHistoryEntry['entity'][];

const useChanges = (projectUuid: string, query: AuditQuery<ProjectHistoryEntry['entity']>) =>
  useListProjectHistoryQuery({ projectUuid, ...query });

/** More people than a project has. */
const ALL = 1000;

/** Who changed what in a project and when; votes once their round was revealed. */
export function ProjectAuditLogPage() {
  const text = useTexts('project-settings');
  const { projectUuid = '' } = useParams();
  const { currentData } = useListProjectMembersQuery({ projectUuid, limit: ALL });
  useDocumentTitle(text('audit-log', 'Audit log'));
  const people = useMemo(
    () => (currentData?.data.results ?? []).map(({ user }) => ({ uuid: user.uuid, name: personName(user) })),
    [currentData],
  );
  return (
    <Page>
      <AuditLog
        key={projectUuid}
        purpose={text.prose(
          'audit-log-purpose',
          'Every change of the analysis, field by field. Votes are told once their round was revealed.',
        )}
        entities={ENTITIES}
        people={people}
        uuid={projectUuid}
        usePart={useChanges}
        exportPath={`/user-api/projects/${projectUuid}/history/export`}
      />
    </Page>
  );
}
