import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import { UnsavedChangesProvider } from '@/features/shared/unsaved/UnsavedChanges';
import { editModeEntered } from '@/glossary/glossarySlice';
import { DocumentTitleProvider } from '@/ui/DocumentTitle';
import { PageAddress } from '@/ui/PageAddress';
import { NewVersionNote } from './NewVersionNote';

/** What every page has, signed in or not: the glossary's edit mode by `?glossary=edit` (specification §2). */
export function RootLayout() {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const edit = search.get('glossary') === 'edit';
  useEffect(() => {
    if (edit) dispatch(editModeEntered());
  }, [dispatch, edit]);
  return (
    <DocumentTitleProvider>
      <UnsavedChangesProvider>
        <PageAddress>
          <Outlet />
        </PageAddress>
        <ScrollRestoration />
        <NewVersionNote />
      </UnsavedChangesProvider>
    </DocumentTitleProvider>
  );
}
