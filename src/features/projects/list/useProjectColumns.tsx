import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { useProjectNamesakes } from '@/features/shared/names/useProjectNamesakes';
import { PROJECT_ROLE_LABELS } from '@/features/shared/people/projectRoles';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { CountLink } from '@/ui/CountLink';
import type { ListColumn } from '@/ui/list';
import { STYLE_LABELS } from '../projectTexts';
import { ProjectMarks } from './ProjectMarks';
import type { ProjectNotes } from './useProjectNotes';

/** The columns of projects in a table. */
export function useProjectColumns(
  notes: ProjectNotes,
  projects: readonly Project[] | undefined,
): [ListColumn<Project>, ...ListColumn<Project>[]] {
  const text = useTexts('projects');
  const formats = useFormats();
  const { organizations } = useCurrentUser();
  const namesakes = useProjectNamesakes(projects);
  return [
    {
      key: 'name',
      label: text('name', 'Name'),
      sortBy: 'name',
      render: project => (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Link component={RouterLink} to={paths.project(project.uuid)} underline="hover">
            {project.name}
          </Link>
          {namesakes.has(project.uuid) && (
            <Typography variant="caption" color="textSecondary">
              {namesakes.get(project.uuid)}
            </Typography>
          )}
          <ProjectMarks project={project} notes={notes} />
        </Box>
      ),
    },
    {
      key: 'organization',
      label: text('organization', 'Organization'),
      render: project =>
        organizations.find(({ organizationUuid }) => organizationUuid === project.organizationUuid)?.name ??
        '–',
    },
    {
      key: 'style',
      label: text('style', 'Style'),
      width: 110,
      render: project => text(STYLE_LABELS[project.style]),
    },
    {
      key: 'role',
      label: text('role', 'Your role'),
      width: 120,
      render: project => (project.myRole ? text(PROJECT_ROLE_LABELS[project.myRole]) : '–'),
    },
    {
      key: 'hazards',
      label: text('hazards', 'Hazards'),
      align: 'right',
      width: 100,
      render: project => (
        <CountLink
          to={
            projectPermissions(project).can('analysis.read')
              ? paths.projectWorksheet(project.uuid)
              : undefined
          }
          name={text('hazards-of', 'Hazards of {1}', { values: [project.name] })}
        >
          {formats.number(project.counts.hazards)}
        </CountLink>
      ),
    },
    {
      key: 'updatedAt',
      label: text('changed-at', 'Changed'),
      sortBy: 'updatedAt',
      width: 140,
      render: project => formats.date(project.updatedAt),
    },
  ];
}
