import { ProjectUpdateLimits } from '@/api/limits';
import { type Project, useUpdateProjectMutation } from '@/api/projects';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { asMarkdown } from '@/glossary/LazyMarkdown';
import { useTexts } from '@/glossary/useText';
import { FormActions, FormChoiceField, FormLongTextField, FormTextField } from '@/ui/form';
import { STYLE_EXPLANATIONS, STYLE_LABELS, STYLES } from '../projectTexts';
import { RatingSetsField } from '../RatingSetsField';

/** What a project is called and how it is rated. */
export function ProjectForm({ project, isReadOnly }: { project: Project; isReadOnly: boolean }) {
  const text = useTexts('project-settings');
  const [update] = useUpdateProjectMutation();
  const form = useApiForm({
    limits: ProjectUpdateLimits,
    values: {
      name: project.name,
      description: project.description,
      style: project.style,
      riskRatingSetUuids: project.riskRatingSetUuids,
    },
    revision: project.revision,
    send: (_values, { changed, revision }) =>
      update({ projectUuid: project.uuid, projectUpdate: { ...changed, revision } }),
    sentText: text('saved', 'Settings saved'),
  });
  return (
    <ApiForm form={form} isReadOnly={isReadOnly} label={text('title', 'Settings')}>
      <FormTextField name="name" label={text('name', 'Name')} />
      <FormLongTextField
        name="description"
        show={asMarkdown}
        label={text('description', 'Description')}
        helperText={text.prose('description-help', 'Shown on the overview. Markdown is fine.')}
      />
      <FormChoiceField
        name="style"
        label={text('style', 'Style')}
        helperText={text.prose(
          'style-help',
          'How new hazards are written; those that exist stay as they are.',
        )}
        options={STYLES.map(style => ({
          value: style,
          label: text(STYLE_LABELS[style]),
          description: text(STYLE_EXPLANATIONS[style]),
        }))}
      />
      <RatingSetsField
        organizationUuid={project.organizationUuid}
        standing={project.riskRatingSetUuids}
        helperText={text.prose(
          'sets-help',
          'The first one is the project’s default; others can be used beside it. A set that rates hazards cannot be removed.',
        )}
      />
      <FormActions onlyWhenChanged />
    </ApiForm>
  );
}
