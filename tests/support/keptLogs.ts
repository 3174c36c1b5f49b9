import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder where a run collects everything that its servers logged. */
export const LOG_FOLDER = 'KEPT_LOG_FOLDER';

/** Keeps what a server logged, where a run wants to look at it in the end. */
export function keepLog(lines: readonly string[]): void {
  const folder = process.env[LOG_FOLDER];
  if (folder && lines.length > 0)
    writeFileSync(join(folder, `${randomBytes(8).toString('hex')}.log`), lines.join(''));
}
