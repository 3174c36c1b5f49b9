/** What other areas may use of the projects. */
export { ProjectGrid, ProjectGridSkeleton } from './ProjectGrid';
