import { useSnackbar } from 'notistack';
import { errorMessage } from '@/lib/apiError';
import { useUserPreferences } from '@/session/useUserPreferences';

export type ProjectsView = 'CARDS' | 'TABLE';

/** Cards or table: how this person likes to see projects, kept in the account. */
export function useProjectsView(): { view: ProjectsView; setView: (view: ProjectsView) => void } {
  const { preferences, save } = useUserPreferences();
  const { enqueueSnackbar } = useSnackbar();
  return {
    view: preferences?.values.projectsView === 'TABLE' ? 'TABLE' : 'CARDS',
    setView: projectsView => {
      save({ values: { ...preferences?.values, projectsView } }).catch((error: unknown) => {
        const message = errorMessage(error);
        if (message) enqueueSnackbar(message, { variant: 'error' });
      });
    },
  };
}
