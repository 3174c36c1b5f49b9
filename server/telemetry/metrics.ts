import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DiskSpace } from './diskSpace.ts';

/** From what one does not notice to where statements are broken off, in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface MetricsOptions {
  pool: Pool;
  heavyPool: Pool;
  disk: DiskSpace;
  version: string;
  /** Live streams that are open in this process. */
  streams: () => number;
}

interface Waiting {
  jobs_queued: number;
  jobs_running: number;
  jobs_failed: number;
  mails_waiting: number;
  mails_failed: number;
  mail_age: number;
}

/** What waits in the database, for any process: each by an index of its own. */
const WAITING = `
  select
    (select count(*)::int from jobs where state = 'QUEUED') as jobs_queued,
    (select count(*)::int from jobs where state = 'RUNNING') as jobs_running,
    (select count(*)::int from jobs where state = 'FAILED') as jobs_failed,
    count(*) filter (where failed_at is null)::int as mails_waiting,
    count(*) filter (where failed_at is not null)::int as mails_failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as mail_age
  from mails where sent_at is null`;

/** What this process and its database do, for Prometheus (text format 0.0.4). */
export function createMetrics({ pool, heavyPool, disk, version, streams }: MetricsOptions) {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor time, event loop and garbage collection, under the names that dashboards for Node know.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'badger_http_request_duration_seconds',
    help: 'Time until an answer was sent, by operation of the contract (other: pages and files) and status.',
    labelNames: ['operation', 'method', 'status'],
    buckets: DURATIONS,
    registers,
  });
  new Gauge({ name: 'badger_info', help: 'The version that runs.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  new Gauge({
    name: 'badger_database_connections',
    help: 'Connections of this process to the database: in use, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const both = (count: 'totalCount' | 'idleCount' | 'waitingCount') => pool[count] + heavyPool[count];
      this.set({ state: 'used' }, both('totalCount') - both('idleCount'));
      this.set({ state: 'idle' }, both('idleCount'));
      this.set({ state: 'waiting' }, both('waitingCount'));
    },
  });
  new Gauge({
    name: 'badger_live_streams',
    help: 'Live streams of projects that are open in this process.',
    registers,
    collect() {
      this.set(streams());
    },
  });
  new Gauge({
    name: 'badger_disk_bytes',
    help: 'Disk of the data folder: free for this user, and in all.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      if (!disk.space) return;
      this.set({ kind: 'free' }, disk.space.free);
      this.set({ kind: 'total' }, disk.space.total);
    },
  });
  const isUp = new Gauge({
    name: 'badger_database_up',
    help: 'Whether the database answered this scrape: 1 or 0.',
    registers,
  });
  const jobs = new Gauge({
    name: 'badger_jobs',
    help: 'Files and other long work of all processes, by state.',
    labelNames: ['state'],
    registers,
  });
  const mails = new Gauge({
    name: 'badger_mails',
    help: 'Mails that wait to be sent, and those that were given up.',
    labelNames: ['state'],
    registers,
  });
  const mailAge = new Gauge({
    name: 'badger_oldest_waiting_mail_seconds',
    help: 'Age of the oldest mail that waits; 0 when none does.',
    registers,
  });

  async function readWaiting(): Promise<void> {
    try {
      const { rows } = await pool.query<Waiting>({ name: 'metrics_waiting', text: WAITING });
      const [waiting] = rows;
      if (!waiting) return;
      isUp.set(1);
      jobs.set({ state: 'queued' }, waiting.jobs_queued);
      jobs.set({ state: 'running' }, waiting.jobs_running);
      jobs.set({ state: 'failed' }, waiting.jobs_failed);
      mails.set({ state: 'waiting' }, waiting.mails_waiting);
      mails.set({ state: 'failed' }, waiting.mails_failed);
      mailAge.set(waiting.mail_age);
    } catch {
      // What was last known would be taken for the present.
      isUp.set(0);
      for (const gauge of [jobs, mails, mailAge]) gauge.reset();
    }
  }

  return {
    contentType: registry.contentType,
    observe: (operation: string, method: string, status: number, seconds: number) =>
      requests.observe({ operation, method, status }, seconds),
    async text(): Promise<string> {
      await readWaiting();
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
