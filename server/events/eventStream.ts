import { Readable } from 'node:stream';

/** Unread bytes after which a listener is given up: it comes back and goes on from where it was. */
const MAX_UNREAD = 4 * 1024 * 1024;

/** Server-sent events to one listener. Never waits for the listener: who does not read is let go. */
export class EventStream extends Readable {
  constructor() {
    // `push` asks to slow down above the mark; how much may wait is decided in `write`.
    super({ highWaterMark: MAX_UNREAD });
  }

  override _read(): void {
    // Everything is pushed when it happens.
  }

  write(text: string): void {
    if (this.destroyed || this.readableEnded) return;
    if (this.readableLength > MAX_UNREAD) this.destroy();
    else this.push(text);
  }

  end(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null);
  }

  /** Waits for nobody: a listener with something unread is cut off. */
  endAtOnce(): void {
    if (this.readableLength > 0) this.destroy();
    else this.end();
  }
}
