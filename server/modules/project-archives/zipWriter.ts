import { createHash } from 'node:crypto';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchivedPart } from './archiveForm.ts';

/** The same content is the same bytes: no archive tells by its clock that something changed. */
const MOMENT = new Date(1980, 0, 1);

type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** Writes a ZIP archive piece by piece; what is written is handed on at once and nothing is kept. */
export class ZipWriter {
  readonly parts: ArchivedPart[] = [];
  readonly #zip: Zip;
  readonly #written: Uint8Array[] = [];
  #error: Error | undefined;

  constructor() {
    this.#zip = new Zip((error, data) => {
      if (error) this.#error = error;
      else this.#written.push(data);
    });
  }

  *#take(): Generator<Buffer> {
    if (this.#error) throw this.#error;
    for (const data of this.#written.splice(0)) yield Buffer.from(data.buffer, data.byteOffset, data.length);
  }

  /** @param isPacked packing it again would gain nothing */
  async *add(path: string, pieces: Pieces, isPacked = false): AsyncGenerator<Buffer> {
    const entry = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = MOMENT;
    this.#zip.add(entry);
    const hash = createHash('sha256');
    let sizeBytes = 0;
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      hash.update(bytes);
      sizeBytes += bytes.length;
      // The packer keeps what it is given; a stream uses its buffers again.
      entry.push(new Uint8Array(bytes));
      yield* this.#take();
    }
    entry.push(new Uint8Array(), true);
    this.parts.push({ path, sizeBytes, sha256: hash.digest('hex') });
    yield* this.#take();
  }

  *end(): Generator<Buffer> {
    this.#zip.end();
    yield* this.#take();
  }
}
