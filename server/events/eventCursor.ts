import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * How far a stream has come: everything that the snapshot `from` saw, and of what `to` saw beyond it the audit rows up to
 * `after`. Snapshots are `pg_snapshot` texts.
 */
export interface EventCursor {
  projectUuid: string;
  from: string;
  to: string;
  after: number;
}

/** Bytes of the key that `EventCursors` takes. */
export const CURSOR_KEY_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Texts are filled up to a multiple: the length of a snapshot says how many transactions were under way. */
const BLOCK = 256;

/**
 * Turns cursors into event ids and back. An id must tell nothing: the numbers of transactions and audit rows grow with
 * votes and with other projects, so in clear they would count what nobody may see (docs/decisions/0006).
 */
export class EventCursors {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  write(cursor: EventCursor): string {
    const text = JSON.stringify(cursor);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, iv);
    const padded = text.padEnd(Math.ceil(text.length / BLOCK) * BLOCK);
    const sealed = Buffer.concat([cipher.update(padded, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @returns undefined for an id that this server did not issue */
  read(id: string): EventCursor | undefined {
    const bytes = Buffer.from(id, 'base64url');
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text =
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      return JSON.parse(text) as EventCursor;
    } catch {
      return undefined;
    }
  }
}
