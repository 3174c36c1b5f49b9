import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs Debian's HAProxy with a configuration, which it has to find valid. @returns ends it */
export async function startHaproxy(config: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'badger-proxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, config);
  await run('haproxy', ['-c', '-q', '-f', file]);
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const gone = new Promise(done => proxy.on('exit', done));
  return async () => {
    proxy.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
}
