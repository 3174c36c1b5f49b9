import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

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

/**
 * How far somebody has read the history of a project. Backwards: the audit rows before `before`. Forwards: what the
 * snapshot `to` saw and `from` did not, as far as it comes after the row `after`; `from` is null from the beginning on,
 * `to` where a new look is due.
 */
export type HistoryCursor =
  | { projectUuid: string; before: number }
  | { projectUuid: string; from: string | null; to: string | null; after: number };

/** Bytes of the key that `EventCursors` takes. */
export const CURSOR_KEY_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Texts are filled up to a multiple: the length of a snapshot says how many transactions were under way. */
const BLOCK = 256;

/**
 * Turns cursors into texts and back. A text must tell nothing: the numbers of transactions and audit rows grow with
 * votes and with other projects, so in clear they would count what nobody may see (docs/decisions/0006).
 */
export class SealedCursors<Cursor extends object> {
  readonly #key: Buffer;

  /** @param use of the cursors: a text for one use is none for another */
  constructor(key: Buffer, use: 'events' | 'history') {
    // Event ids have been sealed with the key itself from the first version on.
    this.#key = use === 'events' ? key : Buffer.from(hkdfSync('sha256', key, '', use, CURSOR_KEY_BYTES));
  }

  write(cursor: Cursor): string {
    const text = JSON.stringify(cursor);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, iv);
    const padded = text.padEnd(Math.ceil(text.length / BLOCK) * BLOCK);
    const sealed = Buffer.concat([cipher.update(padded, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @returns undefined for a text that this server did not write */
  read(sealed: string): Cursor | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text =
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      return JSON.parse(text) as Cursor;
    } catch {
      return undefined;
    }
  }
}
