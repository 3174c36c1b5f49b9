import type { ReactNode } from 'react';

/** One line of the palette: somewhere to go or something to do. */
export interface Command {
  id: string;
  /** Heading that it stands below. */
  group: string;
  label: string;
  /** A second, smaller text. */
  detail?: string;
  /** Other words by which it is found. */
  keywords?: string;
  icon: ReactNode;
  run: () => void;
}

/** Every word of the query begins a word of the command, in any order. */
export function matches(
  { label, keywords = '' }: Pick<Command, 'label' | 'keywords'>,
  query: string,
): boolean {
  const words = `${label} ${keywords}`.toLocaleLowerCase().split(/[\s/]+/);
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(part => words.some(word => word.startsWith(part)));
}
