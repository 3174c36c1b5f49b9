import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Job, JobFile } from './job.ts';
import { workInProcess } from './workerProcess.ts';

/** Whoever waits for the answer waits no longer than this. */
const TIMEOUT_MS = 60_000;

interface Place {
  databaseUrl: string;
  dataFolder: string;
}

/**
 * Does work in a process at once, for somebody who waits for its file; it has no row in `jobs`.
 * @returns the file, and its content, which may be read once
 * @throws JobError, InterruptedError, or what went wrong
 */
export async function workForRequest(
  module: URL,
  job: Job,
  place: Place,
): Promise<{ file: JobFile; content: Readable }> {
  const file = await workInProcess(
    module,
    { job, ...place },
    { timeoutMs: TIMEOUT_MS, signal: new AbortController().signal },
  );
  const content = createReadStream(file.path);
  content.once('close', () => void rm(file.path, { force: true }));
  return { file, content };
}
