import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Files below a folder with one of these endings, as paths from the root of the repository, in order. */
export const filesBelow = (folder: string, endings: readonly string[]): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => endings.some(ending => path.endsWith(ending)))
    .sort();

const withEnding = (path: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map(ending => `${path}${ending}`)
    .find(candidate => /\.\w+$/.test(candidate) && existsSync(candidate));

/** The files of the repository that a file imports itself. */
export function importsOf(file: string): string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('@/')) return withEnding(join('src', fileName.slice(2))) ?? [];
    return fileName.startsWith('.') ? (withEnding(join(dirname(file), fileName)) ?? []) : [];
  });
}
