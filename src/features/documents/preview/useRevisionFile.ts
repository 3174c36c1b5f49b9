import { useEffect, useState } from 'react';
import { loadFile } from '@/api/downloadFile';
import { useAppDispatch } from '@/api/hooks';

type Loaded = { state: 'LOADING' } | { state: 'MISSING' } | { state: 'HERE'; file: Blob };

/** The file of a revision, to be shown. */
export function useRevisionFile(revisionUuid: string): Loaded {
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'LOADING' });
  useEffect(() => {
    const stop = new AbortController();
    const path = `/user-api/documents/revision/${revisionUuid}/download`;
    void dispatch(loadFile({ client: 'platform', path }, stop)).then(file => {
      if (!stop.signal.aborted) setLoaded(file ? { state: 'HERE', file } : { state: 'MISSING' });
    });
    return () => stop.abort();
  }, [dispatch, revisionUuid]);
  return loaded;
}
