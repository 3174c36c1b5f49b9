import { useListOrganizationUsersQuery } from '@/api/organizations';
import { useCreateProjectMembersBatchMutation, useListProjectMembersQuery } from '@/api/project-members';
import type { Project } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { personName } from '@/features/shared/people/personName';
import {
  PROJECT_ROLE_EXPLANATIONS,
  PROJECT_ROLE_LABELS,
  PROJECT_ROLES,
  type ProjectRole,
} from '@/features/shared/people/projectRoles';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { naturalOrder } from '@/lib/naturalOrder';
import { ErrorView } from '@/ui/ErrorView';
import { FormChoiceField, FormSearchChoiceField } from '@/ui/form';

/** More people than an organization has. */
const ALL = 20_000;

const LIMITS = {
  userUuids: { type: 'array', required: true, minItems: 1, maxItems: 500 },
  role: { type: 'string', required: true, enum: PROJECT_ROLES },
} as const;

/** Adds people of the organization to a project, several at once with one role: all of them or none. */
export function AddMembersDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const text = useTexts('project-members');
  const people = useListOrganizationUsersQuery({
    organizationUuid: project.organizationUuid,
    orderBy: 'name',
    limit: ALL,
  });
  const members = useListProjectMembersQuery({ projectUuid: project.uuid, limit: ALL });
  const [add] = useCreateProjectMembersBatchMutation();
  const form = useApiForm({
    limits: LIMITS,
    values: { userUuids: [] as string[], role: 'ENGINEER' as ProjectRole },
    send: ({ userUuids, role }) =>
      add({
        projectMemberBatchCreate: {
          projectUuid: project.uuid,
          items: userUuids.map(userUuid => ({ userUuid, role })),
        },
      }),
    sentText: text('added', 'Members added'),
    onSent: onClose,
  });
  const { locale } = useFormats();
  const known = new Set(members.currentData?.data.results.map(({ userUuid }) => userUuid));
  const others = people.currentData?.data.results.filter(({ userUuid }) => !known.has(userUuid)) ?? [];
  const error = people.error ?? members.error;
  const isLoading = !people.currentData || !members.currentData;
  return (
    <ApiFormDialog
      form={form}
      title={text('add-title', 'Add members')}
      submitLabel={text('add', 'Add members')}
      onClose={onClose}
    >
      {error !== undefined && (
        <ErrorView
          error={error}
          onRetry={() => {
            void people.refetch();
            void members.refetch();
          }}
        />
      )}
      <FormSearchChoiceField
        name="userUuids"
        label={text('people', 'People')}
        helperText={
          !isLoading && others.length === 0
            ? text.prose('all-added', 'Everybody of the organization that you know is a member already.')
            : text.prose('people-help', 'People of the organization who are no members yet.')
        }
        multiple
        autoFocus
        isLoading={isLoading}
        options={others
          .map(({ userUuid, user }) => ({
            value: userUuid,
            label: personName(user),
            description: user.email,
          }))
          .sort((one, other) => naturalOrder(locale)(one.label, other.label))}
      />
      <FormChoiceField
        name="role"
        label={text('role', 'Role')}
        options={PROJECT_ROLES.map(role => ({
          value: role,
          label: text(PROJECT_ROLE_LABELS[role]),
          description: text(PROJECT_ROLE_EXPLANATIONS[role]),
        }))}
      />
    </ApiFormDialog>
  );
}
