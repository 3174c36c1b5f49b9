import type { Readable } from 'node:stream';

/** A file on its way in: complete, on disk, its content known by hash. */
export interface ReceivedFile {
  path: string;
  /** Name as the sender gave it, without folders and characters that no file system or header takes. */
  fileName: string;
  /** What the first bytes say, not what the sender said. */
  mimeType: string;
  sizeBytes: number;
  /** SHA-256 of the content in hexadecimal digits. */
  sha256: string;
}

/** Where files lie. They are named by their content, so the same file is kept once and never changes. */
export interface FileStorage {
  /** Keeps a file; the one at `path` may be gone afterwards. Keeping the same content again does no harm. */
  put(file: Pick<ReceivedFile, 'path' | 'sha256' | 'mimeType'>): Promise<void>;
  /** Undefined where there is none. */
  open(sha256: string): Promise<Readable | undefined>;
  /** Nothing happens where there is none. */
  remove(sha256: string): Promise<void>;
}
