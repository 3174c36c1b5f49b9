import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** Name by which the list call can order, where it can. */
  sortBy?: string;
  align?: 'left' | 'right';
  width?: number | string;
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
  state: ListState;
  labels: ListLabels;
}

/** Rows of the placeholder. */
export const PLACEHOLDERS = [0, 1, 2, 3, 4] as const;
