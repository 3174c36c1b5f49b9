import { execFileSync } from 'node:child_process';
import { throughput } from '../support/benchMeasure.ts';
import { createBenchProject } from '../support/benchProject.ts';
import type { Figure } from '../support/benchReport.ts';
import { KeepAliveClient } from '../support/keepAliveClient.ts';
import type { BenchContext } from './context.ts';

const GOAL_MB = 300;
const WORKERS = 8;

/** Resident memory of a process in MB, the same figure on Linux and macOS. */
export const residentMb = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Memory of the server process after lists, creates and changes from eight connections at once. */
export async function benchMemory({ server, session, quick }: BenchContext): Promise<Figure[]> {
  const project = await createBenchProject(session, 'Memory', { hazards: 1000 });
  const token = await session.token();
  const clients = await Promise.all(Array.from({ length: WORKERS }, () => KeepAliveClient.open(server.url)));
  const list = `/v1/user-api/hazards?projectUuid=${project.uuid}&limit=1000`;
  const create = `/v1/user-api/projects/${project.uuid}/hazards/batch`;
  const body = JSON.stringify({ items: Array.from({ length: 20 }, (_, n) => project.hazard(n)) });
  let peak = 0;
  await throughput(
    async worker => {
      const client = clients[worker];
      const answer = await (worker % 4 === 0
        ? client?.request('POST', create, token, body)
        : client?.request('GET', list, token));
      if (!answer || answer.status >= 300) throw new Error(`The load was answered ${answer?.status}`);
      if (worker === 0) peak = Math.max(peak, residentMb(server.child.pid ?? 0));
    },
    WORKERS,
    quick ? 5 : 20,
  );
  for (const client of clients) client.close();
  const after = residentMb(server.child.pid ?? 0);
  return [
    {
      name: 'Memory of the server process after the load',
      product: `${Math.round(after)} MB`,
      goal: `< ${GOAL_MB} MB`,
      reached: after < GOAL_MB,
      note: `${Math.round(peak)} MB at most while lists of 1,000 and batches were answered, c=${WORKERS}`,
    },
  ];
}
