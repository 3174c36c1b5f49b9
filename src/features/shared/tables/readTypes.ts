/** Limits of a file that is read. They protect the browser of whoever opens it; nothing of it reaches the server. */
export const FILE_LIMITS = {
  bytes: 20 * 1024 * 1024,
  sheets: 100,
  rows: 20_000,
  columns: 200,
  /** As in Excel. */
  cellCharacters: 32_767,
} as const;

/** A table of texts, merged cells repeated; the first row is the first row of the file. */
export interface ReadSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly (readonly string[])[];
  /** Merged areas whose text was repeated. */
  readonly mergedAreas: number;
}

/** What was left out or guessed, to be said. */
export type ReadNote = 'macros' | 'windows-1252' | 'external-links';

export interface ReadBook {
  readonly sheets: readonly ReadSheet[];
  readonly notes: readonly ReadNote[];
}

export const READ_PROBLEMS = [
  'empty',
  'too-large',
  'wrong-type',
  'old-excel',
  'binary-excel',
  'open-document',
  'zip-bomb',
  'declarations',
  'damaged',
  'too-many-rows',
  'too-many-columns',
  'huge-cell',
  'no-rows',
  'too-slow',
] as const;
export type ReadProblem = (typeof READ_PROBLEMS)[number];

/** A file that is not read, and why. */
export class ReadRefusal extends Error {
  readonly problem: ReadProblem;
  /** Sheet or place that it is about. */
  readonly place: string;

  constructor(problem: ReadProblem, place = '') {
    super(problem);
    this.problem = problem;
    this.place = place;
  }
}

export type ReadAnswer = { book: ReadBook } | { problem: ReadProblem; place: string };
