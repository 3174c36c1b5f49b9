import workerUrl from './reader.worker?worker&url';
import { FILE_LIMITS, type ReadAnswer } from './readTypes';

/** Longer than this a file of the allowed size only takes when it is made to. */
const MAX_MS = 60_000;

/** Reads a file beside the page, which stays usable; ended by force when it takes too long. */
export async function readInWorker(file: File): Promise<ReadAnswer> {
  if (file.size > FILE_LIMITS.bytes) return { problem: 'too-large', place: '' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (typeof Worker === 'undefined') return (await import('./answerOf')).answerOf(bytes, file.name);
  const worker = new Worker(scriptUrl(), { type: 'module' });
  let timer = 0;
  try {
    return await new Promise<ReadAnswer>(resolve => {
      timer = window.setTimeout(() => resolve({ problem: 'too-slow', place: '' }), MAX_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data));
      worker.addEventListener('error', () => resolve({ problem: 'damaged', place: '' }));
      worker.postMessage({ bytes, name: file.name }, [bytes.buffer]);
    });
  } finally {
    window.clearTimeout(timer);
    worker.terminate();
  }
}

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}
let policy: { createScriptURL(url: string): string } | undefined;

/** The page's policy takes scripts from nobody but this: whatever it is asked, it answers the one address. */
function scriptUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: ScriptPolicies };
  policy ??= trustedTypes?.createPolicy('badger-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL(workerUrl) ?? workerUrl;
}
