import type { Pool } from 'pg';

/** Work that somebody asked for in a project, or in an organization that is to have one, as the process that does it sees it. */
export interface Job {
  uuid: string;
  /** Empty for work that makes a project. */
  projectUuid: string;
  /** In which it makes one. */
  organizationUuid?: string | null;
  userUuid: string;
  /** Which worker does it (`JobWorkers`). */
  kind: string;
  /** As they were asked for; validated by the contract then. */
  parameters: Record<string, unknown>;
}

/** Jobs of one person that wait or are being done. */
export const MAX_OPEN_JOBS = 5;

/** How a kind of job is done. */
export interface JobWorker {
  /** Module of the process that does it; it calls `workOn`. */
  module: URL;
  /** Takes over what the process has made before the job is done; called again when that broke off. */
  keep?(pool: Pool, job: Job, file: JobFile): Promise<void>;
}

export type JobWorkers = Readonly<Record<string, JobWorker>>;

/** Why a job has no result, for whoever asked for it. */
export type JobErrorCode =
  | 'NO_ACCESS'
  | 'TOO_LARGE'
  | 'BROKE_OFF'
  | 'INTERNAL'
  // Of imports: openapi/schemas/project-archives/enums.yaml.
  | 'NOT_AN_ARCHIVE'
  | 'WRONG_VERSION'
  | 'DAMAGED'
  | 'UNKNOWN_PART'
  | 'INVALID_RECORD'
  | 'FOREIGN_REFERENCE'
  | 'FILE_REFUSED'
  | 'RATING_SET_MISSING';

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
