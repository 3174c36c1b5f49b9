import { readFile } from './readFile';
import { type ReadAnswer, ReadRefusal } from './readTypes';

/** Reads a file; a refusal is an answer. What no rule foresaw is a damaged file. */
export const answerOf = (bytes: Uint8Array, name: string): Promise<ReadAnswer> =>
  readFile(bytes, name).then(
    book => ({ book }),
    error =>
      error instanceof ReadRefusal
        ? { problem: error.problem, place: error.place }
        : { problem: 'damaged' as const, place: '' },
  );
