import type { ReactNode } from 'react';

/** One line of the palette: somewhere to go or something to do. */
export interface Command {
  id: string;
  /** Heading that it stands below. */
  group: string;
  label: string;
  /** The short name at the beginning of the label, where it has one: HZ-014. */
  code?: string;
  /** A second, smaller text. */
  detail?: string | undefined;
  /** Other words by which it is found. */
  keywords?: string;
  icon: ReactNode;
  run: () => void;
  /** What is used with it, where that is not itself: the project of a hazard. */
  usedId?: string;
}
