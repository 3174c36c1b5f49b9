import { createContext, useContext, useEffect, useState } from 'react';

/** Fetches a picture that needs the token. @returns where the browser keeps it; undefined where it cannot be had */
type LoadPicture = (path: string) => Promise<string | undefined>;

/** Given by the app: parts of `src/ui` know no API. */
export const PictureContext = createContext<LoadPicture>(() => Promise.resolve(undefined));

/** The address by which an element shows a picture of the API, or one elsewhere; undefined while there is none. */
export function usePicture(address: string | null | undefined): string | undefined {
  const load = useContext(PictureContext);
  const [loaded, setLoaded] = useState<{ path: string; url: string | undefined }>();
  const path = address?.startsWith('/') ? address : undefined;
  useEffect(() => {
    if (path === undefined) return;
    let isStale = false;
    void load(path).then(url => {
      if (!isStale) setLoaded({ path, url });
    });
    return () => {
      isStale = true;
    };
  }, [load, path]);
  if (path === undefined) return address ?? undefined;
  return loaded?.path === path ? loaded.url : undefined;
}
