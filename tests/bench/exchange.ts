import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { checkArchive } from '../../domain/files/checkArchive.ts';
import { createLargeProject, type LargeProject, withDatabase } from '../support/benchLargeProject.ts';
import { median } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { fillProjects } from '../support/bigProject.ts';
import type { BenchContext } from './context.ts';
import { secondsOf } from './largeProject.ts';
import { residentMb } from './memory.ts';

const HAZARDS = 10_000;

interface Job {
  uuid: string;
  state: string;
}

/** Node processes below the server: files are made in processes of their own. */
function makersOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const children = lines.flatMap(line => {
    const [own, parent, program = ''] = line.trim().split(/\s+/);
    return Number(parent) === pid && /(^|\/)node$/.test(program) ? [Number(own)] : [];
  });
  return children.flatMap(child => [child, ...makersOf(child)]);
}

/** Resident memory of a process in MB; 0 for one that has ended meanwhile. */
const memoryOf = (pid: number) => {
  try {
    return residentMb(pid);
  } catch {
    return 0;
  }
};

interface Peaks {
  server: number;
  maker: number;
}

/** The most memory that the server and one of its makers took while `work` ran. */
export async function watched<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peaks: Peaks }> {
  const peaks = { server: 0, maker: 0 };
  const watch = setInterval(() => {
    peaks.server = Math.max(peaks.server, memoryOf(pid));
    for (const maker of makersOf(pid)) peaks.maker = Math.max(peaks.maker, memoryOf(maker));
  }, 200);
  try {
    return { result: await work(), peaks };
  } finally {
    clearInterval(watch);
  }
}

/** Product and floor in turns. */
async function inTurns(
  { server, quick }: BenchContext,
  name: string,
  product: () => Promise<unknown>,
  floor: () => Promise<unknown>,
): Promise<Figure> {
  const seconds: { product: number[]; floor: number[] } = { product: [], floor: [] };
  const most: Peaks = { server: 0, maker: 0 };
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    const { result, peaks } = await watched(server.child.pid ?? 0, () => secondsOf(product));
    seconds.product.push(result);
    most.server = Math.max(most.server, peaks.server);
    most.maker = Math.max(most.maker, peaks.maker);
    seconds.floor.push(await secondsOf(floor));
  }
  const [ours, theirs] = [median(seconds.product), median(seconds.floor)];
  const maker = most.maker > 0 ? `, the process that makes the file at ${Math.round(most.maker)} MB` : '';
  return {
    name,
    product: `${ours.toFixed(2)} s`,
    floor: `${theirs.toFixed(2)} s`,
    ratio: theirs / ours,
    note: `server at ${Math.round(most.server)} MB at most${maker}`,
  };
}

/** Waits for a job and hands back what it became. @throws Error where it failed */
async function finished({ session }: BenchContext, path: string): Promise<Job> {
  for (;;) {
    const job = await session.call<Job>('GET', path);
    if (job.state === 'DONE') return job;
    if (job.state === 'FAILED' || job.state === 'CANCELLED')
      throw new Error(`${path}: ${JSON.stringify(job)}`);
    await wait(100);
  }
}

/** Exports a project and waits for its file. */
export async function exported(
  context: BenchContext,
  project: LargeProject,
  kind: string,
  format?: string,
): Promise<Uint8Array> {
  const { session, server } = context;
  const path = `/projects/${project.uuid}/exports`;
  const { uuid } = await session.call<Job>('POST', path, { kind, ...(format && { format }) });
  await finished(context, `${path}/${uuid}`);
  const headers = { authorization: `Bearer ${await session.token()}` };
  const answer = await fetch(`${server.url}/v1/user-api${path}/${uuid}/file`, { headers });
  if (!answer.ok) throw new Error(`The file was answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function imported(context: BenchContext, { organizationUuid }: LargeProject, archive: Uint8Array) {
  const { session, server } = context;
  const body = new FormData();
  body.append('file', new Blob([archive as BlobPart]), 'project.zip');
  const path = `/organizations/${organizationUuid}/project-imports`;
  const headers = { authorization: `Bearer ${await session.token()}` };
  const answer = await fetch(`${server.url}/v1/user-api${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The import was answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Job };
  await finished(context, `${path}/${data.uuid}`);
}

/** A project goes out as a workbook and as an archive, and comes in from each. */
export async function benchExchange(context: BenchContext): Promise<Figure[]> {
  const { session, databaseUrl, quick } = context;
  const hazards = quick ? HAZARDS / 10 : HAZARDS;
  const project = await createLargeProject(session, databaseUrl, 'To exchange', hazards);
  let book = new Uint8Array();
  let archive = new Uint8Array();
  const rowsOf = async () => {
    const { sheets } = await readXlsx(book);
    return sheets.map(({ name, rows }) => ({ name, rows }));
  };
  book = (await exported(context, project, 'SPREADSHEET')) as Uint8Array<ArrayBuffer>;
  const sheets = await rowsOf();
  const workbook = await inTurns(
    context,
    `Workbook of ${hazards} hazards`,
    () => exported(context, project, 'SPREADSHEET'),
    // The library that writes it, with the same cells at hand.
    () => writeXlsx({ sheets }),
  );
  const reading = await inTurns(
    context,
    `Workbook of ${hazards} hazards checked as an archive and read, as an import does`,
    async () => {
      await checkArchive(book);
      await readXlsx(book);
    },
    () => readXlsx(book),
  );
  const out = await inTurns(
    context,
    `Archive of ${hazards} hazards with all that hangs on them`,
    async () => {
      archive = (await exported(context, project, 'ARCHIVE')) as Uint8Array<ArrayBuffer>;
    },
    // What the database takes to tell the hazards alone, their parts and their history.
    () =>
      withDatabase(databaseUrl, async pool => {
        for (const table of ['hazards', 'hazard_evaluations', 'hazard_rrms', 'audit_log'])
          await pool.query(`select row_to_json(t)::text from ${table} t where project_uuid = $1`, [
            project.uuid,
          ]);
      }),
  );
  const back = await inTurns(
    context,
    `Import of that archive as a new project`,
    () => imported(context, project, archive),
    // As many rows that the database makes by itself in the same tables.
    async () => {
      const path = `/organizations/${project.organizationUuid}/projects`;
      const { uuid } = await session.call<Job>('POST', path, {
        name: 'Floor of an import',
        style: 'FUNCTION',
      });
      await withDatabase(databaseUrl, pool => fillProjects(pool, [uuid], hazards, { isAnalysed: false }));
    },
  );
  return [workbook, reading, out, back];
}
