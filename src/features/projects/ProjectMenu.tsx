import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { projectPermissions, useOrganizationPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { Menu, MenuAction, MenuLink } from '@/ui/menu';
import { LazyArchiveDialog } from './LazyArchiveDialog';

/** What can be done with a project as a whole; nothing where the caller may do none of it. */
export function ProjectMenu({ project }: { project: Project }) {
  const text = useTexts('project');
  const [isArchiving, setIsArchiving] = useState(false);
  const organization = useOrganizationPermissions(project.organizationUuid);
  const { can } = projectPermissions(project);
  const mayCopy = organization.can('organization.projects.create') && can('analysis.read');
  const mayUpdate = can('project.update');
  if (!mayCopy && !mayUpdate) return null;
  const label = text('actions-of', 'Actions for {1}', { values: [project.name] });
  return (
    <>
      <Menu
        tooltip={text('actions', 'Actions')}
        trigger={
          <IconButton size="extraSmall" aria-label={label}>
            <MoreVertRounded fontSize="small" />
          </IconButton>
        }
      >
        {mayCopy && (
          <MenuLink target={{ to: paths.copyOfProject(project.uuid) }}>
            {text('copy', 'Copy project')}
          </MenuLink>
        )}
        {mayUpdate && (
          <MenuLink target={{ to: paths.projectSettings(project.uuid) }}>
            {text('settings', 'Settings')}
          </MenuLink>
        )}
        {mayUpdate && (
          <MenuAction onSelect={() => setIsArchiving(true)}>
            {project.archivedAt ? text('restore', 'Restore project') : text('archive', 'Archive project')}
          </MenuAction>
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
