import { once } from 'node:events';
import type { Writable } from 'node:stream';

const CHUNK = 65_536;

/** Collects small pieces of text and hands them on in large ones; waits where the reader is slower. */
export class Chunks {
  #pieces: string[] = [];
  #length = 0;
  readonly #write: (text: string) => Promise<void> | void;

  constructor(write: (text: string) => Promise<void> | void) {
    this.#write = write;
  }

  /** Whether enough has come together for `flush`. */
  get isFull(): boolean {
    return this.#length > CHUNK;
  }

  add(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
  }

  async flush(): Promise<void> {
    const text = this.#pieces.join('');
    this.#pieces = [];
    this.#length = 0;
    if (text) await this.#write(text);
  }
}

/** Writes and waits until the stream takes more. */
export async function writeTo(out: Writable, content: string | Uint8Array): Promise<void> {
  if (!out.write(content)) await once(out, 'drain');
}

/** The five signs that mean something in XML and HTML. */
export const escapeMarkup = (text: string): string =>
  /[&<>"']/.test(text)
    ? text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;')
    : text;
