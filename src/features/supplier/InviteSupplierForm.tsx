import { useState } from 'react';
import { OrganizationInvitationCreateLimits } from '@/api/limits';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useProjectNamesakes } from '@/features/shared/names/useProjectNamesakes';
import {
  PROJECT_ROLE_EXPLANATIONS,
  PROJECT_ROLE_LABELS,
  PROJECT_ROLES,
  type ProjectRole,
} from '@/features/shared/people/projectRoles';
import { useTexts } from '@/glossary/useText';
import {
  FormActions,
  FormChoiceField,
  FormEmailField,
  FormSearchChoiceField,
  FormTextField,
} from '@/ui/form';
import { inviteSupplier, type SupplierResult } from './inviteSupplier';
import { NoProjectDialog } from './NoProjectDialog';
import { useSupplierCalls } from './useSupplierCalls';
import { useSupplierProjects } from './useSupplierProjects';

const { email, firstName, lastName, projects } = OrganizationInvitationCreateLimits;
const LIMITS = {
  email,
  firstName,
  lastName,
  projectUuids: projects,
  role: { type: 'string', required: true, enum: PROJECT_ROLES },
} as const;

interface InviteSupplierFormProps {
  organizationUuid: string;
  /** The role that suppliers have in the organization. */
  organizationRoleUuid: string;
  onInvited: (email: string, result: SupplierResult) => void;
}

/** Who is invited, and into which projects. */
export function InviteSupplierForm(props: InviteSupplierFormProps) {
  const { organizationUuid, organizationRoleUuid, onInvited } = props;
  const text = useTexts('invite-supplier');
  const calls = useSupplierCalls(organizationUuid, organizationRoleUuid);
  const { givable, isLoading } = useSupplierProjects(organizationUuid);
  const namesakes = useProjectNamesakes(givable);
  const [answer, setAnswer] = useState<((isMeant: boolean) => void) | null>(null);
  const form = useApiForm({
    limits: LIMITS,
    values: {
      email: '',
      firstName: '',
      lastName: '',
      projectUuids: [] as string[],
      role: 'ENGINEER' as ProjectRole,
    },
    confirm: ({ projectUuids }) =>
      projectUuids.length > 0 || new Promise<boolean>(resolve => setAnswer(() => resolve)),
    send: async ({ projectUuids, role, ...person }) => {
      const sent = await inviteSupplier(
        { ...person, projects: projectUuids.map(projectUuid => ({ projectUuid, role })) },
        calls,
      );
      return sent.data === undefined
        ? { error: sent.error }
        : { data: { email: person.email, result: sent.data } };
    },
    onSent: ({ email: invited, result }) => onInvited(invited, result),
  });
  return (
    <ApiForm form={form}>
      <FormEmailField
        name="email"
        label={text('email', 'E-mail address')}
        helperText={text.prose(
          'email-help',
          'The invitation is for this address. It is valid for seven days.',
        )}
      />
      <FormTextField name="firstName" label={text('first-name', 'First name')} />
      <FormTextField name="lastName" label={text('last-name', 'Last name')} />
      <FormSearchChoiceField
        name="projectUuids"
        multiple
        isLoading={isLoading}
        label={text('projects', 'Projects')}
        helperText={text.prose('projects-help', 'A supplier sees these projects and nothing else.')}
        options={givable.map(({ uuid, name }) => ({
          value: uuid,
          label: name,
          description: namesakes.get(uuid),
        }))}
      />
      <FormChoiceField
        name="role"
        label={text('role', 'Role in these projects')}
        options={PROJECT_ROLES.map(role => ({
          value: role,
          label: text(PROJECT_ROLE_LABELS[role]),
          description: text(PROJECT_ROLE_EXPLANATIONS[role]),
        }))}
      />
      <FormActions submitLabel={text('send', 'Send invitation')} />
      {answer && (
        <NoProjectDialog
          onAnswer={isMeant => {
            setAnswer(null);
            answer(isMeant);
          }}
        />
      )}
    </ApiForm>
  );
}
