import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import {
  type OrganizationHistoryEntry,
  useListOrganizationHistoryQuery,
  useListOrganizationUsersQuery,
} from '@/api/organizations';
import { AuditLog, type AuditQuery } from '@/features/shared/audit-log/AuditLog';
import { useListOrganizationRolesQuery } from '@/features/shared/built-in/queries';
import { personName } from '@/features/shared/people/personName';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Page } from '@/ui/Page';

const ENTITIES: readonly OrganizationHistoryEntry['entity'][] = [
  'Organization',
  'OrganizationInvitation',
  'OrganizationRiskRatingSet',
  'OrganizationRole',
  'OrganizationUser',
  'Project',
  'Tag',
];

const useChanges = (organizationUuid: string, query: AuditQuery<OrganizationHistoryEntry['entity']>) =>
  useListOrganizationHistoryQuery({ organizationUuid, ...query });

/** More people and roles than an organization has. */
const ALL = 1000;

/** Who changed what in an organization: settings, people, roles, libraries, projects. */
export function OrganizationAuditLogPage() {
  const text = useTexts('organization');
  const { organizationUuid = '' } = useParams();
  const { can } = useOrganizationPermissions(organizationUuid);
  useDocumentTitle(text('audit-log', 'Audit log'));
  return (
    <Page>
      {can('organization.update') ? (
        <Log key={organizationUuid} organizationUuid={organizationUuid} />
      ) : (
        <MissingPermission
          scope="organization"
          action={text('audit-log-action', 'see what was changed in it')}
        />
      )}
    </Page>
  );
}

function Log({ organizationUuid }: { organizationUuid: string }) {
  const text = useTexts('organization');
  const users = useListOrganizationUsersQuery({ organizationUuid, limit: ALL }).currentData;
  const roles = useListOrganizationRolesQuery({ organizationUuid, limit: ALL }).currentData;
  const people = useMemo(
    () => (users?.data.results ?? []).map(({ user }) => ({ uuid: user.uuid, name: personName(user) })),
    [users],
  );
  const names = useMemo(
    () => new Map((roles?.data.results ?? []).map(({ uuid, name }) => [uuid, name])),
    [roles],
  );
  return (
    <AuditLog
      purpose={text.prose(
        'audit-log-purpose',
        'Who changed settings, people, roles and libraries, and which projects were made and deleted. What happens in a project stands in its own log.',
      )}
      entities={ENTITIES}
      people={people}
      nameOf={uuid => names.get(uuid)}
      uuid={organizationUuid}
      usePart={useChanges}
      exportPath={`/user-api/organizations/${organizationUuid}/history/export`}
    />
  );
}
