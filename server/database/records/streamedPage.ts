import { Readable } from 'node:stream';
import { type Pool, type PoolClient, type QueryConfig, types } from 'pg';
import { ByteParts, type TextPiece } from './byteParts.ts';

/** A row of a page: its record as JSON, none where the page has none, and how many there are in all. */
export interface PageRow {
  total: number;
  record: string | null;
}

/** A text that is handed over while it is made. */
export interface StreamedText {
  pieces: AsyncIterable<TextPiece>;
  /** Bytes of it, when all was made; received or not. */
  made: Promise<number>;
}

/**
 * A large page, `{"results":[…],"total":n}`, which goes on while the database still makes the rest: nobody waits for tens of
 * megabytes to be there, and what was sent is gone. It is one statement, so it shows one moment, and it is read as fast as it comes
 * however slowly it is received, so that nobody keeps a connection.
 *
 * @returns its pieces where all was there at once
 * @throws Error of the database until something was handed over; afterwards the pieces end with it
 */
export async function streamedPage(
  database: Pool | PoolClient,
  statement: QueryConfig,
): Promise<TextPiece[] | StreamedText> {
  const content = new Readable({ read() {} });
  // Told to whoever reads it; nobody may any more.
  content.on('error', () => {});
  const begun = Promise.withResolvers<void>();
  let size = 0;
  let isFirst = true;
  let isMade = false;
  const parts = new ByteParts(part => {
    size += part.length;
    if (!content.destroyed) content.push(part);
  });
  const take = (record: string) => {
    if (!isFirst) parts.add(',');
    isFirst = false;
    if (parts.add(record)) begun.resolve();
  };
  const make = async () => {
    parts.add('{"results":[');
    // Each record is taken when it arrives, before it becomes part of a row.
    const { rows } = await database.query<PageRow>({ ...statement, types: parsing(take) });
    parts.add(`],"total":${rows[0]?.total ?? 0}}`);
    parts.finish();
    content.push(null);
    isMade = true;
    return size;
  };
  const made = make();
  made.catch((error: Error) => content.destroy(error));
  await Promise.race([made, begun.promise]);
  return isMade ? [content.read() as Buffer] : { pieces: content, made };
}

/** Values as always, but texts, which go another way. */
const parsing = (take: (text: string) => void): typeof types =>
  ({
    getTypeParser: (oid: number, format?: 'text') =>
      oid === types.builtins.TEXT ? take : types.getTypeParser(oid, format),
  }) as unknown as typeof types;
