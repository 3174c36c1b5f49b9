import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../support/serverProcess.ts';
import { residentMb } from './memory.ts';

const MB = 2 ** 20;
/** So often that collections fall between, whose lowest tells what is really held. */
const SAMPLE_MS = 5000;
/** Share of the time until caches, plans and compiled code are there. */
const WARM_UP = 0.2;

/** By this the bench reads the server's own figures. */
export const METRICS_TOKEN = 'bench'.repeat(8);

interface Minute {
  /** Resident memory of the server, at most in this minute. */
  resident: number;
  /** Heap after the collection that left least of it in this minute. */
  heap: number;
  /** What the database's processes hold for themselves, without shared buffers; 0 where there is no /proc. */
  database: number;
}

export interface MemoryOverTime {
  minutes: Minute[];
  /** Slopes of straight lines (least squares) through what comes after the warm-up, in MB an hour. */
  perHour: Minute;
}

async function heapMb(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(await answer.text()) ?? [];
  return Number(bytes) / MB;
}

/** Private memory of a database's processes: they come and go, so they are looked up each time. */
function databaseMb(postmaster: number): number {
  const privateKb = (pid: string) => {
    try {
      const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      if (Number(parent) !== postmaster) return 0;
      const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+)/gm);
      return [...lines].reduce((sum, [, kb]) => sum + Number(kb), 0);
    } catch {
      // Ended between being listed and being looked at, or no Linux.
      return 0;
    }
  };
  try {
    return (
      readdirSync('/proc').reduce((sum, pid) => sum + (/^\d+$/.test(pid) ? privateKb(pid) : 0), 0) / 1024
    );
  } catch {
    return 0;
  }
}

/** Slope of a straight line through values one apart (least squares). */
function slopeOf(values: readonly number[]): number {
  const [middle, mean] = [
    (values.length - 1) / 2,
    values.reduce((sum, value) => sum + value, 0) / values.length,
  ];
  const spread = values.reduce((sum, _, n) => sum + (n - middle) ** 2, 0);
  return values.reduce((sum, value, n) => sum + (n - middle) * (value - mean), 0) / spread;
}

/** Watches the memory of a server and its database for some minutes, and says it each minute. */
export async function watchMemory(
  server: ServerProcess,
  postmaster: number,
  minutes: number,
): Promise<MemoryOverTime> {
  const seen: Minute[] = [];
  for (let minute = 0; minute < Math.floor(minutes); minute += 1) {
    const now: Minute = { resident: 0, heap: Number.POSITIVE_INFINITY, database: 0 };
    const end = performance.now() + 60_000;
    while (performance.now() < end - SAMPLE_MS / 2) {
      await delay(SAMPLE_MS);
      now.resident = Math.max(now.resident, residentMb(server.child.pid ?? 0));
      now.heap = Math.min(now.heap, await heapMb(server.url));
    }
    now.database = databaseMb(postmaster);
    seen.push(now);
    const said = `heap ${now.heap.toFixed(1)}, database ${now.database.toFixed(0)} MB`;
    console.log(`  minute ${minute + 1}: server ${now.resident.toFixed(0)}, ${said}`);
  }
  const warm = seen.slice(Math.ceil(seen.length * WARM_UP));
  const perHour = (of: (minute: Minute) => number) => slopeOf(warm.map(of)) * 60;
  return {
    minutes: seen,
    perHour: {
      resident: perHour(minute => minute.resident),
      heap: perHour(minute => minute.heap),
      database: perHour(minute => minute.database),
    },
  };
}
