import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { withMark } from '@/features/shared/names/namesakes';
import { useProjectNamesakes } from '@/features/shared/names/useProjectNamesakes';
import { MissingPermission } from '@/features/shared/permissions/MissingPermission';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { useSelectedOrganization } from '@/session/useSelectedOrganization';
import { tokens } from '@/theme';
import { ErrorView } from '@/ui/ErrorView';
import { Page } from '@/ui/Page';
import { PageHeader } from '@/ui/PageHeader';
import { BlankProjectForm } from './BlankProjectForm';
import { CopyProjectForm } from './CopyProjectForm';
import { DemoProjectForm } from './DemoProjectForm';
import { ImportProjectForm } from './ImportProjectForm';
import { useCopyableProjects } from './useCopyableProjects';

const START_LABELS = defineTexts(
  'new-project',
  {
    BLANK: 'From blank',
    COPY: 'As a copy of a project',
    DEMO: 'From a demo project',
    ARCHIVE: 'From an archive',
  },
  'start-',
);
type Start = keyof typeof START_LABELS;

const startOf = (from: string | null, copyOf: string | null): Start => {
  if (from === 'demo') return 'DEMO';
  if (from === 'archive') return 'ARCHIVE';
  return copyOf !== null || from === 'copy' ? 'COPY' : 'BLANK';
};

/** A new project: from blank, as a copy, with a demo project, or out of an archive. The address says which, and what is copied. */
export function NewProjectPage() {
  const text = useTexts('new-project');
  const { organizations, selected } = useSelectedOrganization();
  const [address, setAddress] = useSearchParams();
  const copyOf = address.get('copyOf');
  const from = address.get('from');
  const start = startOf(from, copyOf);
  const creatable = organizations.filter(({ permissions }) =>
    permissions.includes('organization.projects.create'),
  );
  const { projects, error, retry } = useCopyableProjects(start === 'COPY' && creatable.length > 0);
  const source = projects?.find(({ uuid }) => uuid === copyOf);

  const choose = (next: { from?: string; copyOf?: string }) =>
    setAddress(next, { replace: true, preventScrollReset: true });
  const first = creatable.find(one => one.organizationUuid === selected?.organizationUuid) ?? creatable[0];
  if (!first)
    return (
      <Page>
        <PageHeader title={text('title', 'New project')} />
        <MissingPermission scope="organization" action={text('action', 'create projects')} />
      </Page>
    );
  return (
    <Page>
      <PageHeader
        title={text('title', 'New project')}
        purpose={text.prose(
          'purpose',
          'A project holds one hazard analysis. You become its lead; the team comes next.',
        )}
      />
      <Stack sx={{ gap: 2.5, maxWidth: tokens.settings.maxWidth }}>
        <FormControl>
          <FormLabel id="new-project-start">{text('start', 'Begin')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby="new-project-start"
            value={start}
            onChange={(_event, value) => choose(value === 'BLANK' ? {} : { from: value.toLowerCase() })}
          >
            {(Object.keys(START_LABELS) as Start[]).map(one => (
              <FormControlLabel
                key={one}
                value={one}
                label={text(START_LABELS[one])}
                control={<Radio size="small" />}
              />
            ))}
          </RadioGroup>
        </FormControl>
        {start === 'BLANK' && (
          <BlankProjectForm organizations={creatable} organizationUuid={first.organizationUuid} />
        )}
        {start === 'DEMO' && (
          <DemoProjectForm organizations={creatable} organizationUuid={first.organizationUuid} />
        )}
        {start === 'ARCHIVE' && (
          <ImportProjectForm organizations={creatable} organizationUuid={first.organizationUuid} />
        )}
        {start === 'COPY' && error !== undefined && !projects && <ErrorView error={error} onRetry={retry} />}
        {start === 'COPY' && !projects && error === undefined && <Skeleton variant="rounded" height={42} />}
        {start === 'COPY' && projects && (
          <>
            {copyOf !== null && !source && (
              <Alert severity="info" variant="outlined">
                {text.prose(
                  'no-source',
                  'You cannot copy this project, or it does not exist. Choose another one.',
                )}
              </Alert>
            )}
            <SourceField
              projects={projects}
              source={source}
              onChange={project => choose(project ? { copyOf: project.uuid } : { from: 'copy' })}
            />
            {source && <CopyProjectForm key={source.uuid} project={source} />}
          </>
        )}
      </Stack>
    </Page>
  );
}

interface SourceFieldProps {
  projects: readonly Project[];
  source: Project | undefined;
  onChange: (project: Project | null) => void;
}

function SourceField({ projects, source, onChange }: SourceFieldProps) {
  const text = useTexts('new-project');
  const namesakes = useProjectNamesakes(projects);
  return (
    <Autocomplete
      options={projects}
      value={source ?? null}
      onChange={(_event, project) => onChange(project)}
      getOptionLabel={({ uuid, name }) => withMark(name, namesakes.get(uuid))}
      getOptionKey={({ uuid }) => uuid}
      isOptionEqualToValue={(option, value) => option.uuid === value.uuid}
      noOptionsText={text('no-projects', 'No project that you may copy has this text')}
      clearText={text('clear-source', 'Choose none')}
      openText={text('open-sources', 'Open the list of projects')}
      closeText={text('close-sources', 'Close the list of projects')}
      renderInput={params => (
        <TextField
          {...params}
          label={text('source', 'Project to copy')}
          helperText={text.prose('source-help', 'The copy belongs to the same organization.')}
        />
      )}
    />
  );
}
