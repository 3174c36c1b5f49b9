/** A piece of a text: as bytes (UTF-8) where there is much of it. */
export type TextPiece = string | Buffer;

/** Characters that are put together at a time: milliseconds, after which others have their turn. */
const PART = 262_144;

/**
 * Puts pieces of a long text together as bytes, part by part, while they come. Bytes lie outside the heap: as texts, tens
 * of megabytes would be copied and marked by each collection until the last one was there, and everybody else waits for that.
 */
export class ByteParts {
  readonly #take: (part: Buffer) => void;
  #pieces: string[] = [];
  #length = 0;

  /** @param take is given each part, in order */
  constructor(take: (part: Buffer) => void) {
    this.#take = take;
  }

  /** @returns whether a part was finished by it */
  add(piece: TextPiece): boolean {
    if (typeof piece !== 'string') {
      this.finish();
      this.#take(piece);
      return false;
    }
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length < PART) return false;
    this.finish();
    return true;
  }

  /** Hands over what is left. */
  finish(): void {
    if (this.#length > 0) this.#take(bytesOf(this.#pieces));
    this.#pieces = [];
    this.#length = 0;
  }
}

function bytesOf(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(pieces.reduce((size, piece) => size + Buffer.byteLength(piece), 0));
  let end = 0;
  for (const piece of pieces) end += bytes.write(piece, end);
  return bytes;
}
