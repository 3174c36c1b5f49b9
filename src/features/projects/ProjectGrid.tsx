import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { Project } from '@/api/projects';
import { useProjectNamesakes } from '@/features/shared/names/useProjectNamesakes';
import { ProjectCard } from './ProjectCard';

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
};

interface ProjectGridProps {
  projects: readonly Project[];
  /** Names the list for screen readers. */
  label?: string;
  footer?: (project: Project) => ReactNode;
  menu?: (project: Project) => ReactNode;
}

/** Projects as cards, as many beside each other as there is room for. */
export function ProjectGrid({ projects, label, footer, menu }: ProjectGridProps) {
  const beside = useProjectNamesakes(projects);
  return (
    <Box component="ul" aria-label={label} sx={gridSx}>
      {projects.map(project => (
        <li key={project.uuid}>
          <ProjectCard
            project={project}
            beside={beside.get(project.uuid)}
            footer={footer?.(project)}
            menu={menu?.(project)}
          />
        </li>
      ))}
    </Box>
  );
}

/** The same layout while the projects load. */
export function ProjectGridSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Box sx={gridSx} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} variant="rounded" height={150} />
      ))}
    </Box>
  );
}
