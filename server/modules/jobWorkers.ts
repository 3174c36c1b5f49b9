import type { JobWorkers } from '../jobs/job.ts';

/** Which module does which kind of job, each in a process of its own. */
export const JOB_WORKERS: JobWorkers = {
  EXPORT: new URL('./export-files/exportWorker.ts', import.meta.url),
};
