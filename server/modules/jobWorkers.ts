import type { JobWorkers } from '../jobs/job.ts';
import { ANALYSIS_JOB, keepAnalysis } from './documents/index.ts';
import { EXPORT_JOB } from './export-files/index.ts';
import { IMPORT_JOB } from './project-archives/index.ts';

/** Who does which kind of job, each in a process of its own. */
export const JOB_WORKERS: JobWorkers = {
  [EXPORT_JOB]: { module: new URL('./export-files/exportWorker.ts', import.meta.url) },
  [ANALYSIS_JOB]: {
    module: new URL('./documents/analysis/analysisWorker.ts', import.meta.url),
    keep: keepAnalysis,
  },
  [IMPORT_JOB]: { module: new URL('./project-archives/importWorker.ts', import.meta.url) },
};
