import { readFileSync } from 'node:fs';

/**
 * Reads one file of seed/data. Parsed at run time, not imported: the compiler would otherwise derive a type with
 * thousands of literals from every table.
 */
export const readSeedData = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./data/${name}`, import.meta.url), 'utf8')) as T;
