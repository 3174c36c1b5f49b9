import removeMarkdown from 'remove-markdown';

/**
 * The words of a Markdown text without their formatting, for places that take no formatting: labels, names for screen
 * readers, subjects of mails. Line breaks become spaces.
 */
export const plainWords = (markdown: string): string =>
  removeMarkdown(markdown).replaceAll(/\s+/g, ' ').trim();

/** A value as it stands in Markdown without becoming formatting itself: a name such as `a*b*` or `[x](y)`. */
export const escapeMarkdown = (value: string | number): string =>
  String(value).replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');
