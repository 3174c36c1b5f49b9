import { memo } from 'react';
import { useGetProjectQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { CrumbTrail } from '@/ui/CrumbTrail';

/**
 * "Projects / name of the project"; nothing for the project while it loads, the word Project when it cannot be
 * loaded (specification §2 "Project breadcrumb").
 */
export const ProjectBreadcrumb = memo(function ProjectBreadcrumb({ projectUuid }: { projectUuid: string }) {
  const text = useTexts('breadcrumb');
  const { data, isLoading } = useGetProjectQuery({ projectUuid });
  const project = { to: paths.project(projectUuid), name: data?.data?.name || text('project', 'Project') };
  const projects = { to: paths.projects(), name: text('projects', 'Projects') };
  return (
    <CrumbTrail label={text('label', 'Breadcrumb')} crumbs={isLoading ? [projects] : [projects, project]} />
  );
});
