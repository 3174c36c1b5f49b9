/** Waits `milliseconds`; rejects with the signal's reason when it is aborted meanwhile. */
export type Delay = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** {@link Delay} on the real clock. */
export const delay: Delay = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
  });
