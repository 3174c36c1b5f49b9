import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  key: string;
  label: string;
  /** null where a row has nothing here: a dash in the table, no line on a card. */
  render: (row: Row) => ReactNode;
  /** Name by which the list call can order, where it can. */
  sortBy?: string;
  align?: 'left' | 'right';
  width?: number | string;
  /** px; with it and without a width the column takes what its texts can use. */
  minWidth?: number;
}

/** Where the list stands; `useListParameters` of the features gives it. */
export interface ListState {
  orderBy: string;
  order: 'asc' | 'desc';
  sortBy: (orderBy: string) => void;
  page: number;
  /** `replace` where the page that the address names is put right, not chosen. */
  setPage: (page: number, step?: 'push' | 'replace') => void;
  query: { limit: number };
}

export const defaultListLabels = {
  actions: 'Actions',
  loading: 'Loading',
  previous: 'Previous page',
  next: 'Next page',
  shown: (first: number, last: number, total: number) => `${first}–${last} of ${total}`,
  tryAgain: 'Try again',
};

export type ListLabels = typeof defaultListLabels;

/** Rows that can be chosen to do something with all of them. */
export interface ListSelection<Row> {
  /** Keys of the chosen rows, those of other pages too. */
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Names the box of a row: "Select HZ-014". */
  label: (row: Row) => string;
  /** Names the box of all rows that are shown. */
  allLabel: string;
}

export interface ListLayoutProps<Row> {
  /** Names the list for screen readers. */
  label: string;
  /** The first one is the heading of a row. */
  columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]];
  /** Undefined while the first answer is awaited. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** What can be done with one row, at its end. */
  actions?: (row: Row) => ReactNode;
  selection?: ListSelection<Row> | undefined;
  state: ListState;
  labels: ListLabels;
}

/** Rows of the placeholder. */
export const PLACEHOLDERS = [0, 1, 2, 3, 4] as const;
