import { rm } from 'node:fs/promises';
import { removeEmbeddedPostgres } from '../server/database/embedded/startEmbeddedPostgres.ts';
import { readSettings } from '../server/settings.ts';

/** `npm run db:reset`: deletes everything in the data folder. The next start creates the demo data again. */
const settings = readSettings(process.env);
if (settings.databaseUrl) {
  console.error(
    'db:reset only empties the embedded database. Drop and create the database of DATABASE_URL yourself.',
  );
  process.exit(2);
}
await removeEmbeddedPostgres({ dataFolder: settings.dataFolder, log: line => console.log(line) });
await rm(settings.dataFolder, { recursive: true, force: true });
console.log(`${settings.dataFolder} is empty. "npm start" starts from scratch.`);
