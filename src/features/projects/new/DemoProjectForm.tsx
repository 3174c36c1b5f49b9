import { useNavigate } from 'react-router-dom';
import { ProjectCreateLimits } from '@/api/limits';
import { useCreateProjectMutation } from '@/api/organizations';
import { paths } from '@/config/paths';
import { ApiForm } from '@/features/shared/forms/ApiForm';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { organizationNamesakes } from '@/features/shared/names/namesakes';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import type { MyOrganization } from '@/session/useSelectedOrganization';
import { FormActions, FormChoiceField, FormTextField } from '@/ui/form';
import type { ProjectStyle } from '../projectTexts';

/** The built-in examples and their styles. */
const DEMOS = {
  PALLETISING_CELL: 'MACHINE',
  REMOTE_CONTROL: 'FUNCTION',
  STEERING_LOCK: 'FUNCTION',
  WORKLOAD_ORCHESTRATOR: 'FUNCTION',
  LIN_LIBRARY: 'FUNCTION',
  PROTECTIVE_STOP: 'MACHINE',
} as const satisfies Record<string, ProjectStyle>;
type Demo = keyof typeof DEMOS;

const DEMO_NAMES = defineTexts(
  'new-project',
  {
    PALLETISING_CELL: 'Palletising cell',
    REMOTE_CONTROL: 'Remote control library',
    STEERING_LOCK: 'Steering column lock',
    WORKLOAD_ORCHESTRATOR: 'Workload orchestrator',
    LIN_LIBRARY: 'LIN bus library',
    PROTECTIVE_STOP: 'Protective stop',
  },
  'demo-',
);
const DEMO_EXPLANATIONS = defineTexts(
  'new-project',
  {
    PALLETISING_CELL: 'A machine with a robot, rated by three methods side by side (ISO 12100)',
    REMOTE_CONTROL: 'A published analysis of functions with safety goals (ISO 26262)',
    STEERING_LOCK: 'A small analysis of functions, ready to be voted on (ISO 26262)',
    WORKLOAD_ORCHESTRATOR: 'A published analysis of a software platform with safety goals (ISO 26262)',
    LIN_LIBRARY: 'A published analysis whose levels were wrong, as the checks show (ISO 26262)',
    PROTECTIVE_STOP: 'A published assessment of an autonomous machine (ISO 13849-1)',
  },
  'demo-help-',
);

interface DemoProjectFormProps {
  /** Those in which the caller may create projects. */
  organizations: readonly MyOrganization[];
  /** The one to begin with. */
  organizationUuid: string;
}

/** A project of one's own organization that begins with a built-in example, to try things out. */
export function DemoProjectForm({ organizations, organizationUuid }: DemoProjectFormProps) {
  const text = useTexts('new-project');
  const navigate = useNavigate();
  const [create] = useCreateProjectMutation();
  const form = useApiForm({
    limits: {
      name: ProjectCreateLimits.name,
      organizationUuid: { type: 'string', required: true, format: 'uuid' },
      demo: { ...ProjectCreateLimits.demo, required: true },
    },
    values: {
      organizationUuid,
      demo: 'PALLETISING_CELL' as Demo,
      name: text('demo-name', 'Demo project'),
    },
    send: ({ organizationUuid: owner, demo, name }) =>
      create({ organizationUuid: owner, projectCreate: { name, demo, style: DEMOS[demo] } }),
    sentText: text('created', 'Project created'),
    onSent: ({ data }) => navigate(paths.project(data.uuid)),
  });
  const namesakes = organizationNamesakes(organizations);
  return (
    <ApiForm form={form} label={text('title', 'New project')}>
      <FormChoiceField
        name="demo"
        label={text('demo', 'Demo project')}
        helperText={text.prose(
          'demo-help',
          'A copy of your own, with its rating sets. Change it as you like, and delete it when you are done.',
        )}
        options={(Object.keys(DEMOS) as Demo[]).map(demo => ({
          value: demo,
          label: text(DEMO_NAMES[demo]),
          description: text(DEMO_EXPLANATIONS[demo]),
        }))}
      />
      <FormTextField name="name" label={text('name', 'Name')} />
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
      <FormActions
        submitLabel={text('create', 'Create project')}
        onCancel={() => navigate(paths.projects())}
      />
    </ApiForm>
  );
}
