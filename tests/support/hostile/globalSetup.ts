import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../e2e/builtApp.ts';
import { LOG_FOLDER } from '../keptLogs.ts';
import { secretsIn } from './secrets.ts';

/**
 * S13: everything that the servers of the run logged is looked through for secrets when the run is over. The web app is
 * built for what needs a browser.
 */
export default function setup(): () => void {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'badger-logs-'));
  process.env[LOG_FOLDER] = folder;
  return () => {
    const files = readdirSync(folder);
    let lines = 0;
    const found = files.flatMap(name => {
      const log = readFileSync(join(folder, name), 'utf8');
      lines += log.split('\n').length - 1;
      return secretsIn(log);
    });
    rmSync(folder, { recursive: true });
    process.stdout.write(`S13: ${lines} lines of ${files.length} logs, ${found.length} secrets\n`);
    if (found.length === 0) return;
    throw new Error(`The logs of this run carry secrets: ${[...new Set(found)].slice(0, 20).join('; ')}`);
  };
}
