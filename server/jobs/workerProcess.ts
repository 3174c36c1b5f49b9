import { type Job, JobError, type JobErrorCode, type JobFile } from './job.ts';
import { keepWorker, takeWorker } from './keptWorkers.ts';

/** What a worker is given to work with. */
export interface WorkOrder {
  job: Job;
  databaseUrl: string;
  dataFolder: string;
}

/** What a worker says: how far it is, and at last, when its connection is closed, how the work ended. */
export type WorkerMessage =
  | { type: 'progress'; done: number; total: number }
  /** Something for the operator; the work goes on. */
  | { type: 'warning'; message: string }
  | { type: 'done'; file: JobFile }
  | { type: 'failed'; code: JobErrorCode; message: string }
  /** A fault of the work itself. */
  | { type: 'broken'; message: string; stack: string | undefined }
  /** The database went away: the same work may succeed later. */
  | { type: 'interrupted'; message: string };

export interface WorkOptions {
  /** Work that takes longer than this is TOO_LARGE. */
  timeoutMs: number;
  /** Ends the work at once. */
  signal: AbortSignal;
  onProgress?(done: number, total: number): void;
  onWarning?(message: string): void;
}

/** The work ended without a result and without a fault of its own: it was ended, or lost its database. */
export class InterruptedError extends Error {}

const TOO_LARGE =
  'The project is too large for this file. Choose fewer hazards by filters, or ask the operator for more memory.';

/** As V8 ends a process that has no memory left. */
const OUT_OF_MEMORY = 'SIGABRT';

/**
 * Does a job in a process of its own, so that nobody else waits for it and nobody else ends with it: V8 gives a thread
 * that has used up its heap a moment to end, and ends the whole process when that was too short.
 *
 * @returns the file; the caller keeps or removes it
 * @throws JobError, InterruptedError, or what went wrong
 */
export function workInProcess(module: URL, order: WorkOrder, options: WorkOptions): Promise<JobFile> {
  const { timeoutMs, signal, onProgress, onWarning } = options;
  if (signal.aborted) return Promise.reject(new InterruptedError('The work was ended before it began.'));
  const worker = takeWorker(module);
  return new Promise<JobFile>((resolve, reject) => {
    const end = (error: Error) => {
      reject(error);
      worker.kill('SIGKILL');
    };
    const onAbort = () => end(new InterruptedError('The work was ended.'));
    const onMessage = (message: WorkerMessage) => {
      if (message.type === 'progress') return onProgress?.(message.done, message.total);
      if (message.type === 'warning') return onWarning?.(message.message);
      // Nobody knows what a fault has left behind in it.
      if (message.type === 'broken')
        return end(Object.assign(new Error(message.message), { stack: message.stack }));
      letGo();
      keepWorker(module, worker);
      if (message.type === 'done') resolve(message.file);
      else if (message.type === 'failed') reject(new JobError(message.code, message.message));
      else reject(new InterruptedError(message.message));
    };
    const onClose = (code: number | null, killedBy: NodeJS.Signals | null) => {
      letGo();
      if (killedBy === OUT_OF_MEMORY) reject(new JobError('TOO_LARGE', TOO_LARGE));
      else if (killedBy) reject(new InterruptedError(`The worker was ended by ${killedBy}.`));
      else reject(new Error(`The worker ended with ${code} and said nothing`));
    };
    const deadline = setTimeout(() => end(new JobError('TOO_LARGE', TOO_LARGE)), timeoutMs).unref();
    const letGo = () => {
      clearTimeout(deadline);
      signal.removeEventListener('abort', onAbort);
      worker.off('message', onMessage).off('error', reject).off('close', onClose);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    worker.on('message', onMessage).on('error', reject).on('close', onClose);
    worker.send(order, error => error && end(error));
  });
}
