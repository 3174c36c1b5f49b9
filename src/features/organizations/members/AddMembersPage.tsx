import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { OrganizationRole } from '@/api/organization-roles';
import { useGetOrganizationQuery, useInviteNewOrganizationUserMutation } from '@/api/organizations';
import { paths } from '@/config/paths';
import { storedName } from '@/features/shared/built-in/sayBuiltIn';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { TitlePart } from '@/ui/DocumentTitle';
import { ErrorView } from '@/ui/ErrorView';
import { FormActions, FormChoiceField, FormLongTextField } from '@/ui/form';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { AddedMembers } from './AddedMembers';
import { type AddressResult, addressesOf, invitePeople, MAX_ADDRESSES, wrongAddresses } from './addMembers';
import { useGivableRoles } from './useGivableRoles';

/** Invites people to an organization by their e-mail addresses, several at once. */
export function AddMembersPage() {
  const text = useTexts('add-members');
  const { organizationUuid = '' } = useParams();
  const organization = useGetOrganizationQuery({ organizationUuid });
  const { can } = useOrganizationPermissions(organizationUuid);
  const { roles, isGivable, error, refetch } = useGivableRoles(organizationUuid);
  const [results, setResults] = useState<AddressResult[]>();
  const name = organization.currentData?.data.name;
  const failure = organization.error ?? error;
  const givable = roles?.filter(isGivable);

  const content = () => {
    if (failure)
      return <ErrorView error={failure} onRetry={organization.error ? organization.refetch : refetch} />;
    if (!name || !givable)
      return <Skeleton variant="rounded" height={220} sx={{ maxWidth: tokens.settings.maxWidth }} />;
    if (!can('organization.users.manage'))
      return <MissingPermission scope="organization" action={text('action', 'add people')} />;
    if (results)
      return (
        <AddedMembers
          organizationUuid={organizationUuid}
          results={results}
          onAddMore={() => setResults(undefined)}
        />
      );
    return <AddMembersForm {...{ organizationUuid, roles: givable, onAdded: setResults }} />;
  };
  return (
    <Page>
      <TitlePart part={name}>
        <PageHeader
          title={text('title', 'Add members')}
          purpose={
            name &&
            text.prose('purpose', 'They get an invitation to {1} and join when they accept it.', {
              values: [name],
            })
          }
        />
      </TitlePart>
      {content()}
    </Page>
  );
}

interface AddMembersFormProps {
  organizationUuid: string;
  roles: readonly OrganizationRole[];
  onAdded: (results: AddressResult[]) => void;
}

function AddMembersForm({ organizationUuid, roles, onAdded }: AddMembersFormProps) {
  const text = useTexts('add-members');
  const navigate = useNavigate();
  const [invite] = useInviteNewOrganizationUserMutation();
  const form = useApiForm({
    limits: {
      emails: { type: 'string', required: true, minLength: 1 },
      organizationRoleUuid: { type: 'string', required: true, format: 'uuid' },
    },
    values: {
      emails: '',
      organizationRoleUuid: roles.find(role => role.isSystem && storedName(role) === 'Member')?.uuid ?? '',
    },
    send: async ({ emails, organizationRoleUuid }) => ({
      data: await invitePeople(addressesOf(emails), email =>
        invite({ organizationInvitationCreate: { organizationUuid, email, organizationRoleUuid } }),
      ),
    }),
    onSent: onAdded,
  });
  const check = (entered: unknown) => {
    const wrong = wrongAddresses(String(entered));
    if (wrong.length > 0)
      return text('wrong', 'These are no e-mail addresses: {1}', { values: [wrong.slice(0, 5).join(', ')] });
    const count = addressesOf(String(entered)).length;
    return count > MAX_ADDRESSES
      ? text('too-many', '{1} addresses; {2} can be added at once.', { values: [count, MAX_ADDRESSES] })
      : undefined;
  };
  return (
    <ApiForm form={form}>
      <FormLongTextField
        name="emails"
        label={text('emails', 'E-mail addresses')}
        helperText={text.prose(
          'emails-help',
          'One or more, with commas or in lines of their own. Their invitations are valid for seven days.',
        )}
        check={check}
        autoFocus
      />
      <FormChoiceField
        name="organizationRoleUuid"
        label={text('role', 'Role')}
        options={roles.map(({ uuid, name, description }) => ({ value: uuid, label: name, description }))}
      />
      <FormActions
        submitLabel={text('title', 'Add members')}
        onCancel={() => navigate(paths.organizationMembers(organizationUuid))}
      />
    </ApiForm>
  );
}

export { organizationHandle as handle } from '../organizationHandle';
