/**
 * The id of a text that is given without one: lowercased, without . , ! ? and backslashes, its first three words
 * joined with hyphens (specification §5).
 */
export const idOfText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,!?\\]/g, '')
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, 3)
    .join('-');
