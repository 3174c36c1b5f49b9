import type { components } from '../../contract/generated/operations.ts';

export type NotificationMessage = components['schemas']['NotificationMessage'];
export type NotificationMessageId = components['schemas']['NotificationMessageId'];

/** A sentence apart from its language. */
export const message = (id: NotificationMessageId, ...values: (string | number)[]): NotificationMessage => ({
  id,
  values,
});

/** Words that are the same in every language: those of a person, names, codes. */
export const words = (text: string): NotificationMessage => message('WORDS', text);

/** What is said: plain words, or sentences with a line each. */
export type Said = string | readonly NotificationMessage[];

/** Says one sentence in a language. */
export type Say = (message: NotificationMessage) => string;

/** A text in one language. */
export const inWords = (said: Said, say: Say): string =>
  typeof said === 'string' ? said : said.map(say).join('\n');

/** What a client may say in another language: nothing of plain words. */
export const translatable = (said: Said): readonly NotificationMessage[] =>
  typeof said !== 'string' && said.some(({ id }) => id !== 'WORDS') ? said : [];
