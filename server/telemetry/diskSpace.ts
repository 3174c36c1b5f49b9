import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../contract/errors.ts';

const LOOK_EVERY_MS = 15_000;
/** Below this share of free space the log warns. */
const LOW_SHARE = 0.1;
const MEGABYTE = 2 ** 20;

/** Of the disk that a folder lies on, in bytes, for a user who is not root. */
export interface Space {
  free: number;
  total: number;
}

export async function spaceAt(folder: string): Promise<Space> {
  let place = folder;
  // Before the first upload the folder may not be there yet.
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  const { bavail, blocks, bsize } = await statfs(place);
  return { free: bavail * bsize, total: blocks * bsize };
}

interface DiskSpaceOptions {
  folder: string;
  /** Bytes that stay free: PostgreSQL ends when it cannot write its log, and needs room to start again. */
  reserve: number;
  /** Whether the database lies there as well, so that every change needs room. */
  holdsDatabase: boolean;
  log: FastifyBaseLogger;
  /** Tests only. */
  look?: (folder: string) => Promise<Space>;
}

/**
 * The disk of the data folder: warns when it becomes low, and refuses what would fill it while there is still room for
 * the database to go on. Reading is never refused, and all of it ends by itself when there is room again.
 */
export class DiskSpace {
  readonly #options: DiskSpaceOptions;
  readonly #look: (folder: string) => Promise<Space>;
  #space: Space | undefined;
  #told: 'enough' | 'low' | 'full' = 'enough';
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DiskSpaceOptions) {
    this.#options = options;
    this.#look = options.look ?? spaceAt;
  }

  /** As it was when last looked at; undefined before that, or where the system does not tell. */
  get space(): Space | undefined {
    return this.#space;
  }

  /** Looks now and from then on every 15 seconds, until it is closed. */
  async watch(): Promise<void> {
    await this.look();
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    const { folder, log } = this.#options;
    try {
      this.#space = await this.#look(folder);
    } catch (error) {
      this.#space = undefined;
      log.warn({ reason: (error as Error).message }, 'free space of the data folder cannot be read');
      return;
    }
    this.#tell(this.#space);
  }

  /**
   * @param isUpload whether a file comes with it, which lies in the data folder wherever the database is
   * @throws ApiError UNAVAILABLE when only the reserve is left
   */
  requireRoom(isUpload: boolean): void {
    if (!this.#isFull() || !(isUpload || this.#options.holdsDatabase)) return;
    throw new ApiError(
      'UNAVAILABLE',
      'The disk of this installation is full, so nothing can be saved just now. Nothing was changed, and reading goes ' +
        'on. Whoever runs the installation has to free some space; then try again.',
    );
  }

  #isFull(): boolean {
    return this.#space !== undefined && this.#space.free < this.#options.reserve;
  }

  /** Once for each change, not with every look. */
  #tell({ free, total }: Space): void {
    const { folder, log } = this.#options;
    const state = this.#isFull() ? 'full' : free < total * LOW_SHARE ? 'low' : 'enough';
    if (state === this.#told) return;
    this.#told = state;
    const facts = {
      folder,
      freeMegabytes: Math.floor(free / MEGABYTE),
      totalMegabytes: Math.floor(total / MEGABYTE),
    };
    if (state === 'full') log.error(facts, 'the disk is full: changes are refused until there is room again');
    else if (state === 'low') log.warn(facts, 'less than a tenth of the disk is free');
    else log.warn(facts, 'there is room on the disk again');
  }
}
