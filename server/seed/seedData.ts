import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads one file of seed/data. Parsed at run time, not imported: the compiler would otherwise derive a type with
 * thousands of literals from every table.
 */
export const readSeedData = <T>(name: string): T => JSON.parse(seedDataFile(name).toString('utf8')) as T;

/** The content of one file of seed/data. */
export const seedDataFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'data', name));
