import { createContext, type RefObject, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CacheTag, idTag } from '@/api/cacheTags';

/** What is to be forgotten when the page is gone; `DeletedRecords` does it. */
export const DeletedContext = createContext<RefObject<CacheTag[]>>({ current: [] });

/**
 * Leaves the page of a record that was just deleted, and forgets what is known of it when the page is gone: as long as
 * it shows, forgetting would ask for the record again, only to hear that it is no more.
 */
export function useLeaveDeleted(): (to: string, type: CacheTag['type'], uuid: string) => void {
  const navigate = useNavigate();
  const deleted = useContext(DeletedContext);
  return (to, type, uuid) => {
    deleted.current.push(idTag(type, uuid));
    void navigate(to);
  };
}
