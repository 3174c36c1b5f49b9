import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads one file of seed/data. Parsed at run time, not imported: the compiler would otherwise derive a type with
 * thousands of literals from every table.
 */
export const readSeedData = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', name), 'utf8')) as T;
