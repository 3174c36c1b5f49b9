import { execFile } from 'node:child_process';
import { mkdir, readdir, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MEGABYTES = 2048;
const POLL_MS = 50;
const UNMOUNT_DEADLINE_MS = 30_000;

/**
 * `EXT4_IOC_SHUTDOWN` with `NOLOGFLUSH` (linux/fs/ext4/ext4.h), as the file system's own tests do it: from this moment on
 * nothing more reaches the disk, and what was written and not synchronized is lost. Node has no ioctl; Perl is part of
 * every Debian.
 */
const CUT =
  'open(my $d, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl($d, 0x8004587d, $how) or die $!';

/** Processes that work in a folder (their current directory); a database's all do. */
async function processesIn(folder: string): Promise<number[]> {
  const all = (await readdir('/proc')).map(Number).filter(Boolean);
  const places = await Promise.all(all.map(pid => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return all.filter((_, index) => places[index]?.startsWith(folder));
}

/** A disk in a file (ext4 over a loop device) whose power can be cut. Needs root on Linux. */
export class LoopDisk {
  readonly folder: string;
  readonly #image: string;

  private constructor(image: string, folder: string) {
    this.#image = image;
    this.folder = folder;
  }

  /**
   * Makes a disk and mounts it.
   * @param image its file, which must not be there yet
   * @param folder where its root is mounted
   */
  static async create(image: string, folder: string): Promise<LoopDisk> {
    await writeFile(image, '', { flag: 'wx' });
    await truncate(image, MEGABYTES * 1024 * 1024);
    await run('mkfs.ext4', ['-q', '-F', image]);
    await mkdir(folder, { recursive: true });
    const disk = new LoopDisk(image, folder);
    await disk.#mount();
    await rm(join(folder, 'lost+found'), { recursive: true });
    return disk;
  }

  #mount = () => run('mount', ['-o', 'loop', this.#image, this.folder]);

  /** Cuts the power: whoever writes gets an error from now on. */
  cut = () => run('perl', ['-e', CUT, this.folder]);

  /** Ends whoever still stands on the disk, as the power does, and mounts it again; the file system reads its journal. */
  async restore(): Promise<void> {
    for (const pid of await processesIn(this.folder)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // Gone by itself.
      }
    }
    await this.#unmount();
    await this.#mount();
  }

  async remove(): Promise<void> {
    await this.#unmount();
    await rm(this.#image);
  }

  async #unmount(): Promise<void> {
    const deadline = Date.now() + UNMOUNT_DEADLINE_MS;
    for (;;) {
      try {
        await run('umount', [this.folder]);
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await delay(POLL_MS);
      }
    }
  }
}
