import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import { platformApi } from '@/api/platformApi';
import { type CacheTag, idTag } from '@/api/tags';

/**
 * Leaves the page of a record that was just deleted, and forgets what is known of it when the page is gone: as long as
 * it shows, forgetting would ask for the record again, only to hear that it is no more. Called by a part of that page.
 */
export function useLeaveDeleted(): (to: string, type: CacheTag['type'], uuid: string) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const deleted = useRef<CacheTag>(undefined);
  useEffect(
    () => () => {
      const tag = deleted.current;
      // After every part of the page has let go of what it had subscribed to.
      if (tag) queueMicrotask(() => dispatch(platformApi.util.invalidateTags([tag])));
    },
    [dispatch],
  );
  return (to, type, uuid) => {
    deleted.current = idTag(type, uuid);
    void navigate(to);
  };
}
