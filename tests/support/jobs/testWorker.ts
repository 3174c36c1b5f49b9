import { getPriority } from 'node:os';
import { JobError } from '../../../server/jobs/job.ts';
import { workOn } from '../../../server/jobs/workOn.ts';
import { sessionPriority } from '../sessionPriority.ts';

/** A worker that tests lead: what it does stands in its parameters. */

interface Orders {
  /** Number of an advisory lock: the work goes on when the test lets go of it. */
  waitFor?: number;
  text?: string;
  /** The content is the number of the worker's process. */
  tellProcess?: boolean;
  /** The content is how far the process stands behind others, and its session, as Linux tells it. */
  tellPriority?: boolean;
  refuse?: string;
  fail?: string;
  fill?: boolean;
}

await workOn(async ({ job, database, report }) => {
  const { waitFor, text = '', tellProcess, tellPriority, refuse, fail, fill } = job.parameters as Orders;
  report(1, 4);
  if (waitFor !== undefined) await database.query('select pg_advisory_xact_lock_shared($1)', [waitFor]);
  if (refuse) throw new JobError('NO_ACCESS', refuse);
  if (fail) throw new Error(fail);
  // Few and large, so that the heap is full after fifty of them: of small ones the collector looks at millions before.
  const kept: object[][] = [];
  while (fill) kept.push(new Array(1_000_000).fill(kept));
  return {
    fileName: 'made.txt',
    mimeType: 'text/plain; charset=utf-8',
    content: tellProcess ? `${process.pid}` : tellPriority ? `${getPriority()} ${sessionPriority()}` : text,
  };
});
