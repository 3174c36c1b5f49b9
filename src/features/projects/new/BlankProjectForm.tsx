import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ProjectCreateLimits } from '@/api/limits';
import { useCreateProjectMutation } from '@/api/organizations';
import { paths } from '@/config/paths';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { organizationNamesakes } from '@/features/shared/names/namesakes';
import { useTexts } from '@/glossary/useText';
import type { MyOrganization } from '@/session/useSelectedOrganization';
import { FormActions, FormChoiceField, FormLongTextField, FormTextField } from '@/ui/form';
import { type ProjectStyle, STYLE_EXPLANATIONS, STYLE_LABELS, STYLES } from '../projectTexts';
import { RatingSetsField } from '../RatingSetsField';

interface BlankProjectFormProps {
  /** Those in which the caller may create projects. */
  organizations: readonly MyOrganization[];
  /** The one to begin with. */
  organizationUuid: string;
}

/** A project with nothing in it; whoever creates it leads it. */
export function BlankProjectForm({ organizations, organizationUuid }: BlankProjectFormProps) {
  const text = useTexts('new-project');
  const navigate = useNavigate();
  const [create] = useCreateProjectMutation();
  const form = useApiForm({
    limits: {
      ...ProjectCreateLimits,
      organizationUuid: { type: 'string', required: true, format: 'uuid' },
      // None is fine: the platform takes the default of the style.
      riskRatingSetUuids: { type: 'array', maxItems: 10 },
    },
    values: {
      organizationUuid,
      name: '',
      description: '',
      style: 'FUNCTION' as ProjectStyle,
      riskRatingSetUuids: [] as string[],
    },
    send: ({ organizationUuid: owner, riskRatingSetUuids, ...values }) =>
      create({
        organizationUuid: owner,
        projectCreate: { ...values, ...(riskRatingSetUuids.length > 0 && { riskRatingSetUuids }) },
      }),
    sentText: text('created', 'Project created'),
    onSent: ({ data }) => navigate(paths.project(data.uuid)),
  });
  const namesakes = organizationNamesakes(organizations);
  const owner = useWatch({ control: form.control, name: 'organizationUuid' });
  return (
    <ApiForm form={form} label={text('title', 'New project')}>
      <FormTextField name="name" label={text('name', 'Name')} autoFocus />
      <FormLongTextField
        name="description"
        label={text('description', 'Description')}
        helperText={text.prose(
          'description-help',
          'What is analysed and where its borders are. Markdown is fine.',
        )}
      />
      {organizations.length > 1 && (
        <FormChoiceField
          name="organizationUuid"
          label={text('organization', 'Organization')}
          options={organizations.map(({ organizationUuid: uuid, name }) => ({
            value: uuid,
            label: name,
            description: namesakes.get(uuid),
          }))}
        />
      )}
      <FormChoiceField
        name="style"
        label={text('style', 'Style')}
        helperText={text.prose(
          'style-help',
          'How new hazards are described; both styles can be mixed later.',
        )}
        options={STYLES.map(style => ({
          value: style,
          label: text(STYLE_LABELS[style]),
          description: text(STYLE_EXPLANATIONS[style]),
        }))}
      />
      <RatingSetsField
        organizationUuid={typeof owner === 'string' ? owner : organizationUuid}
        helperText={text.prose(
          'sets-help',
          'The first one is the project’s default; others can be used beside it. Left empty: the default of the style.',
        )}
      />
      <FormActions
        submitLabel={text('create', 'Create project')}
        onCancel={() => navigate(paths.projects())}
      />
    </ApiForm>
  );
}
