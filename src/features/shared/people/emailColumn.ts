import type { ListColumn } from '@/ui/list';

/** px; most addresses stand on one line in it. */
const WIDTH = 250;

/** The column of e-mail addresses in a list of people. */
export const emailColumn = <Row>(
  label: string,
  emailOf: (row: Row) => string,
  sortBy?: string,
): ListColumn<Row> => ({ key: 'email', label, sortBy, width: WIDTH, render: emailOf });
