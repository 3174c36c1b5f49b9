import { useEffect, useState } from 'react';
import { loadFile } from './downloadFile';
import { useAppDispatch } from './hooks';

interface LoadedFile {
  path: string;
  /** Where the browser keeps it; undefined where it cannot be had. */
  url: string | undefined;
}

/**
 * A file that an element shows, such as a picture. Elements cannot send the token.
 * @param path as in the contract, parameters filled in, without `/v1`
 * @returns where the browser keeps it, and whether it cannot be had
 */
export function useFile(
  path: string,
  client: 'hazard-analysis' | 'platform' = 'hazard-analysis',
): { url: string | undefined; isMissing: boolean } {
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<LoadedFile>();
  useEffect(() => {
    const stop = new AbortController();
    let url: string | undefined;
    void dispatch(loadFile({ client, path }, stop)).then(blob => {
      if (stop.signal.aborted) return;
      url = blob && URL.createObjectURL(blob);
      setFile({ path, url });
    });
    return () => {
      stop.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [dispatch, path, client]);
  const isPresent = file?.path === path;
  return { url: isPresent ? file.url : undefined, isMissing: isPresent && file.url === undefined };
}
