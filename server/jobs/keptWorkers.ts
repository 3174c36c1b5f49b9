import { type ChildProcess, fork } from 'node:child_process';
import { standBehind } from '../database/standBehind.ts';

/** What a worker takes with it: its memory beside the heap is the file's. 5,000 hazards take about half of this heap. */
const MAX_HEAP_MB = 384;
/** Where new objects are made: larger, as by itself, it takes 100 MB more and makes nothing faster (docs/bench.md). */
const YOUNG_HEAP_MB = 8;

/** Whoever makes one file often makes the next soon: another language, another format, a corrected title. */
const KEPT_MS = 30_000;

/** As `nice` counts: a tenth of the processor time of others while there is not enough for all. */
const BEHIND = 10;

interface KeptWorker {
  worker: ChildProcess;
  /** Ends it, and takes it off the list. */
  end(): void;
  timer: NodeJS.Timeout;
}

/** By the address of their module, one of each: loading the code of a report takes longer than making a short one. */
const kept = new Map<string, KeptWorker>();

/** Whoever waits for an answer of milliseconds comes before a file that takes seconds; with cores to spare both go at full speed. */
function startWorker(module: URL): ChildProcess {
  const worker = fork(module, {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, `--max-semi-space-size=${YOUNG_HEAP_MB}`],
    // A session of its own, to stand behind PostgreSQL's processes too. It ends when the server is gone (`workOn.ts`).
    detached: true,
  });
  // Without a number there is no process: its `error` tells.
  if (worker.pid !== undefined) standBehind(worker.pid, BEHIND);
  return worker;
}

/** @returns a worker that nobody else has: the one that was kept, else a new one */
export function takeWorker(module: URL): ChildProcess {
  const found = kept.get(module.href);
  if (!found) return startWorker(module);
  const { worker, end, timer } = found;
  clearTimeout(timer);
  kept.delete(module.href);
  worker.off('exit', end).off('error', end).ref();
  worker.channel?.ref();
  return worker;
}

/** Keeps a worker that has done its work for the next. It keeps no server from ending, and ends with it. */
export function keepWorker(module: URL, worker: ChildProcess): void {
  if (kept.has(module.href) || !worker.connected) {
    worker.kill('SIGKILL');
    return;
  }
  const end = () => {
    clearTimeout(timer);
    kept.delete(module.href);
    worker.kill('SIGKILL');
  };
  const timer = setTimeout(end, KEPT_MS).unref();
  worker.once('exit', end).once('error', end).unref();
  worker.channel?.unref();
  kept.set(module.href, { worker, end, timer });
}
