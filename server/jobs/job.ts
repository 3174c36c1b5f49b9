/** Work that somebody asked for in a project, as the process that does it sees it. */
export interface Job {
  uuid: string;
  projectUuid: string;
  userUuid: string;
  /** Which worker does it (`JobWorkers`). */
  kind: string;
  /** As they were asked for; validated by the contract then. */
  parameters: Record<string, unknown>;
}

/** Kind of job → module of the worker process that does it; the module calls `workOn`. */
export type JobWorkers = Readonly<Record<string, URL>>;

/** Why a job has no result, for whoever asked for it. */
export type JobErrorCode = 'NO_ACCESS' | 'TOO_LARGE' | 'BROKE_OFF' | 'INTERNAL';

/** A job that failed for a reason that its person is told; the message is a sentence to act on. */
export class JobError extends Error {
  readonly code: JobErrorCode;
  constructor(code: JobErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** What a worker has made: a file on disk, which whoever gets it keeps or removes. */
export interface JobFile {
  path: string;
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  /** Hexadecimal digits. */
  sha256: string;
}
