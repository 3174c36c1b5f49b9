/**
 * A text as lists are sorted by it, as SQL: numbers by their value, and letters as people order them, so that H-2 stands
 * before H-10, "Line 2" before "Line 10" and "älter" beside "alt". The collation is made by the migration. It stands in
 * orders only, never in a column: no index depends on the order of one version of ICU.
 */
export const naturally = (text: string): string => `${text} collate natural_order`;
