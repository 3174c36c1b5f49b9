import { useNavigate } from 'react-router-dom';
import { OrganizationCreateLimits } from '@/api/limits';
import { useCreateOrganizationMutation } from '@/api/organizations';
import { paths } from '@/config/paths';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import { FormActions, FormLongTextField, FormTextField } from '@/ui/form';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';

/** Creates an organization; whoever does owns it. */
export function NewOrganizationPage() {
  const text = useTexts('organization');
  const navigate = useNavigate();
  const [create] = useCreateOrganizationMutation();
  const form = useApiForm({
    limits: OrganizationCreateLimits,
    values: { name: '', description: '' },
    send: values => create({ organizationCreate: values }),
    sentText: text('created', 'Organization created'),
    onSent: ({ data }) => navigate(paths.organization(data.uuid)),
  });
  return (
    <Page>
      <PageHeader
        title={text('new-title', 'New organization')}
        purpose={text.prose(
          'new-purpose',
          'An organization owns projects and decides who may do what. You become its owner; people and voting rules come next.',
        )}
      />
      <ApiForm form={form}>
        <FormTextField name="name" label={text('name', 'Name')} autoFocus />
        <FormLongTextField name="description" label={text('description', 'Description')} />
        <FormActions
          submitLabel={text('create', 'Create organization')}
          onCancel={() => navigate(paths.organizations())}
        />
      </ApiForm>
    </Page>
  );
}
