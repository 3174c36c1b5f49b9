import type { Pool } from 'pg';
import type { Job, JobErrorCode, JobFile } from './job.ts';

/** Somebody asked for work, or gave some back. */
export const JOBS_CHANNEL = 'jobs';
/** Tells the uuid of a job that was cancelled. */
export const CANCELS_CHANNEL = 'job_cancels';

/** A job is begun so often, then it failed. */
const MAX_ATTEMPTS = 3;
const AT_ONCE = 500;

const BROKE_OFF = 'The server stopped each time while it worked on this. Try again.';

/** The lease is this process's, and nobody has cancelled the job. */
const MINE = `uuid = $1 and lease_uuid = $2 and state = 'RUNNING'`;
const NO_LEASE = 'lease_uuid = null, lease_until = null';
const KEPT = `now() + interval '1 day'`;

/** The statements of the table `jobs` that are no request's: whoever asks for a job writes its row (modules/exports). */
export class JobStore {
  readonly #pool: Pool;
  readonly #leaseSeconds: number;

  constructor(pool: Pool, leaseSeconds: number) {
    this.#pool = pool;
    this.#leaseSeconds = leaseSeconds;
  }

  /** Takes the job that has waited longest, also one whose process has gone. */
  async claim(leaseUuid: string, kinds: readonly string[]): Promise<Job | undefined> {
    const { rows } = await this.#pool.query<Job>(
      `update jobs j set state = 'RUNNING', attempts = attempts + 1, started_at = coalesce(started_at, now()), done = 0,
         total = null, lease_uuid = $1, lease_until = now() + make_interval(secs => $2)
       where j.uuid = (select uuid from jobs where kind = any($3) and attempts < ${MAX_ATTEMPTS}
           and (state = 'QUEUED' or (state = 'RUNNING' and lease_until < now()))
         order by created_at limit 1 for update skip locked)
       returning uuid, coalesce(project_uuid::text, '') as "projectUuid", organization_uuid as "organizationUuid", user_uuid as "userUuid", kind, parameters`,
      [leaseUuid, this.#leaseSeconds, kinds],
    );
    return rows[0];
  }

  /** Says that the work goes on. @returns false when the job is no longer this process's to do */
  async renew(uuid: string, leaseUuid: string, done: number, total: number | null): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `update jobs set done = $3, total = $4, lease_until = now() + make_interval(secs => $5) where ${MINE}`,
      [uuid, leaseUuid, done, total, this.#leaseSeconds],
    );
    return rowCount === 1;
  }

  /** @returns false when the job is no longer this process's to do */
  async finish(uuid: string, leaseUuid: string, file: JobFile, fileUuid: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `update jobs set state = 'DONE', file_uuid = $3, file_name = $4, mime_type = $5, size_bytes = $6, finished_at = now(),
         expires_at = ${KEPT}, ${NO_LEASE} where ${MINE}`,
      [uuid, leaseUuid, fileUuid, file.fileName, file.mimeType, file.sizeBytes],
    );
    return rowCount === 1;
  }

  async fail(uuid: string, leaseUuid: string, code: JobErrorCode, message: string): Promise<void> {
    await this.#pool.query(
      `update jobs set state = 'FAILED', error_code = $3, error_message = $4, finished_at = now(), expires_at = ${KEPT}, ${NO_LEASE}
       where ${MINE}`,
      [uuid, leaseUuid, code, message.slice(0, 1000)],
    );
  }

  /**
   * Lets another process take the job at once.
   * @param isStop this process stops, which is no fault of the work: it does not count
   */
  async giveUp(uuid: string, leaseUuid: string, isStop: boolean): Promise<void> {
    await this.#pool.query(
      `with given as (update jobs set state = 'QUEUED', attempts = attempts - $3::int, ${NO_LEASE} where ${MINE} returning uuid)
       select pg_notify('${JOBS_CHANNEL}', uuid::text) from given`,
      [uuid, leaseUuid, isStop ? 1 : 0],
    );
  }

  /** Ends jobs that were begun too often. */
  async failAbandoned(): Promise<void> {
    await this.#pool.query(
      `update jobs set state = 'FAILED', error_code = 'BROKE_OFF', error_message = $1, finished_at = now(), expires_at = ${KEPT},
         ${NO_LEASE} where attempts >= ${MAX_ATTEMPTS} and (state = 'QUEUED' or (state = 'RUNNING' and lease_until < now()))`,
      [BROKE_OFF],
    );
  }
}

/**
 * A sweep: removes jobs a day after they ended, and those that nobody has begun in a day. Their files are swept as all that no
 * record names.
 * @returns how many
 */
export async function forgetJobs(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from jobs where uuid in (select uuid from jobs where expires_at < now() and state <> 'RUNNING' limit ${AT_ONCE})`,
  );
  return rowCount ?? 0;
}
