import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { projectPermissions, useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { LazyArchiveDialog } from './LazyArchiveDialog';

/** What can be done with a project as a whole; nothing where the caller may do none of it. */
export function ProjectMenu({ project }: { project: Project }) {
  const text = useTexts('project');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isArchiving, setIsArchiving] = useState(false);
  const organization = useOrganizationPermissions(project.organizationUuid);
  const { can } = projectPermissions(project);
  const mayCopy = organization.can('organization.projects.create') && can('analysis.read');
  const mayUpdate = can('project.update');
  if (!mayCopy && !mayUpdate) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="extraSmall"
        aria-label={text('actions-of', 'Actions for {1}', { values: [project.name] })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {mayCopy && (
          <MenuItem component={Link} to={paths.copyOfProject(project.uuid)} onClick={close}>
            {text('copy', 'Copy project')}
          </MenuItem>
        )}
        {mayUpdate && (
          <MenuItem component={Link} to={paths.projectSettings(project.uuid)} onClick={close}>
            {text('settings', 'Settings')}
          </MenuItem>
        )}
        {mayUpdate && (
          <MenuItem
            onClick={() => {
              close();
              setIsArchiving(true);
            }}
          >
            {project.archivedAt ? text('restore', 'Restore project') : text('archive', 'Archive project')}
          </MenuItem>
        )}
      </Menu>
      {isArchiving && (
        <Suspense fallback={null}>
          <LazyArchiveDialog project={project} onClose={() => setIsArchiving(false)} />
        </Suspense>
      )}
    </>
  );
}
