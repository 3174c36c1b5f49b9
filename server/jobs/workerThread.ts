import { Worker } from 'node:worker_threads';
import { type Job, JobError, type JobErrorCode, type JobFile } from './job.ts';

/** What a worker is given to work with. */
export interface WorkOrder {
  job: Job;
  databaseUrl: string;
  dataFolder: string;
}

/** What a worker says. */
export type WorkerMessage =
  | { type: 'progress'; done: number; total: number }
  | { type: 'done'; file: JobFile }
  | { type: 'failed'; code: JobErrorCode; message: string }
  /** The database went away: the same work may succeed later. */
  | { type: 'interrupted'; message: string };

export interface WorkOptions {
  /** Work that takes longer than this is TOO_LARGE. */
  timeoutMs: number;
  /** Ends the work at once. */
  signal: AbortSignal;
  onProgress?(done: number, total: number): void;
}

/** The work ended without a result and without a fault of its own: it was ended, or lost its database. */
export class InterruptedError extends Error {}

/** Heap of one worker: 5,000 hazards take about half of it. */
const MAX_HEAP_MB = 384;

const TOO_LARGE =
  'The project is too large for this file. Choose fewer hazards by filters, or ask the operator for more memory.';

/**
 * Does a job in a thread of its own, so that nobody else waits for it: it has its own heap and its own connection.
 *
 * @returns the file; the caller keeps or removes it
 * @throws JobError, InterruptedError, or what went wrong
 */
export function workInThread(module: URL, order: WorkOrder, options: WorkOptions): Promise<JobFile> {
  const { timeoutMs, signal, onProgress } = options;
  if (signal.aborted) return Promise.reject(new InterruptedError('The work was ended before it began.'));
  const worker = new Worker(module, {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return new Promise<JobFile>((resolve, reject) => {
    const end = (error: Error) => {
      reject(error);
      void worker.terminate();
    };
    const onAbort = () => end(new InterruptedError('The work was ended.'));
    const deadline = setTimeout(() => end(new JobError('TOO_LARGE', TOO_LARGE)), timeoutMs).unref();
    signal.addEventListener('abort', onAbort, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'progress') onProgress?.(message.done, message.total);
      else if (message.type === 'done') resolve(message.file);
      else if (message.type === 'failed') reject(new JobError(message.code, message.message));
      else reject(new InterruptedError(message.message));
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new JobError('TOO_LARGE', TOO_LARGE) : error),
    );
    worker.on('exit', code => {
      clearTimeout(deadline);
      signal.removeEventListener('abort', onAbort);
      reject(new Error(`The worker ended with ${code} and said nothing`));
    });
  });
}
