import { parentPort, workerData } from 'node:worker_threads';
import { type AppText, collectTexts } from './collectTexts.ts';
import { findHandWritten } from './findHandWritten.ts';
import { openProgram } from './openProgram.ts';

/** What is wanted of a TypeScript configuration. */
export interface ProgramRequest {
  configFile: string;
  /** Folder of the product whose texts are read. */
  folder?: string | undefined;
  /** Whether everything that the configuration names is checked as `tsc` does, but for files below some folders. */
  types?: { except: string[] } | undefined;
}

export interface ProgramAnswer {
  texts: AppText[];
  problems: string[];
  typeErrors: string[];
}

// A thread of its own: compilers of several configurations work side by side.
const { configFile, folder, types } = workerData as ProgramRequest;
const program = openProgram(configFile, folder, types !== undefined);
const typeErrors = types ? program.typeErrors(types.except) : [];
const { texts, problems } = collectTexts(program);
parentPort?.postMessage({
  texts,
  problems: [...problems, ...findHandWritten(program)],
  typeErrors,
} satisfies ProgramAnswer);
