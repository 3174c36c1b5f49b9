/** A piece of a file's text, at most one page long. */
export interface ReadPage {
  /** null where the file has no pages. */
  page: number | null;
  /** The sheet of a workbook, otherwise empty. */
  section: string;
  text: string;
}

/** Why a file is not read. */
export class ReadingRefusal extends Error {
  readonly problem: 'UNREADABLE' | 'NO_TEXT';
  constructor(problem: ReadingRefusal['problem'], options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

export const READING_LIMITS = {
  pages: 2000,
  /** Of all pages; a book of 1,000 pages has half as many. */
  characters: 4_000_000,
  /** Of one piece: an index entry of PostgreSQL holds 1 MB of words. */
  pieceCharacters: 50_000,
} as const;
