import { useCallback } from 'react';
import { loadFile } from './downloadFile';
import { useAppDispatch } from './hooks';

/** By path: a person stands in many places, and another picture has another path. */
const pictures = new Map<string, Promise<string | undefined>>();

/** Fetches pictures of people that were uploaded; each once. */
export function usePictureLoader(): (path: string) => Promise<string | undefined> {
  const dispatch = useAppDispatch();
  return useCallback(
    path => {
      const known = pictures.get(path);
      if (known) return known;
      const picture = dispatch(loadFile({ client: 'platform', path }, new AbortController())).then(
        blob => blob && URL.createObjectURL(blob),
      );
      pictures.set(path, picture);
      // What failed is asked for again by the next who shows it.
      void picture.then(url => url ?? pictures.delete(path));
      return picture;
    },
    [dispatch],
  );
}
