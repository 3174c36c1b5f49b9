import { useNavigate } from 'react-router-dom';
import { ProjectCopyLimits } from '@/api/limits';
import { type Project, useCopyProjectMutation } from '@/api/projects';
import { paths } from '@/config/paths';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { FormActions, FormCheckboxGroup, FormLongTextField, FormTextField } from '@/ui/form';

const PART_LABELS = defineTexts(
  'new-project',
  {
    RATINGS: 'Ratings of the hazards',
    ATTRIBUTES: 'Attributes of the project',
    TAGS: 'Tags',
    MEMBERS: 'Members with their roles',
  },
  'part-',
);
type Part = keyof typeof PART_LABELS;
const PARTS = Object.keys(PART_LABELS) as Part[];
/** What the contract takes along when nothing is said. */
const USUAL: Part[] = ['RATINGS', 'ATTRIBUTES', 'TAGS'];

/** Another project with the same analysis. */
export function CopyProjectForm({ project }: { project: Project }) {
  const text = useTexts('new-project');
  const navigate = useNavigate();
  const [copy] = useCopyProjectMutation();
  const form = useApiForm({
    limits: ProjectCopyLimits,
    values: {
      // The longest name leaves no room for more.
      name: text('copy-name', 'Copy of {1}', { values: [project.name] }).slice(
        0,
        ProjectCopyLimits.name.maxLength,
      ),
      description: project.description,
      parts: USUAL,
    },
    send: values => copy({ projectUuid: project.uuid, projectCopy: values }),
    sentText: text('copied', 'Project copied'),
    onSent: ({ data }) => navigate(paths.project(data.uuid)),
  });
  return (
    <ApiForm form={form} label={text('copy-title', 'Copy of a project')}>
      <FormTextField name="name" label={text('name', 'Name')} />
      <FormLongTextField name="description" label={text('description', 'Description')} />
      <FormCheckboxGroup
        name="parts"
        label={text('parts', 'What to take along')}
        helperText={text.prose(
          'parts-help',
          'The analysis itself always comes along; comments, votes, freezes and locks never do.',
        )}
        options={PARTS.map(part => ({ value: part, label: text(PART_LABELS[part]) }))}
      />
      <FormActions submitLabel={text('copy', 'Copy project')} onCancel={() => navigate(paths.projects())} />
    </ApiForm>
  );
}
