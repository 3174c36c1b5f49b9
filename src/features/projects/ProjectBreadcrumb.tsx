import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';

/**
 * "Projects / name of the project"; nothing for the project while it loads, the word Project when it can not be
 * loaded (specification §2 "Project breadcrumb").
 */
export function ProjectBreadcrumb({ projectUuid }: { projectUuid: string }) {
  const text = useTexts('breadcrumb');
  const { data, isLoading } = useGetProjectQuery({ projectUuid });
  const name = data?.data?.name || text('project', 'Project');
  return (
    <Breadcrumbs
      aria-label={text('label', 'Breadcrumb')}
      sx={{ '& .MuiBreadcrumbs-ol': { flexWrap: 'nowrap' }, '& li:last-of-type': { minWidth: 0 } }}
    >
      <Link component={RouterLink} to={paths.projects()} underline="hover" color="textSecondary">
        {text('projects', 'Projects')}
      </Link>
      {!isLoading && (
        <Link
          component={RouterLink}
          to={paths.project(projectUuid)}
          underline="hover"
          color="textPrimary"
          noWrap
          sx={{ display: 'block' }}
        >
          {name}
        </Link>
      )}
    </Breadcrumbs>
  );
}
