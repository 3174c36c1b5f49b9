import { parentPort, workerData } from 'node:worker_threads';
import { SvgError, sanitizeSvg } from './sanitizeSvg.ts';

// Answers with the drawing, or with why there is none.
try {
  parentPort?.postMessage({ svg: sanitizeSvg(workerData as string) });
} catch (error) {
  const isKnown = error instanceof SvgError || (error as Error).name === 'SyntaxError';
  parentPort?.postMessage({ problem: isKnown ? (error as Error).message : 'It can not be read.' });
}
