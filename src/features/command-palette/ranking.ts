import { withoutMarks } from '@/lib/textMark';
import type { Command } from './command';

type Named = Pick<Command, 'label' | 'code' | 'keywords'>;

/** As it is compared: „Über“ is found by "uber". */
const folded = (text: string): string =>
  withoutMarks(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();
const wordsOf = (text: string): string[] => folded(text).split(/[\s/]+/);
const begins = (words: readonly string[], query: string): boolean =>
  wordsOf(query).every(part => words.some(word => word.startsWith(part)));

/** Every word of the query begins a word of the command, in any order. */
export const matches = ({ label, keywords = '' }: Named, query: string): boolean =>
  begins(wordsOf(`${label} ${keywords}`), query);

/** How well a command answers a query: 0 is best, the last are those that the server found by something else. */
export function rankOf({ label, code, keywords }: Named, query: string): number {
  const asked = folded(query);
  const name = folded(label);
  if (name === asked || (code !== undefined && folded(code) === asked)) return 0;
  if (name.startsWith(asked)) return 1;
  if (begins(wordsOf(label), query)) return 2;
  return matches({ label, keywords }, query) ? 3 : 4;
}

/** Commands by the heading that they stand below, in the order in which the headings first come. */
export function inGroups(commands: readonly Command[]): ReadonlyMap<string, readonly Command[]> {
  const groups = new Map<string, Command[]>();
  for (const command of commands) groups.set(command.group, [...(groups.get(command.group) ?? []), command]);
  return groups;
}

/**
 * Best match first, among equals what was used last, then as they come. The group of the best one comes first, so that
 * the first line is the best match of all.
 * @param used ids of what was used, the last one first
 */
export function bestFirst(
  commands: readonly Command[],
  query: string,
  used: readonly string[],
): readonly Command[] {
  const place = ({ id }: Command) => (used.includes(id) ? used.indexOf(id) : used.length);
  const ranked = commands
    .map(command => ({ command, rank: rankOf(command, query) }))
    .sort((a, b) => a.rank - b.rank || place(a.command) - place(b.command))
    .map(({ command }) => command);
  return [...inGroups(ranked).values()].flat();
}

/** Before anything is typed: what was used last in a group of its own, then everything else as it comes. */
export function usedFirst(
  commands: readonly Command[],
  used: readonly string[],
  group: string,
): readonly Command[] {
  const again = used.flatMap(id => commands.find(command => command.id === id) ?? []);
  return [
    ...again.map(command => ({ ...command, group })),
    ...commands.filter(({ id }) => !used.includes(id)),
  ];
}
