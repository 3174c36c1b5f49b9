import { useCallback, useRef, useState } from 'react';

/** One file on its way to the server. */
export interface Upload {
  id: number;
  file: File;
  state: 'WAITING' | 'SENDING' | 'DONE' | 'FAILED';
  error?: unknown;
}

type Send = (file: File) => PromiseLike<{ error?: unknown }>;

/** Sends files one after the other; what fails stays with its reason until it is sent again or put away. */
export function useUploads(send: Send) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const left = useRef<Upload[]>([]);
  const isBusy = useRef(false);
  const lastId = useRef(0);

  const set = useCallback(
    (id: number, change: Partial<Upload>) =>
      setUploads(all => all.map(upload => (upload.id === id ? { ...upload, ...change } : upload))),
    [],
  );

  const work = useCallback(
    async (by: Send) => {
      if (isBusy.current) return;
      isBusy.current = true;
      for (let next = left.current.shift(); next; next = left.current.shift()) {
        set(next.id, { state: 'SENDING' });
        const { error } = await by(next.file);
        set(next.id, error === undefined ? { state: 'DONE' } : { state: 'FAILED', error });
      }
      isBusy.current = false;
    },
    [set],
  );

  const add = (files: readonly File[]) => {
    const added = files.map(file => {
      lastId.current += 1;
      return { id: lastId.current, file, state: 'WAITING' as const };
    });
    left.current.push(...added);
    setUploads(all => [...all.filter(({ state }) => state !== 'DONE'), ...added]);
    void work(send);
  };
  const again = (upload: Upload) => {
    left.current.push(upload);
    set(upload.id, { state: 'WAITING', error: undefined });
    void work(send);
  };
  const putAway = (id: number) => setUploads(all => all.filter(upload => upload.id !== id));
  return { uploads, add, again, putAway };
}
