import type { components } from '../../contract/generated/operations.ts';

export type NotificationMessage = components['schemas']['NotificationMessage'];
export type NotificationMessageId = components['schemas']['NotificationMessageId'];

/** A sentence independent of its language. */
export const message = (id: NotificationMessageId, ...values: (string | number)[]): NotificationMessage => ({
  id,
  values,
});

/** Text that is the same in every language: a person's own words, names, codes. */
export const words = (text: string): NotificationMessage => message('WORDS', text);

/** The content of a message: plain text, or sentences, one per line. */
export type Said = string | readonly NotificationMessage[];

/** Formats one sentence in a language. */
export type Say = (message: NotificationMessage) => string;

/** A text in one language. */
export const inWords = (said: Said, say: Say): string =>
  typeof said === 'string' ? said : said.map(say).join('\n');

/** The translatable sentences for clients; none for plain text. */
export const translatable = (said: Said): readonly NotificationMessage[] =>
  typeof said !== 'string' && said.some(({ id }) => id !== 'WORDS') ? said : [];
