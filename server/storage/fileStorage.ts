import type { Readable } from 'node:stream';

/** A received file: complete, on disk and hashed. */
export interface ReceivedFile {
  path: string;
  /** Name as the sender gave it, without folders and characters that no file system or header takes. */
  fileName: string;
  /** Detected from the first bytes; the sender's claim is ignored. */
  mimeType: string;
  sizeBytes: number;
  /** SHA-256 of the content in hexadecimal digits. */
  sha256: string;
}

/** Where files lie. They are named by their content, so the same file is kept once and never changes. */
export interface FileStorage {
  /** Keeps a file; the one at `path` may be gone afterwards. Keeping the same content again does no harm. */
  put(file: Pick<ReceivedFile, 'path' | 'sha256' | 'mimeType'>): Promise<void>;
  /** Undefined if there is no such file. */
  open(sha256: string): Promise<Readable | undefined>;
  /** Does nothing if there is no such file. */
  remove(sha256: string): Promise<void>;
}
