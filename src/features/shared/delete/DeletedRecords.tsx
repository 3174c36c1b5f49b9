import { type ReactNode, useEffect, useRef } from 'react';
import type { CacheTag } from '@/api/cacheTags';
import { useAppDispatch } from '@/api/hooks';
import { platformApi } from '@/api/platformApi';
import { usePageAddress } from '@/ui/PageAddress';
import { DeletedContext } from './useLeaveDeleted';

/**
 * Stands around all pages. Parts of a page may go before the page does, such as the button that only an owner sees;
 * here the effect of another address runs after everything of the page before has let go of what it had asked for.
 */
export function DeletedRecords({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { pathname } = usePageAddress();
  const deleted = useRef<CacheTag[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the trigger
  useEffect(() => {
    const tags = deleted.current.splice(0);
    if (tags.length > 0) dispatch(platformApi.util.invalidateTags(tags));
  }, [dispatch, pathname]);
  return <DeletedContext value={deleted}>{children}</DeletedContext>;
}
