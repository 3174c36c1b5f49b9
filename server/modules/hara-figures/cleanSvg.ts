import { Worker } from 'node:worker_threads';

const DEADLINE_MS = 20_000;
const MEMORY_MB = 512;

type Outcome = { svg: string } | { problem: string };

/**
 * Sanitises an SVG in a thread of its own: a drawing that is made to be slow or large costs its sender an answer, and
 * nobody else anything. The thread ends with it and takes the document model's memory along.
 */
export function cleanSvg(text: string): Promise<Outcome> {
  const worker = new Worker(new URL('./svgWorker.ts', import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<Outcome>(resolve => {
    const tooMuch = () => resolve({ problem: 'It is too large or too complicated.' });
    const timer = setTimeout(tooMuch, DEADLINE_MS);
    worker.once('message', resolve);
    worker.once('error', tooMuch);
    worker.once('exit', () => {
      clearTimeout(timer);
      tooMuch();
    });
  }).finally(() => worker.terminate());
}
