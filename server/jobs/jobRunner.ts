import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { NotificationConnection } from '../events/notifications.ts';
import type { FileStorage } from '../storage/fileStorage.ts';
import { keepFile } from '../storage/storedFiles.ts';
import { type Job, JobError, type JobWorkers } from './job.ts';
import { CANCELS_CHANNEL, JOBS_CHANNEL, JobStore } from './jobStore.ts';
import { InterruptedError, workInProcess } from './workerProcess.ts';

export interface JobRunnerOptions {
  pool: Pool;
  log: FastifyBaseLogger;
  /** Not open yet. */
  notifications: NotificationConnection;
  files: FileStorage;
  dataFolder: string;
  workers: JobWorkers;
  /** Jobs that this process does at a time; 0: others do them. */
  atOnce: number;
  /** Tests only: how long a job is this process's, how often it says that it lives, and how often it looks. */
  leaseSeconds?: number;
  renewMs?: number;
  lookMs?: number;
}

export interface JobRunner {
  /** Begins to look for work; does nothing before. */
  start(): void;
  /** Ends the work under way and gives it back, for others to take up at once. */
  close(): Promise<void>;
}

/** After this, another process takes over the job of one that died; who lives renews it. */
const LEASE_SECONDS = 30;
const RENEW_MS = 2000;
/** For what no notification told: jobs of processes that died, and those asked for while the connection was lost. */
const LOOK_MS = 15_000;
/** Of one job. */
const TIMEOUT_MS = 15 * 60_000;

const FAILED =
  'The file could not be made. Try again; if it fails again, tell the operator the uuid of this export.';

/** Does the jobs of the table `jobs`; any number of processes share the work (docs/decisions/0052). */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { pool, log, notifications, files, dataFolder, workers, atOnce } = options;
  const store = new JobStore(pool, options.leaseSeconds ?? LEASE_SECONDS);
  /** By uuid; aborting one ends its worker. */
  const underWay = new Map<string, { ending: AbortController; end: Promise<void> }>();
  const kinds = Object.keys(workers);
  let isStarted = false;
  let isClosed = false;
  let looking: Promise<void> | undefined;
  let shallLookAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function work(job: Job, leaseUuid: string, ending: AbortController): Promise<void> {
    let progress: [done: number, total: number | null] = [0, null];
    const renewal = setInterval(() => {
      store.renew(job.uuid, leaseUuid, ...progress).then(
        isMine => {
          if (!isMine) ending.abort();
        },
        (error: Error) => log.warn({ job: job.uuid, reason: error.message }, 'a job could not be renewed'),
      );
    }, options.renewMs ?? RENEW_MS);
    try {
      const worker = workers[job.kind];
      if (!worker) throw new Error(`There is no worker for ${job.kind}`);
      const databaseUrl = pool.options.connectionString ?? '';
      const file = await workInProcess(
        worker.module,
        { job, databaseUrl, dataFolder },
        {
          timeoutMs: TIMEOUT_MS,
          signal: ending.signal,
          onProgress: (done, total) => {
            progress = [done, total];
          },
          onWarning: reason =>
            log.warn({ job: job.uuid, kind: job.kind, reason }, 'a job went on without it'),
        },
      );
      try {
        await worker.keep?.(pool, job, file);
        await store.finish(job.uuid, leaseUuid, file, await keepFile(pool, files, file));
      } finally {
        await rm(file.path, { force: true });
      }
    } finally {
      clearInterval(renewal);
    }
  }

  async function carryOut(job: Job, leaseUuid: string, ending: AbortController): Promise<void> {
    const begun = Date.now();
    try {
      await work(job, leaseUuid, ending);
      log.info({ job: job.uuid, kind: job.kind, ms: Date.now() - begun }, 'job done');
    } catch (error) {
      await refuse(job, leaseUuid, error as Error);
    }
  }

  async function refuse(job: Job, leaseUuid: string, error: Error): Promise<void> {
    if (error instanceof InterruptedError) return store.giveUp(job.uuid, leaseUuid, isClosed);
    if (error instanceof JobError) return store.fail(job.uuid, leaseUuid, error.code, error.message);
    log.error({ job: job.uuid, err: error }, 'a job failed');
    return store.fail(job.uuid, leaseUuid, 'INTERNAL', FAILED);
  }

  function begin(job: Job, leaseUuid: string): void {
    const ending = new AbortController();
    const end = carryOut(job, leaseUuid, ending)
      // Its lease ends by itself.
      .catch((error: Error) => log.warn({ job: job.uuid, reason: error.message }, 'a job could not be ended'))
      .finally(() => {
        underWay.delete(job.uuid);
        look();
      });
    underWay.set(job.uuid, { ending, end });
  }

  async function takeWhatThereIs(): Promise<void> {
    await store.failAbandoned();
    while (!isClosed && underWay.size < atOnce) {
      const leaseUuid = randomUUID();
      const job = await store.claim(leaseUuid, kinds);
      if (!job) return;
      // Claimed while the process began to stop.
      if (isClosed) return store.giveUp(job.uuid, leaseUuid, true);
      begin(job, leaseUuid);
    }
  }

  function look(): void {
    if (!isStarted || isClosed) return;
    if (looking) {
      shallLookAgain = true;
      return;
    }
    looking = takeWhatThereIs()
      .catch((error: Error) => log.warn({ reason: error.message }, 'jobs could not be looked for'))
      .finally(() => {
        looking = undefined;
        const again = shallLookAgain;
        shallLookAgain = false;
        if (again) look();
      });
  }

  notifications.tell({
    channels: [JOBS_CHANNEL, CANCELS_CHANNEL],
    onNotification: (channel, uuid) =>
      channel === CANCELS_CHANNEL ? underWay.get(uuid)?.ending.abort() : look(),
    onRestored: look,
  });

  return {
    start() {
      if (isStarted || isClosed || atOnce === 0) return;
      isStarted = true;
      timer = setInterval(look, options.lookMs ?? LOOK_MS).unref();
      // What was asked for before somebody listened is found now; without notifications, by looking now and then.
      notifications
        .open()
        .catch((error: Error) => log.warn({ reason: error.message }, 'nobody can tell of jobs'))
        .finally(look);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      const ends = [...underWay.values()].map(({ ending, end }) => {
        ending.abort();
        return end;
      });
      await Promise.all([looking, ...ends]);
    },
  };
}
