import { useCallback, useEffect, useState } from 'react';
import { withBasePath } from '@/config/paths';

/** One shipped library; scripts/licenceList.ts writes the list with every build. */
export interface Licence {
  part: 'web' | 'server';
  name: string;
  version: string;
  /** SPDX expression; empty where the package names none. */
  licence: string;
  text?: string;
}

interface Licences {
  licences: readonly Licence[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

async function fetchLicences(signal: AbortSignal): Promise<Licence[]> {
  // The file has no version in its name, and the server lets the files beside it be kept for a year.
  const answer = await fetch(new URL(withBasePath('/assets/licences.json'), window.location.origin), {
    signal,
    cache: 'no-cache',
  });
  if (!answer.ok) throw new Error(`The licences were answered with ${answer.status}.`);
  return answer.json() as Promise<Licence[]>;
}

/** The list of shipped libraries, which is no part of the app's code: it is fetched when somebody asks for it. */
export function useLicences(): Licences {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ licences?: Licence[]; hasFailed: boolean }>({ hasFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches again
  useEffect(() => {
    const controller = new AbortController();
    setState({ hasFailed: false });
    fetchLicences(controller.signal).then(
      licences => setState({ licences, hasFailed: false }),
      () => {
        if (!controller.signal.aborted) setState({ hasFailed: true });
      },
    );
    return () => controller.abort();
  }, [tries]);
  const retry = useCallback(() => setTries(count => count + 1), []);
  return { licences: state.licences, hasFailed: state.hasFailed, retry };
}
