import { fork } from 'node:child_process';
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
}

/** The work ended without a result and without a fault of its own: it was ended, or lost its database. */
export class InterruptedError extends Error {}

/** What a worker takes with it: its memory beside the heap is the file's. 5,000 hazards take about half of this heap. */
const MAX_HEAP_MB = 384;

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
  const { timeoutMs, signal, onProgress } = options;
  if (signal.aborted) return Promise.reject(new InterruptedError('The work was ended before it began.'));
  const worker = fork(module, { execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`] });
  return new Promise<JobFile>((resolve, reject) => {
    const end = (error: Error) => {
      reject(error);
      worker.kill('SIGKILL');
    };
    const onAbort = () => end(new InterruptedError('The work was ended.'));
    const deadline = setTimeout(() => end(new JobError('TOO_LARGE', TOO_LARGE)), timeoutMs).unref();
    signal.addEventListener('abort', onAbort, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'progress') onProgress?.(message.done, message.total);
      else if (message.type === 'done') resolve(message.file);
      else if (message.type === 'failed') reject(new JobError(message.code, message.message));
      else if (message.type === 'interrupted') reject(new InterruptedError(message.message));
      else reject(Object.assign(new Error(message.message), { stack: message.stack }));
    });
    worker.on('error', reject);
    worker.on('close', (code, killedBy) => {
      clearTimeout(deadline);
      signal.removeEventListener('abort', onAbort);
      if (killedBy === OUT_OF_MEMORY) reject(new JobError('TOO_LARGE', TOO_LARGE));
      else if (killedBy) reject(new InterruptedError(`The worker was ended by ${killedBy}.`));
      else reject(new Error(`The worker ended with ${code} and said nothing`));
    });
    worker.send(order, error => error && end(error));
  });
}
