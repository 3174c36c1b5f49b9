import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Project, useListProjectsQuery, useUpdateProjectMutation } from '@/api/projects';
import { paths } from '@/config/paths';
import { LinkRecordDialog } from '@/features/shared/links/LinkRecordDialog';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';

/** More projects than one chooses from. */
const ALL = 500;

interface LibraryProjectsProps {
  organizationUuid: string;
  mayManage: boolean;
}

/** Projects whose measures, elements and places all others can take; they are edited as any other project. */
export function LibraryProjects({ organizationUuid, mayManage }: LibraryProjectsProps) {
  const text = useTexts('organization-library');
  const { enqueueSnackbar } = useSnackbar();
  const query = useListProjectsQuery({ organizationUuid: [organizationUuid], limit: ALL, orderBy: 'name' });
  const [update] = useUpdateProjectMutation();
  const [isChoosing, setIsChoosing] = useState(false);
  const projects = query.data?.data.results;
  const libraries = projects?.filter(({ isLibrary }) => isLibrary);
  const set = (project: Project, isLibrary: boolean) =>
    update({ projectUuid: project.uuid, projectUpdate: { isLibrary, revision: project.revision } });
  const end = async (project: Project) => {
    const { error } = await set(project, false);
    if (error) enqueueSnackbar(refusalMessage(error), { variant: 'error' });
  };
  return (
    <Section
      title={text('projects', 'Library projects')}
      purpose={text.prose(
        'projects-purpose',
        'Measures, elements of situations, estimate types, groups of people, zones and areas of these projects can be taken into every other project of the organization. They are edited in the project itself.',
      )}
      actions={
        mayManage && (
          <Button size="small" variant="outlined" onClick={() => setIsChoosing(true)}>
            {text('make', 'Make a project a library')}
          </Button>
        )
      }
    >
      {query.error && !projects ? <ErrorView error={query.error} onRetry={query.refetch} /> : null}
      {libraries?.length === 0 && (
        <Typography variant="body2">{text.prose('projects-none', 'No project is a library yet.')}</Typography>
      )}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
        {libraries?.map(project => (
          <Stack
            component="li"
            key={project.uuid}
            direction="row"
            sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Link component={RouterLink} to={paths.projectMeasures(project.uuid)} variant="body2">
              {project.name}
            </Link>
            {mayManage && (
              <Button
                size="extraSmall"
                aria-label={text('end-name', 'End as a library: {1}', { values: [project.name] })}
                onClick={() => void end(project)}
              >
                {text('end', 'End as a library')}
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
      {isChoosing && (
        <LinkRecordDialog
          title={text('make', 'Make a project a library')}
          label={text('project', 'Project')}
          submitLabel={text('make-confirm', 'Make it a library')}
          records={(projects ?? [])
            .filter(({ isLibrary }) => !isLibrary)
            .map(project => ({ ...project, code: '' }))}
          send={project => set(project, true)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Section>
  );
}
