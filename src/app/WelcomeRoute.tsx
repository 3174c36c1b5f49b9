import { ProjectGrid, ProjectGridSkeleton } from '@/features/projects/ProjectGrid';
import { WelcomePage } from '@/features/welcome/WelcomePage';

/** The start page shows projects as the list of projects does. */
export function WelcomeRoute() {
  return <WelcomePage ProjectGrid={ProjectGrid} ProjectGridSkeleton={ProjectGridSkeleton} />;
}
