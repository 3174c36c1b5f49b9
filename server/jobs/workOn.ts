import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { isConnectionError, openDatabase } from '../database/connection.ts';
import { receiveFile } from '../storage/receiveFile.ts';
import { type Job, JobError } from './job.ts';
import type { WorkerMessage, WorkOrder } from './workerProcess.ts';

/** What the work has: everything that it reads is of one moment. */
export interface WorkTools {
  job: Job;
  /** Where the installation keeps its files, unless they are in a bucket. */
  dataFolder: string;
  /**
   * In a transaction that only reads, repeatable read; of work that writes in one that is committed when the work is done. Nothing
   * else uses the connection.
   */
  database: PoolClient;
  /** Connections beside that one, for what has to stay whether or not the work succeeds. */
  pool: Pool;
  /** Says how far the work is; as often as one likes. */
  report(done: number, total: number): void;
  /** Tells the operator, by the log, what did not work as it should although the work goes on; no texts of users. */
  warn(message: string): void;
}

/** A file that was made: its bytes at once or in pieces. */
export interface MadeFile {
  fileName: string;
  mimeType: string;
  content: Buffer | string | AsyncIterable<Buffer | string> | Iterable<Buffer | string>;
}

/** One statement of the work; those of requests have 30 seconds. */
const STATEMENT_TIMEOUT_MS = 120_000;
/** Reports in between are left out. */
const REPORT_EVERY_MS = 200;

const READING = 'begin isolation level repeatable read read only';
const WRITING = 'begin';

interface WorkOptions {
  /** What the work writes is there when all of it is done. It has to find out by itself whether it was done before. */
  writes?: boolean;
}

const say = (message: WorkerMessage) => process.send?.(message);

function reporter(): WorkTools['report'] {
  let last = 0;
  return (done, total) => {
    const now = Date.now();
    if (done < total && now - last < REPORT_EVERY_MS) return;
    last = now;
    say({ type: 'progress', done, total });
  };
}

/**
 * Body of a worker's module: does the jobs that its process is sent, one after the other. To be called once, at the
 * module's end.
 * @param make throws JobError for what its person should be told
 */
export async function workOn(
  make: (tools: WorkTools) => Promise<MadeFile>,
  options: WorkOptions = {},
): Promise<never> {
  // Nobody waits for it any more.
  process.once('disconnect', () => process.exit());
  while (true) {
    const [order] = await once(process, 'message');
    say(await carryOut(order as WorkOrder, make, options));
  }
}

/** @returns how it ended */
async function carryOut(
  { job, databaseUrl, dataFolder }: WorkOrder,
  make: (tools: WorkTools) => Promise<MadeFile>,
  { writes = false }: WorkOptions,
): Promise<WorkerMessage> {
  const { pool, close } = openDatabase(databaseUrl, {
    max: writes ? 2 : 1,
    applicationName: 'badger-job',
    standsBehind: true,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  try {
    const database = await pool.connect();
    try {
      await database.query(writes ? WRITING : READING);
      const { fileName, mimeType, content } = await make({
        job,
        dataFolder,
        database,
        pool,
        report: reporter(),
        warn: message => say({ type: 'warning', message }),
      });
      const pieces = typeof content === 'string' || Buffer.isBuffer(content) ? [content] : content;
      const file = await receiveFile(dataFolder, Readable.from(pieces, { objectMode: false }), fileName);
      await database.query('commit');
      // The maker knows the type; first bytes cannot tell one text from another.
      return { type: 'done', file: { ...file, mimeType } };
    } finally {
      database.release(true);
    }
  } catch (error) {
    const { message, stack } = error as Error;
    if (error instanceof JobError) return { type: 'failed', code: error.code, message };
    return isConnectionError(error) ? { type: 'interrupted', message } : { type: 'broken', message, stack };
  } finally {
    await close();
  }
}
