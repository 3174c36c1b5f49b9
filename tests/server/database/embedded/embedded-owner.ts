import { startEmbeddedPostgres } from '../../../../server/database/embedded/startEmbeddedPostgres.ts';

/**
 * A process of its own that owns an embedded database, for tests that kill it:
 * node embedded-owner.ts <data folder> <shared folder>. Says one line of JSON when the database runs or cannot,
 * and stops it on SIGTERM.
 */
const [dataFolder = '', sharedFolder] = process.argv.slice(2);
const lines: string[] = [];
const say = (message: object) => process.stdout.write(`${JSON.stringify({ ...message, lines })}\n`);
try {
  const { url, adopted, stop } = await startEmbeddedPostgres({
    dataFolder,
    sharedFolder,
    log: line => lines.push(line),
  });
  process.once('SIGTERM', stop);
  say({ url, adopted });
} catch (error) {
  say({ error: (error as Error).message, name: (error as Error).name });
}
